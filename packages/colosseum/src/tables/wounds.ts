/** §10.1, §11.2 Wound and stun severity, and the tracks of wound boxes (§3.9). */
import { perTables } from '@harena/engine'
import type { Area } from './armour.ts'

/** More wounds than any body has: a K of the wound column. */
export const KILLED = 99

/** Wounds by the total of the wound roll, from 9 to 18: 8 or less are none, 19 or more a kill. */
export type WoundColumn = Readonly<Record<number, number>>

export const wounds: WoundColumn = { 9: 1, 10: 1, 11: 2, 12: 2, 13: 3, 14: 3, 15: 4, 16: 5, 17: 6, 18: 7 }

export function woundsOf(column: WoundColumn, total: number): number {
  if (total <= 8) return 0
  return total >= 19 ? KILLED : column[total]!
}

/** Stun by the total of two dice and modifiers; the last rows bring a drop or a fall besides. */
export function stunOf(column: WoundColumn, total: number): number {
  if (total <= 8) return 1
  return total >= 19 ? 9 : column[total]! + 1
}

export const STUN_WEAPON_DROP = 17
export const STUN_SHIELD_DROP = 18
export const STUN_PRONE = 19

export interface PenaltyBoxes {
  readonly head: readonly number[]
  readonly body: readonly number[]
  /** §28.3.4 All areas of a beast. */
  readonly beast: readonly number[]
}

/**
 * §3.9 The lowest box of each CF penalty box. Box 1 kills; boxes above W do not exist. The picture is lost: the body's
 * track is read from a damaged log sheet, the head's is ours, after the example of §10.3.1.1.
 */
export const penaltyBoxes: PenaltyBoxes = {
  head: [2, 4, 6, 8, 10, 12, 14, 16, 18],
  body: [2, 3, 6, 10, 13, 16],
  beast: [2, 3, 6, 10, 14, 17, 21, 25, 29],
}

export const MAX_W = 18

/** §28.3.3 An elephant's. */
const MOST_BOXES = 32

/** Which penalty box each wound box belongs to, counted from below. */
function segments(lows: readonly number[]): readonly number[] {
  return Array.from({ length: MOST_BOXES + 1 }, (_, box) => lows.filter((low) => low <= box).length)
}

const segmentsOf = perTables(({ head, body, beast }: PenaltyBoxes) => ({
  head: segments(head),
  body: segments(body),
  beast: segments(beast),
}))

/** Which track an area of a body has. */
export function trackOf(area: Area, isBeast: boolean): keyof PenaltyBoxes {
  return isBeast ? 'beast' : area === 1 ? 'head' : 'body'
}

/** §10.3.1 The CF that so many wounds in one area cost: one for each penalty box that they reach. */
export function cfLossOf(boxes: PenaltyBoxes, track: keyof PenaltyBoxes, W: number, suffered: number): number {
  if (suffered <= 0) return 0
  const boxed = segmentsOf(boxes)[track]
  const lowest = Math.max(2, W - suffered + 1)
  return boxed[W]! - boxed[lowest]! + 1
}
