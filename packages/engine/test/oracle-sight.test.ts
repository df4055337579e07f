/** What the oracle offers besides exact odds: budgets, a past, experiments, and counters on a chain. */
import { describe, expect, test } from 'vitest'
import { BudgetExceeded, type CounterChain, distributionOf, flowOfCounters, Oracle } from '../src/index.ts'
import type { Toy } from './toy-game.ts'

type Referee = Oracle<Toy>

describe('a budget', () => {
  const twoDice = (referee: Referee) => referee.roll(1) + referee.roll(1)

  test('of as many runs as there are paths is enough', () => {
    const oracle = new Oracle<Toy>({ budget: 36 })
    expect(distributionOf(oracle, twoDice).size).toBe(11)
    expect(oracle.runs).toBe(36)
  })

  test('of one less is not', () => {
    expect(() => distributionOf(new Oracle<Toy>({ budget: 35 }), twoDice)).toThrow(BudgetExceeded)
    expect(() => distributionOf(new Oracle<Toy>({ budget: 35 }), twoDice)).toThrow('there are more than 35 ways')
  })
})

describe('the past', () => {
  test('is told again before anything branches', () => {
    const past = { throws: [[6, 6], [2], [1, 4, 4]], answers: [3] }
    const oracle = new Oracle<Toy>({ past, policy: () => 5 })
    const found = distributionOf(oracle, (referee) => {
      const first = referee.roll(2)
      const [second] = referee.dice(1)
      const asked = referee.ask({ kind: 'showFingers', seat: 0, rule: '§2.1' })
      expect(referee.isReplaying).toBe(true)
      const third = referee.successes(3)
      expect(referee.isReplaying).toBe(false)
      const next = referee.ask({ kind: 'showFingers', seat: 0, rule: '§2.1' })
      return `${first} ${second} ${asked} ${third} ${next} ${referee.roll(1) > 3}`
    })
    expect([...found].sort()).toEqual([
      ['12 2 3 1 5 false', 1 / 2],
      ['12 2 3 1 5 true', 1 / 2],
    ])
  })

  test('may lack answers, which the policy then gives', () => {
    const oracle = new Oracle<Toy>({ past: { throws: [], answers: [1, undefined, 2] }, policy: () => 5 })
    const ask = (seat: number) => ({ kind: 'showFingers', seat, rule: '§2.1' }) as const
    const found = distributionOf(oracle, (referee) => referee.askAll([ask(0), ask(1), ask(2)]).join())
    expect([...found.keys()]).toEqual(['1,5,2'])
  })
})

test('a question on the same way is put to the policy once', () => {
  let asked = 0
  const policy = () => {
    asked++
    return 1
  }
  distributionOf(new Oracle<Toy>({ policy }), (referee) => {
    referee.ask({ kind: 'showFingers', seat: 0, rule: '§2.1' })
    const die = referee.roll(1)
    referee.ask({ kind: 'showFingers', seat: 0, rule: '§2.1' })
    return die + referee.roll(1)
  })
  // Once before the die, and once after each of its faces.
  expect(asked).toBe(7)
})

test('dice that are not looked at do not branch', () => {
  const oracle = new Oracle<Toy>({ blind: new Set(['§9']) })
  const found = distributionOf(oracle, (referee) => referee.roll(2, '§9') * 100 + referee.roll(1, '§1'))
  expect(found.size).toBe(6)
  expect(oracle.runs).toBe(6)
})

test('an experiment branches on its distinct results and is worked out once', () => {
  let thrown = 0
  const oracle = new Oracle<Toy>()
  const isEven = (referee: Referee) => {
    thrown++
    return { even: referee.roll(3) % 2 === 0 }
  }
  const found = distributionOf(oracle, (referee) => {
    const one = referee.settle(
      () => 'sum of three',
      () => isEven(referee),
      ({ even }) => String(even),
    )
    const other = referee.settle(
      () => 'sum of three',
      () => isEven(referee),
      ({ even }) => String(even),
    )
    return `${one.even} ${other.even}`
  })
  expect(found.size).toBe(4)
  for (const chance of found.values()) expect(chance).toBeCloseTo(1 / 4, 12)
  expect([thrown, oracle.runs]).toEqual([16, 4])
})

describe('counters on a chain', () => {
  interface Step {
    readonly to: number
    readonly chance: number
    readonly by: readonly (number | null)[]
  }

  /** The arrows of each node as a chain. */
  function chainOf(steps: readonly (readonly Step[])[]): CounterChain {
    const all = steps.flat()
    const end = steps.map((_, node) => steps.slice(0, node + 1).flat().length)
    return {
      first: steps.map((list, node) => end[node]! - list.length),
      end,
      to: all.map(({ to }) => to),
      chance: all.map(({ chance }) => chance),
      change: all.map((_, arrow) => arrow),
      changes: all.map(({ by }) => by),
    }
  }

  test('add up along the ways', () => {
    const chain = chainOf([
      [
        { to: 1, chance: 1 / 2, by: [1, 0] },
        { to: -1, chance: 1 / 2, by: [0, 2] },
      ],
      [{ to: -1, chance: 1, by: [2, null] }],
    ])
    expect(flowOfCounters(chain, [0, 1])).toEqual([
      { chances: [1 / 2, 0, 0, 1 / 2], gone: 0 },
      { chances: [0, 0, 0, 1 / 2], gone: 1 / 2 },
    ])
  })

  test('are settled in knots in which nothing is counted', () => {
    const loop = [
      { to: 0, chance: 1 / 2, by: [0] },
      { to: -1, chance: 1 / 2, by: [1] },
    ]
    expect(flowOfCounters(chainOf([loop]), [0])[0]!.chances[1]).toBeCloseTo(1, 12)
    const endless = chainOf([[{ to: 0, chance: 1 / 2, by: [1] }]])
    expect(() => flowOfCounters(endless, [0])).toThrow('goes on for ever')
  })

  test('lack what was not followed', () => {
    const first = [
      { to: 1, chance: 1 / 4, by: [0] },
      { to: -1, chance: 3 / 4, by: [0] },
    ]
    expect(flowOfCounters(chainOf([first, []]), [0])[0]!.chances).toEqual([3 / 4])
  })
})
