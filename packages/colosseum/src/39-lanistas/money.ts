/** Chapter 39, §39.5.7 to §39.5.9: earnings, training and upkeep. */
import type { Seat, SumStep } from '@harena/engine'
import type { LudusRef } from '../ludus/game.ts'
import { type LudusMan, type LudusState, manNamed, stableOf, type Taking } from '../ludus/state.ts'
import { type Steps, step } from '../match/sums.ts'
import { lanistaTablesOf } from '../tables/lanistas.ts'
import { combatValue } from './combat-value.ts'
import { go, next } from './months.ts'
import { spendNext } from './purchases.ts'
import { move, payDebt } from './treasury.ts'

/** §39.5.7 The quality of the games, with his combat value and prestige, never below 0 (C.45). */
export function baseEarnings(quality: number, worth: number): number {
  return Math.max(0, quality + worth)
}

/** §39.5.7 Each man who took part, dead or alive, as he is now. */
export function playEarnings(state: LudusState, referee: LudusRef): void {
  for (const taking of state.takings) {
    const { name, owner: seat } = taking
    if (state.ludi[seat]!.isOut) continue
    const steps: SumStep[] = []
    const denarii = earningsOf(state, taking, referee, steps)
    move(state, null, seat, denarii, { heading: 'earnings', rule: '§39.5.7', about: name, steps }, referee)
  }
  // §39.5.5.2 Those who were set free go now.
  state.men = state.men.filter(({ status }) => status !== 'champion')
  go(state, 'train')
}

function worthOf(man: LudusMan): number {
  return combatValue(man) + man.PR
}

/** §39.5.7 What he brings as he is now, before the dice of a victory. */
export function leastEarnings(state: LudusState, taking: Taking): number {
  return baseEarnings(state.munus!.quality, worthNow(state, taking)) + prizeOf(state, taking)
}

function worthNow(state: LudusState, { name, worth }: Taking): number {
  return worth ?? worthOf(manNamed(state, name))
}

/** §39.5.7.2 */
function prizeOf({ options }: LudusState, { isChampion }: Taking): number {
  return isChampion ? lanistaTablesOf(options).ludus.champion : 0
}

function earningsOf(state: LudusState, taking: Taking, referee: LudusRef, steps: Steps): number {
  const { owner, hasWon } = taking
  const worth = worthNow(state, taking)
  const sum = step(steps, 'quality, value, prestige', baseEarnings(state.munus!.quality, worth), '§39.5.7')
  const won = step(steps, 'victory', hasWon ? referee.roll(2, '§39.5.7.1', owner, 'victory') : 0, '§39.5.7.1')
  return sum + won + step(steps, "the Emperor's Champion", prizeOf(state, taking), '§39.5.7.2')
}

/** §39.5.8 Those who stayed at home train. */
export function playTrain(state: LudusState, referee: LudusRef): void {
  const seat = state.todo[0]!
  for (const man of stableOf(state, seat)) {
    if (man.isSent || man.isHired) continue
    const { name } = man
    const XP = referee.roll(1, '§39.5.8', seat, 'training')
    man.XP += XP
    man.earned += XP
    if (referee.listening) referee.tell({ kind: 'trained', rule: '§39.5.8', seat, name, XP })
    state.spending = [...state.spending, name]
  }
  next(state, 'spend')
}

export function playSpend(state: LudusState, referee: LudusRef): void {
  spendNext(state, 'upkeep', referee)
}

/** §39.5.9.1 Half of combat value and prestige together, rounded down. */
export function upkeepOf(worth: number): number {
  return Math.max(0, Math.floor(worth / 2))
}

export function upkeepOfMan(man: LudusMan): number {
  return upkeepOf(worthOf(man))
}

/** What a ludus has to pay at the end of the month, the instalments of its loans apart. */
export function upkeepOfLudus(state: LudusState, seat: Seat): { men: number; REP: number } {
  const men = stableOf(state, seat).reduce((sum, man) => sum + upkeepOfMan(man), 0)
  return { men, REP: state.ludi[seat]!.REP }
}

/** §39.5.9 Men, then reputation, then what is due of loans; whoever cannot pay sells (§39.6). */
export function playUpkeep(state: LudusState, referee: LudusRef): void {
  const seat = state.todo[0]!
  const ludus = state.ludi[seat]!
  const { men, REP } = upkeepOfLudus(state, seat)
  payDebt(state, seat, null, men, { heading: 'upkeep', rule: '§39.5.9.1' }, referee)
  if (!ludus.isOut) payDebt(state, seat, null, REP, { heading: 'reputation', rule: '§39.5.9.2' }, referee)
  const due = ludus.loans.filter((month) => month <= state.month)
  ludus.loans = ludus.loans.filter((month) => month > state.month)
  const { instalment } = lanistaTablesOf(state.options).ludus
  if (!ludus.isOut) {
    const debt = due.length * instalment
    payDebt(state, seat, null, debt, { heading: 'instalment', rule: '§39.5.2' }, referee)
  }
  next(state, 'check')
}
