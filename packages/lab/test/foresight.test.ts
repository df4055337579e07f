import { type Bot, effectiveOptions, seeded, Table } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { greedy, random, type Toy, toy } from '../../engine/test/toy-game.ts'
import { chanceToWin, type Foreseen, foresee } from '../src/index.ts'

const points = (state: Toy['state']) => state.points.join(':')

function start(omens: readonly number[] = [6, 1]): Toy['state'] {
  const state = toy.start(toy.defaultSetup, effectiveOptions(toy, {}) as Toy['options'])
  state.omens.push(...omens)
  return state
}

/** Both show five fingers, and whoever wins dares. */
const daring = [
  { kind: 'showFingers', answer: 5 },
  { kind: 'takeOrDare', answer: { dare: true } },
]

function chances<T>(foreseen: Foreseen<T>): Record<string, number> {
  if (foreseen.method !== 'exact') throw new Error(`sampled, because ${foreseen.because}`)
  return Object.fromEntries(foreseen.distribution.map(({ outcome, chance }) => [String(outcome), chance]))
}

function expectChances(found: Record<string, number>, expected: Record<string, number>): void {
  expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort())
  for (const [outcome, chance] of Object.entries(expected)) expect(found[outcome]).toBeCloseTo(chance, 12)
}

/** A table at which both have tied and the winner of the dice decides. */
function tiedTable(): Table<Toy> {
  const table = Table.open(toy, { setup: toy.defaultSetup, dice: seeded('tied') })
  table.answer(0, 4)
  table.answer(1, 4)
  return table
}

describe('a phase from a state between two', () => {
  test('is exact with fixed answers, endless re-throws and all', () => {
    const found = foresee(toy, { state: start() }, { fixed: daring, outcome: points })
    // Each wins the tie half the time; 6 is the omen of the first, 1 of the second.
    expectChances(chances(found), { '0:0': 1 / 4 + 2 / 12, '2:0': 1 / 6, '3:0': 1 / 12, '0:1': 1 / 12, '0:2': 1 / 4 })
  })

  test('leaves the state as it was', () => {
    const state = start()
    const before = JSON.stringify(state)
    foresee(toy, { state }, { fixed: daring, outcome: points })
    expect(JSON.stringify(state)).toBe(before)
  })

  test('takes the answers of one seat only where it is named', () => {
    const fixed = [
      { kind: 'showFingers', seat: 0, answer: 5 },
      { kind: 'showFingers', seat: 1, answer: 1 },
      { kind: 'takeOrDare', answer: { dare: false } },
    ]
    expectChances(chances(foresee(toy, { state: start() }, { fixed, outcome: points })), { '1:0': 1 })
  })

  test('an answer that is not legal is refused with its paragraph', () => {
    const fixed = [{ kind: 'showFingers', answer: 6 }]
    expect(() => foresee(toy, { state: start() }, { fixed, outcome: points })).toThrow('§2.1')
  })

  test('an answer that nobody gives is named', () => {
    expect(() => foresee(toy, { state: start() }, { outcome: points })).toThrow(
      'Castor will be asked ("showFingers"): fix his answer or say who plays him',
    )
  })
})

describe('a table in the middle of a phase', () => {
  test('keeps the dice that were thrown and looks on from there', () => {
    const table = tiedTable()
    const [question] = table.waiting?.for === 'answers' ? table.waiting.questions : []
    expect(question?.kind).toBe('takeOrDare')
    const seat = question!.seat
    const omen = table.state.omens[seat]!
    const found = foresee(toy, table, { answers: [{ seat, answer: { dare: true } }], outcome: (s) => s.points[seat]! })
    const expected: Record<string, number> = {}
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const scored = (die >= 4 ? 2 : 0) + (die === omen ? 1 : 0)
      expected[scored] = (expected[scored] ?? 0) + 1 / 6
    }
    expectChances(chances(found), expected)
  })

  test('never throws the dice that the table will throw', () => {
    const table = tiedTable()
    const seat = table.waiting?.for === 'answers' ? table.waiting.questions[0]!.seat : 0
    const answers = [{ seat, answer: { dare: true } }]
    const before = foresee(toy, table, { answers, outcome: points })
    table.answer(seat, { dare: true })
    expect(before.distribution.length).toBeGreaterThan(1)
  })

  test('a refused answer says why', () => {
    const table = tiedTable()
    const seat = table.waiting?.for === 'answers' ? table.waiting.questions[0]!.seat : 0
    expect(() => foresee(toy, table, { answers: [{ seat, answer: 3 }], outcome: points })).toThrow('§2.4')
  })
})

describe('secrets', () => {
  function sealedTable(): Table<Toy> {
    const table = Table.open(toy, { setup: toy.defaultSetup, dice: seeded('sealed') })
    table.answer(1, 5)
    return table
  }
  const mine = [{ seat: 0, answer: 4 }]
  const taking = [{ kind: 'takeOrDare', answer: { dare: false } }]

  test('a sealed answer is used when nobody in particular wants to know', () => {
    const found = foresee(toy, sealedTable(), { answers: mine, fixed: taking, outcome: points })
    expectChances(chances(found), { '0:1': 1 })
  })

  test('a sealed answer of somebody else is not', () => {
    const question = { answers: mine, fixed: taking, knownTo: 0, outcome: points }
    expect(() => foresee(toy, sealedTable(), question)).toThrow('Pollux will be asked')
    const timid: Bot<Toy> = () => 1
    expectChances(chances(foresee(toy, sealedTable(), { ...question, bots: [undefined, timid] })), { '1:0': 1 })
  })

  test("one's own is", () => {
    const question = { answers: [{ seat: 0, answer: 4 }], fixed: taking, knownTo: 1, outcome: points }
    expectChances(chances(foresee(toy, sealedTable(), question)), { '0:1': 1 })
  })
})

describe('exact or sampled', () => {
  test('too many ways are sampled, and it says so', () => {
    const exact = chances(foresee(toy, { state: start() }, { fixed: daring, outcome: points }))
    const found = foresee(toy, { state: start() }, { fixed: daring, outcome: points, budget: 5, samples: 5000 })
    if (found.method !== 'sampled') throw new Error('this was worked out in five runs')
    expect(found.because).toBe('there are more than 5 ways')
    expect(found.samples).toBe(5000)
    for (const { outcome, low, high } of found.distribution) {
      expect(exact[outcome]).toBeGreaterThan(low - 0.01)
      expect(exact[outcome]).toBeLessThan(high + 0.01)
    }
    expect(found.distribution.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
  })

  test('the same question has the same answer', () => {
    const question = { fixed: daring, outcome: points, budget: 0, samples: 200, seed: 'again' }
    const ask = () => foresee(toy, { state: start() }, question)
    expect(ask()).toEqual(ask())
    expect(foresee(toy, { state: start() }, { ...question, seed: 'other' })).not.toEqual(ask())
  })

  test('the budget counts runs of rule code, and one less does not do', () => {
    const exact = foresee(toy, { state: start() }, { fixed: daring, outcome: points })
    if (exact.method !== 'exact') throw new Error('this is small')
    const with_ = (budget: number) =>
      foresee(toy, { state: start() }, { fixed: daring, outcome: points, budget }).method
    expect([with_(exact.runs), with_(exact.runs - 1)]).toEqual(['exact', 'sampled'])
  })

  test('an opponent who chooses by chance chooses once for each position, and that is said', () => {
    const question = { bots: [random, random], outcome: points }
    const found = foresee(toy, { state: start() }, question)
    expect(found).toEqual(foresee(toy, { state: start() }, question))
    expect(found).toMatchObject({ method: 'exact', hasDrawn: true })
    expect(foresee(toy, { state: start() }, { bots: [greedy, greedy], outcome: points })).toMatchObject({
      hasDrawn: false,
    })
  })
})

describe('several phases', () => {
  const winner = (state: Toy['state']) => toy.result(state).winners.join() || 'nobody'

  test('are a chain in which equal states are one', () => {
    const question = { bots: [greedy, greedy], outcome: winner, until: () => false }
    const exact = chances(foresee(toy, { state: start() }, question))
    expect(Object.values(exact).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    const sampled = foresee(toy, { state: start() }, { ...question, budget: 0, samples: 4000 })
    if (sampled.method !== 'sampled') throw new Error('nothing exact was asked for')
    for (const { outcome, low, high } of sampled.distribution) {
      expect(exact[outcome]).toBeGreaterThan(low - 0.01)
      expect(exact[outcome]).toBeLessThan(high + 0.01)
    }
  })

  test('end where the question ends', () => {
    const question = { fixed: daring, outcome: (state: Toy['state']) => state.round }
    const found = foresee(toy, { state: start() }, { ...question, until: ({ round }) => round === 1 })
    expectChances(chances(found), { 1: 1 })
  })
})

describe('the chance to win', () => {
  test('is exact where opponents draw nothing and the match is short', () => {
    const found = chanceToWin(toy, { state: start() }, { bots: [greedy, greedy], budget: 50_000 })
    expect(found.method).toBe('exact')
    const [one, other] = found.seats
    expect(one!.won.share + one!.drawn.share + one!.lost.share).toBeCloseTo(1, 12)
    expect(one!.won.share).toBeCloseTo(other!.lost.share, 12)
  })

  test('is sampled otherwise, until the intervals are narrow enough', () => {
    const question = { bots: [random, random], precision: 0.05, samples: 5000 }
    const found = chanceToWin(toy, { state: start() }, question)
    expect(found.method).toBe('sampled')
    expect(found.samples % 100).toBe(0)
    expect(found.samples).toBeLessThan(5000)
    for (const { won } of found.seats) expect(won.high - won.low).toBeLessThanOrEqual(0.1)
    expect(chanceToWin(toy, { state: start() }, question)).toEqual(found)
  })

  test('uses no more samples than it may', () => {
    const found = chanceToWin(toy, { state: start() }, { bots: [random, random], precision: 0.001, samples: 250 })
    expect(found.samples).toBe(250)
  })

  test('from a question that waits, if it is answered so', () => {
    const table = tiedTable()
    const seat = table.waiting?.for === 'answers' ? table.waiting.questions[0]!.seat : 0
    const with_ = (dare: boolean) =>
      chanceToWin(toy, table, {
        bots: [greedy, greedy],
        answers: [{ seat, answer: { dare } }],
        budget: 0,
        samples: 1000,
      })
    expect(with_(true).seats[seat]!.won.share).not.toBe(with_(false).seats[seat]!.won.share)
  })

  test('of a match that is over is what it came to', () => {
    const state = start()
    state.points[0] = 3
    const found = chanceToWin(toy, { state }, { bots: [] })
    expect([found.method, found.seats[0]!.won.share, found.seats[1]!.lost.share]).toEqual(['exact', 1, 1])
  })
})

test('streams of samples are fair', () => {
  const found = foresee(toy, { state: start() }, { fixed: daring, outcome: points, budget: 0, samples: 20_000 })
  const exact = chances(foresee(toy, { state: start() }, { fixed: daring, outcome: points }))
  if (found.method !== 'sampled') throw new Error('nothing exact was asked for')
  for (const { outcome, share } of found.distribution) {
    const chance = exact[outcome]!
    expect(Math.abs(share - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / 20_000))
  }
})
