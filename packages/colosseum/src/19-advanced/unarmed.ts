/** Chapter 22: unarmed combat, strikes and grapples. */

import { die } from '../05-turn/exits.ts'
import { bareBlow, emptyVerdict, rollWounds, type Verdict } from '../09-combat/attack.ts'
import { type PlannedAttack, reviewRows } from '../09-combat/attack-order.ts'
import {
  checkAfterCritical,
  criticalOf,
  criticalTotal,
  isMortalHit,
  sufferCritical,
} from '../09-combat/critical-hits.ts'
import { rollStun, sufferStun } from '../09-combat/stun.ts'
import { markMortal, sufferVerdict, sufferWounds } from '../09-combat/wounds.ts'
import { checkFall } from '../13-condition/stumble.ts'
import { bodyOf } from '../match/body.ts'
import { man, type RuleContext, rollD3 } from '../match/context.ts'
import { onBeast } from '../match/events.ts'
import { type Gladiator, isAble, isActive, isLiving, type State } from '../match/state.ts'
import { fromSheets, type Steps, step, stepsFor, sumOf } from '../match/sums.ts'
import type { Area } from '../tables/armour.ts'
import { HIT, PARRY, PARRY_EDGE } from '../tables/combat-results.ts'
import type { CriticalCode } from '../tables/critical-hits.ts'
import { isGrappling, releaseVictim } from './holds.ts'

/** §22.2.1, §22.2.2 What a strike with the bare hand does. */
export function applyStrike(context: RuleContext, attack: PlannedAttack, verdict: Verdict): void {
  const who = man(context, attack.seat)
  const target = man(context, attack.target)
  const { result } = verdict
  if (result === PARRY || result === PARRY_EDGE) {
    // The fist meets the blade: the same dice, his own arms.
    const own = emptyVerdict(verdict.dice)
    rollWounds(bareBlow(who, 4), context.edition, verdict.dice, own, 0)
    sufferVerdict(context, who, 4, own, target.seat)
  } else if (result >= HIT) {
    const steps = stepsFor(context)
    const drm = step(steps, 'ST', who.ST, '§22.2.2') + step(steps, 'hit bonus', result - HIT, '§22.2.2')
    const stun = rollStun(context, target, drm, '§22.2.2', steps, false)
    const critical = stepsFor(context)
    strikeCritical(context, who, target, attack.area, verdict.dice.critical(critical), stun, critical)
  }
}

const falls: readonly CriticalCode[] = ['HL', '2xM', '3xM', 'SAM', 'K']
const grips: readonly CriticalCode[] = ['2x', '2xM', '3x', '3xM', 'SA', 'SAM']

/** §22.3 The critical hit of a strike: two dice and the stun; the bloody results become a fall or a grip. */
function strikeCritical(
  context: RuleContext,
  who: Gladiator,
  target: Gladiator,
  area: Area,
  twoDice: number,
  stun: number,
  steps: Steps,
): void {
  if (!isLiving(target)) return
  const total = criticalTotal(context.edition, twoDice, 'stun', stun, steps)
  const code = criticalOf(context.edition, target.hide, area, total)
  if (steps) {
    const { seat } = target
    const sum = fromSheets(context.state.options, [seat], sumOf(steps))
    context.referee.tell({ kind: 'criticalHit', rule: '§22.3', seat, area, code, ...onBeast(target), ...sum })
  }
  const isAdded = context.state.options.strikeCrit === 'add'
  if (code === 'K' && isAdded) {
    die(context, target, who.seat, true)
    return
  }
  const isReplaced = !isAdded && (falls.includes(code) || grips.includes(code))
  if (isAdded && isMortalHit(code, target.hasHelmet)) markMortal(target, who.seat)
  if (code.startsWith('1')) sufferWounds(context, target, area, 1, who.seat)
  if (!isReplaced) sufferCritical(context, target, area, code, who.seat)
  if (falls.includes(code)) checkFall(context, target, -3)
  if (grips.includes(code)) offerGrapple(context, who, target, area)
  if (isReplaced) checkAfterCritical(context, target, code)
}

/** §22.3.3.1 Both hands empty, and arms that are still good for it. */
export function canGrapple(state: State, who: Gladiator): boolean {
  const limit = Number(state.options.limbLimit)
  return isAble(who) && who.hands[0] === null && who.hands[1] === null && who.cfLoss[3]! <= limit
}

/** Nobody gets hold of a beast or a rider (our ruling). */
function offerGrapple(context: RuleContext, who: Gladiator, target: Gladiator, area: Area): void {
  const isTaken = target.grappledBy >= 0 || isGrappling(context.state, who) || !bodyOf(target).isCaught
  if (isTaken || !isActive(target) || who.posture === 'prone' || !canGrapple(context.state, who)) return
  if (!context.referee.ask({ kind: 'grapple', seat: who.seat, rule: '§22.3.3', victim: target.seat, area })) return
  target.grappledBy = who.seat
  target.grappleArea = area
  releaseVictim(context, target)
  if (context.referee.listening) {
    context.referee.tell({ kind: 'grappled', rule: '§22.4', seat: target.seat, by: who.seat, area })
  }
  reviewRows(context, target)
}

/** §22.4.2 Not free: the holder may squeeze, and armour does not help. */
export function squeeze(context: RuleContext, who: Gladiator, victim: Gladiator): void {
  if (who.now.isAside) return
  if (!context.referee.ask({ kind: 'squeeze', seat: who.seat, rule: '§22.4.2', victim: victim.seat })) return
  const steps = stepsFor(context)
  if (context.luck !== null) context.luck.stake = { about: victim.seat, gravity: () => 'none' }
  const die = step(steps, 'squeeze', rollD3(context, '§22.4.2', who.seat, 'squeeze'), '§22.4.2')
  const harm = Math.max(0, die + step(steps, 'ST', who.ST, '§22.4.2'))
  const area = victim.grappleArea
  if (steps) {
    const sum = fromSheets(context.state.options, [who.seat], sumOf(steps))
    context.referee.tell({ kind: 'squeezed', rule: '§22.4.2', seat: victim.seat, by: who.seat, ...sum })
  }
  if (context.state.options.grappleHarm === 'wounds') {
    sufferWounds(context, victim, area, harm, who.seat)
    return
  }
  if (harm === 0) return
  sufferStun(context, victim, harm)
  const critical = stepsFor(context)
  const twoDice = step(
    critical,
    'critical hit',
    context.referee.roll(2, '§22.4.2', who.seat, 'critical hit'),
    '§22.4.2',
  )
  strikeCritical(context, who, victim, area, twoDice, harm, critical)
}
