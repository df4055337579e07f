/** Chapter 6: facing and the combat front. */

import { OUTSIDE } from '@harena/engine'
import { board, isInFront } from '../02-preparation/board.ts'
import type { Gladiator } from '../match/state.ts'

/** The distance to the nearest hex of a body that lies in the front and within reach; 0 if there is none. */
export function bodyInReach(from: Gladiator, body: Gladiator, reach: number): number {
  let near = cellInReach(from, body.cell, reach)
  if (body.torso === OUTSIDE) return near
  near = nearer(near, cellInReach(from, body.torso, reach))
  return body.hind === OUTSIDE ? near : nearer(near, cellInReach(from, body.hind, reach))
}

/** The smaller of two distances of which 0 is none. */
function nearer(one: number, other: number): number {
  return one === 0 ? other : other === 0 ? one : Math.min(one, other)
}

/** The distance to a cell that lies in the front and within reach; 0 if it does not. */
export function cellInReach(from: Gladiator, cell: number, reach: number): number {
  const distance = board.distance(from.cell, cell)
  return distance > 0 && distance <= reach && isInFront(from.cell, from.facing, cell) ? distance : 0
}

/** The distance to the nearest hex of a body, wherever it lies. */
export function distanceTo(from: Gladiator, body: Gladiator): number {
  const near = board.distance(from.cell, body.cell)
  if (body.torso === OUTSIDE) return near
  const mid = Math.min(near, board.distance(from.cell, body.torso))
  return body.hind === OUTSIDE ? mid : Math.min(mid, board.distance(from.cell, body.hind))
}

/** §6.1.1 Whether he faces a body: the front fan without limit of range. */
export function isFacing(from: Gladiator, body: Gladiator): boolean {
  if (isInFront(from.cell, from.facing, body.cell)) return true
  if (body.torso !== OUTSIDE && isInFront(from.cell, from.facing, body.torso)) return true
  return body.hind !== OUTSIDE && isInFront(from.cell, from.facing, body.hind)
}
