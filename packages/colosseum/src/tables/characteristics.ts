/** §3.4.1 Physical characteristics by the sum of three dice: TR, ST, AG, CN, W. */
export interface Ratings {
  readonly TR: number
  readonly ST: number
  readonly AG: number
  readonly CN: number
  readonly W: number
}

export type Rating = keyof Ratings

export const ratingNames: readonly Rating[] = ['TR', 'ST', 'AG', 'CN', 'W']

const rows: readonly (readonly number[])[] = [
  [7, -2, -3, 1, 9],
  [7, -2, -3, 1, 9],
  [7, -1, -2, 2, 9],
  [7, -1, -2, 2, 9],
  [8, 0, -1, 2, 9],
  [8, 0, -1, 3, 10],
  [9, 1, 0, 3, 10],
  [9, 1, 0, 3, 11],
  [10, 2, 1, 4, 11],
  [10, 2, 1, 4, 12],
  [11, 3, 2, 4, 12],
  [11, 3, 2, 4, 13],
  [12, 4, 3, 5, 13],
  [12, 4, 3, 5, 14],
  [13, 5, 4, 6, 14],
  [13, 5, 4, 6, 15],
]

/** By the sum of three dice, from 3 to 18. */
export const characteristics: Readonly<Record<number, Ratings>> = Object.fromEntries(
  rows.map(([TR, ST, AG, CN, W], at) => [at + 3, { TR: TR!, ST: ST!, AG: AG!, CN: CN!, W: W! }]),
)
