/** §10.1, §11.2 Wound and stun severity, and the tracks of wound boxes (§3.9). */
import type { Area } from './armour.ts'
import { onTablesChanged } from './changes.ts'

/** More wounds than any body has: a K of the wound column. */
export const KILLED = 99

/** Wounds by the total of the wound roll: 8 or less none, 19 or more a kill. */
export const woundColumn: readonly number[] = [1, 1, 2, 2, 3, 3, 4, 5, 6, 7]

export function woundsOf(total: number): number {
  if (total <= 8) return 0
  return total >= 19 ? KILLED : woundColumn[total - 9]!
}

/** Stun by the total of two dice and modifiers; the last rows bring a drop or a fall besides. */
export function stunOf(total: number): number {
  if (total <= 8) return 1
  return total >= 19 ? 9 : woundColumn[total - 9]! + 1
}

export const STUN_WEAPON_DROP = 17
export const STUN_SHIELD_DROP = 18
export const STUN_PRONE = 19

/**
 * §3.9 The lowest box of each CF penalty box. Box 1 kills; boxes above W do not exist. The picture is lost: the body's
 * track is read from a damaged log sheet, the head's is ours, after the example of §10.3.1.1.
 */
export const penaltyBoxes: { readonly head: readonly number[]; readonly body: readonly number[] } = {
  head: [2, 4, 6, 8, 10, 12, 14, 16, 18],
  body: [2, 3, 6, 10, 13, 16],
}

export const MAX_W = 18

/** Which penalty box each wound box belongs to, counted from below. */
function segments(lows: readonly number[]): readonly number[] {
  return Array.from({ length: MAX_W + 1 }, (_, box) => lows.filter((low) => low <= box).length)
}

let headSegments = segments(penaltyBoxes.head)
let bodySegments = segments(penaltyBoxes.body)
onTablesChanged(() => {
  headSegments = segments(penaltyBoxes.head)
  bodySegments = segments(penaltyBoxes.body)
})

/** §10.3.1 The CF that so many wounds in one area cost: one for each penalty box that they reach. */
export function cfLossOf(area: Area, W: number, wounds: number): number {
  if (wounds <= 0) return 0
  const track = area === 1 ? headSegments : bodySegments
  const lowest = Math.max(2, W - wounds + 1)
  return track[W]! - track[lowest]! + 1
}
