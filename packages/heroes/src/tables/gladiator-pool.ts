/** T4-1 Gladiator Pool: six rows of three Attributes, in the columns' order on the page. */

export const gladiatorPool: readonly (readonly [number, number, number])[] = [
  [4, 3, 3],
  [4, 4, 4],
  [5, 4, 4],
  [5, 4, 5],
  [5, 5, 5],
  [6, 6, 5],
]

/** §7.4.1 to §7.4.3: which rows a place offers by its die, and its cap on the Attribute sum. */
export const poolRows = {
  oneOff: { rows: [1, 2, 3, 4, 5, 6], cap: 20 },
  fringes: { rows: [1, 1, 2, 2, 3, 3], cap: 14 },
  heart: { rows: [4, 4, 4, 5, 5, 5], cap: 16 },
  rome: { rows: [6], cap: 20 },
} as const
export type PoolPlace = keyof typeof poolRows
