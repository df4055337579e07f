import { describe, expect, test } from 'vitest'
import { quickGames, shareAgainstNovice, shareInQuickBout } from './quick-bouts.ts'

/** Chance moves the share by a point at most in nineteen of twenty runs. */
const BOUTS = 10_000

describe.each(quickGames)('%s', (ruleset) => {
  test('the quick bout is won by either side in 48 to 52 of a hundred', () => {
    const share = shareInQuickBout(ruleset, BOUTS)
    expect(share).toBeGreaterThan(0.48)
    expect(share).toBeLessThan(0.52)
  })

  test("the beginner's opponent loses to the standard one at least two times of three", () => {
    expect(shareAgainstNovice(ruleset, BOUTS)).toBeGreaterThan(2 / 3)
  })
})
