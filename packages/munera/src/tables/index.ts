/** The tables by the book's names, as printed; a match may be played with other numbers. */
import { perTables, tableSet } from '@harena/engine'
import { apCosts, apModifiers, weightAp } from './action-points.ts'
import { appealModifiers } from './appeal-modifiers.ts'
import { attackModifiers, modifiersByRow } from './attack-modifiers.ts'
import { type Double, doubles } from './doubles.ts'
import { sampleGladiators } from './sample-gladiators.ts'
import { LONGEST_RANGE, NO_RANGE, weapons } from './weapons.ts'
import { armourSave, armourWeight, shieldSave, shieldWeight, weightClasses } from './weight.ts'

export const tables = {
  /** T1 */
  armourWeight,
  shieldWeight,
  /** T3 */
  armourSave,
  shieldSave,
  /** T4 */
  weightAp,
  apModifiers,
  /** T5 */
  apCosts,
  /** T6 */
  attackModifiers,
  /** T7 */
  weapons,
  /** T8 */
  appealModifiers,
  /** T10 */
  doubles,
  /** T11 */
  sampleGladiators,
}

export type Tables = typeof tables

/** The tables of a match. */
export const tablesOf = tableSet(tables)

/** What the rules read most often, in flat lists. Weapons stand in the order of T7. */
export interface FlatTables {
  /** The tables themselves. */
  readonly set: Tables
  /** By weight points. */
  readonly weightAp: readonly number[]
  /** By row of T6. */
  readonly attackModifiers: readonly number[]
  /** By weapon: what an attack or cast costs, by how much the target's save is lower, whether a missile is used up. */
  readonly weaponAp: readonly number[]
  readonly pierces: readonly number[]
  readonly usesMissiles: readonly boolean[]
  /** By weapon: the ranges at which it attacks. */
  readonly ranges: readonly (readonly number[])[]
  /** By weapon and range, see `atRange`. */
  readonly rangeModifiers: Int8Array
  readonly castNeeds: Int8Array
  /** By face. */
  readonly doublesAdjacent: readonly Double[]
  readonly doublesAtDistance: readonly Double[]
}

const WIDTH = LONGEST_RANGE + 1

export const flatTables = perTables((set: Tables): FlatTables => {
  const rows = Object.values(set.weapons)
  // Place 0 is never looked up.
  const byFace = [1, 1, 2, 3, 4, 5, 6].map((face) => set.doubles[face]!)
  return {
    set,
    weightAp: weightClasses.map((weight) => set.weightAp[weight]),
    attackModifiers: modifiersByRow(set.attackModifiers),
    weaponAp: rows.map((row) => row.ap),
    pierces: rows.map((row) => row.pierces),
    usesMissiles: rows.map((row) => row.missiles > 0),
    ranges: rows.map((row) => Object.keys(row.ranges).map(Number)),
    rangeModifiers: byRange(rows.map((row) => row.ranges)),
    castNeeds: byRange(rows.map((row) => row.needs)),
    doublesAdjacent: byFace,
    doublesAtDistance: byFace.map((double) => (double === 'floored' ? 'defenderOffBalance' : double)),
  }
})

function byRange(rows: readonly Readonly<Record<number, number>>[]): Int8Array {
  const flat = new Int8Array(rows.length * WIDTH).fill(NO_RANGE)
  rows.forEach((row, weapon) => {
    for (const [range, value] of Object.entries(row)) flat[weapon * WIDTH + Number(range)] = value
  })
  return flat
}

/** The entry of a weapon for a range, or NO_RANGE. */
export function atRange(flat: Int8Array, weapon: number, range: number): number {
  return range > LONGEST_RANGE ? NO_RANGE : flat[weapon * WIDTH + range]!
}
