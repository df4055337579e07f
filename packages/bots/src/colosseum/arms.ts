/** What a man has in hand and what it is good for. */
import type { Gladiator, Row, State } from '@harena/colosseum'

export type Item = NonNullable<Gladiator['hands'][number]>
export type Means = Row['means']

/** §20.10, §21 The least and the greatest distance of weapons that reach farther than the next hex. */
const longReach: Readonly<Partial<Record<Item['kind'], readonly [number, number]>>> = {
  javelin: [1, 2],
  maul: [1, 2],
  pike: [2, 3],
  scimitar: [1, 2],
  spear: [1, 2],
  trident: [1, 2],
  bow: [9, 0],
}

const speeds: Readonly<Partial<Record<Item['kind'], number>>> = {
  axe: 1,
  dagger: -1,
  flail: 1,
  javelin: -1,
  maul: 2,
  pike: 1,
  scimitar: 1,
}

const twoHanded: readonly string[] = ['maul', 'pike', 'spear', 'trident', 'bow', 'lasso']

export function isShield(item: Item | null | undefined): boolean {
  return !!item && (item.kind === 'smallShield' || item.kind === 'largeShield') && item.condition === 'whole'
}

export function isWeapon(item: Item | null | undefined): boolean {
  if (!item || item.condition === 'useless') return false
  const { kind } = item
  return kind !== 'net' && kind !== 'lasso' && kind !== 'smallShield' && kind !== 'largeShield'
}

export function hasWeapon({ hands }: Gladiator): boolean {
  return isWeapon(hands[0]) || isWeapon(hands[1])
}

export function hasShield({ hands }: Gladiator): boolean {
  return isShield(hands[0]) || isShield(hands[1])
}

export function hasFreeHand({ hands }: Gladiator): boolean {
  return hands[0] === null || hands[1] === null
}

export function isTwoHanded(item: Item): boolean {
  return twoHanded.includes(item.kind)
}

/** Whether a weapon strikes at this distance. */
export function reaches(item: Item, distance: number): boolean {
  if (item.condition === 'short') return distance === 1
  const reach = longReach[item.kind]
  return reach ? distance >= reach[0] && distance <= reach[1] : distance === 1
}

/** The distances at which he can strike, as bits: 2 for one hex, 4 for two, 8 for three. */
export function reachOf(state: State, who: Gladiator): number {
  let bits = state.options.unarmed === 'on' && hasFreeHand(who) ? 2 : 0
  for (const item of who.hands) {
    if (!item || !isWeapon(item)) continue
    for (let distance = 1; distance <= 3; distance++) if (reaches(item, distance)) bits |= 1 << distance
  }
  return bits
}

/** What he strikes with at this distance, and how many times its CF are halved (§9.3.2). */
export interface Grip {
  readonly means: Means
  readonly halvings: number
  /** §9.4.4 What is added to the round of its attacks. */
  readonly speed: number
  readonly item: Item | null
}

export function bestGrip(state: State, who: Gladiator, target: Gladiator, distance: number): Grip | null {
  const common = (who.posture === 'kneeling' || (target.isOnRock && !who.isOnRock) ? 1 : 0) + (who.now.drew ? 1 : 0)
  const isPair = who.style === 'dimachaerus' && who.hands[0]?.kind === who.hands[1]?.kind
  let best: Grip | null = null
  for (let hand = 0; hand < 2; hand++) {
    const item = who.hands[hand]
    if (!item || !isWeapon(item) || !reaches(item, distance)) continue
    const halvings = common + weaponHalvings(who, item, hand, distance)
    if (!best || halvings < best.halvings)
      best = {
        means: hand === 0 ? 'right' : 'left',
        halvings,
        speed: (speeds[item.kind] ?? 0) - (isPair ? 1 : 0),
        item,
      }
  }
  if (!best && distance === 1 && state.options.unarmed === 'on' && hasFreeHand(who)) {
    best = { means: 'bare', halvings: common + 1, speed: 1, item: null }
  }
  return best
}

function weaponHalvings(who: Gladiator, item: Item, hand: number, distance: number): number {
  let count = item.kind === 'dagger' || item.kind === 'javelin' ? 1 : 0
  if (who.now.recoveredHand === hand) count++
  if (item.kind === 'trident' && who.hands[1 - hand]?.kind === 'net') count++
  if (isTwoHanded(item) && hasShield(who)) count++
  if (item.kind === 'scimitar' && distance >= 2) count++
  return count
}

/** CF after wounds, blindness and fatigue, less stun; also below zero. */
export function cfOf(who: Gladiator): number {
  const { cfLoss } = who
  const lost = cfLoss[0]! + cfLoss[1]! + cfLoss[2]! + cfLoss[3]! + cfLoss[4]!
  return who.CF - lost - who.visionLoss - who.enduranceLoss - who.stun
}

/** Whether two fight each other: opponents, and in a match of fixed pairs those of one pair (§26.7). */
export function areOpponents(state: State, one: Gladiator, other: Gladiator): boolean {
  if (one.team === other.team) return false
  return state.options.winnersHelp === 'yes' || placeInTeam(state, one) === placeInTeam(state, other)
}

function placeInTeam(state: State, who: Gladiator): number {
  let place = 0
  for (const { team, seat } of state.gladiators) if (team === who.team && seat < who.seat) place++
  return place
}
