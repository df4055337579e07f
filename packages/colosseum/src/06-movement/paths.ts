/** §5.2.2 A plot laid out on the board, and how it is carried out step by step. */

import { type Dir, type Hex, OUTSIDE, opposite, turned } from '@harena/engine'
import { board, type Edge, edgeCrossed } from '../02-preparation/board.ts'
import { torsoCell } from '../13-condition/prone.ts'
import { isBlocked, isHazard, isTerrain, shifted, terrainAt } from '../19-advanced/arena.ts'
import { hitObstacle } from '../19-advanced/obstacles.ts'
import { lieBehindHead } from '../28-beasts/beasts.ts'
import { carry } from '../30-riders/mounts.ts'
import { bodyOf } from '../match/body.ts'
import type { RuleContext } from '../match/context.ts'
import { withOne } from '../match/lists.ts'
import type { Gladiator, State, Terrain } from '../match/state.ts'
import type { Approach } from './impact.ts'
import type { Plot, Step } from './plots.ts'

/** One step of a plot on the board. */
export interface PathStep {
  readonly cell: number
  readonly from: number
  /** The hex that is new to him: that cell, but of a beast that goes back the one behind its body. */
  readonly enters: number
  /** Facing when he enters, and when the step is done. */
  readonly facing: Dir
  readonly facingAfter: Dir
  readonly step: Step
  /** §15.1 Whether the hex was a hazard when he entered it, before the board may have been moved; null before he has. */
  isHazard: boolean | null
}

/** A plot laid out on the board, other men left aside. */
export interface Path {
  readonly who: Gladiator
  plot: Plot
  steps: readonly PathStep[]
  /** What stands in the way of the step after the last one. */
  blockedBy: Terrain | 'wall' | 'edge' | null
  /** §7.7 The edge over which the step after the last one leaves the board. */
  leaves: Edge | null
  isBlockedForward: boolean
  /** How many steps are made. */
  done: number
  isStopped: boolean
  /** Whether he has collided with somebody. */
  hasMet: boolean
  /** The hex of the collision that sent him away, or OUTSIDE. */
  pushedFrom: number
}

/** The way of one who stays where he is. */
export const NO_STEPS: readonly PathStep[] = []

/** Lays out a plot, or the rest of it, from where he is now until something solid or the edge. */
export function trace(state: State, path: Path): void {
  const { who, plot } = path
  path.blockedBy = null
  path.leaves = null
  let { cell, facing } = who
  for (let at = path.steps.length; at < plot.steps.length; at++) {
    const step = plot.steps[at]!
    facing = turned(facing, step.before)
    const dir = turned(facing, step.relative)
    const next = board.neighbour(cell, dir)
    path.isBlockedForward = step.sense === 1
    // One whose hind part has no room backs up with its head (our ruling).
    const isBacking = next !== OUTSIDE && who.beast !== null && who.torso !== OUTSIDE && step.sense === -1
    const enters = isBacking ? board.neighbour(next, dir) : next
    if (enters === OUTSIDE) {
      path.blockedBy = 'wall'
      path.leaves = edgeCrossed(isBacking ? next : cell, dir)
      stayBefore(state, path)
      return
    }
    if (isBlocked(state, enters) && !passes(state, path, step, enters)) {
      path.blockedBy = terrainAt(state, enters)
      stayBefore(state, path)
      return
    }
    const facingAfter = turned(facing, step.after)
    path.steps = withOne(path.steps, { cell: next, from: cell, enters, facing, facingAfter, step, isHazard: null })
    cell = next
    facing = facingAfter
  }
}

/** A leap over a rock that ends in front of something solid does not leave him on the rock (our ruling). */
function stayBefore(state: State, path: Path): void {
  const last = path.steps.at(-1)
  if (last?.step.isOverflown && isBlocked(state, last.cell)) path.steps = path.steps.slice(0, -1)
}

/** §7.7 The board was moved while men were on their way: the steps made go along, the rest is laid out anew. */
export function followShift(state: State, path: Path, by: Hex): void {
  path.steps = path.done === 0 ? NO_STEPS : path.steps.slice(0, path.done).map((one) => stepShifted(one, by))
  path.pushedFrom = shifted(path.pushedFrom, by)
  if (!path.isStopped) trace(state, path)
}

function stepShifted(one: PathStep, by: Hex): PathStep {
  const [cell, from, enters] = [shifted(one.cell, by), shifted(one.from, by), shifted(one.enters, by)]
  return { ...one, cell, from, enters }
}

/** After a push that moved the board nobody opens another edge: his step off it is not made, unless a wall is there. */
export function stayOnBoard({ arena }: State, path: Path): void {
  if (path.leaves && !arena.walls.includes(path.leaves)) path.blockedBy = 'edge'
  path.leaves = null
}

/** §7.4 A leap clears a rock, not a pillar; §27.8.2 a single step straight forward without a turn climbs one. */
function passes(state: State, { who, plot }: Path, step: Step, cell: number): boolean {
  if (!isTerrain(state, cell, 'rock') || bodyOf(who).isLong) return false
  // §29.5 A centurion stops short of rocks.
  const climbs = plot.steps.length === 1 && step.relative === 0 && !plot.isTurning && who.centurion === null
  return step.isOverflown || climbs
}

/** Makes the next step of a path. */
export function takeStep(context: RuleContext, path: Path): void {
  const { who } = path
  const one = path.steps[path.done]!
  const { cell, facingAfter, step } = one
  path.done++
  who.cell = cell
  who.now.moved++
  if (step.sense === 1) {
    who.now.forward++
    if (step.isSidestep) who.now.sideForward++
  } else if (step.sense === -1) {
    who.now.backward++
    if (step.isSidestep) who.now.sideBackward++
  }
  if (step.sense !== 0) who.lastStep = step.sense === 1 ? 'forward' : 'backward'
  who.facing = facingAfter
  if (context.edition.countsEveryTurn) who.now.turned = Math.abs(step.after)
  who.isOnRock = false
  if (who.beast) lieBehindHead(context.state, who)
  else if (who.posture === 'prone') who.torso = torsoCell(context.state, who)
  else if (who.mount >= 0) carry(context.state, who)
  if (step.isOverflown) return
  who.now.entered.push(cell)
  one.isHazard ??= isHazard(context.state, cell)
  if (one.isHazard) who.now.hazards++
  who.isOnRock = isTerrain(context.state, cell, 'rock')
}

/** Puts a man back into a hex of his path, as if he had never gone on. */
export function rewind(context: RuleContext, path: Path, steps: number): void {
  const { who } = path
  const { now } = who
  const start = path.steps[0]
  if (!start) return
  who.cell = start.from
  now.moved = 0
  now.forward = 0
  now.backward = 0
  now.sideForward = 0
  now.sideBackward = 0
  now.hazards = 0
  now.entered = []
  path.done = 0
  while (path.done < steps) takeStep(context, path)
}

/** How a man entered the hex of his path's step; with no step he stands there already. */
export function approachOf(path: Path, step: number): Approach {
  const { who, plot, steps } = path
  if (step < 0) return { who, from: cameFrom(path), facing: who.facing, ...movedBy(path), turns: [], stood: true }
  const { from, facing, facingAfter, cell, enters } = steps[step]!
  if (enters !== cell) {
    const moved = movedBy(path, step + 1)
    return { who, from: cell, facing: opposite(facing), ...moved, turns: [], stood: false, isBacking: true }
  }
  const approach = { who, from, ...movedBy(path, step + 1), turns: turnsLeft(plot, step), stood: false }
  return plot.code === 'W' ? { ...approach, facing: facingAfter, before: facing } : { ...approach, facing }
}

/** Who runs into the hind part of a beast that has moved, or is on its way, meets it as if it stood. */
export function metAt(other: Path, step: number, cell: number): Approach {
  const { who, steps } = other
  const one = steps[step]
  // One that has backed away is met with its head where that is now.
  if (one?.cell === cell && one.enters !== cell) {
    return { who, from: one.from, facing: one.facing, ...movedBy(other, step + 1), turns: [], stood: false }
  }
  const approach = approachOf(other, step)
  if (one ? one.enters === cell : !who.beast || who.cell === cell) return approach
  // It is not thrown back out of a whirl by that, nor does it come backwards.
  const { isBacking, before, ...standing } = approach
  return { ...standing, from: OUTSIDE, facing: one?.facingAfter ?? who.facing, stood: true }
}

/** §8.4 The hex that a man came from who stands: that of his last step, or of the collision that pushed him away. */
function cameFrom({ who, steps, done, pushedFrom }: Path): number {
  if (pushedFrom !== OUTSIDE) return pushedFrom
  const last = steps[done - 1]
  // A beast that was thrown back has come to stand (our ruling).
  if (who.beast && last && last.cell !== who.cell) return OUTSIDE
  const before = last?.from ?? who.now.startCell
  return before !== OUTSIDE && board.distance(before, who.cell) === 1 ? before : OUTSIDE
}

/** §8.4 The hexes of his first steps. */
function movedBy({ steps, done }: Path, count = done): Pick<Approach, 'forward' | 'sidestepped' | 'backward'> {
  let forward = 0
  let sidestepped = 0
  let backward = 0
  for (let i = 0; i < count; i++) {
    const { sense, isSidestep } = steps[i]!.step
    if (sense === 1) forward++
    if (sense === 1 && isSidestep) sidestepped++
    else if (sense === -1) backward++
  }
  return { forward, sidestepped, backward }
}

/** The plotted turns that a collision at this step would cut off, one hexside each. */
function turnsLeft(plot: Plot, step: number): number[] {
  const rest = plot.steps.slice(step + 1).flatMap(({ before, after }) => [before, after])
  return [plot.steps[step]!.after, ...rest].flatMap((turn) => Array<number>(Math.abs(turn)).fill(Math.sign(turn)))
}

/** §7.2.1 The turn written before a step is made, whatever becomes of the step. */
export function turnBefore({ who, plot, done }: Path): void {
  who.facing = turned(who.facing, plot.steps[done]!.before)
}

/** The last step meets wall, pillar or rock; or it is not made, for it leads off the board. */
export function meetObstacle(context: RuleContext, path: Path): void {
  path.isStopped = true
  turnBefore(path)
  if (path.who.beast) context.edition.beastAtWall(context, path)
  else context.edition.runInto(context, path)
}

/** §27.3 The step that is not made counts as a hex forward. */
export function runInto(context: RuleContext, { who, blockedBy, isBlockedForward }: Path): void {
  if (blockedBy === null || blockedBy === 'edge') return
  if (isBlockedForward) who.now.forward++
  hitObstacle(context, who, blockedBy, who.now.forward, false)
}
