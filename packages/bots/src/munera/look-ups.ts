/** The opponent's tables, made from the rules once for each set of numbers that a match is played by. */
import { perTables } from '@harena/engine'
import { type FlatTables, flatTables, numbersOf, type State, type Tables } from '@harena/munera'
import { PathTables } from './approach-paths.ts'
import { BlowValues } from './value.ts'

export interface LookUps {
  readonly numbers: FlatTables
  readonly paths: PathTables
  readonly values: BlowValues
}

export const lookUps: (tables: Tables) => LookUps = perTables((tables) => {
  const numbers = flatTables(tables)
  return { numbers, paths: new PathTables(tables), values: new BlowValues(numbers) }
})

export function lookUpsOf(state: State): LookUps {
  return lookUps(numbersOf(state).set)
}
