/** §3.7 Bonus Dice: bids of players, triggers of NPGs, pools. */
import { addStep, type Row, type Rule, type Seat, type Steps, type SumStep, type Worth } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { Options } from '../match/options.ts'
import type { BidQuestion, Mode, PoolTable } from '../match/questions.ts'
import type { Card, State } from '../match/state.ts'
import { BONUS_DICE, NEVER_BELOW_ZERO } from '../tables/opposed-rolls.ts'
import { hasSignature, isHampered } from './cards.ts'

/** What one side brings to an opposed roll: dice to roll, and successes that lie there already (G-12). */
export interface Pool {
  dice: number
  sure: number
}

/** One line of a table, as often as it holds. */
export function line(steps: Steps, row: Worth, times = 1): number {
  return addStep(steps, row, times * row.value)
}

const FRENZY: Row = { what: 'Frenzy', rule: 'G-14' }
export const SURE: Row = { what: 'Successes as they lie', rule: 'G-12' }

const POOL_RULE: Readonly<Record<PoolTable, string>> = { maneuver: 'T5-3', netToss: 'T5-4', attack: 'T5-5' }

/** §3.7.3 A die at or below it is used; 3 for one who is down or ensnared. */
function triggerOf(table: PoolTable, hampered: boolean): number {
  if (hampered) return 3
  return table === 'maneuver' ? 1 : 2
}

/** §3.7.3 The NPG rolls all its Bonus Dice once; each at or below the trigger is used. */
export function rollTriggers(
  dice: number,
  table: PoolTable,
  hampered: boolean,
  referee: Pick<Ref, 'dice'>,
  by: Seat,
): number {
  if (dice === 0) return 0
  const trigger = triggerOf(table, hampered)
  let used = 0
  for (const face of referee.dice(dice, '§3.7.3', by, 'triggers')) if (face <= trigger) used++
  return used
}

/** T3-2 Frenzy: at least one Bonus Die on every Attack roll. */
export function leastBid(card: Card, table: PoolTable): number {
  return table === 'attack' && card.bonus > 0 && hasSignature(card, 'frenzy') ? 1 : 0
}

/** What is used of what the triggers brought: Frenzy counts for an NPG as well. */
export function usedBy(card: Card, triggers: number, table: PoolTable): number {
  return Math.max(triggers, leastBid(card, table))
}

/** G-01 Zero dice are the least. */
export function poolSize(base: number, bid: number, options: Options): number {
  return options.poolFloor === 'beforeBids' ? Math.max(0, base) + bid : Math.max(0, base + bid)
}

/** One opposed roll for which Bonus Dice may be used. */
export interface Opposed {
  readonly table: PoolTable
  readonly first: Seat
  readonly second: Seat
  /** The dice of each by the lines of the table. */
  readonly firstDice: number
  readonly secondDice: number
  readonly mode: Mode
  readonly isRetake: boolean
  /** How the dice came about; not where nobody listens. */
  readonly steps: Steps
  readonly againstSteps: Steps
}

/** What each brings to the roll; with the bids it is paid for. */
export interface Pools {
  readonly first: Pool
  readonly second: Pool
}

/**
 * §3.7.2 Both decide in secret, reveal together and pay. Against an NPG the player decides first, then the triggers are
 * rolled; of two NPGs the first rolls first.
 */
function takeBids(state: State, opposed: Opposed, referee: Ref): Pools {
  const { table, first, second, firstDice, secondDice, steps, againstSteps } = opposed
  const [a, b] = [state.cards[first]!, state.cards[second]!]
  const bids = playersBids(state, opposed, referee)
  const firstTriggers = a.control === 'npg' ? triggersOf(a, first, table, referee) : 0
  const secondTriggers = b.control === 'npg' ? triggersOf(b, second, table, referee) : 0
  if (a.control === 'npg') bids[0] = usedBy(a, firstTriggers, table)
  if (b.control === 'npg') bids[1] = usedBy(b, secondTriggers, table)
  a.bonus -= bids[0]
  b.bonus -= bids[1]
  if (referee.listening && bids[0] + bids[1] > 0) {
    referee.tell({ kind: 'bonusDiceUsed', rule: '§3.7.2', table, first, second, dice: bids })
  }
  return {
    first: poolWith(a, firstDice, bids[0], firstTriggers, table, state.options, steps),
    second: poolWith(b, secondDice, bids[1], secondTriggers, table, state.options, againstSteps),
  }
}

function triggersOf(card: Card, seat: Seat, table: PoolTable, referee: Ref): number {
  return rollTriggers(card.bonus, table, isHampered(card), referee, seat)
}

export function poolWith(
  card: Card,
  base: number,
  bid: number,
  triggers: number,
  table: PoolTable,
  options: Options,
  steps: Steps = null,
): Pool {
  const isFrenzied = table === 'attack' && bid > 0 && hasSignature(card, 'frenzy')
  const extra = isFrenzied && options.frenzyExtraDie === 'yes' ? 1 : 0
  const sure = options.npgTriggerIsResult === 'yes' ? triggers : 0
  const dice = poolSize(base + extra, bid - sure, options)
  if (steps) {
    if (bid > 0) line(steps, BONUS_DICE, bid)
    if (extra > 0) addStep(steps, FRENZY, extra)
    if (sure > 0) addStep(steps, SURE, -sure)
    const swallowed = dice - (base + extra + bid - sure)
    if (swallowed > 0) addStep(steps, NEVER_BELOW_ZERO, swallowed)
  }
  return { dice, sure }
}

/** The bids of those who are players and have a choice. */
function playersBids(state: State, opposed: Opposed, referee: Ref): [number, number] {
  const { table, first, second } = opposed
  const [a, b] = [state.cards[first]!, state.cards[second]!]
  const [leastA, leastB] = [leastBid(a, table), leastBid(b, table)]
  const doesAskA = a.control === 'star' && a.bonus > leastA
  const doesAskB = b.control === 'star' && b.bonus > leastB
  if (doesAskA && doesAskB) {
    const questions = [bidQuestion(opposed, true, leastA, a.bonus), bidQuestion(opposed, false, leastB, b.bonus)]
    const [bidA, bidB] = referee.askAll<BidQuestion>(questions)
    return [bidA!, bidB!]
  }
  return [
    doesAskA ? referee.ask(bidQuestion(opposed, true, leastA, a.bonus)) : leastA,
    doesAskB ? referee.ask(bidQuestion(opposed, false, leastB, b.bonus)) : leastB,
  ]
}

function bidQuestion(opposed: Opposed, isFirst: boolean, min: number, max: number): BidQuestion {
  const { table, first, second, firstDice, secondDice, mode, isRetake } = opposed
  return {
    kind: 'bid',
    seat: isFirst ? first : second,
    rule: POOL_RULE[table],
    table,
    against: isFirst ? second : first,
    min,
    max,
    dice: isFirst ? firstDice : secondDice,
    againstDice: isFirst ? secondDice : firstDice,
    isFirst,
    mode,
    isRetake,
  }
}

/** An opposed roll as it is told: the first one's side, then the second one's. */
export interface OpposedRoll {
  readonly dice: readonly [number, number]
  readonly successes: readonly [number, number]
  readonly steps?: readonly SumStep[]
  readonly againstSteps?: readonly SumStep[]
}

/** What the dice of the first and of the second are called. */
export type Names = readonly [first: string, second: string]

/** Both bid, then the first one rolls, then the second. */
export function rollOpposed(state: State, opposed: Opposed, names: Names, referee: Ref): OpposedRoll {
  const pools = takeBids(state, opposed, referee)
  const { steps, againstSteps } = opposed
  const rolled = rollPools(pools, opposed, POOL_RULE[opposed.table], names, referee)
  return steps && againstSteps ? { ...rolled, steps, againstSteps } : rolled
}

export function rollPools(
  pools: Pools,
  { first, second }: Pick<Opposed, 'first' | 'second'>,
  rule: Rule,
  names: Names,
  referee: Pick<Ref, 'successes'>,
): OpposedRoll {
  const successes = [
    rollPool(pools.first, rule, referee, first, names[0]),
    rollPool(pools.second, rule, referee, second, names[1]),
  ] as const
  return { dice: [pools.first.dice, pools.second.dice], successes }
}

/** No dice are thrown where there are none. */
function rollPool({ dice, sure }: Pool, rule: Rule, referee: Pick<Ref, 'successes'>, by: Seat, name: string): number {
  return dice > 0 ? sure + referee.successes(dice, rule, by, name) : sure
}
