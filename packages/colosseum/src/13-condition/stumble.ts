/** Chapter 15: stumbling. */

import type { RuleContext } from '../match/context.ts'
import { type Gladiator, isActive } from '../match/state.ts'
import { fallProne } from './prone.ts'

/** §15.1 A Stumble check. Whoever lies prone already cannot stumble. */
export function checkStumble(context: RuleContext, who: Gladiator, hazards: number, drm: number): void {
  if (!isActive(who) || who.posture === 'prone') return
  const die = context.referee.roll(1, '§15.1.1', who.seat, 'stumble')
  const total = stumbleTotal(die, Number(context.state.options.stumbleBase), who.stun, hazards, drm)
  if (context.referee.listening) {
    context.referee.tell({ kind: 'stumbleChecked', rule: '§15.1.1', seat: who.seat, total, stumbles: total < 1 })
  }
  if (total < 1) who.mustStumble = true
}

/** §20.7.2.1 A stumble without a check: it shows in the next phase (§15.2). */
export function stumble(context: RuleContext, who: Gladiator): void {
  if (!isActive(who) || who.posture === 'prone') return
  who.mustStumble = true
  if (context.referee.listening) context.referee.tell({ kind: 'stumbled', rule: '§15.2', seat: who.seat })
}

/** §15.3 The Fall Prone test of a man who stumbles, or who is thrown off his feet otherwise. */
export function checkFall(context: RuleContext, who: Gladiator, drm: number): boolean {
  if (!isActive(who) || who.posture === 'prone') return false
  const twoDice = context.referee.roll(2, '§15.3', who.seat, 'fall prone')
  const falls = context.edition.isFall(twoDice, who.AG, drm)
  if (context.referee.listening) {
    const total = twoDice + who.AG + drm
    context.referee.tell({ kind: 'fallChecked', rule: '§15.3', seat: who.seat, total, falls })
  }
  if (falls) fallProne(context, who)
  return falls
}

/** §15.1.1 The total of a Stumble check; at 0 or less he stumbles. */
export function stumbleTotal(die: number, base: number, stun: number, hazards: number, drm: number): number {
  return die - base - stun - hazards - drm
}

/** §15.3 Two dice and agility below 7: he falls. */
export function isFall(twoDice: number, AG: number, drm: number): boolean {
  return twoDice + AG + drm < 7
}
