/** Chapter 39, §39.5.3: sales between ludi, then those at the auction, and the stock that is bought there. */
import type { Seat } from '@harena/engine'
import { d3 } from '../campaign/dice.ts'
import type { LudusRef } from '../ludus/game.ts'
import { type LudusState, manNamed, type Offer } from '../ludus/state.ts'
import { type LanistaTables, lanistaTablesOf, type StockQuality } from '../tables/lanistas.ts'
import { next } from './months.ts'
import { spendNext } from './purchases.ts'
import { makeMan } from './stables.ts'
import { move, sellAtAuction } from './treasury.ts'

/** So many offers a lanista can make in a month: otherwise no month would have to end. */
const MOST_OFFERS = 3

/** §39.5.3.1 Any man for any price on which both agree. */
export function playTrade(state: LudusState, referee: LudusRef): void {
  const seat = state.todo[0]!
  const offer = referee.ask({ kind: 'offer', seat, rule: '§39.5.3.1' })
  if (offer === null) {
    next(state, 'sell')
    return
  }
  if (referee.listening) referee.tell({ kind: 'offerMade', rule: '§39.5.3.1', seat, offer })
  if (referee.ask({ kind: 'deal', seat: offer.with, rule: '§39.5.3.1', offer, from: seat })) {
    trade(state, seat, offer, referee)
  } else if (referee.listening) referee.tell({ kind: 'offerRefused', rule: '§39.5.3.1', seat: offer.with, offer })
  if (++state.asked === MOST_OFFERS) next(state, 'sell')
}

function trade(state: LudusState, seat: Seat, offer: Offer, referee: LudusRef): void {
  const man = manNamed(state, offer.man)
  const from = man.owner
  const to = from === seat ? offer.with : seat
  man.owner = to
  if (referee.listening) {
    referee.tell({ kind: 'manTraded', rule: '§39.5.3.1', seat: from, name: man.name, buyer: to })
  }
  move(state, to, from, offer.price, { heading: 'trade', rule: '§39.5.3.1', about: man.name }, referee)
}

/** §39.5.3.2 Any of his men. */
export function playSell(state: LudusState, referee: LudusRef): void {
  const seat = state.todo[0]!
  const names = referee.ask({ kind: 'sell', seat, rule: '§39.5.3.2' })
  for (const name of names) sellAtAuction(state, manNamed(state, name), referee)
  next(state, 'order')
}

/** §39.5.3.2 A level of 10 at most is paid for with as many denarii, in a month of low stock with twice as many. */
export function priceOfStock({ event }: Pick<LudusState, 'event'>, level: number): number {
  return event === 'lowStock' ? 2 * level : level
}

export function playOrder(state: LudusState, referee: LudusRef): void {
  const seat = state.todo[0]!
  const levels = referee.ask({ kind: 'order', seat, rule: '§39.5.3.2' })
  if (levels.length > 0 && referee.listening) {
    referee.tell({ kind: 'stockOrdered', rule: '§39.5.3.2', seat, levels })
  }
  const price = levels.reduce((sum, level) => sum + priceOfStock(state, level), 0)
  move(state, seat, null, price, { heading: 'stock', rule: '§39.5.3.2' }, referee)
  state.orders = [...state.orders, ...levels.map((level) => ({ ludus: seat, level }))]
  next(state, 'stock')
}

/** §39.5.3.2 Two dice, with one more or less in a month of good or poor stock. */
export function qualityOf({ stock }: Pick<LanistaTables, 'stock'>, total: number): StockQuality {
  return stock.find(({ upTo }) => total <= upTo)!.quality
}

/** §39.5.3.2 What comes of the level that was paid for; never below 1 (C.38). */
export function levelOfStock(quality: StockQuality, paid: number, die: () => number, d3: () => number): number {
  switch (quality) {
    case 'pathetic':
      return 1
    case 'poor':
      return Math.max(1, paid - d3())
    case 'average':
      return paid
    case 'good':
      return paid + 1
    case 'excellent':
      return paid + d3()
    case 'superb':
      return paid + die()
  }
}

/** §39.5.3.3 When all have ordered: the quality of each, then the man, with 25 XP for each level to spend at once. */
export function playStock(state: LudusState, referee: LudusRef): void {
  const [order, ...orders] = state.orders
  if (order) {
    state.orders = orders
    deliver(state, order.ludus, order.level, referee)
    // §39.5.2 By an edict there are no games: all may train.
  } else spendNext(state, state.event === 'edict' ? 'train' : 'munus', referee)
}

function deliver(state: LudusState, seat: Seat, paid: number, referee: LudusRef): void {
  const tables = lanistaTablesOf(state.options)
  const modifier = state.event === 'goodStock' ? 1 : state.event === 'poorStock' ? -1 : 0
  const quality = qualityOf(tables, referee.roll(2, '§39.5.3.2', seat, 'quality') + modifier)
  const die = () => referee.roll(1, '§39.5.3.2', seat, 'more')
  const level = levelOfStock(quality, paid, die, () => d3(referee, '§39.5.3.2', seat, 'more or less'))
  if (referee.listening) referee.tell({ kind: 'stockJudged', rule: '§39.5.3.2', seat, paid, quality, level })
  const man = makeMan(state, seat, referee)
  man.XP = level * tables.ludus.xpPerLevel
  man.earned = man.XP
  if (referee.listening) {
    const { name, XP } = man
    referee.tell({ kind: 'experienceEarned', rule: '§39.5.3.3', name, XP, now: XP, steps: [] })
  }
  state.spending = [...state.spending, man.name]
}
