/** Attacks and their exact odds, in the games where one attack is a piece of work of its own. */
import { type Allocation, manifest, odds } from '@harena/colosseum'
import { digest, exactly, type Referee, Simulation } from '@harena/engine'
import { gameOf } from '@harena/games'
import { foreseeCounters, prepare } from '@harena/lab'
import { flatTables, type Munera, munera, newBlow, strike, tables } from '@harena/munera'
import { allocation, faceToFace, row } from '../packages/colosseum/test/helpers.ts'
import { measureAlone } from './alone.ts'
import { planOf } from './games.ts'
import { type Effort, measure } from './measure.ts'
import { atLeast, atMost, type Row, rateRow, readable } from './rows.ts'

export async function muneraRows(effort: Effort): Promise<Row[]> {
  return [await strikesRow(effort), await muneraOddsRow(effort)]
}

export async function colosseumRows(effort: Effort): Promise<Row[]> {
  return [
    await randomDuelsRow(effort),
    await ridersRow(effort),
    await colosseumOddsRow(effort),
    await fightOddsRow(effort),
    await exchangeOddsRow(effort),
  ]
}

/** Blows of §6.3 to §6.10 with the referee that simulations use. */
async function strikesRow({ seed, runs, scale }: Effort): Promise<Row> {
  const attacks = 1_000_000 * scale
  const { options } = prepare(gameOf('munera'), planOf('munera', seed, 1))
  const measured = await measure(runs, attacks, () => {
    const state = munera.start(munera.defaultSetup, options as Munera['options'])
    return strikes(new Simulation<Munera>(munera, state, [], seed), attacks)
  })
  return rateRow('munera: attacks resolved', measured, { checksum: `${measured.result} wounds` })
}

function strikes(referee: Referee<Munera>, count: number): number {
  const blow = newBlow()
  let wounds = 0
  for (let i = 0; i < count; i++) {
    strike(flatTables(tables), referee, 0, 1, (i % 5) - 1, i & 3, true, false, blow)
    if (blow.outcome === 'wounded') wounds += blow.score
  }
  return wounds
}

/** The oracle on the same blow, worked out anew each time. */
async function muneraOddsRow({ runs, scale }: Effort): Promise<Row> {
  const count = 2000 * scale
  const blow = newBlow()
  const measured = await measure(runs, count, () => {
    let hit = 0
    for (let i = 0; i < count; i++) {
      const chances = exactly<Munera, string>((referee) => {
        strike(flatTables(tables), referee, 0, 1, (i % 5) - 1, 1 + (i & 3), true, false, blow)
        return `${blow.outcome} ${blow.score}`
      })
      for (const [outcome, share] of chances) if (outcome.startsWith('wounded')) hit += share
    }
    return hit
  })
  return rateRow('munera: exact odds of an attack', measured, { checksum: `${measured.result.toFixed(6)} hits` })
}

/** In milliseconds: all of the rules are in play, and the compiler is still at work after ten thousand duels. */
const RULES_WARM_UP = 6000

/** Duels in which both sides take any legal answer: the speed of the rules without anybody thinking. */
async function randomDuelsRow({ seed, runs, scale }: Effort): Promise<Row> {
  const plan = planOf('colosseum', seed, 2500 * scale)
  const measured = await measureAlone({ plan, isRandom: true, runs, warmUp: RULES_WARM_UP })
  return rateRow('colosseum: duels of random legal answers', measured, {
    goal: atLeast(10_000, measured.rate),
    checksum: measured.result,
  })
}

/** §30 Bouts of a man on foot with a rider, for whom the book decides. */
async function ridersRow({ seed, runs, scale }: Effort): Promise<Row> {
  const setup = gameOf('colosseum').setup([['myrmillo'], ['eques']], false)
  const plan = { ...planOf('colosseum', seed, 500 * scale), setup, opponents: ['standard', null] }
  const measured = await measureAlone({ plan, isRandom: false, runs, warmUp: RULES_WARM_UP })
  return rateRow('colosseum: bouts with a rider', measured, { checksum: measured.result })
}

/** All dice of §9.5 on the areas and armours of the book, worked out anew each time. */
async function colosseumOddsRow({ runs, scale }: Effort): Promise<Row> {
  const count = 50 * scale
  const areas = [1, 2, 3, 4, 5] as const
  const armours = ['-', 'A', 'B3', 'C4']
  const measured = await measure(runs, count, () => {
    let wounds = 0
    for (let i = 0; i < count; i++) {
      const query = {
        attackCF: 1 + (i % 9),
        defenceCF: i % 4,
        area: areas[i % 5]!,
        armour: armours[i % 4]!,
        attackerST: 1,
      }
      wounds += odds.attack(query).expectedWounds
    }
    return wounds
  })
  const each = 1000 / measured.rate
  return rateRow('colosseum: exact odds of an attack', measured, {
    ratio: `${readable(each)} ms each`,
    goal: atMost(3, each, 'ms'),
    checksum: `${measured.result.toFixed(6)} wounds`,
  })
}

const every = [1, 2, 3, 4, 5] as const

/** A whole phase in which one man attacks every area of the other, with all that can come of it. */
async function fightOddsRow(effort: Effort): Promise<Row> {
  const attacks = allocation(every.map((area) => row(1, area, 2)))
  return phaseOddsRow('colosseum: exact odds of a phase with five attacks', effort, [
    attacks,
    allocation([], [1, 1, 1, 1, 1]),
  ])
}

/** The same in which both attack and defend every area. */
async function exchangeOddsRow(effort: Effort): Promise<Row> {
  const plans = [1, 0].map((target) =>
    allocation(
      every.map((area) => row(target, area, 1)),
      [1, 1, 1, 1, 1],
    ),
  )
  return phaseOddsRow('colosseum: exact odds of a phase with five attacks each', effort, plans, 2000)
}

async function phaseOddsRow(
  title: string,
  { runs }: Effort,
  plans: readonly Allocation[],
  most?: number,
): Promise<Row> {
  const state = faceToFace({}, {})
  const fixed = [
    { kind: 'plot', answer: 'X' },
    { kind: 'action', answer: { do: 'nothing' } },
    { kind: 'surrender', answer: false },
    ...plans.map((answer, seat) => ({ kind: 'allocate', seat, answer })),
  ]
  const measured = await measure(Math.ceil(runs / 2), 1, () => {
    const found = foreseeCounters(manifest, { state }, { fixed, budget: 10_000_000 })
    if (found.method !== 'exact') throw new Error(`the phase was not worked out exactly, but ${found.method}`)
    return { runs: found.runs, digest: digest(found.counters) }
  })
  const { runs: paths, digest: fingerprint } = measured.result
  const each = 1000 / measured.rate
  return rateRow(title, measured, {
    ratio: `${readable(each)} ms each`,
    ...(most !== undefined && { goal: atMost(most, each, 'ms') }),
    checksum: `${paths} paths, ${fingerprint.slice(0, 12)}`,
  })
}
