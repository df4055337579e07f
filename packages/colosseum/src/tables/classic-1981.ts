/** The table sheet of 1981: combat results, critical hits, characteristics and armour. */
import type { Area } from './armour.ts'
import { FUMBLE, HIT, parseResult, type Result } from './combat-results.ts'
import type { CriticalCode } from './critical-hits.ts'

/** C-7 Rows 3 to 18, columns 0 to 5: net advantage of the attacker. M is the bad miss. */
export const classicResults: readonly (readonly Result[])[] = `
M    --   --   --   --   S
--   --   --   --   S    S
--   --   --   S    S    S
--   --   S    S    S    S*
--   S    S    S    S*   P
S    S    S    S*   P    P
S    S    S*   P    P    P*
S    S*   P    P    P*   H
S*   P    P    P*   H    H
P    P    P*   H    H    H+1
P    P*   H    H    H+1  H+2
P*   H    H    H+1  H+2  H+3
H    H    H+1  H+2  H+3  H+4
H    H+1  H+2  H+3  H+4  H+5
H+1  H+2  H+3  H+4  H+5  H+6
H+2  H+3  H+4  H+5  H+6  H+7`
  .trim()
  .split('\n')
  .map((row) =>
    row
      .trim()
      .split(/\s+/)
      .map((cell) => (cell === 'M' ? FUMBLE : parseResult(cell))),
  )

/** C-18 Outside the columns the surplus goes to the dice; above 18 the hit bonus grows on without limit. */
export function readClassicResults(advantage: number, roll: number): Result {
  const column = advantage < 0 ? 0 : advantage > 5 ? 5 : advantage
  const row = roll + (advantage - column)
  if (row > 18) {
    const last = classicResults[15]![column]!
    return Math.max(last, HIT) + (row - 18)
  }
  return classicResults[(row < 3 ? 3 : row) - 3]![column]!
}

function codes(row: string): readonly CriticalCode[] {
  return row.split(' ') as CriticalCode[]
}

/** Columns 2-6, 7, 8, 9, 10, 11, 12, 13, 14+; the total is two dice and the wounds above one. */
const classicCriticals: readonly (readonly CriticalCode[])[] = [
  codes('-- 1 V S HL 2x 2xM 3xM K'),
  codes('-- -- 1 1 ST 2x 2xM 3xM K'),
  codes('-- -- 1 1 AG 2x 2xM 3xM K'),
  codes('-- -- -- 1 ST WD SD SAM 2xM'),
  codes('-- -- -- 1 AG LMP STU SAM 2xM'),
]

export function readClassicCriticals(area: Area, total: number): CriticalCode {
  return classicCriticals[area - 1]![total <= 6 ? 0 : total >= 14 ? 8 : total - 6]!
}
