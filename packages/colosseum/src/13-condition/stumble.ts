/** Chapter 15: stumbling. */

import type { Rule } from '@harena/engine'
import { bodyOf } from '../match/body.ts'
import type { RuleContext } from '../match/context.ts'
import { type Gladiator, isActive } from '../match/state.ts'
import { fromSheets, type Steps, step, stepsFor, sumOf } from '../match/sums.ts'
import { fallProne } from './prone.ts'

/** §15.1 A Stumble check. Whoever lies prone already cannot stumble. */
export function checkStumble(
  context: RuleContext,
  who: Gladiator,
  hazards: number,
  drm: number,
  rule = '§15.1.1',
): void {
  if (!canStumble(who)) return
  const base = Number(context.state.options.stumbleBase)
  if (context.luck !== null) {
    const gravity = (die: number) => (stumbleTotal(die, base, who.stun, hazards, drm) < 1 ? 'bad' : 'none')
    context.luck.stake = { about: who.seat, gravity }
  }
  const die = context.referee.roll(1, rule, who.seat, 'stumble')
  const steps = stepsFor(context)
  const total = stumbleTotal(die, base, who.stun, hazards, drm, steps)
  settleStumble(context, who, total < 1, rule, steps)
}

/** Nobody who lies on the ground, and no beast: it has four legs (our ruling). */
function canStumble(who: Gladiator): boolean {
  return isActive(who) && who.posture !== 'prone' && bodyOf(who).stumbles
}

/** What a Stumble check comes to. */
export function settleStumble(context: RuleContext, who: Gladiator, stumbles: boolean, rule: Rule, steps: Steps): void {
  if (steps) {
    const { seat } = who
    const sum = fromSheets(context.state.options, [seat], sumOf(steps))
    context.referee.tell({ kind: 'stumbleChecked', rule, seat, stumbles, ...sum })
  }
  if (stumbles) who.mustStumble = true
}

/** §20.7.2.1 A stumble without a check: it shows in the next phase (§15.2). */
export function stumble(context: RuleContext, who: Gladiator): void {
  if (!canStumble(who)) return
  who.mustStumble = true
  if (context.referee.listening) context.referee.tell({ kind: 'stumbled', rule: '§15.2', seat: who.seat })
}

/** §15.3 The Fall Prone test of a man who stumbles, or who is thrown off his feet otherwise. */
export function checkFall(context: RuleContext, who: Gladiator, drm: number): boolean {
  if (!canStumble(who)) return false
  if (context.luck !== null) {
    const gravity = (dice: number) => (context.edition.isFall(dice, who.AG, drm, null) ? 'deadly' : 'none')
    context.luck.stake = { about: who.seat, gravity }
  }
  const twoDice = context.referee.roll(2, '§15.3', who.seat, 'fall prone')
  const steps = stepsFor(context)
  const saddle = who.mount < 0 ? 0 : context.tables.riding.fall
  const falls = context.edition.isFall(twoDice + saddle, who.AG, drm)
  if (steps) {
    fallTotal(twoDice, who.AG, drm, steps)
    step(steps, 'in the saddle', saddle, '§30.6.4.1')
    const sum = fromSheets(context.state.options, [who.seat], sumOf(steps))
    context.referee.tell({ kind: 'fallChecked', rule: '§15.3', seat: who.seat, falls, ...sum })
  }
  if (falls) fallProne(context, who)
  return falls
}

/** §15.1.1 The total of a Stumble check; at 0 or less he stumbles. */
export function stumbleTotal(
  die: number,
  base: number,
  stun: number,
  hazards: number,
  drm: number,
  steps: Steps = null,
): number {
  return (
    step(steps, 'stumble', die, '§15.1.1') +
    step(steps, 'always', -base, '§15.1.1') +
    step(steps, 'stun', -stun, '§15.1.1') +
    step(steps, 'hazards in the way', -hazards, '§15.1') +
    step(steps, 'the blow', -drm, '§15.1.1')
  )
}

/** §15.3 Two dice and agility below 7: he falls. */
export function isFall(twoDice: number, AG: number, drm: number, steps: Steps = null): boolean {
  return fallTotal(twoDice, AG, drm, steps) < 7
}

export function fallTotal(twoDice: number, AG: number, drm: number, steps: Steps): number {
  return (
    step(steps, 'fall prone', twoDice, '§15.3') + step(steps, 'AG', AG, '§15.3') + step(steps, 'the blow', drm, '§15.3')
  )
}
