/** Chapter 14: kneeling. */
import { OUTSIDE } from '@harena/engine'
import { isBlocked } from '../19-advanced/arena.ts'
import type { RuleContext } from '../match/context.ts'
import { type Gladiator, isActive, occupies } from '../match/state.ts'
import { checkFall } from './stumble.ts'

/** §14.1 Kneels: from his feet where he is, from the ground in the hex of torso or legs (§14.1.1). */
export function kneel(context: RuleContext, who: Gladiator): void {
  if (who.posture === 'prone') {
    const torso = who.torso
    const die = context.referee.roll(1, '§14.1.1', who.seat, 'which hex')
    if (die <= 4 && torso !== OUTSIDE && isFree(context, who, torso)) who.cell = torso
    who.torso = OUTSIDE
  }
  who.posture = 'kneeling'
  if (context.referee.listening) context.referee.tell({ kind: 'knelt', rule: '§14.1', seat: who.seat, cell: who.cell })
  // §19.4.2 The Crupellarius is so heavy that he may topple over.
  if (who.style === 'crupellarius' && context.edition.followsStyle(who)) checkFall(context, who, 0)
}

function isFree(context: RuleContext, who: Gladiator, cell: number): boolean {
  if (isBlocked(context.state, cell)) return false
  return !context.state.gladiators.some((other) => other !== who && isActive(other) && occupies(other, cell))
}

/** Rises with the first moving plot that is not another KN (our ruling: the book names no action for it). */
export function standUp(context: RuleContext, who: Gladiator): void {
  if (who.posture !== 'kneeling') return
  who.posture = 'standing'
  if (context.referee.listening) context.referee.tell({ kind: 'stoodUp', rule: '§14.1', seat: who.seat })
}
