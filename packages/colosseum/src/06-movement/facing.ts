/** Chapter 6: facing and the combat front. */

import { OUTSIDE } from '@harena/engine'
import { board, isInFront } from '../02-preparation/board.ts'
import type { Gladiator } from '../match/state.ts'

/** The distance to the nearest hex of a body that lies in the front and within reach; 0 if there is none. */
export function bodyInReach(from: Gladiator, body: Gladiator, reach: number): number {
  const near = cellInReach(from, body.cell, reach)
  if (body.torso === OUTSIDE) return near
  const far = cellInReach(from, body.torso, reach)
  return near === 0 ? far : far === 0 ? near : Math.min(near, far)
}

/** The distance to a cell that lies in the front and within reach; 0 if it does not. */
export function cellInReach(from: Gladiator, cell: number, reach: number): number {
  const distance = board.distance(from.cell, cell)
  return distance > 0 && distance <= reach && isInFront(from.cell, from.facing, cell) ? distance : 0
}

/** The distance to the nearest hex of a body, wherever it lies. */
export function distanceTo(from: Gladiator, body: Gladiator): number {
  const near = board.distance(from.cell, body.cell)
  return body.torso === OUTSIDE ? near : Math.min(near, board.distance(from.cell, body.torso))
}

/** §6.1.1 Whether he faces a body: the front fan without limit of range. */
export function isFacing(from: Gladiator, body: Gladiator): boolean {
  if (isInFront(from.cell, from.facing, body.cell)) return true
  return body.torso !== OUTSIDE && isInFront(from.cell, from.facing, body.torso)
}
