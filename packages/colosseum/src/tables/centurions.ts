/** §29 The tables of the centurions: who they are, and where they go. */
import type { Hex } from '@harena/engine'
import type { Ratings } from './characteristics.ts'

/** TR, ST, AG, CN and W in rows by the red die, six men in each by the white one. */
const men = [
  '8 -2 4 4 11, 7 1 3 3 12, 9 0 1 3 9, 8 0 1 4 11, 8 1 0 4 10, 7 -1 4 3 12',
  '9 0 2 3 9, 9 2 -1 3 12, 10 1 -1 3 9, 8 3 0 4 11, 9 2 0 4 10, 11 0 0 3 12',
  '8 1 2 3 10, 9 3 -1 4 14, 11 -2 1 3 12, 7 0 3 3 11, 11 1 0 4 10, 8 4 -1 2 9',
  '10 3 -1 4 10, 12 -2 1 1 14, 10 3 -2 4 12, 7 2 1 3 11, 10 -1 1 4 10, 13 1 0 2 9',
  '10 2 -2 5 10, 13 0 0 3 10, 12 1 0 3 9, 9 3 -1 4 9, 11 0 1 3 12, 10 0 3 2 15',
  '12 -1 1 2 14, 12 1 0 3 9, 8 5 -2 5 10, 10 -1 2 4 14, 12 2 -3 3 13, 7 5 1 4 13',
]

/** By a number of two digits: rows of the red die, entries of the white one. */
function byTwoDice<T>(rows: readonly string[], read: (numbers: number[]) => T): Readonly<Record<number, T>> {
  const entries = rows.flatMap((row, red) =>
    row.split(', ').map((entry, white) => [(red + 1) * 10 + white + 1, read(entry.split(' ').map(Number))] as const),
  )
  return Object.fromEntries(entries)
}

/** §29.2 The Random Centurion Table. */
export const centurions: Readonly<Record<number, Ratings>> = byTwoDice(men, ([TR, ST, AG, CN, W]) => ({
  TR: TR!,
  ST: ST!,
  AG: AG!,
  CN: CN!,
  W: W!,
}))

/** §29.2 What the chart of 1981 has otherwise: in the table these rows repeat those above them, or miss a point. */
export const centurions1981: Readonly<Record<number, Partial<Ratings>>> = {
  22: { CN: 2, W: 10 },
  23: { CN: 2, W: 13 },
  24: { CN: 5, W: 11 },
  25: { CN: 6, W: 9 },
  26: { CN: 4, W: 9 },
  41: { W: 11 },
  42: { W: 13 },
  46: { W: 13 },
}

/** The Random Movement Chart is lost in print: hexes seen from a man whose arrow points north, drawn anew (D-09). */
const chart = [
  '-1 2, -2 2, 0 2, 0 2, 2 0, 1 1',
  '-1 1, 0 1, 0 0, 0 0, 0 1, 1 0',
  '-2 1, -1 0, 0 0, 0 -1, 1 -1, 2 -1',
  '-2 0, -1 0, 0 -1, 0 -1, 1 -1, 2 -2',
  '-1 -1, 0 -1, 0 -2, 0 -2, 0 -1, 1 -2',
  '-1 -1, 0 -2, 0 -2, 0 -2, 1 -2, 0 -2',
]

/** §29.4.2 */
export const movementChart: Readonly<Record<number, Hex>> = byTwoDice(chart, ([q, r]) => ({ q: q!, r: r! }))
