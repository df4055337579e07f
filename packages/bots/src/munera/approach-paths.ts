/**
 * H.4, second table: the cheapest way to a hex and facing from which a weapon hits a given side of a target, on an
 * empty board, with no circling (§4.5) around the target. Made once for each range and hand; the target stands in the
 * middle and faces north, other facings are looked up rotated.
 */
import { type Dir, dirs, OUTSIDE, turned } from '@harena/engine'
import { hexsideAttacked, isInArc, type Side, sideOf, type Tables } from '@harena/munera'
import { CentredBoard } from '../lib/centred-board.ts'

const centred = new CentredBoard(10)
const board = centred.map
const target = centred.centre

/** Farther than any gladiator gets in one turn. */
export const TOO_FAR = 99
const MOST_AP = 8

/** First actions: 0 to 5 a step in that direction as the target sees it, then the turns; NO_ACTION: strike. */
export const LEFT_TURN = 6
export const RIGHT_TURN = 7
export const NO_ACTION = 8

export const sides: readonly Side[] = ['front', 'right', 'left', 'rear']

export interface ApproachPaths {
  /** By side, then by cell and facing: the least AP. */
  readonly costs: readonly Uint8Array[]
  readonly firsts: readonly Uint8Array[]
}

/** The place of one who stands at an offset from the target and faces so, or -1 if that is too far away. */
export function placeOf(dq: number, dr: number, facing: number, targetFacing: number): number {
  return centred.placeOf(dq, dr, facing, targetFacing)
}

/** The paths by range and hand, each made when it is first needed. */
export class PathTables {
  private readonly made: (ApproachPaths | undefined)[] = []
  private readonly costs: Costs

  constructor({ apCosts }: Tables) {
    this.costs = apCosts
  }

  /** The paths to hit at exactly this range with this hand (a bit set as in the rules). */
  to(range: number, hand: number): ApproachPaths {
    const key = range * 4 + hand
    let paths = this.made[key]
    if (!paths) {
      const searches = sides.map((side) => search(this.costs, range, hand, side))
      paths = { costs: searches.map((one) => one.cost), firsts: searches.map((one) => one.first) }
      this.made[key] = paths
    }
    return paths
  }
}

type Costs = Tables['apCosts']

/** Dijkstra backwards from all places that hit; costs are 1 or 2, so the queue is one list for each AP. */
function search(costs: Costs, range: number, hand: number, side: Side): { cost: Uint8Array; first: Uint8Array } {
  const cost = new Uint8Array(centred.places).fill(TOO_FAR)
  const first = new Uint8Array(centred.places).fill(NO_ACTION)
  const queue: number[][] = Array.from({ length: MOST_AP + 3 }, () => [])
  const reach = (place: number, ap: number, action: number) => {
    if (ap > MOST_AP || cost[place]! <= ap) return
    cost[place] = ap
    first[place] = action
    queue[ap]!.push(place)
  }
  for (let cell = 0; cell < board.size; cell++) {
    if (board.distance(cell, target) !== range) continue
    for (const facing of dirs) {
      if (sideOf(hexsideAttacked(facing), 0) !== side) continue
      if (isInArc(board, cell, facing, target, hand)) reach(cell * 6 + facing, 0, NO_ACTION)
    }
  }
  for (let ap = 0; ap <= MOST_AP; ap++) {
    for (const place of queue[ap]!) if (cost[place] === ap) comeFrom(costs, place, ap, reach)
  }
  return { cost, first }
}

/** Every place from which one action leads here. */
function comeFrom(
  costs: Costs,
  place: number,
  ap: number,
  reach: (place: number, ap: number, action: number) => void,
): void {
  const cell = Math.floor(place / 6)
  const facing = (place % 6) as Dir
  reach(cell * 6 + turned(facing, 1), ap + costs.turn, LEFT_TURN)
  reach(cell * 6 + turned(facing, -1), ap + costs.turn, RIGHT_TURN)
  if (cell === target) return
  for (const dir of dirs) {
    const from = board.neighbour(cell, turned(dir, 3))
    if (from === OUTSIDE || from === target) continue
    const isCircling = board.distance(from, target) === 1 && board.distance(cell, target) === 1
    if (isCircling) continue
    reach(from * 6 + facing, ap + (dir === facing ? costs.stepForward : costs.stepElsewhere), dir)
  }
}

/** Where an action leads from a place. */
export function nextPlace(place: number, action: number): number {
  const cell = Math.floor(place / 6)
  const facing = (place % 6) as Dir
  if (action === LEFT_TURN) return cell * 6 + turned(facing, -1)
  if (action === RIGHT_TURN) return cell * 6 + turned(facing, 1)
  return board.neighbour(cell, action) * 6 + facing
}

/** The place of the target as seen by one who stands at a place: the same two, with the parts exchanged. */
export function turnedRound(place: number): number {
  const { q, r } = board.hex(Math.floor(place / 6))
  return placeOf(-q, -r, 0, place % 6)
}
