/** §3.7 Bonus Dice: bids of players, triggers of NPGs, pools. */
import type { Seat } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { Options } from '../match/options.ts'
import type { BidQuestion, Mode, PoolTable } from '../match/questions.ts'
import type { Card, State } from '../match/state.ts'
import { hasSignature, isHampered } from './cards.ts'

/** What one side brings to an opposed roll: dice to roll, and successes that lie there already (G-12). */
export interface Pool {
  dice: number
  sure: number
}

/** Notes a line of a pool: totals and explanations come from the same place. */
export type AddLine = (value: number, text: string, rule: string) => void

export const POOL_RULE: Readonly<Record<PoolTable, string>> = { maneuver: 'T5-3', netToss: 'T5-4', attack: 'T5-5' }

/** §3.7.3 A die at or below it is used; 3 for one who is down or ensnared. */
export function triggerOf(table: PoolTable, hampered: boolean): number {
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
  for (const face of referee.dice(dice, '§3.7.3', by)) if (face <= trigger) used++
  return used
}

/** T3-2 Frenzy: at least one Bonus Die on every Attack roll. */
export function leastBid(card: Card, table: PoolTable): number {
  return table === 'attack' && card.bonus > 0 && hasSignature(card, 'frenzy') ? 1 : 0
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
}

export interface Bids {
  readonly firstPool: Pool
  readonly secondPool: Pool
}

/**
 * §3.7.2 Both decide in secret, reveal together and pay. Against an NPG the player decides first, then the triggers are
 * rolled; of two NPGs the first rolls first.
 */
export function takeBids(state: State, opposed: Opposed, referee: Ref): Bids {
  const { table, first, second } = opposed
  const [a, b] = [state.cards[first]!, state.cards[second]!]
  const bids = playersBids(state, opposed, referee)
  const firstTriggers = a.control === 'npg' ? triggersOf(a, first, table, referee) : 0
  const secondTriggers = b.control === 'npg' ? triggersOf(b, second, table, referee) : 0
  if (a.control === 'npg') bids[0] = Math.max(firstTriggers, leastBid(a, table))
  if (b.control === 'npg') bids[1] = Math.max(secondTriggers, leastBid(b, table))
  a.bonus -= bids[0]
  b.bonus -= bids[1]
  if (referee.listening && bids[0] + bids[1] > 0) {
    referee.tell({ kind: 'bonusDiceUsed', rule: '§3.7.2', table, first, second, dice: bids })
  }
  return {
    firstPool: poolWith(a, opposed.firstDice, bids[0], firstTriggers, table, state.options),
    secondPool: poolWith(b, opposed.secondDice, bids[1], secondTriggers, table, state.options),
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
): Pool {
  const isFrenzied = table === 'attack' && bid > 0 && hasSignature(card, 'frenzy')
  const extra = isFrenzied && options.frenzyExtraDie === 'yes' ? 1 : 0
  const sure = options.npgTriggerIsResult === 'yes' ? triggers : 0
  return { dice: poolSize(base + extra, bid - sure, options), sure }
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

export interface OpposedRoll {
  readonly dice: readonly [number, number]
  readonly successes: readonly [number, number]
}

/** Both bid, then the first one rolls, then the second. */
export function rollOpposed(state: State, opposed: Opposed, referee: Ref): OpposedRoll {
  const { firstPool, secondPool } = takeBids(state, opposed, referee)
  const rule = POOL_RULE[opposed.table]
  const first = rollPool(firstPool, rule, referee, opposed.first)
  const second = rollPool(secondPool, rule, referee, opposed.second)
  return { dice: [firstPool.dice, secondPool.dice], successes: [first, second] }
}

export function rollPool(pool: Pool, rule: string, referee: Pick<Ref, 'successes'>, by: Seat): number {
  return pool.sure + rollDice(pool.dice, rule, referee, by)
}

/** No dice are thrown where there are none. */
export function rollDice(dice: number, rule: string, referee: Pick<Ref, 'successes'>, by: Seat): number {
  return dice > 0 ? referee.successes(dice, rule, by) : 0
}
