/** Clubs whose owners answer at random come to an end, are replayed, saved in the middle, and gone on with. */
import {
  Dice,
  effectiveOptions,
  type Game,
  type GameEntry,
  matchesOf,
  partIntoMonths,
  playMonths,
  recordOfMatch,
  seeded,
  Table,
  verify,
} from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { gameOf } from '../src/index.ts'

/** So many of each game: random owners of Munera fight long bouts. */
const CLUBS = [
  ['munera-campaign', process.env.HARENA_NIGHTLY ? 60 : 5],
  ['outland-campaign', process.env.HARENA_NIGHTLY ? 60 : 25],
] as const

/** Any number of owners, men and days, and any switches. */
function openClub({ ruleset }: GameEntry, seed: string): Table<Game> {
  const random = Dice.fromSeed(seed)
  const owners = Array.from({ length: 2 + random.below(4) }, (_, seat) => ({ name: `Owner ${seat + 1}` }))
  const send = 1 + random.below(2)
  const setup = { owners, roster: send + random.below(3), send, cycles: 1 + random.below(2) }
  const switches = ruleset.options.flatMap((option) => {
    const values = 'values' in option ? Object.keys(option.values) : []
    return values.length > 0 && random.below(4) === 0 ? [[option.id, values[random.below(values.length)]]] : []
  })
  const options = Object.fromEntries(switches)
  const { checkSetup } = ruleset
  const isRefused = checkSetup(setup, effectiveOptions(ruleset, options)) !== null
  return Table.open(ruleset, { setup, options: isRefused ? {} : options, dice: seeded(seed) })
}

/** Answers at random until it is over, or for so many answers. */
function play(table: Table<Game>, random: Dice, most: number): void {
  const { ruleset } = table
  for (let given = 0; table.waiting?.for === 'answers' && given < most; given++) {
    const question = table.waiting.questions[0]!
    const answer = ruleset.pick
      ? ruleset.pick(table.state, question, random)
      : ruleset.legal(table.state, question)[random.below(ruleset.legal(table.state, question).length)]
    expect(table.answer(question.seat, answer)).toBeNull()
  }
}

describe.each(CLUBS)('%s', (id, clubs) => {
  const entry = gameOf(id)
  const { ruleset } = entry

  test(`${clubs} clubs end, whatever is answered, and go on from where they were saved`, { timeout: 300_000 }, () => {
    for (let i = 0; i < clubs; i++) {
      const random = Dice.fromSeed(`${id} ${i}`)
      const table = openClub(entry, `${id} club ${i}`)
      play(table, random, 20 + random.below(200))
      const saved = Table.resume(ruleset, table.head, table.snapshot(), table.tapeFrom(table.snapshot().tape))
      expect(saved.digest()).toBe(table.digest())
      const twin = Dice.fromState(random.state)
      play(table, random, 100_000)
      play(saved, twin, 100_000)
      expect(table.isOver).toBe(true)
      expect(saved.digest()).toBe(table.digest())
      if (i % 4 > 0) continue
      expect(verify(ruleset, table.record()).isSame).toBe(true)
      const parts = partIntoMonths(ruleset, table.head, table.tape)
      let part = parts.next()
      while (!part.done) part = parts.next()
      for (const _ of playMonths(ruleset, part.value));
      for (const match of matchesOf(ruleset, part.value)) recordOfMatch(gameOf(match.head.ruleset).ruleset, match)
    }
  })
})
