import { seatsOf } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { type Plan, seedOf } from '../src/simulate.ts'
import { count, emptyTally } from '../src/statistics.ts'
import { duel, gameOf, games, prepare, report, simulate, simulateOnThreads } from './games.ts'

/** A match between two, for whom somebody decides. */
function planOf(ruleset: string, more: Partial<Plan> = {}): Plan {
  const setup = gameOf(ruleset).defaultSetup(true)
  return { ruleset, setup, options: {}, opponents: ['standard', 'standard'], seed: 'lab', from: 0, to: 20, ...more }
}

const matchGames = games.filter(({ types }) => types.length > 0)

/** Who moved first: where somebody does, the first answer is his. */
function firstMover(plan: Plan, table: ReturnType<typeof duel>): number | null {
  const isInTurn = ['munera', 'outland', 'heroes'].includes(plan.ruleset)
  const opening = table.record().tape[0]
  return isInTurn && !plan.opponents.includes(null) && opening && 'answer' in opening ? opening.seat : null
}

/** Plays the matches of a plan one by one at a table and compares. */
function expectDuels(plan: Plan): void {
  const tally = emptyTally(plan.opponents.length)
  for (let i = plan.from; i < plan.to; i++) {
    const table = duel({ ...plan, seed: seedOf(plan, i) })
    expect(table.isOver).toBe(true)
    count(tally, table.ruleset.result(table.state), firstMover(plan, table))
  }
  expect(simulate(plan)).toEqual(tally)
}

/** They think for long. */
const slow = ['veteran', 'master']

describe.each(matchGames.map(({ ruleset }) => ruleset.id))('%s', (id) => {
  const entry = gameOf(id)
  // The levels come first, then those with a name, who are masters. One of Heroes thinks for a quarter of a minute.
  const levels = Object.keys(entry.opponents).slice(0, id === 'heroes' ? 4 : 5)

  test.each(levels)('a simulated match is the duel of its seed, played by %s', (level) => {
    expectDuels(planOf(id, { opponents: [level, 'standard'], to: slow.includes(level) ? 1 : 20 }))
  })

  test('every type of gladiator can fight every other', () => {
    for (const [i, type] of entry.types.entries()) {
      const other = entry.types[(i + 1) % entry.types.length]!
      const tally = simulate(planOf(id, { setup: entry.setup([[type], [other]], true), to: 3 }))
      expect(tally.matches).toBe(3)
    }
  })

  test('free-for-alls and teams', () => {
    const [a, b, c] = entry.types as [string, string, string]
    const opponents = ['standard', 'standard', 'standard', 'novice']
    const everyone = simulate(planOf(id, { setup: entry.setup([[a], [b], [c], [a]], true), opponents, to: 5 }))
    expect(everyone.seats.reduce((sum, seat) => sum + seat.won, 0)).toBeLessThanOrEqual(5)
    const found = report(
      planOf(id, {
        setup: entry.setup(
          [
            [a, b],
            [c, a],
          ],
          true,
        ),
        opponents,
      }),
      everyone,
    )
    expect(found.seats.map(({ team }) => team)).toEqual([0, 0, 1, 1])
  })

  test('two threads and no thread count the same', async () => {
    const matches = entry.chunk + 50
    const plan = planOf(id, { to: matches, opponents: ['novice', 'standard'] })
    const direct = simulate(plan)
    const played: number[] = []
    expect(await simulateOnThreads(plan, 2, { onProgress: (done) => played.push(done) })).toEqual(direct)
    expect(played).toHaveLength(2)
    expect(Math.max(...played)).toBe(matches)
  })
})

describe('heroes, alone', () => {
  const entry = gameOf('heroes')
  const alone = (more: Partial<Plan> = {}) =>
    planOf('heroes', { setup: entry.defaultSetup(false), opponents: ['standard', null], ...more })

  test('a Star against an NPG whom the dice make', () => {
    expect(seatsOf(entry, entry.defaultSetup(false), {})).toEqual([
      { seat: 0, name: 'Priscus', type: 'hoplomachus', team: 0, isPlayed: true },
      { seat: 1, name: 'Opponent of Priscus', type: 'rolled', team: 1, isPlayed: false },
    ])
    expectDuels(alone())
    expect(report(alone(), simulate(alone())).seats.map(({ opponent }) => opponent)).toEqual(['standard', null])
  })

  test('against given NPGs, several on a side', () => {
    const setup = entry.setup([['thraex', 'secutor'], ['murmillo'], ['retiarius']])
    expect(seatsOf(entry, setup, {}).map(({ isPlayed }) => isPlayed)).toEqual([true, true, false, false])
    expectDuels(alone({ setup, opponents: ['standard', 'novice', null, null], to: 3 }))
    const together = entry.setup([['thraex', 'secutor']])
    expect(seatsOf(entry, together, {}).map(({ type }) => type)).toEqual(['thraex', 'secutor', 'rolled', 'rolled'])
  })

  test('one thread and two count the same', async () => {
    const plan = alone({ to: 120 })
    const direct = simulate(plan)
    expect(await simulateOnThreads(plan, 2)).toEqual(direct)
    expect(await simulateOnThreads(plan, 1)).toEqual(direct)
  })

  test('whoever decides needs an opponent', () => {
    expect(() => prepare(alone({ opponents: [null, null] }))).toThrow('Priscus needs an opponent who decides for him')
  })
})

test('a simulated career is the duel of its seed, and its length is in months', () => {
  const { setup } = planOf('heroes-career')
  const plan = planOf('heroes-career', { setup: { ...(setup as object), months: 2 }, opponents: ['standard'], to: 3 })
  expectDuels(plan)
  const found = report(plan, simulate(plan))
  expect(found.lengths).toMatchObject({ unit: 'month' })
  expect(found.lengths.longest).toBeLessThanOrEqual(2)
})

test('a simulated match with simultaneous plans is the duel of its seed as well', () => {
  const { setup } = gameOf('outland')
  const opponents = ['novice', 'novice', 'standard', 'novice']
  const four = setup([['samnite'], ['gaul'], ['secutor'], ['retarius']])
  expectDuels(planOf('outland', { setup: four, opponents, options: { ties: 'simultaneous' } }))
})

test('a range of matches is the same wherever it is cut', () => {
  const whole = simulate(planOf('outland', { to: 10 }))
  const late = simulate(planOf('outland', { from: 4, to: 10 }))
  const early = simulate(planOf('outland', { to: 4 }))
  expect(early.rounds + late.rounds).toBe(whole.rounds)
})

test('options reach the match', () => {
  const short = simulate(planOf('munera', { options: { roundLimit: 1 } }))
  expect(Math.max(...Object.keys(short.lengths).map(Number))).toBe(1)
  expect(report(planOf('munera', { options: { roundLimit: 1 } }), short).options).toEqual({ roundLimit: 1 })
})

test('a signal stops the threads', async () => {
  const stop = new AbortController()
  const endless = planOf('munera', { to: 100_000_000 })
  for (const threads of [1, 2]) {
    const stopped = simulateOnThreads(endless, threads, { signal: stop.signal, onProgress: () => stop.abort() })
    await expect(stopped).rejects.toThrow(/abort/i)
  }
})

test.each<[string, Partial<Plan>]>([
  ['unknown ruleset "x"; known are munera, outland, heroes, heroes-career', { ruleset: 'x' }],
  ['unknown opponent "x"', { opponents: ['x', 'standard'] }],
  ['2 gladiators need 2 opponents, not 1', { opponents: ['standard'] }],
  ['unknown option "x"', { options: { x: 1 } }],
  ['a seed may have up to 200 characters', { seed: 'x'.repeat(201) }],
  ['A set-up is an object', { setup: {} }],
])('refused: %s', (message, more) => {
  expect(() => prepare(planOf('munera', more))).toThrow(RangeError)
  expect(() => prepare(planOf('munera', more))).toThrow(message)
})

test('a report counts, orders and estimates', () => {
  const plan = planOf('munera', { to: 100 })
  const found = report(plan, simulate(plan))
  const [first, second] = found.seats as [(typeof found.seats)[0], (typeof found.seats)[0]]
  expect(first.won + first.lost + first.drawn).toBe(100)
  expect(first.won + second.won + found.undecided).toBe(100)
  expect(first.winRate.low).toBeLessThan(first.winRate.share)
  expect(Object.values(found.lengths.histogram).reduce((a, b) => a + b)).toBe(100)
  expect(found.lengths.shortest).toBeLessThanOrEqual(found.lengths.median)
  const causes = Object.values(found.causesOfDefeat)
  expect(causes).toEqual([...causes].sort((a, b) => b - a))
  expect(JSON.stringify(found)).toBe(JSON.stringify(report(plan, simulate(plan))))
})
