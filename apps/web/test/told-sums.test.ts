/** What a line says on the page: a short sentence, and each of its numbers opens into its sum. */
import { effectiveOptions, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import { reckonings } from '@harena/outland'
import { expect, test } from 'vitest'
import { shortLine, toldSums } from '../src/match/told-sums.ts'

test('a blow of Outland is told in a short sentence: what was added is in the sums of its numbers', () => {
  const { ruleset, opponents } = gameOf('outland')
  const play = opponents.standard!.play
  const { log } = Table.open(ruleset, { setup: ruleset.defaultSetup, dice: seeded('short'), players: [play, play] })
  const blows = log.filter(({ event }) => event.kind === 'exchangeRolled')
  expect(blows.length).toBeGreaterThan(2)
  for (const { event } of blows) {
    const text = ruleset.narrate(event, ['Flamma', 'Verus'])
    const sums = reckonings.told(event as never, effectiveOptions(ruleset, {}) as never)
    expect(text).toMatch(/dice \+\d/)
    expect(shortLine(text, sums)).toMatch(/^(Flamma|Verus) (attacks|whips) (Flamma|Verus) with -?\d+ against -?\d+\.$/)
    expect(toldSums(text, sums).pieces.filter(({ sum }) => sum)).toHaveLength(2)
  }
})

test('what stands in brackets behind a number and is not its sum stays', () => {
  const sum = { of: 'score', total: 2, steps: [], written: '2 (' } as never
  expect(shortLine('and hits for 2 (5 against 3).', [sum])).toBe('and hits for 2 (5 against 3).')
})
