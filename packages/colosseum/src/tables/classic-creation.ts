/** The table sheet of 1981: 36 men by two dice, and the suits of the three weights with coverage for two dice. */
import { type SuitTable, suits } from './armour.ts'
import type { Ratings } from './characteristics.ts'

const rows = `
8,-2,4,4,11   7,1,3,3,12   9,0,1,3,9    8,0,1,4,11   8,1,0,4,10   7,-1,4,3,12
9,0,2,3,9     9,2,-1,2,10  10,1,-1,2,13 8,3,0,5,11   9,2,0,6,9    11,0,0,4,9
8,1,2,3,10    9,3,-1,4,14  11,-2,1,3,12 7,0,3,3,11   11,1,0,4,10  8,4,-1,2,9
10,3,-1,4,11  12,-2,1,1,13 10,3,-2,4,12 7,2,1,3,11   10,-1,1,4,10 13,1,0,2,13
10,2,-2,5,10  13,0,0,3,10  12,1,0,3,9   9,3,-1,4,9   11,0,1,3,12  10,0,3,2,15
12,-1,1,2,14  12,1,0,3,9   8,5,-2,5,10  10,-1,2,4,14 12,2,-3,3,13 7,5,1,4,13`

const men: readonly (readonly Ratings[])[] = rows
  .trim()
  .split('\n')
  .map((row) =>
    row.split(/\s+/).map((cell) => {
      const [TR, ST, AG, CN, W] = cell.split(',').map(Number)
      return { TR: TR!, ST: ST!, AG: AG!, CN: CN!, W: W! }
    }),
  )

/** The man of the first die (row) and the second (column). */
export function classicMan(first: number, second: number): Ratings {
  return men[first - 1]![second - 1]!
}

export const classicArmourTables: SuitTable = {
  light: suits(`
A5 - - - - small
C6 - - - - small
- - C - - large
- - - - - small
- - - - - small
A7 - C - - small`),
  medium: suits(`
A7 C C C8 C8 large
A8 B7 - B7 A6 large
A - C C8 A7 large
A - C C C8 large
A C6 - C7 B7 large
A B8 - B7 A7 large`),
  heavy: suits(`
A7 B8 C B7 B7 large
A B8 C B7 B7 large
A B7 C B7 A8 large
A B7 A5 B7 A7 large
A B7 C B7 A7 large
A C7 C B7 A7 large`),
}
