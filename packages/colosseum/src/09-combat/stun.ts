/** Chapter 11: stun. */
import { dropShield, dropWeapon } from '../13-condition/drops.ts'
import { fallProne } from '../13-condition/prone.ts'
import { stumble } from '../13-condition/stumble.ts'
import { letGo, loosenGrip } from '../19-advanced/holds.ts'
import type { RuleContext } from '../match/context.ts'
import { cfNow, type Gladiator, isLiving, tickOf } from '../match/state.ts'
import { fromSheets, type Steps, step, stepsFor, sumOf } from '../match/sums.ts'
import { STUN_PRONE, STUN_SHIELD_DROP, STUN_WEAPON_DROP, stunOf } from '../tables/wounds.ts'
import { loseCF, reviewRows } from './attack-order.ts'

/**
 * §11.1 Two dice and modifiers on the stun column; the last rows bring a drop or a fall besides. Returns the stun. The
 * steps are those of the modifiers; `isOwn` unless one of them comes from another man's log sheet.
 */
export function rollStun(
  context: RuleContext,
  who: Gladiator,
  drm: number,
  rule: string,
  steps: Steps = stepsFor(context),
  isOwn = true,
): number {
  if (context.luck !== null) {
    const { wounds } = context.tables
    const fells = (sum: number) => sum >= STUN_WEAPON_DROP || who.stun + stunOf(wounds, sum) > cfNow(who)
    context.luck.stake = { about: who.seat, gravity: (dice) => (fells(dice + drm) ? 'deadly' : 'none') }
  }
  const total = step(steps, 'stun', context.referee.roll(2, rule, who.seat, 'stun'), rule) + drm
  const stun = stunOf(context.tables.wounds, total)
  sufferStun(context, who, stun, steps, isOwn)
  if (total === STUN_WEAPON_DROP) dropWeapon(context, who, '§11.2')
  else if (total === STUN_SHIELD_DROP) dropShield(context, who, '§11.2')
  else if (total >= STUN_PRONE && who.beast) shakeBeast(context, who)
  else if (total >= STUN_PRONE && who.posture !== 'prone') fallProne(context, who)
  return stun
}

/** A beast is thrown over; on a horse the rider has to keep his seat (our ruling). */
function shakeBeast(context: RuleContext, who: Gladiator): void {
  if (who.rider >= 0) stumble(context, context.state.gladiators[who.rider]!)
  else context.edition.throwOver(context, who)
}

/** §11.2, §11.3 Stun adds up and acts at once like lost CF; more of it than CF knocks a man out (§11.4). */
export function sufferStun(
  context: RuleContext,
  who: Gladiator,
  stun: number,
  steps: Steps = null,
  isOwn = true,
): void {
  if (stun <= 0 || !isLiving(who)) return
  who.stun += stun
  who.stunTick = tickOf(context.state)
  if (context.referee.listening)
    tellStun(context, who, stun, isOwn || context.state.options.sheets === 'open' ? steps : null)
  loosenGrip(context, who)
  loseCF(context, who, stun)
  if (who.isUnconscious || who.stun <= cfNow(who)) return
  who.isUnconscious = true
  if (context.referee.listening) context.referee.tell({ kind: 'knockedOut', rule: '§10.3.3', seat: who.seat })
  letGo(who, context.state)
  if (who.posture !== 'prone') fallProne(context, who)
  reviewRows(context, who)
}

function tellStun(context: RuleContext, { seat }: Gladiator, stun: number, steps: Steps): void {
  const told = fromSheets(context.state.options, [seat], { stun, ...(steps && sumOf(steps)) })
  context.referee.tell({ kind: 'stunned', rule: '§11.2', seat, ...told })
}

/** §11.5 Everybody who is stunned and did not collide recovers; the time of the last stun stays (§11.5.2). */
export function recoverFromStun(context: RuleContext): void {
  const tick = tickOf(context.state)
  const { gladiators } = context.state
  for (let seat = 0; seat < gladiators.length; seat++) {
    const who = gladiators[seat]!
    if (who.stun === 0 || !isLiving(who) || who.now.collided) continue
    const die = context.referee.roll(1, '§11.5.1', who.seat, 'recovery from stun')
    const steps = stepsFor(context)
    const removed = context.edition.stunRecovered(who.CN, tick - who.stunTick, who.stun, die, steps)
    who.stun -= removed
    if (steps) {
      const told = fromSheets(context.state.options, [who.seat], { removed, left: who.stun, ...sumOf(steps) })
      context.referee.tell({ kind: 'stunRecovered', rule: '§11.5.1', seat: who.seat, ...told })
    }
    // A man without stun is awake however low his CF (our ruling, after §10.3.4).
    if (who.isUnconscious && who.stun <= Math.max(0, cfNow(who))) {
      who.isUnconscious = false
      if (who.beast) who.posture = 'standing'
      if (context.referee.listening) context.referee.tell({ kind: 'wokeUp', rule: '§11.5', seat: who.seat })
    }
  }
}

/** §11.5.1 What a man shakes off: CN and the phases since he was stunned, less a die. */
export function stunRecovered(CN: number, phases: number, stun: number, die: number, steps: Steps = null): number {
  const total =
    step(steps, 'CN', CN, '§11.5.1') +
    step(steps, 'phases since he was stunned', phases, '§11.5.1') +
    step(steps, 'recovery from stun', -die, '§11.5.1')
  return Math.min(stun, Math.max(0, total))
}
