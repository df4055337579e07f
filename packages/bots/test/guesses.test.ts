/** Rough guesses at what comes of two allocations, and dice that start elsewhere in every thought. */
import { type Colosseum, colosseum, type QuestionOf, type State } from '@harena/colosseum'
import { type Bot, Dice, playOut, type Referee } from '@harena/engine'
import { expect, test } from 'vitest'
import { allocationsOf } from '../src/colosseum/exchange.ts'
import { guessesAt } from '../src/colosseum/guesses.ts'
import { mind } from '../src/colosseum/mind.ts'
import { thoughts } from '../src/colosseum/opponent.ts'
import { Sampling } from '../src/master/sample.ts'
import { think } from '../src/master/search.ts'
import { defaults } from './colosseum-duel.ts'

type Allocate = QuestionOf<'allocate'>

/** The first position of a duel in which both allocate at once. */
function exchange(): { readonly state: State; readonly mine: Allocate; readonly his: Allocate } {
  let found: ReturnType<typeof exchange> | null = null
  const bot: Bot<Colosseum> = (known, question, random) => {
    const together = found ? null : new Sampling(mind).questionsAt(known)
    if (together?.length === 2 && together.every(({ kind }) => kind === 'allocate')) {
      const [mine, his] = together as [Allocate, Allocate]
      found = { state: colosseum.clone(known), mine, his }
    }
    return mind.habit(known, question, random)
  }
  playOut(colosseum, colosseum.start(colosseum.defaultSetup, defaults as never), [bot, bot], 'guesses')
  return found!
}

const { state, mine, his } = exchange()
const rows = allocationsOf(state, mine, thoughts.veteran)
const columns = allocationsOf(state, his, thoughts.veteran)

/** What kinds of blow are struck in them. */
const kindsIn = (list: typeof rows) =>
  new Set(list.flatMap(({ attacks }) => attacks.map(({ special, area }) => special || area))).size

test('there is a guess for each pair, for the order and for every kind of blow of either side', () => {
  const tables = guessesAt(state, mine, rows, his, columns)
  expect(tables.length).toBe(1 + kindsIn(rows) + kindsIn(columns))
  for (const table of tables) {
    expect(table.length).toBe(rows.length * columns.length)
    expect(table.every(Number.isFinite)).toBe(true)
  }
})

test('where neither strikes nothing is guessed, nor of an answer that nobody would have thought of', () => {
  const tables = guessesAt(state, mine, rows, his, columns)
  const [row, column] = [rows, columns].map((list) => list.findIndex(({ attacks }) => attacks.length === 0))
  expect(tables.map((table) => table[row! * columns.length + column!])).toEqual(tables.map(() => 0))
  const strange = { ...rows[0]!, defence: [9, 9, 9, 9, 9] }
  for (const table of guessesAt(state, mine, [strange], his, columns))
    expect(table.every((one) => one === 0)).toBe(true)
})

test('of a blow that only one side strikes, only that side has a guess', () => {
  const [, ...blows] = guessesAt(state, mine, rows, his, columns)
  const column = columns.findIndex(({ attacks }) => attacks.length === 0)
  const guessed = (tables: readonly Float64Array[]) =>
    tables.flatMap((table) => rows.map((_, row) => table[row * columns.length + column]!))
  expect(guessed(blows.slice(0, kindsIn(rows))).some((one) => one > 0)).toBe(true)
  expect(guessed(blows.slice(kindsIn(rows))).every((one) => one === 0)).toBe(true)
})

test('what guesses tell comes near to what is tried', () => {
  const [order, ...blows] = guessesAt(state, mine, rows, his, columns)
  const sampling = new Sampling(mind)
  const pairs = Array.from({ length: 60 }, (_, i) => [(i * 7) % rows.length, (i * 11) % columns.length] as const)
  const tried = pairs.map(([row, column]) => {
    let sum = 0
    for (let number = 0; number < 60; number++) {
      sum += sampling.chanceAfter(state, mine, [rows[row]!, columns[column]!], 'tried', number)
    }
    return sum / 60
  })
  const given = kindsIn(rows)
  const guessed = pairs.map(([row, column]) => {
    const at = row * columns.length + column
    return blows.reduce((sum, table, which) => sum + (which < given ? 1 : -1) * table[at]!, order![at]!)
  })
  expect(correlation(tried, guessed)).toBeGreaterThan(0.5)
})

function correlation(some: readonly number[], others: readonly number[]): number {
  const apart = (list: readonly number[]) => {
    const mean = list.reduce((sum, one) => sum + one, 0) / list.length
    return list.map((one) => one - mean)
  }
  const [a, b] = [apart(some), apart(others)]
  const product = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, at) => sum + value * other[at]!, 0)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

test('the even dice of a meeting start elsewhere in every thought, and in the same place for the same stream', () => {
  const rollsOf = (seed: string) => {
    const rolls: number[] = []
    const seen = new Set<unknown>()
    const playStep: typeof colosseum.playStep = (position, referee) => {
      if (!seen.has(referee)) listen(referee, rolls)
      seen.add(referee)
      colosseum.playStep(position, referee)
    }
    const watched = { ...mind, ruleset: { ...colosseum, playStep } }
    think(watched, { samples: 400, grain: 0.01 }, state, mine, Dice.fromSeed(seed))
    return rolls.slice(0, 40)
  }
  expect(rollsOf('one')).toEqual(rollsOf('one'))
  expect(rollsOf('one')).not.toEqual(rollsOf('other'))
})

function listen(referee: Referee<Colosseum>, rolls: number[]): void {
  const roll = referee.roll.bind(referee)
  referee.roll = (...asked) => {
    const sum = roll(...asked)
    rolls.push(sum)
    return sum
  }
}
