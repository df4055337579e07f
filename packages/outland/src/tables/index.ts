/** The tables by the book's names, as printed; a match may be played with other numbers. */
import { perTables, tableSet } from '@harena/engine'
import { agility, strength } from './characteristics.ts'
import { costs } from './costs.ts'
import { crowdModifiers } from './crowd.ts'
import { type FacingRow, facing } from './facing.ts'
import { gladiatorTypes } from './gladiator-types.ts'
import { gaulBonuses, modifiers } from './modifiers.ts'
import { type ResultRow, results, rowNumber } from './results.ts'

export const tables = {
  /** T1 */
  strength,
  agility,
  /** T2 */
  costs,
  /** T3 */
  results,
  /** T4 */
  modifiers,
  gaulBonuses,
  /** T5 */
  facing,
  /** T6 */
  gladiatorTypes,
  /** T7 */
  crowdModifiers,
}

export type Tables = typeof tables

/** The tables of a match. */
export const tablesOf = tableSet(tables)

/** What the rules look up by a number, in lists. */
export interface FlatTables {
  /** The tables themselves. */
  readonly set: Tables
  /** By direction as the defender sees it, clockwise from the front. */
  readonly facing: readonly FacingRow[]
  /** By rounds fought so far. */
  readonly gaulBonuses: readonly number[]
}

export const flatTables = perTables(
  (set: Tables): FlatTables => ({
    set,
    facing: Object.values(set.facing),
    gaulBonuses: [set.gaulBonuses.firstRound, set.gaulBonuses.secondRound, set.gaulBonuses.later],
  }),
)

/** The row of T3 for a difference either way. */
export function resultRow(set: Tables, difference: number): ResultRow {
  return set.results[rowNumber(difference)]!
}
