/** Chapter 7: movement. What may be plotted, and how all plots are carried out together. */

import { OUTSIDE, turned } from '@harena/engine'
import { isHazard, openEdge, opposite } from './arena.ts'
import { type Edge, edgeCrossed } from './board.ts'
import { type Course, trace } from './courses.ts'
import { releaseVictim } from './holds.ts'
import { kneel, standUp } from './kneeling.ts'
import { legalPlots, mayPlot, NO_PLOT, onlyPlot, readPlotOf } from './legal-plots.ts'
import type { Play } from './play.ts'
import { type Code, type Plot, readPlot } from './plots.ts'
import { runPulses } from './pulses.ts'
import type { QuestionOf } from './questions.ts'
import { type Gladiator, isActive, occupies } from './state.ts'
import { checkFall, checkStumble } from './stumble.ts'
import { rollStun } from './stun.ts'

/** §5.2.1 Everybody writes his plot in secret; what is not legal cannot be written, unless it is to be punished. */
export function askPlots(play: Play): Plot[] {
  const { state, referee } = play
  if (state.options.rollAfterFall === 'on') fallFirst(play)
  const asked: Gladiator[] = []
  const plots: Plot[] = []
  for (const who of state.gladiators) {
    const only = mayPlot(state, who) ? onlyPlot(state, who) : pause
    if (only === null) asked.push(who)
    plots.push(only ?? pause)
  }
  if (asked.length === 0) return plots
  const answers = referee.askAll(asked.map(plotQuestion))
  for (let at = 0; at < asked.length; at++) plots[asked[at]!.seat] = readOrForfeit(play, asked[at]!, answers[at]!)
  return plots
}

/** B09 A man who stumbles learns before he writes whether he falls. */
function fallFirst(play: Play): void {
  for (const who of play.state.gladiators) {
    if (!who.mustStumble || !isActive(who)) continue
    who.now.hasKeptFeet = !checkFall(play, who, 0)
  }
}

const pause = readPlot('X')!
const questions: QuestionOf<'plot'>[] = []

/** The same question every phase, made once for each seat. */
function plotQuestion({ seat }: Gladiator): QuestionOf<'plot'> {
  questions[seat] ??= { kind: 'plot', seat, rule: '§7.2' }
  return questions[seat]
}

/** §7.5, §7.6 No plot in time, or an illegal one where it can be written: he stands still, and may be stunned for it. */
function readOrForfeit(play: Play, who: Gladiator, text: string): Plot {
  const { illegalMovePenalty } = play.state.options
  const plot = readPlotOf(play.state, text)
  const open = plot && illegalMovePenalty === 'no' ? null : legalPlots(play.state, who)
  if (plot && (!open || open.includes(text))) return plot
  const rule = text === NO_PLOT ? '§7.5' : '§7.6'
  if (play.referee.listening) play.referee.tell({ kind: 'plotForfeited', rule, seat: who.seat })
  if (illegalMovePenalty === 'yes') rollStun(play, who, 1, '§7.6')
  const instead = ['X', 'S', 'KN'].find((plain) => open!.includes(plain)) ?? open![0]!
  return readPlotOf(play.state, instead)!
}

/** §5.2.2 The plots are revealed and carried out together. */
export function moveEverybody(play: Play, plots: readonly Plot[]): void {
  const { state } = play
  const courses: Course[] = []
  for (const who of state.gladiators) {
    if (isActive(who)) courses.push(prepare(play, who, plots[who.seat]!))
  }
  layOut(play, courses)
  runPulses(play, courses)
  for (const { who } of courses) tuckIn(play, who)
  for (const course of courses) finish(play, course)
}

/** A body that has rolled covers one hex only where somebody else has come to stand in the other (D-08). */
function tuckIn({ state }: Play, who: Gladiator): void {
  if (who.torso === OUTSIDE || !who.now.rolled) return
  if (state.gladiators.some((other) => other !== who && isActive(other) && occupies(other, who.torso))) {
    who.torso = OUTSIDE
  }
}

/** What comes before anybody moves: stumbles, rising, kneeling, turning in place and the counting of phases. */
function prepare(play: Play, who: Gladiator, written: Plot): Course {
  const plot = tripped(play, who, written)
  const { now } = who
  now.plot = plot.text
  const hasRate = who.movesUsed < who.turnRate
  if (plot.isMoving) {
    who.movesUsed++
    // §17.3 One moving phase beyond the rate tires him and costs two of the next turn.
    if (!hasRate) {
      who.hasOverexerted = true
      who.ratePenalty = 2
    }
  }
  if (play.referee.listening && plot.text !== 'X') {
    const overexerts = plot.isMoving && !hasRate
    play.referee.tell({ kind: 'plotRevealed', rule: '§7.2', seat: who.seat, plot: plot.text, overexerts })
  }
  if (plot.code !== 'X' || plot.isMoving) releaseVictim(play, who)
  const course: Course = { who, plot, steps: [], blockedBy: null, isBlockedForward: false, done: 0, isStopped: false }
  perform(play, who, plot)
  return course
}

/** §10.5 A man with STU results rolls for each whenever he tries to leave his hex; a 1 makes him stumble. */
function tripped(play: Play, who: Gladiator, plot: Plot): Plot {
  if (who.stumbler === 0 || plot.steps.length === 0 || who.posture === 'prone') return plot
  const dice: number[] = []
  for (let i = 0; i < who.stumbler; i++) dice.push(play.referee.roll(1, '§10.5', who.seat))
  if (!dice.includes(1)) return plot
  if (play.referee.listening) play.referee.tell({ kind: 'tripped', rule: '§10.5', seat: who.seat, dice })
  return readPlot('S')!
}

const flags: Partial<Record<Code, (who: Gladiator) => void>> = {
  X: (who) => {
    who.now.paused = true
  },
  R: (who) => {
    who.now.recovering = true
  },
  L: (who) => {
    who.now.leaped = true
  },
  RO: (who) => {
    who.now.rolled = true
  },
}

/** The part of a plot that is done on the spot. */
function perform(play: Play, who: Gladiator, plot: Plot): void {
  flags[plot.code]?.(who)
  who.now.repelling = plot.isRepelling
  who.stillPhases = who.posture === 'prone' && plot.code === 'X' ? who.stillPhases + 1 : 0
  if (plot.code === 'S') {
    who.mustStumble = false
    if (who.now.hasKeptFeet || !checkFall(play, who, 0)) who.now.stumbling = who.posture !== 'prone'
    if (plot.turn !== 0) standUp(play, who)
  } else if (plot.code === 'KN') kneel(play, who)
  else if (plot.isMoving) standUp(play, who)
  if (plot.turn !== 0 && (who.posture !== 'prone' || plot.code === 'KN')) {
    who.facing = turned(who.facing, plot.turn)
    who.now.turned = Math.abs(plot.turn)
  }
}

/** Lays every plot out on the board. Whoever would leave it opens the edge first, and all are laid out anew (§7.7). */
function layOut(play: Play, courses: readonly Course[]): void {
  // Each edge is met a few times at most: it becomes a wall, or everybody is moved away from it.
  const left: Edge[] = []
  while (hasShifted(play, courses, left));
}

/** More than a phase can need: a charge over a corner of the board. */
const MOST_SHIFTS = 8

/** `left` are the edges from which the men were moved away: nobody is moved back towards one (our ruling). */
function hasShifted(play: Play, courses: readonly Course[], left: Edge[]): boolean {
  for (const course of courses) {
    if (course.plot.steps.length === 0) continue
    const dir = trace(play.state, course)
    if (dir === null) continue
    const at = course.steps.at(-1)?.cell ?? course.who.cell
    const edge = edgeCrossed(at, dir)
    const isWalled = play.state.arena.walls.includes(edge)
    const isBack = left.includes(opposite[edge]) || left.length >= MOST_SHIFTS
    const way = isBack && !isWalled ? 'stuck' : openEdge(play, edge)
    if (way === 'shifted') {
      left.push(edge)
      return true
    }
    // No way on and no wall: the step is not made.
    if (way === 'stuck') course.blockedBy = null
  }
  return false
}

/** §15.1 One Stumble check for the phase after a leap and for hazards, when all movement is over. */
function finish(play: Play, course: Course): void {
  const { who, plot } = course
  if (!isActive(who)) return
  if (play.referee.listening && (course.done > 0 || plot.turn !== 0)) {
    const path = course.steps.slice(0, course.done).map(({ cell }) => cell)
    play.referee.tell({ kind: 'moved', rule: '§7.3', seat: who.seat, path, cell: who.cell, facing: who.facing })
  }
  if (!play.book.hasHazardChecks) {
    checkBackward(play, who)
    return
  }
  const hasLeaped = who.now.leaped && course.done === 2
  if (who.now.hazards > 0 || hasLeaped) checkStumble(play, who, who.now.hazards, 0)
}

/** 1981: only who walks backward over something may trip, by two dice. */
function checkBackward(play: Play, who: Gladiator): void {
  const { now } = who
  if (now.hazards === 0 || now.backward === 0 || who.posture === 'prone') return
  // B13 Back after a sidestep forward: one, and only if he ends on something.
  const isNoted = play.state.options.backStumbleNote === 'on' && /SF[LR]\(QB\)/.test(now.plot)
  if (isNoted && !isHazard(play.state, who.cell)) return
  const backward = isNoted ? 1 : 2 * now.backward - now.sideBackward
  const total = play.referee.roll(2, '§15.1.1', who.seat) - who.stun - backward
  if (play.referee.listening) {
    play.referee.tell({ kind: 'stumbleChecked', rule: '§15.1.1', seat: who.seat, total, stumbles: total <= 1 })
  }
  if (total <= 1) who.mustStumble = true
}
