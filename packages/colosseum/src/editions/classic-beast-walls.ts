/** C-16 What a beast of 1981 does at a wall: it runs along it, or rebounds. */
import { type Dir, OUTSIDE, turned } from '@harena/engine'
import { board, edgeCrossed } from '../02-preparation/board.ts'
import type { RuleContext } from '../match/context.ts'
import type { Gladiator } from '../match/state.ts'

/** The rest of a move: the direction of its next step from a hex, the beast facing so; OUTSIDE where it ends. */
export type Path = (cell: number, facing: Dir, isFirst: boolean) => Dir | typeof OUTSIDE

const ALONG = 4

/** A die: 1 to 4 along the wall, 5 and 6 away from it; `dir` leads into the wall. */
export function turnAtWall(context: RuleContext, who: Gladiator, dir: Dir): Path {
  const { referee } = context
  const rebounds = referee.roll(1, '§28.5', who.seat, 'wall') > ALONG
  const side = rebounds ? 0 : sideOf(context, who, dir)
  const away = rebounds ? reboundFrom(context, who, dir) : OUTSIDE
  if (referee.listening) referee.tell({ kind: 'beastAtWall', rule: '§28.5', seat: who.seat, rebounds })
  if (rebounds) return () => away
  return (cell, facing, isFirst) => followWall(cell, isFirst ? dir : turned(facing, -side), side)
}

/** The side that needs the smaller turn; where there is a question, a die: odd left, even right. */
function sideOf(context: RuleContext, who: Gladiator, dir: Dir): number {
  const [right, left] = [turnsTo(who.cell, dir, 1), turnsTo(who.cell, dir, -1)]
  return right === left ? throwSide(context, who) : right < left ? 1 : -1
}

function throwSide(context: RuleContext, who: Gladiator): number {
  return context.referee.roll(1, '§28.5', who.seat, 'which way') % 2 === 0 ? 1 : -1
}

function turnsTo(cell: number, dir: Dir, side: number): number {
  let turns = 1
  while (turns < 6 && board.neighbour(cell, turned(dir, side * turns)) === OUTSIDE) turns++
  return turns
}

/** The first way on that is not the wall, turning from the wall to this side. */
function followWall(cell: number, from: Dir, side: number): Dir {
  let dir = from
  while (board.neighbour(cell, dir) === OUTSIDE) dir = turned(dir, side)
  return dir
}

/** The hex row at the mirror angle. Head on it would run back through itself: it takes the row beside, by a die. */
function reboundFrom(context: RuleContext, who: Gladiator, dir: Dir): Dir | typeof OUTSIDE {
  const mirrored = mirror(who.cell, dir)
  const away = mirrored === turned(dir, 3) ? turned(dir, 2 * throwSide(context, who)) : mirrored
  if (board.neighbour(who.cell, away) !== OUTSIDE) return away
  // In a corner the other wall turns it once more.
  const again = mirror(who.cell, away)
  return board.neighbour(who.cell, again) === OUTSIDE ? OUTSIDE : again
}

function mirror(cell: number, dir: Dir): Dir {
  const edge = edgeCrossed(cell, dir)
  return (edge === 'east' || edge === 'west' ? (6 - dir) % 6 : (9 - dir) % 6) as Dir
}
