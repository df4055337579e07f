/**
 * §5.2.2, §8.1 All plots run together, hex by hex. In each pulse the conflicts are found before anybody steps: a hex in
 * which somebody has come to stand is a collision for certain, a hex that both merely pass is one on a 6 (§8.1.1).
 */
import { OUTSIDE, turned } from '@harena/engine'
import { board, type Edge } from '../02-preparation/board.ts'
import { appeal } from '../13-condition/missus.ts'
import { openEdge, opposite, shifted } from '../19-advanced/arena.ts'
import { carry } from '../30-riders/mounts.ts'
import { pickByDice, type RuleContext } from '../match/context.ts'
import type { Move } from '../match/events.ts'
import { isActive, isOpponent, occupies } from '../match/state.ts'
import { collide } from './collisions.ts'
import { untangle } from './impact.ts'
import { type Conflict, findConflicts, isStepping, pairKey } from './meetings.ts'
import {
  approachOf,
  followShift,
  meetObstacle,
  metAt,
  type Path,
  rewind,
  stayOnBoard,
  takeStep,
  turnBefore,
} from './paths.ts'
import { stepCode } from './plots.ts'

export function runPulses(context: RuleContext, paths: readonly Path[]): void {
  const moves: Move[] = []
  // By number, as all that every phase asks: an iterator is free of cost in a few loops of a function only.
  for (let at = 0; at < paths.length; at++) turnInPlace(context, paths[at]!, moves)
  if (lastPulse(paths) === 0) {
    tellMoves(context, moves)
    return
  }
  const canMeet = !areApart(paths)
  if (!canMeet && !context.referee.listening && paths.every(isClear)) {
    for (let at = 0; at < paths.length; at++) takeAllSteps(context, paths[at]!)
    return
  }
  const opened: Edge[] = []
  const crossed: number[] = []
  for (let pulse = 1; pulse <= lastPulse(paths); pulse++) {
    openEdges(context, paths, pulse, opened, moves)
    for (const path of paths) {
      if (!path.blockedBy || path.isStopped || path.steps.length !== pulse - 1) continue
      tellMoves(context, moves)
      meetObstacle(context, path)
    }
    if (canMeet) settleConflicts(context, paths, pulse, crossed, moves)
    for (const path of paths) {
      if (isStepping(path, pulse)) stepOn(context, path, moves)
    }
    // §30.3 What of a horse lies where another has stepped at the same time gives way (our ruling).
    for (const { who } of paths) if (who.mount >= 0) carry(context.state, who)
    if (canMeet) untangleAll(context, paths)
    tellMoves(context, moves)
  }
  if (canMeet) settleShared(context, paths)
}

function takeAllSteps(context: RuleContext, path: Path): void {
  while (path.done < path.steps.length) takeStep(context, path)
}

/** Whether nothing stands in his way, nor the edge: then what others do makes no difference. */
function isClear({ blockedBy }: Path): boolean {
  return blockedBy === null
}

/** A turn on the spot is made at the start. */
function turnInPlace(context: RuleContext, { who, plot }: Path, moves: Move[]): void {
  if (plot.turn === 0 || (who.posture === 'prone' && plot.code !== 'KN')) return
  who.facing = turned(who.facing, plot.turn)
  who.now.turned = Math.abs(plot.turn)
  if (who.mount >= 0) carry(context.state, who)
  if (!context.referee.listening) return
  const { seat, cell, facing } = who
  moves.push({ seat, code: plot.text.split(' ')[0]!, rule: '§7.4', from: cell, cell, facing })
}

function stepOn(context: RuleContext, path: Path, moves: Move[]): void {
  const { who, plot, done } = path
  const { from } = path.steps[done]!
  takeStep(context, path)
  if (!context.referee.listening) return
  const { seat, cell, facing } = who
  moves.push({ seat, code: stepCode(plot, done), rule: plot.code === 'move' ? '§7.3' : '§7.4', from, cell, facing })
}

/** What everybody has done at the same time is told together. */
function tellMoves(context: RuleContext, moves: Move[]): void {
  if (moves.length === 0) return
  context.referee.tell({ kind: 'pulse', rule: '§5.2.2', moves: [...moves] })
  for (const { seat, from, cell } of moves) {
    if (cell === from || !context.state.gladiators[seat]!.isOnRock) continue
    context.referee.tell({ kind: 'climbed', rule: '§27.8.2', seat })
  }
  moves.length = 0
}

/** More than a phase can need: a charge over a corner of the board. */
const MOST_SHIFTS = 8

/**
 * §7.7 Whose step now leads off the board opens the edge first: a wall stands there, or everybody is moved away from it.
 * `opened` are the edges that were: nobody is moved back towards one (our ruling).
 */
function openEdges(context: RuleContext, paths: readonly Path[], pulse: number, opened: Edge[], moves: Move[]): void {
  if (paths.every(staysOnBoard)) return
  for (;;) {
    // When the board was moved, somebody who has been looked at may come to its other edge.
    const path = firstLeaving(paths, pulse)
    if (!path) return
    const edge = path.leaves!
    const isBack = opened.includes(opposite[edge]) || opened.length >= MOST_SHIFTS
    const isWalled = context.state.arena.walls.includes(edge)
    tellMoves(context, moves)
    const way = isBack && !isWalled ? 'stuck' : openEdge(context, edge)
    path.leaves = null
    // No way on and no wall: the step is not made.
    if (way === 'stuck') stayPut(path)
    if (way !== 'shifted') continue
    opened.push(edge)
    goAlong(context, paths)
  }
}

function firstLeaving(paths: readonly Path[], pulse: number): Path | undefined {
  return paths.find(
    ({ leaves, isStopped, steps, who }) => leaves !== null && !isStopped && steps.length === pulse - 1 && isActive(who),
  )
}

function staysOnBoard({ leaves }: Path): boolean {
  return leaves === null
}

/** The step is not made, but the turn that was written before it is (§7.2.1). */
function stayPut(path: Path): void {
  path.blockedBy = null
  path.isStopped = true
  turnBefore(path)
}

/** All paths go along when the board was moved. */
function goAlong(context: RuleContext, paths: readonly Path[]): void {
  for (const path of paths) followShift(context.state, path, context.shift!)
  context.shift = null
}

function lastPulse(paths: readonly Path[]): number {
  let last = 0
  for (let at = 0; at < paths.length; at++) {
    const { steps, blockedBy } = paths[at]!
    const own = blockedBy ? steps.length + 1 : steps.length
    if (own > last) last = own
  }
  return last
}

/** Whether nobody can meet anybody in this phase: no two ways together are as long as the hexes between the men. */
function areApart(paths: readonly Path[]): boolean {
  for (let i = 0; i < paths.length; i++) {
    for (let j = 0; j < i; j++) {
      const one = paths[i]!
      const other = paths[j]!
      if (board.distance(one.who.cell, other.who.cell) <= stretchOf(one) + stretchOf(other)) return false
    }
  }
  return true
}

/** How far he may come; a body that lies covers one hex more. */
function stretchOf({ plot, who }: Path): number {
  return plot.steps.length + (who.torso === OUTSIDE ? 0 : 1) + (who.hind === OUTSIDE ? 0 : 1)
}

/** Two who passed through one hex and were both stopped there have to share it out after all (§8.1). */
function settleShared(context: RuleContext, paths: readonly Path[]): void {
  for (const one of paths) {
    for (const other of paths) {
      if (one.who.seat >= other.who.seat || one.who.cell !== other.who.cell) continue
      if (isActive(one.who) && isActive(other.who)) {
        collide(context, approachOf(one, one.done - 1), approachOf(other, other.done - 1), one.who.cell)
        untangle(context, one.who)
        untangle(context, other.who)
      }
    }
  }
}

/** Whoever was in the hex of a collision, or in one to which it sent somebody, has had time to leave. */
function untangleAll(context: RuleContext, paths: readonly Path[]): void {
  for (const { hasMet, who } of paths) if (hasMet) untangle(context, who)
}

/** Certain ones first; several at once in an order by chance. Each one stops two men, so the rest is looked at anew. */
function settleConflicts(
  context: RuleContext,
  paths: readonly Path[],
  pulse: number,
  crossed: number[],
  moves: Move[],
): void {
  for (;;) {
    const conflicts = findConflicts(paths, pulse, crossed, context.edition)
    if (conflicts.length === 0) return
    tellMoves(context, moves)
    const sure = conflicts.filter(({ kind }) => kind !== 'possible')
    // A man who stands in the hex is met before two others meet over his head (our ruling).
    const standing = sure.filter(({ step, otherStep }) => otherStep < step)
    const certain = standing.length > 0 ? standing : sure
    if (certain.length > 0)
      settleCertain(context, pickByDice(context, certain, '§8.1', certain[0]!.mover.who.seat, 'which first'))
    else settlePossible(context, conflicts, crossed)
    if (!context.shift) continue
    goAlong(context, paths)
    for (const path of paths) {
      stayOnBoard(context.state, path)
      if (isHeldUp(path, pulse)) stayPut(path)
    }
  }
}

/** Whether the step that he was about to make leads nowhere any more. */
function isHeldUp({ isStopped, steps, plot, who }: Path, pulse: number): boolean {
  return !isStopped && steps.length === pulse - 1 && plot.steps.length >= pulse && isActive(who)
}

function settleCertain(context: RuleContext, conflict: Conflict): void {
  const { mover, other, kind, step, otherStep, cell } = conflict
  // Beasts do not run into each other: one stops (our ruling).
  if (mover.who.beast && other.who.beast) {
    mover.isStopped = true
    // §7.2.1 It looks where it would have gone.
    mover.who.facing = mover.steps[step]!.facing
    return
  }
  if (kind === 'prone') {
    mover.isStopped = true
    turnBefore(mover)
    // §8.3 He who stands over a man on the ground has won; a friend in the way is not trodden on (our ruling).
    if (!isOpponent(mover.who, other.who)) return
    mover.who.now.collided = true
    appeal(context, other.who, mover.who, '§8.3')
    return
  }
  crash(context, mover, step, other, otherStep, cell)
}

/** §8.1.1 Crossed paths: one die for a pair in the phase. */
function settlePossible(context: RuleContext, conflicts: readonly Conflict[], crossed: number[]): void {
  const pairs = conflicts.filter(
    (one, at) => conflicts.findIndex((two) => pairKey(one.mover, one.other) === pairKey(two.mover, two.other)) === at,
  )
  const first = pickByDice(context, pairs, '§8.1.1', pairs[0]!.mover.who.seat, 'which first')
  const key = pairKey(first.mover, first.other)
  const own = conflicts.filter(({ mover, other }) => pairKey(mover, other) === key)
  crossed.push(key)
  const seat = Math.min(first.mover.who.seat, first.other.who.seat)
  const otherSeat = Math.max(first.mover.who.seat, first.other.who.seat)
  const die = context.edition.crossingDie(context, seat, otherSeat)
  if (context.referee.listening) {
    context.referee.tell({ kind: 'pathsCrossed', rule: '§8.1.1', seat, other: otherSeat, die, cell: first.cell })
  }
  if (die !== 6 || isTakenByThird(context, first)) return
  const hit = pickByDice(context, distinctCells(own), '§8.1.1', seat, 'which hex')
  crash(context, hit.mover, hit.step, hit.other, hit.otherStep, hit.cell, true)
}

/** Nobody is put back into a hex that somebody else has taken meanwhile. */
function isTakenByThird(context: RuleContext, { mover, other, cell }: Conflict): boolean {
  return context.state.gladiators.some(
    (one) => one !== mover.who && one !== other.who && isActive(one) && occupies(one, cell),
  )
}

/** §8.1.1 One die for the pair. */
export function crossingDie(context: RuleContext, seat: number): number {
  return context.referee.roll(1, '§8.1.1', seat, 'crossing')
}

function distinctCells(conflicts: readonly Conflict[]): Conflict[] {
  return conflicts.filter((one, at) => conflicts.findIndex(({ cell }) => cell === one.cell) === at)
}

/** §8.2 A collision ends the movement of both; whoever had gone on is put back into the hex. */
function crash(
  context: RuleContext,
  mover: Path,
  step: number,
  other: Path,
  otherStep: number,
  cell: number,
  isCrossing = false,
): void {
  const [before, otherBefore] = [approachOf(mover, step), metAt(other, otherStep, cell)]
  // Whom he meets lies there first: a body that stands keeps its hexes.
  if (otherStep >= 0) rewind(context, other, otherStep + 1)
  rewind(context, mover, step + 1)
  for (const path of [mover, other]) {
    path.isStopped = true
    path.hasMet = true
  }
  const { edition } = context
  const approach = edition.entering(context, before, otherBefore, cell, isCrossing)
  const otherApproach = edition.entering(context, otherBefore, before, cell, isCrossing)
  edition.beforeCollision(context, approach, otherBefore, other.who.now.entered, cell, isCrossing)
  edition.beforeCollision(context, otherApproach, before, mover.who.now.entered, cell, isCrossing)
  const stood = [mover.who.cell, other.who.cell]
  collide(context, approach, otherApproach, cell)
  const met = context.shift ? shifted(cell, context.shift) : cell
  // A long body that is met behind its head has not been moved by that.
  for (const [at, path] of [mover, other].entries()) {
    if (path.who.cell !== met && path.who.cell !== stood[at] && !path.who.beast) path.pushedFrom = cell
  }
}
