/** T4-1 Gladiator Pool: six rows of three Attributes, in the columns' order on the page. */

export type PoolRow = Readonly<Record<1 | 2 | 3, number>>

export const gladiatorPool: Readonly<Record<number, PoolRow>> = {
  1: { 1: 4, 2: 3, 3: 3 },
  2: { 1: 4, 2: 4, 3: 4 },
  3: { 1: 5, 2: 4, 3: 4 },
  4: { 1: 5, 2: 4, 3: 5 },
  5: { 1: 5, 2: 5, 3: 5 },
  6: { 1: 6, 2: 6, 3: 5 },
}

/** §7.4.1 to §7.4.3: which rows a place offers by its die, and its cap on the Attribute sum. */
export const poolRows = {
  oneOff: { rows: [1, 2, 3, 4, 5, 6], cap: 20 },
  fringes: { rows: [1, 1, 2, 2, 3, 3], cap: 14 },
  heart: { rows: [4, 4, 4, 5, 5, 5], cap: 16 },
  rome: { rows: [6], cap: 20 },
}
export type PoolPlace = keyof typeof poolRows
