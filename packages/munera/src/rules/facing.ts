/** §5 Facing, sides and arcs. Grid, directions and sectors (§5.1, §5.6) are those of the engine's hexes. */
import type { Dir, HexMap } from '@harena/engine'
import type { Hand } from '../tables/weapons.ts'

/** Hands as bits: a weapon in both hands counts on either side. */
export const RIGHT = 1
export const LEFT = 2

export function handBits(hand: Hand): number {
  return hand === 'right' ? RIGHT : hand === 'left' ? LEFT : RIGHT | LEFT
}

/** §5.2: where a direction lies for one who faces so. */
export function relation(direction: number, facing: number): number {
  return (direction - facing + 6) % 6
}

/** §5.3 as relations: 0 is the front hex, these are the side hexes, the other three are the rear. */
export const FRONT_HEX = 0
export const RIGHT_SIDE_HEX = 1
export const LEFT_SIDE_HEX = 5

/**
 * §5.4 to §5.6: whether an attacker can turn this hand's weapon on a target. Next to him that is the front hex alone;
 * farther off it is the 60 degree front arc, whose right edge belongs to the right hand and its left edge to the left
 * (R3, R4).
 */
export function isInArc(map: HexMap, from: number, facing: Dir, to: number, hand: number): boolean {
  const sector = map.sectorDir(from, to)
  if (!map.isSplit(from, to)) return sector === facing
  return (sector === facing && (hand & RIGHT) !== 0) || ((sector + 1) % 6 === facing && (hand & LEFT) !== 0)
}

/** §5.7, §5.8: the hexside of the target over which a legal attack comes, at any range (R5). */
export function hexsideAttacked(attackerFacing: Dir): Dir {
  return ((attackerFacing + 3) % 6) as Dir
}

export type Side = 'front' | 'right' | 'left' | 'rear'

/** §5.3: which side of a gladiator a hexside is; there are two side hexes in all (R2). */
export function sideOf(hexside: Dir, facing: Dir): Side {
  const seen = relation(hexside, facing)
  if (seen === FRONT_HEX) return 'front'
  if (seen === RIGHT_SIDE_HEX) return 'right'
  return seen === LEFT_SIDE_HEX ? 'left' : 'rear'
}
