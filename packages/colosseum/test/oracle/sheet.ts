/** What can be read off a log sheet. */
import type { State } from '../../src/index.ts'
import type { Gladiator, Item } from '../../src/match/state.ts'
import { weaponTable } from './tables.ts'

export type Man = Gladiator
export type { Item }

export function cfNow({ CF, cfLoss, visionLoss, enduranceLoss }: Man): number {
  return CF - cfLoss.reduce((sum, loss) => sum + loss, 0) - visionLoss - enduranceLoss
}

/** The hexes that he covers; a body may have been carried off the board. */
export const bodyOf = ({ cell, torso, hind }: Man): number[] => [cell, torso, hind].filter((one) => one >= 0)

/** §28.4, §29.3 The book decides for him. */
export const isOfTheBook = ({ beast, centurion }: Man): boolean =>
  centurion !== null || (beast !== null && !beast.isPlayed)

export const tick = ({ turn, phase }: State): number => (turn - 1) * 8 + phase
export const isLiving = (man: Man): boolean => man.out === null
/** A body of its own in the arena: a ridden horse is part of its rider's. */
export const isIn = (man: Man): boolean => man.out === null && man.rider < 0
export const isAwake = (man: Man): boolean => isIn(man) && !man.isUnconscious
export const isProne = (man: Man): boolean => man.posture === 'prone'
export const isFoe = (a: Man, b: Man): boolean => a.team !== b.team
export const isGrappling = ({ gladiators }: State, man: Man): boolean =>
  gladiators.some(({ grappledBy, out }) => out === null && grappledBy === man.seat)

/** §9.6 Net, lasso and shield are no weapons. */
export const isArm = (item: Item | null | undefined): item is Item =>
  !!item && item.kind in weaponTable && item.condition !== 'useless'
export const isShield = (item: Item | null | undefined): item is Item =>
  !!item && (item.kind === 'smallShield' || item.kind === 'largeShield')

export const hasArm = (man: Man): boolean => man.hands.some(isArm)
export const shieldOf = (man: Man): Item | undefined =>
  man.hands.find((item): item is Item => isShield(item) && item.condition === 'whole')
export const holds = (man: Man, kind: string): boolean => man.hands.some((item) => item?.kind === kind)

/** V8 A Velite of the Tables V2.0, and the hand with which he could throw. */
export const hasJavelins = ({ options }: State, { type }: Man): boolean =>
  options.v2Javelins === 'on' && type === 'velite'

export const javelinHand = ({ hands }: Man): number =>
  hands.findIndex((item) => item?.kind === 'javelin' && item.condition !== 'useless')

/** V6 A dimachus of the Tables V2.0, for whom chapter 24 does not count. */
export const isDimachus = ({ options }: State, { type }: Man): boolean =>
  options.v2Dimachus === 'on' && (type?.endsWith('Dimachus') ?? false)

/** §24 Two weapons that may be used together. */
export function pairOf(man: Man): 'alike' | 'different' | null {
  const [a, b] = man.hands
  if (!isArm(a) || !isArm(b)) return null
  const fits = ({ kind }: Item) => weaponTable[kind]!.hands === 1 && kind !== 'flail'
  if (!fits(a) || !fits(b)) return null
  return a.kind === b.kind ? 'alike' : 'different'
}

/** §24.2.1 He may strike with both in one phase. */
export function goTogether(state: State, man: Man): boolean {
  const pair = pairOf(man)
  if (pair && isDimachus(state, man)) return true
  return state.options.twoWeapons === 'on' && (pair === 'alike' || (pair !== null && man.style === 'dimachaerus'))
}

/** §20.1, §21.3 By style or talent; §21.1.1 the others by talent, or all of them where talents are not used. */
export function isUntrained(man: Man, kind: string): boolean {
  const isListed = man.trained?.includes(kind as never) ?? false
  if (kind === 'net' || kind === 'trident') return !isListed && man.style !== 'retiarius'
  if (kind === 'lasso') return !isListed && man.style !== 'laquearius'
  if (kind === 'bow') return !isListed && man.style !== 'sagittarius'
  // §31.1.1
  if (kind === 'sword') return false
  return man.trained !== null && !isListed
}
