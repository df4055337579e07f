/** §9.5 The Combat Results Table: three red dice down, modified CF across. */

/** Results as small numbers in the order of their strength; from HIT on the surplus is the hit bonus. */
export type Result = number
export const FUMBLE = 0
export const MISS = 1
export const SHIELD = 2
export const SHIELD_EDGE = 3
export const PARRY = 4
export const PARRY_EDGE = 5
export const HIT = 6

const resultNames = ['F', '--', 'S', 'S*', 'P', 'P*', 'H'] as const

export function resultName(result: Result): string {
  if (result < HIT) return resultNames[result]!
  return result === HIT ? 'H' : `H+${result - HIT}`
}

export function parseResult(name: string): Result {
  if (name.startsWith('H+')) return HIT + Number(name.slice(2))
  const at = (resultNames as readonly string[]).indexOf(name)
  return at < 0 ? MISS : at
}

/** Results by their names, as printed: rows by the sum of three dice, columns by modified CF. */
export type ResultTable = Readonly<Record<number, Readonly<Record<number, string>>>>

export const combatResults: ResultTable = Object.fromEntries(
  `
F    F    F    --   S    S    S    S*
F    F    --   S    S    S    S*   P
F    --   S    S    S    S*   P    P
--   S    S    S    S*   P    P    P*
S    S    S    S*   P    P    P*   H
S    S    S*   P    P    P*   H    H
S    S*   P    P    P*   H    H    H+1
S*   P    P    P*   H    H    H+1  H+2
P    P    P*   H    H    H+1  H+2  H+3
P    P*   H    H    H+1  H+2  H+3  H+4
P*   H    H    H+1  H+2  H+3  H+4  H+5
H    H    H+1  H+2  H+3  H+4  H+5  H+6
H    H+1  H+2  H+3  H+4  H+5  H+6  H+7
H+1  H+2  H+3  H+4  H+5  H+6  H+7  H+8
H+2  H+3  H+4  H+5  H+6  H+7  H+8  H+9
H+3  H+4  H+5  H+6  H+7  H+8  H+9  H+9`
    .trim()
    .split('\n')
    .map((row, at) => [at + 3, Object.fromEntries(row.split(/\s+/).map((name, column) => [column + 1, name]))]),
)

/** The same as numbers, from 0 on. */
export function resultRows(table: ResultTable): readonly (readonly Result[])[] {
  return Object.values(table).map((row) => Object.values(row).map(parseResult))
}

/**
 * §9.5.1 to §9.5.1.3 The result of a roll: modified CF outside the columns become a modifier of the dice, then row and
 * column are held to the table.
 */
export function readCombatResults(rows: readonly (readonly Result[])[], modifiedCF: number, roll: number): Result {
  const column = modifiedCF < 1 ? 1 : modifiedCF > 8 ? 8 : modifiedCF
  const surplus = modifiedCF < 1 ? modifiedCF - 1 : modifiedCF > 8 ? modifiedCF - 8 : 0
  const row = roll + surplus
  return rows[(row < 3 ? 3 : row > 18 ? 18 : row) - 3]![column - 1]!
}
