/** §29.4 Whom and what a centurion looks at: the closest opponent, and items that he needs. */
import { board } from '../02-preparation/board.ts'
import { distanceTo } from '../06-movement/facing.ts'
import { spareHand } from '../19-advanced/holds.ts'
import { isTheOther } from '../19-advanced/teams.ts'
import { pickByDice, type RuleContext } from '../match/context.ts'
import {
  type Gladiator,
  type GroundItem,
  isActive,
  isUsableWeapon,
  type State,
  shieldHand,
  weaponHand,
} from '../match/state.ts'
import { shieldOf } from '../tables/weapons.ts'

/** Those of a list that are nearest by some measure. */
export function nearest<T>(all: readonly T[], distance: (one: T) => number): T[] {
  let least = Number.POSITIVE_INFINITY
  let near: T[] = []
  for (const one of all) {
    const far = distance(one)
    if (far > least) continue
    if (far < least) near = []
    least = far
    near.push(one)
  }
  return near
}

/** §29.4.2.1 Of several who are equally close, one by chance; null where his pair is decided (§26.7). */
export function closestOpponent(context: RuleContext, who: Gladiator): Gladiator | null {
  const foes = context.state.gladiators.filter((one) => isActive(one) && isTheOther(context.state, who, one))
  if (foes.length < 2) return foes[0] ?? null
  const close = nearest(foes, (foe) => distanceTo(who, foe))
  return pickByDice(context, close, '§29.4.2.1', who.seat, 'closest opponent')
}

/** §29.4.2.5 He has no weapon, in hand or in his sheath. */
export function needsWeapon(who: Gladiator): boolean {
  return weaponHand(who) < 0 && !who.sheath.some(isUsableWeapon)
}

/** §29.4.2.4 He has lost the shield that men of his style carry. */
export function needsShield({ tables }: RuleContext, who: Gladiator): boolean {
  return shieldHand(who) < 0 && tables.styles[who.style].shield !== 'none'
}

export function isLooseWeapon({ item }: GroundItem): boolean {
  return isUsableWeapon(item)
}

export function isLooseShield({ item }: GroundItem): boolean {
  return shieldOf(item.kind) !== null && item.condition === 'whole'
}

/** §29.4.1.2 The needed item within one hex, a weapon before a shield, as a place on the ground; -1 if there is none. */
export function neededItem(context: RuleContext, who: Gladiator): number {
  const { ground } = context.state
  if (ground.length === 0 || spareHand(context.state, who) < 0) return -1
  const isNear = ({ cell }: GroundItem) => board.distance(who.cell, cell) <= 1
  const weapon = needsWeapon(who) ? ground.findIndex((one) => isNear(one) && isLooseWeapon(one)) : -1
  if (weapon >= 0) return weapon
  return needsShield(context, who) ? ground.findIndex((one) => isNear(one) && isLooseShield(one)) : -1
}

/** Items of a kind that lie closest to him. */
export function closestItems(
  { ground }: State,
  who: Gladiator,
  isWanted: (lying: GroundItem) => boolean,
): readonly GroundItem[] {
  const wanted = ground.filter(isWanted)
  return wanted.length === 0 ? [] : nearest(wanted, ({ cell }) => board.distance(who.cell, cell))
}
