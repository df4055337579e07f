/** Chapter 11: stun. */
import { dropShield, dropWeapon } from '../13-condition/drops.ts'
import { fallProne } from '../13-condition/prone.ts'
import { letGo, loosenGrip } from '../19-advanced/holds.ts'
import type { RuleContext } from '../match/context.ts'
import { cfNow, type Gladiator, isActive, tickOf } from '../match/state.ts'
import { STUN_PRONE, STUN_SHIELD_DROP, STUN_WEAPON_DROP, stunOf } from '../tables/wounds.ts'
import { loseCF, reviewRows } from './attack-order.ts'

/** §11.1 Two dice and modifiers on the stun column; the last rows bring a drop or a fall besides. Returns the stun. */
export function rollStun(context: RuleContext, who: Gladiator, drm: number, rule: string): number {
  const total = context.referee.roll(2, rule, who.seat, 'stun') + drm
  const stun = stunOf(total)
  sufferStun(context, who, stun, total)
  if (total === STUN_WEAPON_DROP) dropWeapon(context, who, '§11.2')
  else if (total === STUN_SHIELD_DROP) dropShield(context, who, '§11.2')
  else if (total >= STUN_PRONE && who.posture !== 'prone') fallProne(context, who)
  return stun
}

/** §11.2, §11.3 Stun adds up and acts at once like lost CF; more of it than CF knocks a man out (§11.4). */
export function sufferStun(context: RuleContext, who: Gladiator, stun: number, roll: number): void {
  if (stun <= 0 || !isActive(who)) return
  who.stun += stun
  who.stunTick = tickOf(context.state)
  if (context.referee.listening) {
    context.referee.tell({ kind: 'stunned', rule: '§11.2', seat: who.seat, stun, roll })
  }
  loosenGrip(context, who)
  loseCF(context, who, stun)
  if (who.isUnconscious || who.stun <= cfNow(who)) return
  who.isUnconscious = true
  if (context.referee.listening) context.referee.tell({ kind: 'knockedOut', rule: '§10.3.3', seat: who.seat })
  letGo(who, context.state)
  if (who.posture !== 'prone') fallProne(context, who)
  reviewRows(context, who)
}

/** §11.5 Everybody who is stunned and did not collide recovers; the time of the last stun stays (§11.5.2). */
export function recoverFromStun(context: RuleContext): void {
  const tick = tickOf(context.state)
  for (const who of context.state.gladiators) {
    if (who.stun === 0 || !isActive(who) || who.now.collided) continue
    const die = context.referee.roll(1, '§11.5.1', who.seat, 'recovery from stun')
    const removed = context.edition.stunRecovered(who.CN, tick - who.stunTick, who.stun, die)
    who.stun -= removed
    if (context.referee.listening) {
      context.referee.tell({ kind: 'stunRecovered', rule: '§11.5.1', seat: who.seat, removed, left: who.stun })
    }
    // A man without stun is awake however low his CF (our ruling, after §10.3.4).
    if (who.isUnconscious && who.stun <= Math.max(0, cfNow(who))) {
      who.isUnconscious = false
      if (context.referee.listening) context.referee.tell({ kind: 'wokeUp', rule: '§11.5', seat: who.seat })
    }
  }
}

/** §11.5.1 What a man shakes off: CN and the phases since he was stunned, less a die. */
export function stunRecovered(CN: number, phases: number, stun: number, die: number): number {
  return Math.min(stun, Math.max(0, CN + phases - die))
}
