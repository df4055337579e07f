/** T7: what each weapon costs, how far it reaches and with what modifier. A range that is missing is not possible. */
import type { Rule } from '@harena/engine'

export type WeaponKind =
  | 'sword'
  | 'trident'
  | 'dagger'
  | 'longSpear'
  | 'javelin'
  | 'darts'
  | 'bow'
  | 'twoHanded'
  | 'net'
  | 'lasso'
  | 'cone'

export type Hand = 'right' | 'left' | 'both'

export interface WeaponRow {
  readonly row: Rule
  readonly name: string
  readonly ap: number
  /** Range: modifier of an attack. */
  readonly ranges: Readonly<Record<number, number>>
  /** Range: the lowest die with which a cast entangles. */
  readonly needs: Readonly<Record<number, number>>
  /** How many missiles it comes with; 0 if it uses none. */
  readonly missiles: number
  /** By how much the target's save is lower against it. */
  readonly pierces: number
}

const plain = { needs: {}, missiles: 0, pierces: 0 }
const dartRanges = { 2: 0, 3: 0, 4: 0, 5: -1, 6: -2 } // T6.11
const bowRanges = { 2: -1, 3: 0, 4: 0, 5: 0, 6: 0, 7: -1, 8: -2 }

/** An attack costs 1 AP; a shot, a two-handed blow and a cast cost 2. */
export const weapons: Readonly<Record<WeaponKind | 'unarmed', WeaponRow>> = {
  sword: { ...plain, row: 'T7.1', name: 'sword', ap: 1, ranges: { 1: 0 } }, // T5.4
  trident: { ...plain, row: 'T7.2', name: 'trident', ap: 1, ranges: { 1: 0 } },
  dagger: { ...plain, row: 'T7.3', name: 'dagger', ap: 1, ranges: { 1: -1 } },
  longSpear: { ...plain, row: 'T7.4', name: 'long spear', ap: 1, ranges: { 1: -1, 2: 0 } },
  javelin: { ...plain, row: 'T7.5', name: 'javelin', ap: 1, ranges: { 1: 0, 2: -1 } },
  darts: { ...plain, row: 'T7.6', name: 'darts', ap: 1, ranges: dartRanges, missiles: 4 }, // T5.4
  bow: { ...plain, row: 'T7.7', name: 'bow', ap: 2, ranges: bowRanges, missiles: 4 }, // T5.8
  twoHanded: { ...plain, row: 'T7.8', name: 'two-handed weapon', ap: 2, ranges: { 1: 0 }, pierces: 1 }, // T5.9
  unarmed: { ...plain, row: 'T7.9', name: 'fists', ap: 1, ranges: { 1: -3 } }, // T5.4, T6.10
  net: { ...plain, row: 'T7.10', name: 'net', ap: 2, ranges: {}, needs: { 1: 6, 2: 5 } }, // T5.5
  lasso: { ...plain, row: 'T7.11', name: 'lasso', ap: 2, ranges: {}, needs: { 2: 6, 3: 5 } }, // T5.5
  cone: { ...plain, row: 'T7.12', name: 'cone', ap: 0, ranges: {} },
}

/** §11.12: the lowest die with which a cone destroys the net. */
export const CONE_NEEDS = 5

/** §11.13: the lowest die with which one cuts himself free. */
export const CUT_FREE_NEEDS = 5

/** A.4: the most entries a sheet can have. */
export const MOST_WEAPONS = 3

/** A weapon's place in T7, counted from 0: the small number by which the rules know it. */
export type WeaponIndex = number

/** By place in T7. */
export const allWeapons = Object.keys(weapons) as (WeaponKind | 'unarmed')[]

export const LONG_SPEAR: WeaponIndex = 3
export const DARTS: WeaponIndex = 5
export const BOW: WeaponIndex = 6
export const UNARMED_ROW: WeaponIndex = 8
export const NET: WeaponIndex = 9
export const LASSO: WeaponIndex = 10
export const CONE: WeaponIndex = 11

export function weaponIndex(kind: WeaponKind): WeaponIndex {
  return allWeapons.indexOf(kind)
}

export const weaponKinds: readonly WeaponKind[] = allWeapons.filter((kind) => kind !== 'unarmed')

/** The row of T7 as printed, for its name and number. */
export function weaponRow(index: WeaponIndex): WeaponRow {
  return weapons[allWeapons[index]!]
}

/** The farthest range of any weapon. */
export const LONGEST_RANGE = 8

/** Stands in flat lists for a range that is not possible. */
export const NO_RANGE = 99

/** Whether it wounds (a net, a lasso and a cone do not), by place in T7. */
export const canWound: readonly boolean[] = Object.values(weapons).map(({ ranges }) => Object.keys(ranges).length > 0)

/** Whether it is cast: net and lasso. */
export const isCast: readonly boolean[] = Object.values(weapons).map(({ needs }) => Object.keys(needs).length > 0)
