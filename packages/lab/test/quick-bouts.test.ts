import { describe, expect, test } from 'vitest'
import { furtherBouts, quickGames, shareAgainstNovice, shareInQuickBout } from './quick-bouts.ts'

// So few bouts tell only whether it is about right; quick-bouts.soak.test.ts plays many.
describe.each(quickGames)('%s', (ruleset) => {
  test('the quick bout is even', () => {
    const share = shareInQuickBout(ruleset, 200)
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.6)
  })

  test("the beginner's opponent loses far more often than he wins", () => {
    expect(shareAgainstNovice(ruleset, 200)).toBeGreaterThan(0.6)
  })
})

test.each(furtherBouts)('%s, %s: it may well be won, and lost', (ruleset, id) => {
  const share = shareInQuickBout(ruleset, 200, id)
  expect(share).toBeGreaterThan(0.3)
  expect(share).toBeLessThan(0.75)
})
