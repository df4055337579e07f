/** T3-1 Gladiator Size: 2d6, two less for a woman. Two rows are called Slight and differ, as printed (G-39). */

export const SIZES = ['small', 'slight', 'average', 'large', 'veryLarge', 'giant'] as const
export type Size = (typeof SIZES)[number]

export interface SizeRow {
  readonly upTo: number
  readonly size: Size
  readonly speed: number
  readonly strength: number
}

/** By the highest sum of the row. */
export const gladiatorSize: Readonly<Record<number, SizeRow>> = {
  2: { upTo: 2, size: 'small', speed: 1, strength: -2 },
  3: { upTo: 3, size: 'slight', speed: 1, strength: -1 },
  4: { upTo: 4, size: 'slight', speed: 0, strength: 0 },
  9: { upTo: 9, size: 'average', speed: 0, strength: 0 },
  10: { upTo: 10, size: 'large', speed: 0, strength: 1 },
  11: { upTo: 11, size: 'veryLarge', speed: -1, strength: 1 },
  12: { upTo: 12, size: 'giant', speed: -2, strength: 2 },
}
