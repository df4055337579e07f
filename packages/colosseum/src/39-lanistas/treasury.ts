/** Chapter 39, §39.2 and §39.6: denarii, debts, and men who must be sold for them. */
import type { Rule, Seat, SumStep } from '@harena/engine'
import type { LudusRef } from '../ludus/game.ts'
import { type Heading, type LudusMan, type LudusState, stableOf } from '../ludus/state.ts'
import { combatValue } from './combat-value.ts'

/** What a movement of money is for. */
export interface Purpose {
  readonly heading: Heading
  readonly rule: Rule
  /** The man whom it concerns. */
  readonly about?: string
  /** How the sum came about. */
  readonly steps?: readonly SumStep[]
}

/** §39.2.1 Money goes from one ludus to another, from the bank or to it: nothing is made and nothing lost. */
export function move(
  state: LudusState,
  from: Seat | null,
  to: Seat | null,
  denarii: number,
  { heading, rule, about, steps }: Purpose,
  referee: LudusRef,
): void {
  if (denarii === 0) return
  if (from !== null) state.ludi[from]!.denarii -= denarii
  if (to !== null) state.ludi[to]!.denarii += denarii
  const entry = { from, to, denarii, heading }
  state.accounts = [...state.accounts, entry]
  if (referee.listening) {
    referee.tell({ kind: 'moneyMoved', rule, entry, ...(about !== undefined && { about }), ...(steps && { steps }) })
  }
}

/** §39.5.3.2 What the auction pays for a man: his combat value, a die more and a die less. */
export function auctionPrice(value: number, more: number, less: number): number {
  return Math.max(0, value + more - less)
}

/** §39.5.3.2 He leaves the ludus, which has its price. */
export function sellAtAuction(state: LudusState, man: LudusMan, referee: LudusRef, isForced = false): void {
  const { owner: seat, name } = man
  const rule = isForced ? '§39.6' : '§39.5.3.2'
  const more = referee.roll(1, rule, seat, 'more')
  const price = auctionPrice(combatValue(man), more, referee.roll(1, rule, seat, 'less'))
  const worth = combatValue(man) + man.PR
  state.takings = state.takings.map((taking) => (taking.name === name ? { ...taking, worth } : taking))
  state.men = state.men.filter((one) => one !== man)
  if (referee.listening) referee.tell({ kind: 'manSold', rule, seat, name, price, isForced })
  move(state, null, seat, price, { heading: 'sale', rule, about: name }, referee)
}

/** Men who may be sold: one who is hired goes home by himself. */
export function saleable(state: LudusState, seat: Seat): LudusMan[] {
  return stableOf(state, seat).filter(({ isHired }) => !isHired)
}

/**
 * §39.6 A debt is paid, and men are sold for it one by one as long as money is missing. Whoever still cannot pay gives all
 * he has and is out.
 */
export function payDebt(
  state: LudusState,
  from: Seat,
  to: Seat | null,
  debt: number,
  purpose: Purpose,
  referee: LudusRef,
): void {
  const ludus = state.ludi[from]!
  while (ludus.denarii < debt) {
    const choices = saleable(state, from)
    if (choices.length === 0) break
    const [only] = choices
    const name =
      choices.length === 1
        ? only!.name
        : referee.ask({ kind: 'raise', seat: from, rule: '§39.6', debt: debt - ludus.denarii })
    sellAtAuction(state, choices.find((man) => man.name === name)!, referee, true)
  }
  const isRuined = ludus.denarii < debt
  move(state, from, to, Math.min(debt, ludus.denarii), purpose, referee)
  if (isRuined) ruin(state, from, 'debt', referee)
}

/** §39.6 A ludus is out; whoever is left there goes his way. */
export function ruin(state: LudusState, seat: Seat, reason: 'debt' | 'men', referee: LudusRef): void {
  state.ludi[seat]!.isOut = true
  state.men = state.men.filter(({ owner, status }) => owner !== seat || status !== 'active')
  state.todo = state.todo.filter((one, at) => at === 0 || one !== seat)
  if (referee.listening) referee.tell({ kind: 'ludusRuined', rule: '§39.6', seat, reason })
}
