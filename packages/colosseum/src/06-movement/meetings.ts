/** §8.1 Who meets whom in a pulse, before anybody steps. */
import { turned } from '@harena/engine'
import { board } from '../02-preparation/board.ts'
import { bodyOf } from '../match/body.ts'
import type { Edition } from '../match/edition.ts'
import { isActive, isOpponent, occupies } from '../match/state.ts'
import type { Path } from './paths.ts'

export interface Conflict {
  readonly kind: 'prone' | 'certain' | 'possible'
  /** The one who enters the hex now, and the step with which he does. */
  readonly mover: Path
  readonly step: number
  readonly other: Path
  /** The step with which the other entered; -1 if he stood there. */
  readonly otherStep: number
  readonly cell: number
}

export function isStepping(path: Path, pulse: number): boolean {
  return !path.isStopped && path.steps.length >= pulse && path.done === pulse - 1 && isActive(path.who)
}

export function findConflicts(
  paths: readonly Path[],
  pulse: number,
  crossed: readonly number[],
  edition: Edition,
): Conflict[] {
  const conflicts: Conflict[] = []
  for (const mover of paths) {
    if (!isStepping(mover, pulse)) continue
    for (const other of paths) {
      if (other === mover || !isActive(other.who)) continue
      const conflict = conflictOf(mover, other, pulse, edition)
      if (!conflict) continue
      const isPair = mover.who.beast === null || other.who.beast === null
      if (conflict.kind === 'possible' && (!isPair || crossed.includes(pairKey(mover, other)))) continue
      conflicts.push(conflict)
    }
  }
  return conflicts
}

function conflictOf(mover: Path, other: Path, pulse: number, edition: Edition): Conflict | null {
  const step = pulse - 1
  const { enters: cell, from, step: written } = mover.steps[step]!
  if (other.isStopped || other.steps.length === 0) {
    if (!occupies(other.who, cell)) return null
    const isDown = other.who.posture === 'prone' && !other.who.now.rolled
    // §7.4 Whatever lies in the first hex is leapt over, a beast too.
    if (isDown && written.isOverflown) return null
    const isLying = isDown && bodyOf(other.who).appeals
    // §8.3 Only one on his feet or knees has won by standing over him; one who rolls runs into him.
    // A beast knows no mercy: it runs into him, and so does a horse.
    if (isLying && !bodyOf(mover.who).isLong && (mover.who.posture !== 'prone' || !isOpponent(mover.who, other.who)))
      return { kind: 'prone', mover, step, other, otherStep: -1, cell }
    return { kind: 'certain', mover, step, other, otherStep: -1, cell }
  }
  if (meetsRear(mover, step, other)) {
    return { kind: 'certain', mover, step, other, otherStep: Math.min(step, other.steps.length - 1), cell }
  }
  const met = stepInto(other, cell)
  if (met >= 0 && met <= step && !other.steps[met]!.step.isOverflown) {
    // Of two who arrive together only one is listed.
    const isListed = met < step || mover.who.seat < other.who.seat
    // §8.1 Nobody runs through a man who has come to stand, before him or at the same time, nor leaps over him.
    if (isEnd(other, met) || (met === step && isEnd(mover, step)))
      return isListed ? { kind: 'certain', mover, step, other, otherStep: met, cell } : null
    const isFollowing = other.steps[met]!.from === from || !edition.hasCrossedPaths
    if (!isFollowing && !written.isOverflown && isListed)
      return { kind: 'possible', mover, step, other, otherStep: met, cell }
  }
  const theirs = other.steps[step]
  const isSwap =
    edition.hasSwaps && theirs !== undefined && theirs.cell === from && theirs.from === cell && isStepping(other, pulse)
  return isSwap ? { kind: 'possible', mover, step, other, otherStep: step - 1, cell } : null
}

/** The first of his steps that leads into a hex, or -1. */
function stepInto({ steps }: Path, cell: number): number {
  for (let at = 0; at < steps.length; at++) if (steps[at]!.cell === cell || steps[at]!.enters === cell) return at
  return -1
}

/** Whether he enters the hex in which the hind part of a beast on its way has come to stand for good. */
function meetsRear(mover: Path, step: number, other: Path): boolean {
  if (!other.who.beast || other.who.beast.hexes < 2) return false
  // Over the edge it goes on (§7.7).
  if (other.leaves !== null && other.plot.code !== 'W') return false
  const { enters } = mover.steps[step]!
  const theirs = other.steps[step]
  // Both enter the hex at once, or it backs up: those are meetings like others.
  if (theirs && (theirs.enters === enters || theirs.step.sense === -1)) return false
  const last = other.steps.length - 1
  if (rearAfter(other, Math.min(step, last)) !== enters || rearAfter(other, last) !== enters) return false
  // One that whirls never leaves the hex on which it turns.
  return isEnd(mover, step) || last < step || other.plot.code === 'W'
}

function rearAfter({ steps }: Path, step: number): number {
  const { cell, facingAfter } = steps[step]!
  return board.neighbour(cell, turned(facingAfter, 3))
}

/** Whether his path ends with this step, as far as can be seen. */
function isEnd({ steps, leaves }: Path, step: number): boolean {
  return step === steps.length - 1 && leaves === null
}

export function pairKey(a: Path, b: Path): number {
  const [low, high] = a.who.seat < b.who.seat ? [a.who.seat, b.who.seat] : [b.who.seat, a.who.seat]
  return low * 100 + high
}
