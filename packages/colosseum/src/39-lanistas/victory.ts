/** Chapter 39, §39.6 and §39.7: the month is closed, and perhaps the campaign. */
import type { Seat } from '@harena/engine'
import type { LudusRef } from '../ludus/game.ts'
import { type LudusState, stableOf } from '../ludus/state.ts'
import { lanistaTablesOf } from '../tables/lanistas.ts'
import { combatValue } from './combat-value.ts'
import { beginMonth } from './months.ts'
import { ruin } from './treasury.ts'

/** §39.5 The professional goes home, the dead leave the books, and the month is noted. */
export function playCheck(state: LudusState, referee: LudusRef): void {
  for (const { name, owner: seat, isHired } of state.men) {
    if (isHired && referee.listening) referee.tell({ kind: 'championLeft', rule: '§39.5.2', seat, name })
  }
  state.men = state.men.filter(({ status, isHired }) => status === 'active' && !isHired)
  // §39.6 Without a gladiator nobody is a lanista.
  for (const [seat, ludus] of state.ludi.entries()) {
    if (!ludus.isOut && stableOf(state, seat).length === 0) ruin(state, seat, 'men', referee)
  }
  const hasMunus = state.munus !== null
  if (hasMunus) state.held++
  const denarii = state.ludi.map((ludus) => ludus.denarii)
  const REP = state.ludi.map((ludus) => ludus.REP)
  const men = state.ludi.map((_, seat) => stableOf(state, seat).length)
  state.history = [...state.history, { month: state.month, denarii, REP, men, hasMunus }]
  if (referee.listening) referee.tell({ kind: 'monthClosed', rule: '§39.5.9', month: state.month, denarii })
  if (isOver(state)) {
    state.phase = 'over'
    if (referee.listening) referee.tell({ kind: 'campaignClosed', rule: '§39.7' })
  } else beginMonth(state, referee)
}

/** §39.7 The last munus has been held, or one lanista is left with five men; without any nobody has won. */
function isOver(state: LudusState): boolean {
  const left = lanistasLeft(state)
  if (state.held >= state.munera || left.length === 0) return true
  return left.length === 1 && hasFullStable(state, left[0]!)
}

function lanistasLeft({ ludi }: LudusState): Seat[] {
  return ludi.flatMap(({ isOut }, seat) => (isOut ? [] : [seat]))
}

function hasFullStable(state: LudusState, seat: Seat): boolean {
  return stableOf(state, seat).length >= lanistaTablesOf(state.options).ludus.gladiators
}

/** §39.7 Most denarii; of equals the stable of the highest value, then reputation; those who are still equal share it. */
export function winnersOf(state: LudusState): Seat[] {
  const left = lanistasLeft(state)
  const worth = (seat: Seat) => {
    const value = stableOf(state, seat).reduce((sum, man) => sum + combatValue(man), 0)
    return [state.ludi[seat]!.denarii, value, state.ludi[seat]!.REP] as const
  }
  const isBetter = (one: Seat, other: Seat) => {
    const [a, b] = [worth(one), worth(other)]
    const at = a.findIndex((value, index) => value !== b[index])
    return at >= 0 && a[at]! > b[at]!
  }
  return left.filter((seat) => !left.some((other) => isBetter(other, seat)))
}
