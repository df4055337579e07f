/** T7: what each weapon costs, how far it reaches and with what modifier. A range that is missing is not possible. */
import type { Rule } from '@harena/engine'
import { apCosts } from './action-points.ts'
import { onTablesChanged } from './changes.ts'

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
  readonly kind: WeaponKind | 'unarmed'
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

const { attack, shoot, twoHanded, cast } = apCosts
const plain = { needs: {}, missiles: 0, pierces: 0 }

export const weapons: readonly WeaponRow[] = [
  { ...plain, row: 'T7.1', kind: 'sword', name: 'sword', ap: attack, ranges: { 1: 0 } },
  { ...plain, row: 'T7.2', kind: 'trident', name: 'trident', ap: attack, ranges: { 1: 0 } },
  { ...plain, row: 'T7.3', kind: 'dagger', name: 'dagger', ap: attack, ranges: { 1: -1 } },
  { ...plain, row: 'T7.4', kind: 'longSpear', name: 'long spear', ap: attack, ranges: { 1: -1, 2: 0 } },
  { ...plain, row: 'T7.5', kind: 'javelin', name: 'javelin', ap: attack, ranges: { 1: 0, 2: -1 } },
  {
    ...plain,
    row: 'T7.6',
    kind: 'darts',
    name: 'darts',
    ap: attack,
    ranges: { 2: 0, 3: 0, 4: 0, 5: -1, 6: -2 },
    missiles: 4,
  },
  {
    ...plain,
    row: 'T7.7',
    kind: 'bow',
    name: 'bow',
    ap: shoot,
    ranges: { 2: -1, 3: 0, 4: 0, 5: 0, 6: 0, 7: -1, 8: -2 },
    missiles: 4,
  },
  {
    ...plain,
    row: 'T7.8',
    kind: 'twoHanded',
    name: 'two-handed weapon',
    ap: twoHanded,
    ranges: { 1: 0 },
    pierces: 1,
  },
  { ...plain, row: 'T7.9', kind: 'unarmed', name: 'fists', ap: attack, ranges: { 1: -3 } },
  { ...plain, row: 'T7.10', kind: 'net', name: 'net', ap: cast, ranges: {}, needs: { 1: 6, 2: 5 } },
  { ...plain, row: 'T7.11', kind: 'lasso', name: 'lasso', ap: cast, ranges: {}, needs: { 2: 6, 3: 5 } },
  { ...plain, row: 'T7.12', kind: 'cone', name: 'cone', ap: 0, ranges: {} },
]

/** §11.12: the lowest die with which a cone destroys the net. */
export const CONE_NEEDS = 5

/** §11.13: the lowest die with which one cuts himself free. */
export const CUT_FREE_NEEDS = 5

/** A.4: the most entries a sheet can have. */
export const MOST_WEAPONS = 2

/** A weapon's place in T7, counted from 0: the small number by which the rules know it. */
export type WeaponIndex = number

export const LONG_SPEAR: WeaponIndex = 3
export const DARTS: WeaponIndex = 5
export const BOW: WeaponIndex = 6
export const UNARMED_ROW: WeaponIndex = 8
export const NET: WeaponIndex = 9
export const LASSO: WeaponIndex = 10
export const CONE: WeaponIndex = 11

const indexes = new Map(weapons.map((weapon, index) => [weapon.kind, index]))

export function weaponIndex(kind: WeaponKind): WeaponIndex {
  return indexes.get(kind)!
}

export const weaponKinds: readonly WeaponKind[] = weapons.flatMap(({ kind }) => (kind === 'unarmed' ? [] : [kind]))

/** The farthest range of any weapon. */
export const LONGEST_RANGE = 8

/** Stands in the flat table for a range that is not possible. */
export const NO_RANGE = 99

const WIDTH = LONGEST_RANGE + 1
const flatModifiers = new Int8Array(weapons.length * WIDTH).fill(NO_RANGE)
const flatNeeds = new Int8Array(weapons.length * WIDTH).fill(NO_RANGE)

/** The modifier of an attack at this range (T6.10, T6.11), or NO_RANGE. */
export function rangeModifier(index: WeaponIndex, range: number): number {
  return range > LONGEST_RANGE ? NO_RANGE : flatModifiers[index * WIDTH + range]!
}

/** The lowest die with which a cast at this range entangles, or NO_RANGE. */
export function castNeeds(index: WeaponIndex, range: number): number {
  return range > LONGEST_RANGE ? NO_RANGE : flatNeeds[index * WIDTH + range]!
}

/** What an attack or cast costs, by place in T7. */
export const weaponAp: number[] = []

/** By how much the target's save is lower, by place in T7. */
export const weaponPierces: number[] = []

/** Whether an attack uses up a missile, by place in T7. */
export const usesMissiles: boolean[] = []

/** Whether it wounds (a net, a lasso and a cone do not), by place in T7. */
export const canWound: readonly boolean[] = weapons.map((weapon) => Object.keys(weapon.ranges).length > 0)

/** Whether it is cast: net and lasso. */
export const isCast: readonly boolean[] = weapons.map((weapon) => Object.keys(weapon.needs).length > 0)

/** What of it is read most often, in flat lists. */
function flatten(): void {
  weapons.forEach((weapon, index) => {
    weaponAp[index] = weapon.ap
    weaponPierces[index] = weapon.pierces
    usesMissiles[index] = weapon.missiles > 0
    for (const [range, add] of Object.entries(weapon.ranges)) flatModifiers[index * WIDTH + Number(range)] = add
    for (const [range, needed] of Object.entries(weapon.needs)) flatNeeds[index * WIDTH + Number(range)] = needed
  })
}

flatten()
onTablesChanged(flatten)
