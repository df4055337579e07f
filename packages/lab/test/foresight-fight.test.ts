import {
  type Allocation,
  type Colosseum,
  colosseum,
  type Gladiator,
  manifest,
  type Options,
  type State,
} from '@harena/colosseum'
import { type Bot, Dice, Simulation, seeded, Table } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import {
  type ExactCounters,
  type FixedAnswer,
  type Foreseen,
  type ForeseenCounters,
  foresee,
  foreseeCounters,
} from '../src/index.ts'
import { allocation, faceToFace, row, type Sheet, setupOf } from './duel.ts'

const { of: countersOf, blind, until } = manifest.counters!
const FIGHTS = process.env.HARENA_NIGHTLY === undefined ? 10 : 1000

const still: readonly FixedAnswer[] = [
  { kind: 'plot', answer: 'X' },
  { kind: 'action', answer: { do: 'nothing' } },
  { kind: 'feintArea', answer: 3 },
  { kind: 'grapple', answer: true },
  { kind: 'useSand', answer: true },
  { kind: 'surrender', answer: false },
]

function fightOf(one: Allocation, other: Allocation) {
  return [...still, { kind: 'allocate', seat: 0, answer: one }, { kind: 'allocate', seat: 1, answer: other }]
}

function exactly(found: ForeseenCounters): ExactCounters {
  if (found.method !== 'exact') throw new Error(`this is ${found.method}`)
  return found
}

function allCounts(state: State) {
  const { names, count } = countersOf(state)
  const counts = count(state)
  return Object.fromEntries(names.map((name, at) => [name, counts[at]!]))
}

/** The counters one by one, out of the joint distribution of all of them, which merges only wholly equal states. */
function jointly(state: State, question: { readonly fixed: readonly FixedAnswer[] }, budget = 150_000) {
  const joint = foresee(colosseum, { state }, { ...question, blind, until, outcome: allCounts, budget, samples: 1 })
  if (joint.method !== 'exact') return null
  const counters: Record<string, { chances: number[]; gone: number }> = {}
  for (const { outcome, chance } of joint.distribution) {
    for (const [name, value] of Object.entries(outcome)) {
      counters[name] ??= { chances: [], gone: 0 }
      const own = counters[name]
      if (value === null) own.gone += chance
      else own.chances[value] = (own.chances[value] ?? 0) + chance
    }
  }
  return counters
}

/** How far the two are apart at most. */
function difference(found: ExactCounters, joint: NonNullable<ReturnType<typeof jointly>>): number {
  let most = 0
  for (const [name, { chances, gone }] of Object.entries(found.counters)) {
    const other = joint[name]!
    most = Math.max(most, Math.abs(gone - other.gone))
    for (let value = 0; value < Math.max(chances.length, other.chances.length); value++) {
      most = Math.max(most, Math.abs((chances[value] ?? 0) - (other.chances[value] ?? 0)))
    }
  }
  return most
}

describe('a fight whose branches meet again tells the same as one whose branches do not', () => {
  const rows: [string, Sheet, Sheet, Partial<Options>, Allocation, Allocation][] = [
    ['one attack', {}, {}, {}, allocation([row(1, 2, 6)]), allocation([], [0, 2, 0, 0, 0])],
    ['one each, at the same time', {}, {}, {}, allocation([row(1, 1, 4)]), allocation([row(0, 4, 4)])],
    [
      'two against one',
      {},
      {},
      {},
      allocation([row(1, 1, 3), row(1, 5, 2)]),
      allocation([row(0, 2, 3)], [1, 0, 0, 0, 1]),
    ],
    ['head and arms', {}, {}, {}, allocation([row(1, 1, 5), row(1, 4, 4)]), allocation([])],
    [
      'arms that are hurt hold on less',
      { ratings: { TR: 10, ST: 3, AG: 1, CN: 3, W: 12 } },
      { ratings: { TR: 10, ST: 1, AG: 1, CN: 3, W: 3 } },
      {},
      allocation([row(1, 4, 6), row(1, 3, 3), row(1, 2, 3)]),
      allocation([]),
    ],
    [
      'hardly any CF left',
      { ratings: { TR: 10, ST: 1, AG: 1, CN: 3, W: 12 } },
      { ratings: { TR: 1, ST: 1, AG: 0, CN: 3, W: 4 } },
      {},
      allocation([row(1, 1, 5), row(1, 2, 3), row(1, 3, 3)]),
      allocation([]),
    ],
    [
      'the head last, which may knock him out',
      {},
      { ratings: { TR: 5, ST: 1, AG: 1, CN: 0, W: 4 } },
      {},
      allocation([row(1, 2, 5), row(1, 3, 1), row(1, 1, 5)]),
      allocation([]),
    ],
    [
      'few boxes',
      { ratings: { TR: 10, ST: 3, AG: 1, CN: 3, W: 4 } },
      { ratings: { TR: 10, ST: 1, AG: 1, CN: 0, W: 3 } },
      {},
      allocation([row(1, 2, 5), row(1, 3, 3)]),
      allocation([row(0, 1, 5)]),
    ],
    [
      'a critical hit makes him stumble',
      {},
      {},
      { criticalStumble: 'any' },
      allocation([row(1, 1, 5), row(1, 5, 3)]),
      allocation([]),
    ],
    [
      'strength holds on',
      {},
      {},
      { dropDefenderStrength: 'on' },
      allocation([row(1, 4, 5), row(1, 2, 4)]),
      allocation([]),
    ],
    ['the game of 1981', {}, {}, { edition: 'classic1981' }, allocation([row(1, 2, 5), row(1, 1, 2)]), allocation([])],
    ['a sweep', {}, {}, { specials: 'on' }, allocation([row(1, 5, 4, { special: 'S' }), row(1, 2, 3)]), allocation([])],
    [
      'a bash',
      {},
      {},
      { specials: 'on' },
      allocation([row(1, 2, 4, { special: 'H', means: 'shield' }), row(1, 1, 3)]),
      allocation([]),
    ],
    [
      'a guard',
      {},
      {},
      { specials: 'on' },
      allocation([row(1, 5, 4), row(1, 4, 3)]),
      allocation([row(0, 2, 3)], [0, 0, 0, 0, 0], 'J'),
    ],
    [
      'a feint',
      {},
      {},
      { specials: 'on' },
      allocation([row(1, 1, 5, { special: 'F' })]),
      allocation([], [1, 0, 0, 0, 0]),
    ],
  ]

  test.each(rows)('%s', (_, one, other, options, mine, his) => {
    const state = faceToFace(one, other, options)
    const fixed = fightOf(mine, his)
    const found = exactly(foreseeCounters(manifest, { state }, { fixed }))
    const joint = jointly(state, { fixed })
    expect(joint).not.toBeNull()
    expect(difference(found, joint!)).toBeLessThan(1e-12)
    for (const { chances, gone } of Object.values(found.counters)) {
      expect(chances.reduce((sum, chance) => sum + chance, gone)).toBeCloseTo(1, 9)
    }
  })
})

/** Men of any kind, hurt and stunned, who take any legal allocation. */
function randomFight(random: Dice): { readonly state: State; readonly fixed: readonly FixedAnswer[] } {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!
  const man = (): Sheet => ({
    style: pick(['myrmillo', 'retiarius', 'secutor', 'dimachaerus'] as const),
    ratings: {
      TR: 3 + random.below(9),
      ST: random.below(4),
      AG: random.below(3),
      CN: random.below(4),
      W: pick([3, 5, 12]),
    },
    shield: pick(['large', 'small', 'none'] as const),
    hands: pick([['sword'], ['axe'], ['maul'], ['trident'], ['dagger', 'sword'], []] as const),
  })
  const switches: Partial<Options>[] = [{}, {}, { dropDefenderStrength: 'on' }, { criticalStumble: 'any' }]
  const state = faceToFace(man(), man(), { ...pick(switches), specials: pick(['off', 'on']) })
  for (const who of state.gladiators) {
    who.stun = pick([0, 0, 2])
    who.stunTick = 99
    who.arteries[random.below(5)] = pick([0, 0, 0, 1])
    who.isMortal = random.below(8) === 0
    who.enduranceLoss = pick([0, 0, 4])
  }
  state.phase = pick([3, 3, 8])
  const fixed = [...still]
  const bot: Bot<Colosseum> = (now, question) => {
    const known = still.find(({ kind }) => kind === question.kind)
    if (known) return known.answer as never
    const few = (colosseum.legal(now, question) as Allocation[]).filter(({ attacks }) => attacks.length < 3)
    const answer = pick(few)
    fixed.push({ kind: question.kind, seat: question.seat, answer })
    return answer
  }
  const copy = colosseum.clone(state)
  const referee = new Simulation(colosseum, copy, [bot, bot], 'the dice before the fight make no difference')
  do colosseum.playStep(copy, referee)
  while (copy.step !== 'beginning' && !colosseum.isOver(copy))
  return { state, fixed }
}

test('fights of any kind whose branches meet again tell the same as if they did not', () => {
  let compared = 0
  for (let number = 0; number < FIGHTS; number++) {
    const { state, fixed } = randomFight(Dice.fromSeed(`fight ${number}`))
    const joint = jointly(state, { fixed }, 4000)
    if (!joint || !fixed.some(({ kind }) => kind === 'allocate')) continue
    const found = exactly(foreseeCounters(manifest, { state }, { fixed }))
    expect(difference(found, joint), `fight ${number}`).toBeLessThan(1e-12)
    compared++
  }
  expect(compared).toBeGreaterThan(FIGHTS / 5)
})

test('old wounds that bleed, and the last phase of a turn, are foreseen too', () => {
  const state = faceToFace({}, {})
  const [one, other] = state.gladiators as [Gladiator, Gladiator]
  one.arteries[1] = 1
  one.stun = 2
  other.isMortal = true
  state.turn = 2
  state.phase = 8
  const fixed = fightOf(allocation([row(1, 2, 5)]), allocation([row(0, 2, 4)]))
  expect(difference(exactly(foreseeCounters(manifest, { state }, { fixed })), jointly(state, { fixed })!)).toBeLessThan(
    1e-12,
  )
})

test('three attacks against two come out as often as foreseen', () => {
  const state = faceToFace({}, {})
  const guard = [1, 1, 0, 0, 1]
  const fixed = fightOf(
    allocation([row(1, 1, 3), row(1, 2, 2), row(1, 5, 2)], guard),
    allocation([row(0, 1, 3), row(0, 4, 3)], guard),
  )
  const samples = 4000
  const found = exactly(foreseeCounters(manifest, { state }, { fixed, budget: 400_000 }))
  const sampled = foreseeCounters(manifest, { state }, { fixed, budget: 0, samples })
  if (sampled.method !== 'sampled') throw new Error('nothing exact was asked for')
  for (const [name, { chances }] of Object.entries(found.counters)) {
    chances.forEach((chance, value) => {
      const share = sampled.counters[name]!.chances[value]?.share ?? 0
      const sigma = Math.sqrt((chance * Math.max(0, 1 - chance)) / samples)
      expect(Math.abs(share - chance), `${name} ${value}`).toBeLessThan(4 * sigma + 2 / samples)
    })
  }
})

test('what cannot be followed to its end is bounded or sampled, and says so', () => {
  const state = faceToFace({}, {})
  const fixed = fightOf(allocation([row(1, 1, 4), row(1, 2, 4)]), allocation([row(0, 2, 4)]))
  const exact = exactly(foreseeCounters(manifest, { state }, { fixed }))
  const bounded = foreseeCounters(manifest, { state }, { fixed, budget: Math.floor(exact.runs * 0.9) })
  if (bounded.method !== 'bounded') throw new Error(`this is ${bounded.method}`)
  expect(bounded.open).toBeGreaterThan(0)
  expect(bounded.open).toBeLessThan(0.01)
  for (const [name, { chances }] of Object.entries(bounded.counters)) {
    chances.forEach((chance, value) => {
      const real = exact.counters[name]!.chances[value]!
      expect(real).toBeGreaterThanOrEqual(chance - 1e-12)
      expect(real).toBeLessThanOrEqual(chance + bounded.open + 1e-12)
    })
  }
  expect(foreseeCounters(manifest, { state }, { fixed, budget: 100, samples: 50 })).toMatchObject({
    method: 'sampled',
    because: 'there are more than 100 ways',
    samples: 50,
  })
})

test('a bot that is asked while branches have met sees a state of its own', () => {
  const state = faceToFace({}, {}, { specials: 'on' })
  const fixed = fightOf(allocation([row(1, 1, 5, { special: 'F' })]), allocation([])).filter(
    ({ kind }) => kind !== 'feintArea',
  )
  const bot: Bot<Colosseum> = () => 3
  const asked = exactly(foreseeCounters(manifest, { state }, { fixed, bots: [bot, bot] }))
  const told = exactly(foreseeCounters(manifest, { state }, { fixed: [...fixed, { kind: 'feintArea', answer: 3 }] }))
  expect(asked.counters['1 killed']!.chances[1]).toBeCloseTo(told.counters['1 killed']!.chances[1]!, 12)
})

describe('a fight that waits for an answer in its middle', () => {
  const mine = allocation([row(1, 1, 6, { special: 'F' })])
  const his = allocation([], [1, 2, 1, 1, 1])

  /** A table at which the feint has worked, and the first man is asked where to strike. */
  function feinted(options: Partial<Options> = {}): Table<Colosseum> {
    for (let seed = 0; ; seed++) {
      const table = Table.open(colosseum, {
        setup: setupOf(),
        options: { arena: 'off', ...options },
        dice: seeded(`${seed}`),
      })
      for (const seat of [0, 1]) table.answer(seat, 'X')
      for (const seat of [0, 1]) table.answer(seat, { do: 'nothing' })
      table.answer(0, mine)
      table.answer(1, his)
      if (table.questionFor(0)?.kind === 'feintArea') return table
    }
  }

  const killed = (state: State) => state.gladiators[1]!.out === 'killed'
  const strike = { answers: [{ seat: 0, answer: 2 }], fixed: still, until, outcome: killed, blind }
  const shares = (found: Foreseen<boolean>) =>
    found.method === 'exact' ? found.distribution.find(({ outcome }) => outcome)?.chance : undefined

  test('is foreseen from there, with the dice that were thrown', () => {
    const chance = shares(foresee(colosseum, feinted(), strike))!
    expect(chance).toBeGreaterThan(0)
    expect(chance).toBeLessThan(0.5)
    expect(foreseeCounters(manifest, feinted(), { answers: strike.answers, fixed: still })).toMatchObject({
      method: 'exact',
    })
  })

  test('§23.2 what a feint has shown is known, and something else can be assumed', () => {
    const table = feinted()
    const open = shares(foresee(colosseum, table, strike))!
    expect(shares(foresee(colosseum, table, { ...strike, knownTo: 0 }))).toBe(open)
    const withDefence = (defence: readonly number[]) => (state: State) => {
      state.fight!.allocations[1] = allocation([], defence)
      return state
    }
    const assume = (defence: readonly number[]) =>
      shares(foresee(colosseum, table, { ...strike, knownTo: 0, assume: withDefence(defence) }))!
    expect(assume([1, 2, 1, 1, 1])).toBe(open)
    expect(assume([1, 0, 1, 1, 1])).toBeGreaterThan(open)
  })

  test('§3.1 of hidden log sheets what may be believed is used, if it fits what has been seen', () => {
    const table = feinted({ sheets: 'hidden' })
    expect(shares(foresee(colosseum, table, { ...strike, knownTo: 0 }))).toBeGreaterThan(0)
    const truth = () => colosseum.clone(table.stepSoFar.state)
    const open = shares(foresee(colosseum, table, strike))
    expect(shares(foresee(colosseum, table, { ...strike, knownTo: 0, assume: truth }))).toBe(open)
    const inIron = (state: State) => {
      state.gladiators[1]!.armour.fill({ letter: 'A', covers: null, dice: 1 })
      return state
    }
    expect(() => foresee(colosseum, table, { ...strike, knownTo: 0, assume: inIron })).toThrow('does not fit')
  })
})
