/** The tables by which a match is played. */
import { type FlatTables, flatTables, tablesOf } from '../tables/index.ts'
import type { State } from './state.ts'

/** The numbers by which this match is played. */
export function numbersOf({ options }: State): FlatTables {
  return flatTables(tablesOf(options))
}
