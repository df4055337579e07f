/** Arena and starting places (R4, A.3): column, row and facing for each gladiator, by their number. */
import type { Dir } from '@harena/engine'

export interface Place {
  readonly column: number
  readonly row: number
  readonly facing: Dir
}

export interface PlacesRow {
  readonly cols: number
  readonly rows: number
  readonly places: readonly Place[]
}

function row(cols: number, rows: number, ...places: [column: number, row: number, facing: Dir][]): PlacesRow {
  return { cols, rows, places: places.map(([column, row, facing]) => ({ column, row, facing })) }
}

/** For two gladiators, three, and so on up to eight. */
const placesRows: readonly PlacesRow[] = [
  row(10, 12, [5, 10, 0], [5, 1, 3]),
  row(10, 12, [5, 10, 0], [1, 3, 2], [8, 3, 4]),
  row(10, 12, [1, 10, 1], [1, 1, 2], [8, 1, 4], [8, 10, 5]),
  row(14, 14, [6, 12, 0], [1, 8, 1], [3, 2, 2], [10, 2, 4], [12, 8, 5]),
  row(14, 14, [6, 12, 0], [2, 9, 1], [2, 4, 2], [7, 1, 3], [11, 4, 4], [11, 9, 5]),
  row(16, 16, [8, 14, 0], [2, 12, 1], [1, 6, 2], [5, 1, 3], [10, 1, 3], [14, 6, 4], [13, 12, 5]),
  row(16, 16, [8, 14, 0], [3, 12, 1], [1, 8, 1], [3, 3, 2], [7, 1, 3], [12, 3, 4], [14, 8, 5], [12, 12, 5]),
]

export function placesFor(gladiators: number): PlacesRow {
  return placesRows[gladiators - 2]!
}

/** Two teams of equal size stand in two rows: the first near the bottom, the second near the top. */
export function teamPlace(cols: number, rows: number, size: number, isFirstTeam: boolean, index: number): Place {
  const column = Math.floor(cols / 2) - (size - 1) + 2 * index
  return isFirstTeam ? { column, row: rows - 2, facing: 0 } : { column, row: 1, facing: 3 }
}
