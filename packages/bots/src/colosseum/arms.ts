/** What a man has in hand and what it is good for. */
import {
  cfNow,
  type Gladiator,
  halvings,
  type Item,
  type Means,
  meansAt,
  type State,
  shieldHand,
  speedOf,
  weaponHand,
} from '@harena/colosseum'

export function hasWeapon(who: Gladiator): boolean {
  return weaponHand(who) >= 0
}

export function hasShield(who: Gladiator): boolean {
  return shieldHand(who) >= 0
}

/** CF after wounds, blindness and fatigue, less stun; also below zero. */
export function cfOf(who: Gladiator): number {
  return cfNow(who) - who.stun
}

/** The farthest at which anybody strikes (§21.9). */
const LONGEST = 3

/** The distances at which he can strike, as bits: 2 for one hex, 4 for two, 8 for three. */
export function reachOf(state: State, who: Gladiator): number {
  let bits = 0
  for (let distance = 1; distance <= LONGEST; distance++) {
    for (const means of meansAt(state, who, distance)) if (isHandy(means)) bits |= 1 << distance
  }
  return bits
}

/** What serves ordinary attacks; shield, sand and what is thrown do not. */
function isHandy(means: Means): boolean {
  return means === 'right' || means === 'left' || means === 'bare' || means === 'body'
}

/** What he strikes with at this distance. */
export interface Grip {
  readonly means: Means
  /** How many times its CF are halved (§9.3.2), the legs of a man on his knees apart. */
  readonly halvings: number
  /** §9.4.4 What is added to the round of its attacks. */
  readonly speed: number
  readonly item: Item | null
}

/** The weapon whose CF are halved least; the bare hand for want of one. */
export function bestGrip(state: State, who: Gladiator, target: Gladiator, distance: number): Grip | null {
  let best: Means | null = null
  let least = Number.POSITIVE_INFINITY
  for (const means of meansAt(state, who, distance)) {
    if (!isHandy(means) || (means === 'bare' && best !== null)) continue
    const times = halvings(state, who, target, 2, means, distance)
    if (times >= least) continue
    least = times
    best = means
  }
  if (best === null) return null
  const item = best === 'right' ? who.hands[0]! : best === 'left' ? who.hands[1]! : null
  const speed = speedOf(state, who, { target: target.seat, area: 2, means: best, special: '', cf: 1 })
  return { means: best, halvings: least, speed, item }
}
