/** Chapter 17: endurance. */

import type { RuleContext } from '../match/context.ts'
import type { Options } from '../match/options.ts'
import { isActive } from '../match/state.ts'
import type { Weight } from '../tables/armour.ts'

/** §17.2.1 The CF lost at the end of a turn: what a die and the turn exceed CN by, one more after overexertion. */
export function enduranceLoss(
  endurance: Options['endurance'],
  CN: number,
  turn: number,
  weight: Weight,
  hasOverexerted: boolean,
  die: number,
): number {
  const effort = die + turn + (hasOverexerted ? 1 : 0)
  if (endurance === 'text') return Math.max(0, effort - CN)
  // The milder switch: the threshold and the weights of 1981.
  return Math.max(0, effort + burdenOf(weight) - CN - 5)
}

export function burdenOf(weight: Weight): number {
  return weight === 'heavy' ? 1 : weight === 'light' ? -1 : 0
}

/** §17.2 At the end of every turn each living man checks; the loss lasts for the match (§17.2.2). */
export function checkEndurance(context: RuleContext, turn = context.state.turn): void {
  if (context.state.options.endurance === 'off') return
  for (const who of context.state.gladiators) {
    if (!isActive(who)) continue
    const die = context.referee.roll(1, '§17.2.1', who.seat, 'endurance')
    const loss = context.edition.enduranceLoss(context.state, who, turn, die)
    who.enduranceLoss += loss
    if (context.referee.listening) {
      context.referee.tell({ kind: 'exhausted', rule: '§17.2.1', seat: who.seat, total: die, loss })
    }
  }
}
