/** Chapter 11: stun. */
import { dropShield, dropWeapon } from './drops.ts'
import { letGo, loosenGrip } from './holds.ts'
import type { Play } from './play.ts'
import { fallProne } from './prone.ts'
import { loseCF, reviewRows } from './sequence.ts'
import { cfNow, type Gladiator, isActive, tickOf } from './state.ts'
import { STUN_PRONE, STUN_SHIELD_DROP, STUN_WEAPON_DROP, stunOf } from './tables/wounds.ts'

/** §11.1 Two dice and modifiers on the stun column; the last rows bring a drop or a fall besides. Returns the stun. */
export function rollStun(play: Play, who: Gladiator, drm: number, rule: string): number {
  const total = play.referee.roll(2, rule, who.seat) + drm
  const stun = stunOf(total)
  sufferStun(play, who, stun, total)
  if (total === STUN_WEAPON_DROP) dropWeapon(play, who, '§11.2')
  else if (total === STUN_SHIELD_DROP) dropShield(play, who, '§11.2')
  else if (total >= STUN_PRONE && who.posture !== 'prone') fallProne(play, who)
  return stun
}

/** §11.2, §11.3 Stun adds up and acts at once like lost CF; more of it than CF knocks a man out (§11.4). */
export function sufferStun(play: Play, who: Gladiator, stun: number, roll: number): void {
  if (stun <= 0 || !isActive(who)) return
  who.stun += stun
  who.stunTick = tickOf(play.state)
  if (play.referee.listening) {
    play.referee.tell({ kind: 'stunned', rule: '§11.2', seat: who.seat, stun, roll })
  }
  loosenGrip(play, who)
  loseCF(play, who, stun)
  if (who.isUnconscious || who.stun <= cfNow(who)) return
  who.isUnconscious = true
  if (play.referee.listening) play.referee.tell({ kind: 'knockedOut', rule: '§10.3.3', seat: who.seat })
  letGo(who, play.state)
  if (who.posture !== 'prone') fallProne(play, who)
  reviewRows(play, who)
}

/** §11.5 Everybody who is stunned and did not collide recovers; the time of the last stun stays (§11.5.2). */
export function recoverFromStun(play: Play): void {
  const tick = tickOf(play.state)
  for (const who of play.state.gladiators) {
    if (who.stun === 0 || !isActive(who) || who.now.collided) continue
    const die = play.referee.roll(1, '§11.5.1', who.seat)
    const removed = play.book.stunRecovered(who.CN, tick - who.stunTick, who.stun, die)
    who.stun -= removed
    if (play.referee.listening) {
      play.referee.tell({ kind: 'stunRecovered', rule: '§11.5.1', seat: who.seat, removed, left: who.stun })
    }
    // A man without stun is awake however low his CF (our ruling, after §10.3.4).
    if (who.isUnconscious && who.stun <= Math.max(0, cfNow(who))) {
      who.isUnconscious = false
      if (play.referee.listening) play.referee.tell({ kind: 'wokeUp', rule: '§11.5', seat: who.seat })
    }
  }
}
