/** Exact odds, made by running the rules along every path of their dice. */
import { exactly } from '@harena/engine'
import type { Outland } from './match/game.ts'
import { type Options, options as switches } from './match/options.ts'
import { noExchange } from './match/state.ts'
import { doesCrowdSpare } from './rules/crowd.ts'
import { rollDifference } from './rules/melee.ts'
import { isFreeWith, rollNet, rollToBreakFree, type Throw, throwResult } from './rules/net.ts'
import { rowNumber } from './tables/results.ts'

/** The chances of winning by each row of T3, '2' to '10' (10 or more). */
export type RowOdds = Readonly<Record<string, number>>

export interface MeleeOdds {
  readonly attacker: RowOdds
  /** A difference of -1, 0 or +1. */
  readonly none: number
  readonly defender: RowOdds
}

const known = new Map<number, MeleeOdds>()

/** One exchange, by the attacker's modifiers minus the defender's. */
export function meleeOdds(difference: number): MeleeOdds {
  let odds = known.get(difference)
  if (!odds) {
    odds = makeMeleeOdds(difference)
    known.set(difference, odds)
  }
  return odds
}

function makeMeleeOdds(difference: number): MeleeOdds {
  const exchange = noExchange()
  exchange.attackerModifiers = difference
  const chances = exactly<Outland, number>((referee) => {
    const result = rollDifference(referee, exchange)
    return Math.sign(result) * rowNumber(result)
  })
  const rows = [2, 3, 4, 5, 6, 7, 8, 9, 10]
  const wonBy = (sign: number) => Object.fromEntries(rows.map((row) => [row, chances.get(sign * row) ?? 0]))
  const none = [-1, 0, 1].reduce((sum, row) => sum + (chances.get(row) ?? 0), 0)
  return Object.freeze({ attacker: Object.freeze(wonBy(1)), none, defender: Object.freeze(wonBy(-1)) })
}

/** §9.4 to §9.9 A cast of the net. */
export function ensnareOdds(
  agility: number,
  targetAgility: number,
  options: Pick<Options, 'netDouble'> = { netDouble: defaultNetDouble },
): Readonly<Record<Throw, number>> {
  const retarius = { seat: 0, agility }
  const target = { seat: 1, agility: targetAgility }
  const chances = exactly<Outland, Throw>((referee) =>
    throwResult(options.netDouble, rollNet(referee, retarius, 'net'), rollNet(referee, target, 'against the net')),
  )
  const of = (result: Throw) => chances.get(result) ?? 0
  return { netted: of('netted'), netLost: of('netLost'), nothing: of('nothing') }
}

const defaultNetDouble = switches.find(({ id }) => id === 'netDouble')!.default as Options['netDouble']

/** §9.5 The one try to break free. */
export function breakFreeOdds(strength: number, agility: number): { readonly free: number } {
  const chances = exactly<Outland, boolean>((referee) =>
    isFreeWith(rollToBreakFree(referee, { seat: 1, strength, agility })),
  )
  return { free: chances.get(true) ?? 0 }
}

/** §11.1 How likely the crowd is to spare one with this sum of T7. */
export function crowdOdds(modifier: number): number {
  return exactly<Outland, boolean>((referee) => doesCrowdSpare(referee.roll(1), modifier)).get(true) ?? 0
}
