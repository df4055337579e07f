/** T3-1 Gladiator Size: 2d6, two less for a woman. Two rows are called Slight and differ, as printed (G-39). */

export const SIZES = ['small', 'slight', 'average', 'large', 'veryLarge', 'giant'] as const
export type Size = (typeof SIZES)[number]

export interface SizeRow {
  readonly upTo: number
  readonly size: Size
  readonly speed: number
  readonly strength: number
}

export const gladiatorSize: readonly SizeRow[] = [
  { upTo: 2, size: 'small', speed: 1, strength: -2 },
  { upTo: 3, size: 'slight', speed: 1, strength: -1 },
  { upTo: 4, size: 'slight', speed: 0, strength: 0 },
  { upTo: 9, size: 'average', speed: 0, strength: 0 },
  { upTo: 10, size: 'large', speed: 0, strength: 1 },
  { upTo: 11, size: 'veryLarge', speed: -1, strength: 1 },
  { upTo: 12, size: 'giant', speed: -2, strength: 2 },
]

export function sizeRow(total: number): SizeRow {
  return gladiatorSize.find((row) => total <= row.upTo) ?? gladiatorSize.at(-1)!
}
