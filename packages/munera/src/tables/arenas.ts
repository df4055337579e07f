/** T12: how large the arena is and where gladiators start. The book only gives 10 by 12 for two to four (R36). */
import type { Dir } from '@harena/engine'

export interface StartingPlace {
  readonly column: number
  readonly row: number
  readonly facing: Dir
}

export interface Arena {
  readonly cols: number
  readonly rows: number
}

export interface ArenaRow extends Arena {
  readonly places: readonly StartingPlace[]
}

function arena(cols: number, rows: number, places: readonly (readonly [number, number, Dir])[]): ArenaRow {
  return { cols, rows, places: places.map(([column, row, facing]) => ({ column, row, facing })) }
}

/** T12.1 to T12.7, by the number of gladiators less two. */
const arenas: readonly ArenaRow[] = [
  arena(10, 12, [
    [5, 10, 0],
    [5, 1, 3],
  ]),
  arena(10, 12, [
    [5, 10, 0],
    [1, 3, 2],
    [8, 3, 4],
  ]),
  arena(10, 12, [
    [1, 10, 1],
    [1, 1, 2],
    [8, 1, 4],
    [8, 10, 5],
  ]),
  arena(14, 14, [
    [6, 12, 0],
    [1, 8, 1],
    [3, 2, 2],
    [10, 2, 4],
    [12, 8, 5],
  ]),
  arena(14, 14, [
    [6, 12, 0],
    [2, 9, 1],
    [2, 4, 2],
    [7, 1, 3],
    [11, 4, 4],
    [11, 9, 5],
  ]),
  arena(16, 16, [
    [8, 14, 0],
    [2, 12, 1],
    [1, 6, 2],
    [5, 1, 3],
    [10, 1, 3],
    [14, 6, 4],
    [13, 12, 5],
  ]),
  arena(16, 16, [
    [8, 14, 0],
    [3, 12, 1],
    [1, 8, 1],
    [3, 3, 2],
    [7, 1, 3],
    [12, 3, 4],
    [14, 8, 5],
    [12, 12, 5],
  ]),
]

export const FEWEST_GLADIATORS = 2
export const MOST_GLADIATORS = 8

/** The row of T12 for so many gladiators. */
export function arenaFor(gladiators: number): ArenaRow {
  return arenas[gladiators - FEWEST_GLADIATORS]!
}

/** T12.8: two teams of k gladiators face each other in two lines; the places of the first team, then of the second. */
export function teamPlaces(arena: Arena, k: number): StartingPlace[] {
  const line = (row: number, facing: Dir) =>
    Array.from({ length: k }, (_, i) => ({ column: Math.floor(arena.cols / 2) - (k - 1) + 2 * i, row, facing }))
  return [...line(arena.rows - 2, 0), ...line(1, 3)]
}
