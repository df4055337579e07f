/** §5.2.1, §5.2.2 Plots, and what all men do at the same time. */

import { settleMatch } from './appeals.ts'
import { moveBeasts } from './beast-moves.ts'
import { beastPlots, readBeast } from './beast-plots.ts'
import { centurionPlot, turnCenturion } from './centurion-moves.ts'
import { castByBook } from './centurion-nets.ts'
import { isClassic } from './edition.ts'
import { isEarly, layNets } from './nets.ts'
import type { Play } from './play.ts'
import { isAsked, isMoving, legalPlots, movesLeft, read, releases, type Written } from './plots.ts'
import { moveAll } from './pulses.ts'
import { isAwake, isIn, isLiving, isProne, type Man } from './sheet.ts'
import { checkFall, checkStumble, recoverFromStun, rollStun, stumble } from './stun.ts'
import { torsoOf } from './torso.ts'
import { type Walker, walkerOf } from './walkers.ts'

export function playMovement(play: Play): void {
  const { state } = play
  if (state.options.rollAfterFall === 'on') for (const man of state.gladiators) fallFirst(play, man)
  // All write at once: who is freed by another's forfeit has not written, nor must he stumble now.
  const idle = state.gladiators.map((man) => idlePlot(play, man))
  const byBook = state.gladiators.map((man) => (man.centurion ? centurionPlot(play, man) : null))
  const plots = state.gladiators.map((man) => {
    if (man.beast) return beastPlot(play, man)
    return byBook[man.seat] ?? idle[man.seat] ?? plotOf(play, man)
  })
  for (const man of state.gladiators) {
    man.stillPhases = isProne(man) && !man.beast && plots[man.seat]!.code === 'X' ? man.stillPhases + 1 : 0
  }
  const walkers = state.gladiators.map((man, seat) => walkerOf(man, begin(play, man, plots[seat]!)))
  const moves = moveAll(play, walkers)
  for (const { man, plot } of walkers) if (man.centurion) turnCenturion(play, man, plot)
  for (const walker of walkers) checkHazards(play, walker)
  settleMatch(play)
  moveBeasts(moves)
  if (isEarly(play)) castByBook(play)
  layNets(play)
  settleMatch(play)
  if (state.outcome || state.options.stunRecoveryLast === 'on') return
  for (const man of state.gladiators) recoverFromStun(play, man)
}

/** B-9 He learns before he writes whether he falls. */
function fallFirst(play: Play, man: Man): void {
  if (!man.mustStumble || !isIn(man)) return
  checkFall(play, man)
  man.now.hasKeptFeet = !isProne(man)
}

/** MOV-1 Who cannot move pauses, or stumbles if he must; null for one who writes. */
function idlePlot({ state }: Play, man: Man): Written | null {
  if (isAsked(state, man)) return null
  const canStumble = isAwake(man) && !isProne(man) && man.mustStumble && !man.now.isAside && man.grappledBy < 0
  return read(canStumble ? 'S' : 'X')
}

function plotOf(play: Play, man: Man): Written {
  const plot = play.feed.answer('plot', man.seat)
  return legalPlots(play.state, man).has(plot) ? read(plot) : forfeit(play, man)
}

/** E-15 One that lies gets up and is not asked. */
function beastPlot(play: Play, man: Man): Written {
  const { state, feed } = play
  if (!man.beast!.isPlayed || !isAwake(man) || isProne(man) || man.now.isAside) return read('X')
  const isPunished = state.options.illegalMovePenalty === 'yes'
  if (!movesLeft(state, man) && !isPunished) return read('X')
  const plot = feed.answer('plot', man.seat)
  const open = movesLeft(state, man) ? beastPlots(state, man) : ['X']
  if (open.includes(plot)) return readBeast(plot)
  if (isPunished) rollStun(play, man, 1)
  return read('X')
}

/** §7.5, §7.6 A plot that is illegal, or none: he pauses, kneels on the ground, stumbles if he must, and is stunned. */
function forfeit(play: Play, man: Man): Written {
  const lying = ['X', 'KN', 'RO-FR'].find((one) => legalPlots(play.state, man).has(one))
  const plot = isProne(man) && !man.snare ? lying! : man.mustStumble ? 'S' : 'X'
  if (play.state.options.illegalMovePenalty === 'yes') rollStun(play, man, 1)
  return read(plot)
}

/** §7.1, §17.3 A moving phase, perhaps the one beyond his rate. */
function reveal(play: Play, man: Man, plot: Written): void {
  if (!isIn(man)) return
  man.now.plot = plot.text
  if (releases(play.state, man, plot)) {
    for (const other of play.state.gladiators) if (other.grappledBy === man.seat) other.grappledBy = -1
  }
  man.now.paused = plot.code === 'X' && !plot.repels
  man.now.rolled = plot.code === 'RO'
  if (!isMoving(plot)) return
  if (man.movesUsed >= man.turnRate) {
    man.hasOverexerted = true
    man.ratePenalty = 2
  }
  man.movesUsed++
}

/** §10.5 STU: a die for each. */
const trips = ({ feed }: Play, { seat, stumbler }: Man): boolean =>
  Array.from({ length: stumbler }, () => feed.sum('bad leg', seat, 1)).includes(1)

/** P2, steps 2 to 4: bad legs, falls of those who stumble, kneeling and standing up. */
function begin(play: Play, man: Man, written: Written): Written {
  if (man.rider >= 0 && isLiving(man)) Object.assign(man.now, { plot: 'X', paused: true })
  if (!isIn(man)) return read('X')
  if (man.beast && isProne(man) && isClassic(play.state)) {
    // E-13 It gets up and does nothing else.
    if (isAwake(man)) man.posture = 'standing'
    man.now.plot = 'X'
    man.now.paused = true
    return read('X')
  }
  let plot = written
  const leaves = plot.parts.some((part) => 'step' in part) && !isProne(man) && man.mount < 0
  if (leaves && man.stumbler > 0 && trips(play, man)) {
    plot = read('S')
    if (man.centurion) man.centurion.kicks = false
  }
  reveal(play, man, plot)
  const { now } = man
  if (man.beast) {
    rear(man, plot.code)
    return plot
  }
  now.recovering = plot.code === 'R'
  now.repelling = plot.repels
  now.leaped = plot.code === 'L'
  if (plot.code === 'S' && isProne(man)) return read('X')
  if (plot.code === 'S') {
    man.mustStumble = false
    now.stumbling = true
    if (!now.hasKeptFeet) checkFall(play, man)
    if (isProne(man)) return read('X')
    if (isMoving(plot)) man.posture = 'standing'
    return plot
  }
  if (plot.code === 'KN') kneel(play, man)
  else if (man.posture === 'kneeling' && isMoving(plot)) man.posture = 'standing'
  return plot
}

/** E-17 Up on the hex of its hind part; down it takes the one before it with a step. */
function rear(man: Man, code: string): void {
  const beast = man.beast!
  if (code === 'UP' && !beast.isReared) {
    if (man.torso >= 0) man.cell = man.torso
    Object.assign(beast, { isReared: true, hexes: 1 })
    man.torso = -1
  }
  if (code === 'DOWN') Object.assign(beast, { isReared: false, hexes: 2 })
}

/** §14.1.1 From the ground in the hex of his torso or of his legs. KNE-4 A Crupellarius may topple. */
function kneel(play: Play, man: Man): void {
  if (isProne(man)) {
    const [die] = play.feed.dice('which hex', man.seat, 1)
    if (die! <= 4 && man.torso >= 0) man.cell = man.torso
  }
  const wasProne = isProne(man)
  man.posture = 'kneeling'
  man.torso = -1
  if (man.style !== 'crupellarius' || man.type) return
  checkFall(play, man)
  if (isProne(man) && wasProne) man.torso = torsoOf(play, man)
}

/** §15.1 One check after all movement, for a leap and for hazards; no beast stumbles. */
function checkHazards(play: Play, { man, plot, made, left }: Walker): void {
  if (!isIn(man) || isProne(man) || man.mount >= 0 || man.beast) return
  if (isClassic(play.state)) {
    checkBackward(play, man, made)
    return
  }
  const hasLeaped = plot.code === 'L' && made.length > 0 && left.length === 0
  if (man.now.hazards === 0 && !hasLeaped) return
  checkStumble(play, man, man.now.hazards)
}

/** 14.2 of 1981: only backward over an item or a body. */
function checkBackward(play: Play, man: Man, made: Walker['made']): void {
  if (!made.some(({ step, isHazard }) => step.kind === 'backward' && isHazard)) return
  const { backward, sideBackward, plot } = man.now
  // B-13 Straight back after a sidestep forward counts one.
  const isNoted = play.state.options.backStumbleNote === 'on' && /SF[LR]\(QB\)/.test(plot)
  const straight = (isNoted ? 1 : 2) * (backward - sideBackward)
  const result = play.feed.sum('stumble', man.seat, 2) - man.stun - sideBackward - straight
  if (result <= 1) stumble(man)
}
