import { cancelAll, loseCF } from './attack-order.ts'
import { dropShield, dropWeapon } from './drops.ts'
import { isClassic } from './edition.ts'
import { fallOffRock, letGo } from './leaving.ts'
import type { Play } from './play.ts'
import { dismount } from './riders.ts'
import { cfNow, isIn, isLiving, isProne, type Man, tick } from './sheet.ts'
import { stunOf } from './tables.ts'
import { torsoOf } from './torso.ts'

/** §11.2, §11.3, §11.4 So many points at once. */
export function sufferStun(play: Play, man: Man, points: number): void {
  if (points <= 0 || !isLiving(man)) return
  man.stun += points
  man.stunTick = tick(play.state)
  releaseVictim(play, man)
  loseCF(play, man, points)
  if (man.stun > cfNow(man)) {
    man.isUnconscious = true
    fall(play, man)
    letGo(play, man)
  }
}

/** §10.1 The stun column: two dice and a modifier; the last three rows have effects of their own. */
export function rollStun(play: Play, man: Man, modifier: number): number {
  const total = play.feed.sum('stun', man.seat, 2) + modifier
  const points = stunOf(total)
  sufferStun(play, man, points)
  if (total === 17) dropWeapon(play, man)
  if (total === 18) dropShield(play, man)
  // It does nothing in the next phase (our ruling).
  if (total >= 19 && man.beast && isClassic(play.state)) throwOver(play, man)
  else if (total >= 19 && man.beast) shake(play, man)
  else if (total >= 19) fall(play, man)
  return points
}

/** E-13 It lies there, and getting up is all that it does in its next phase. */
function throwOver(play: Play, beast: Man): void {
  beast.beast!.isShaken = true
  fall(play, beast)
}

/** A horse that is thrown over makes its rider stumble (our ruling). */
function shake({ state }: Play, beast: Man): void {
  beast.beast!.isShaken = true
  const rider = state.gladiators[beast.rider]
  if (rider) stumble(rider)
}

/** §11.5.1 At the end of movement, unless he collided. */
export function recoverFromStun({ state, feed }: Play, man: Man): void {
  if (!isLiving(man) || man.stun === 0 || man.now.collided) return
  const since = isClassic(state) ? 1 : tick(state) - man.stunTick
  const got = man.CN + since - feed.sum('recovery from stun', man.seat, 1)
  man.stun -= Math.min(man.stun, Math.max(0, got))
  if (man.stun > Math.max(0, cfNow(man))) return
  // A beast that wakes up stands (our ruling).
  if (man.isUnconscious && man.beast) man.posture = 'standing'
  man.isUnconscious = false
}

/** §15.1.1 */
export function checkStumble(play: Play, man: Man, modifier = 0): boolean {
  if (!isIn(man) || isProne(man) || man.beast) return false
  const base = Number(play.state.options.stumbleBase)
  const result = play.feed.sum('stumble', man.seat, 1) - base - man.stun - modifier
  if (result < 1) stumble(man)
  return result < 1
}

/** B-24 Against a net two dice and agility, less stun. */
export function checkStumbleByNet(play: Play, man: Man): void {
  if (play.state.options.netStumble === 'off') checkStumble(play, man)
  else if (isIn(man) && !isProne(man) && play.feed.sum('stumble', man.seat, 2) + man.AG - man.stun <= 8) stumble(man)
}

/** §15.2 It has its effect in the next phase. */
export function stumble(man: Man): void {
  if (isIn(man) && !isProne(man)) man.mustStumble = true
}

/** §15.3 */
export function checkFall(play: Play, man: Man, modifier = 0): void {
  if (!isIn(man) || isProne(man) || man.beast) return
  const least = isClassic(play.state) ? 8 : 7
  // §30.6.4.1
  const saddle = man.mount >= 0 ? -2 : 0
  if (play.feed.sum('fall prone', man.seat, 2) + man.AG + modifier + saddle < least) fall(play, man)
}

/** §16.2 Face down after a step forward; the legs stay where he stood. */
export function fall(play: Play, man: Man): void {
  if (!isLiving(man) || isProne(man)) return
  throwRider(play, man)
  if (man.isOnRock) fallOffRock(play, man)
  const wasMounted = man.mount >= 0
  if (wasMounted) dismount(play, man)
  man.posture = 'prone'
  man.mustStumble = false
  man.now.stumbling = false
  if (!man.beast) {
    man.isFaceDown = man.lastStep === 'forward'
    man.torso = torsoOf(play, man)
  }
  cancelAll(play, man)
  for (const other of play.state.gladiators) if (other.grappledBy === man.seat) other.grappledBy = -1
  // §30.6.5.1
  if (wasMounted) rollStun(play, man, 3)
}

/** A horse that goes down takes its rider with it (our ruling). */
export function throwRider(play: Play, horse: Man): void {
  const rider = play.state.gladiators[horse.rider]
  if (rider) fall(play, rider)
}

/** §22.4.3 Any wound or stun on the one who holds frees the other. */
export function releaseVictim({ state }: Play, man: Man): void {
  for (const other of state.gladiators) if (other.grappledBy === man.seat) other.grappledBy = -1
}
