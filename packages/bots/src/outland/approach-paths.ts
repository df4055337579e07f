/**
 * H.3, step 5: the cheapest way to fight an enemy over a given hexside of his, on an empty board: steps ahead and turns,
 * 1 point each, no step after one that ends in contact (§3.5). The enemy stands in the middle and faces north; other
 * facings are looked up rotated. There is one table for each attack arc (§4.3).
 */
import { type Dir, dirs, OUTSIDE, relative, turned } from '@harena/engine'
import type { Options } from '@harena/outland'
import { CentredBoard } from '../lib/centred-board.ts'

const centred = new CentredBoard(9)
const board = centred.map
const enemy = centred.centre
const PLACES = centred.places

export const TOO_FAR = 99
const MOST_POINTS = 8

export const AHEAD = 0
export const LEFT_TURN = 1
export const RIGHT_TURN = 2
export const FIGHT = 3

/** The place of one at an offset from the enemy who faces so, or -1 if that is too far away. */
export function placeOf(dq: number, dr: number, facing: number, enemyFacing: number): number {
  return centred.placeOf(dq, dr, facing, enemyFacing)
}

/** The ways to one hexside, by place; the second half are places of one who has stopped in contact. */
export interface ApproachPaths {
  /** Steps and turns. */
  readonly costs: Uint8Array
  /** How many of these are steps. */
  readonly steps: Uint8Array
  /** The first action. */
  readonly firsts: Uint8Array
}

type Arc = Options['attackArc']

/** The hexsides, as seen by the attacker, over which he can fight. */
const arcs: Readonly<Record<Arc, readonly Dir[]>> = { front1: [0], front3: [0, 1, 5], any: dirs }

/** By attack arc, then by hexside of the enemy. */
export const paths: Readonly<Record<Arc, readonly ApproachPaths[]>> = {
  front1: dirs.map((hexside) => search(hexside, arcs.front1)),
  front3: dirs.map((hexside) => search(hexside, arcs.front3)),
  any: dirs.map((hexside) => search(hexside, arcs.any)),
}

/** The place of one who may take no more steps. */
export function stoppedAt(place: number): number {
  return place + PLACES
}

/** Breadth first, backwards from the places that fight over this hexside: everything costs 1. */
function search(hexside: Dir, arc: readonly Dir[]): ApproachPaths {
  const costs = new Uint8Array(PLACES * 2).fill(TOO_FAR)
  const steps = new Uint8Array(PLACES * 2)
  const firsts = new Uint8Array(PLACES * 2).fill(FIGHT)
  const cell = board.neighbour(enemy, hexside)
  let rim: number[] = []
  const reach = (place: number, points: number, action: number, stepsAfter: number, next: number[]) => {
    if (costs[place]! <= points) return
    costs[place] = points
    steps[place] = stepsAfter + (action === AHEAD ? 1 : 0)
    firsts[place] = action
    next.push(place)
  }
  for (const facing of dirs) {
    if (!arc.includes(relative(turned(hexside, 3), facing))) continue
    reach(cell * 6 + facing, 0, FIGHT, 0, rim)
    reach(stoppedAt(cell * 6 + facing), 0, FIGHT, 0, rim)
  }
  for (let points = 1; points <= MOST_POINTS; points++) {
    const next: number[] = []
    for (const place of rim) comeFrom(place, (from, action) => reach(from, points, action, steps[place]!, next))
    rim = next
  }
  return { costs, steps, firsts }
}

/** Every place from which one action leads here. */
function comeFrom(place: number, from: (place: number, action: number) => void): void {
  const half = place < PLACES ? 0 : PLACES
  const cell = Math.floor((place - half) / 6)
  const facing = ((place - half) % 6) as Dir
  from(half + cell * 6 + turned(facing, 1), LEFT_TURN)
  from(half + cell * 6 + turned(facing, -1), RIGHT_TURN)
  const isContact = board.distance(cell, enemy) === 1
  if (cell === enemy || isContact !== half > 0) return
  const behind = board.neighbour(cell, turned(facing, 3))
  if (behind !== OUTSIDE && behind !== enemy) from(behind * 6 + facing, AHEAD)
}
