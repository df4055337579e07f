/** §3.14, §12 The damage tracks of the two shields, in the order in which their boxes are lost. */
import type { ShieldSize } from './armour.ts'

export type ShieldBox = number | 'P' | 'H'

export type ShieldTracks = Readonly<Record<ShieldSize, readonly ShieldBox[]>>

export const shieldTracks: ShieldTracks = {
  small: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 'P', 'H'],
  large: [12, 11, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4, 'P'],
}

/** §12.3 How many boxes bear a number: with the last of them the shield is ruined. */
export const shieldNumbers: Readonly<Record<ShieldSize, number>> = { small: 12, large: 14 }

/** The highest number that is not yet checked; 0 when none is left. */
export function shieldPoints(tracks: ShieldTracks, size: ShieldSize, checked: number): number {
  const box = tracks[size][checked]
  return typeof box === 'number' ? box : 0
}

/** How many boxes have been checked when so many points are left (the fresher of two equal boxes). */
export function boxesCheckedAt(tracks: ShieldTracks, size: ShieldSize, points: number): number {
  const at = tracks[size].indexOf(points)
  return at < 0 ? shieldNumbers[size] : at
}
