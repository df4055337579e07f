import { seeded, Table } from '@harena/engine'
import { expect, test } from 'vitest'
import { gameOf } from '../src/index.ts'

/** The board of the page shows no numbers; zones of Heroes have theirs written on the sand. */
test.each([
  ['munera', /\b\d+,\d+\b/],
  ['outland', /\b\d+,\d+\b/],
  ['colosseum', /\b\d{1,2}-\d{1,2}\b/],
] as const)('no line of %s speaks of a hex by its number', (id, number) => {
  const { ruleset, opponents, quick } = gameOf(id)
  const lines: string[] = []
  for (const [bout, { setup, options }] of [...quick, ...quick, ...quick].entries()) {
    Table.open(ruleset, {
      setup,
      options,
      dice: seeded(`places ${bout}`),
      players: Array(12).fill(opponents.standard),
      onTold: ({ event }, state) => lines.push(ruleset.narrate(event, ruleset.names(state))),
    })
  }
  expect(lines.length).toBeGreaterThan(100)
  expect(lines.filter((line) => number.test(line))).toEqual([])
})
