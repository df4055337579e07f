/** Chapter 7: movement. What may be plotted, and how all plots are carried out together. */

import { OUTSIDE } from '@harena/engine'
import { rollStun } from '../09-combat/stun.ts'
import { kneel, standUp } from '../13-condition/kneeling.ts'
import { checkFall, checkStumble } from '../13-condition/stumble.ts'
import { releaseVictim } from '../19-advanced/holds.ts'
import { carry } from '../30-riders/mounts.ts'
import { bodyOf } from '../match/body.ts'
import { levelOf } from '../match/campaign-sheet.ts'
import type { RuleContext } from '../match/context.ts'
import { withOne } from '../match/lists.ts'
import type { QuestionOf } from '../match/questions.ts'
import { type Gladiator, isAble, isActive, isLiving, occupies, type State } from '../match/state.ts'
import { step, stepsFor } from '../match/sums.ts'
import { legalPlots, mayPlot, NO_PLOT, onlyPlot, readPlotOf } from './legal-plots.ts'
import { NO_STEPS, type Path, trace } from './paths.ts'
import { type Code, codesOf, type Plot, readPlot } from './plots.ts'
import { runPulses } from './simultaneous-movement.ts'

/** §5.2.1 Everybody writes his plot in secret; what is not legal cannot be written, unless it is to be punished. */
export function askPlots(context: RuleContext): Plot[] {
  const { state, referee } = context
  context.edition.beforePlots(context)
  let asked: readonly QuestionOf<'plot'>[] = []
  const plots = state.gladiators.map(still)
  for (const who of state.gladiators) {
    if (!mayPlot(state, who)) continue
    const only = onlyPlot(state, who)
    if (only) plots[who.seat] = only
    else asked = withOne(asked, plotQuestion(who))
  }
  if (asked.length === 0) return plots
  const answers = referee.askAll(asked)
  for (let at = 0; at < asked.length; at++) {
    const { seat } = asked[at]!
    plots[seat] = readOrForfeit(context, state.gladiators[seat]!, answers[at]!)
  }
  return plots
}

const pause = readPlot('X')!
const still = (): Plot => pause
const questions: QuestionOf<'plot'>[] = []

/** The same question every phase, made once for each seat. */
function plotQuestion({ seat }: Gladiator): QuestionOf<'plot'> {
  questions[seat] ??= { kind: 'plot', seat, rule: '§7.2' }
  return questions[seat]
}

/**
 * §7.5, §7.6 No plot in time, or an illegal one where it can be written: he stands still, and may be stunned for it. What
 * the dice of a centurion say is no plot that could be illegal (§29.3).
 */
function readOrForfeit(context: RuleContext, who: Gladiator, text: string): Plot {
  const { illegalMovePenalty } = context.state.options
  const plot = readPlotOf(context.state, text)
  const open = plot && (illegalMovePenalty === 'no' || who.centurion) ? null : legalPlots(context.state, who)
  if (plot && (!open || open.includes(text))) return plot
  const rule = text === NO_PLOT ? '§7.5' : '§7.6'
  if (context.referee.listening) context.referee.tell({ kind: 'plotForfeited', rule, seat: who.seat })
  if (illegalMovePenalty === 'yes') {
    const steps = stepsFor(context)
    rollStun(context, who, step(steps, 'an illegal move', 1, '§7.6'), '§7.6', steps)
  }
  const instead = ['X', 'S', 'KN'].find((plain) => open!.includes(plain)) ?? open![0]!
  return readPlotOf(context.state, instead)!
}

/** §5.2.2 The plots are revealed and carried out together. */
export function moveEverybody(context: RuleContext, plots: Plot[]): void {
  const { state } = context
  const men = state.gladiators.every(isLiving) ? state.gladiators : state.gladiators.filter(isLiving)
  for (const who of men) plots[who.seat] = reveal(context, who, plots[who.seat]!)
  for (const who of men) perform(context, who, plots[who.seat]!)
  // In a third of all phases nobody leaves his hex or turns.
  const paths = plots.every(isStill) ? NO_PATHS : men.map(pathOf)
  for (const path of paths) layOut(state, path, plots[path.who.seat]!)
  runPulses(context, paths)
  for (const who of men) {
    if (who.beast?.isPlayed) context.edition.settleBeast(context, who)
    else tuckIn(context, who)
  }
  for (const path of paths) if (isActive(path.who) && !path.who.beast) context.edition.checkFooting(context, path)
}

const NO_PATHS: readonly Path[] = []

function isStill({ steps, turn }: Plot): boolean {
  return steps.length === 0 && turn === 0
}

/** A body that has rolled covers one hex only where somebody else has come to stand in the other (D-08). */
function tuckIn({ state }: RuleContext, who: Gladiator): void {
  if (who.mount >= 0) carry(state, who)
  if (who.torso === OUTSIDE || !who.now.rolled) return
  for (const other of state.gladiators) {
    if (other !== who && isActive(other) && occupies(other, who.torso)) who.torso = OUTSIDE
  }
}

/** A path before its plot is laid out on the board. */
export function pathOf(who: Gladiator): Path {
  return {
    who,
    plot: pause,
    steps: NO_STEPS,
    blockedBy: null,
    leaves: null,
    isBlockedForward: false,
    done: 0,
    isStopped: false,
    hasMet: false,
    pushedFrom: OUTSIDE,
  }
}

function layOut(state: State, path: Path, plot: Plot): void {
  path.plot = plot
  if (plot.steps.length > 0) trace(state, path)
}

/** §7.2 A plot is laid open, and its phase counted; what he does instead if he trips. */
function reveal(context: RuleContext, who: Gladiator, written: Plot): Plot {
  const plot = tripped(context, who, written)
  who.now.plot = plot.text
  const hasRate = who.movesUsed < who.turnRate
  if (plot.isMoving) {
    who.movesUsed++
    // §17.3 One moving phase beyond the rate tires him and costs two of the next turn.
    if (!hasRate) {
      who.hasOverexerted = true
      who.ratePenalty = 2
    }
  }
  if (context.referee.listening && isAble(who) && bodyOf(who).plots) {
    const [{ text, isMoving: moving }, codes] = [plot, codesOf(plot)]
    const overexerts = moving && !hasRate
    context.referee.tell({ kind: 'plotRevealed', rule: '§7.2', seat: who.seat, plot: text, codes, moving, overexerts })
  }
  return plot
}

/** §10.5 A man with STU results rolls for each whenever he tries to leave his hex; a 1 makes him stumble. */
function tripped(context: RuleContext, who: Gladiator, plot: Plot): Plot {
  if (who.stumbler === 0 || who.mount >= 0 || plot.steps.length === 0 || who.posture === 'prone') return plot
  const dice: number[] = []
  for (let i = 0; i < who.stumbler; i++) dice.push(context.referee.roll(1, '§10.5', who.seat, 'bad leg'))
  if (!dice.includes(1)) return plot
  if (context.referee.listening) context.referee.tell({ kind: 'tripped', rule: '§10.5', seat: who.seat, dice })
  // §29.4.3 What a centurion would have done at the end of his way he leaves.
  if (who.centurion) Object.assign(who.centurion, { turns: 0, kicks: false })
  return readPlot('S')!
}

/** What others will ask of his phase. */
function note({ now }: Gladiator, code: Code): void {
  if (code === 'X') now.paused = true
  else if (code === 'R') now.recovering = true
  else if (code === 'L') now.leaped = true
  else if (code === 'RO') now.rolled = true
}

/** What comes before anybody moves: stumbles, rising and kneeling. */
function perform(context: RuleContext, who: Gladiator, plot: Plot): void {
  if (plot.code !== 'X' || plot.isMoving) releaseVictim(context, who)
  note(who, plot.code)
  who.now.repelling = plot.isRepelling
  if (who.beast) {
    context.edition.performAsBeast(context, who, plot)
    return
  }
  who.stillPhases = who.posture === 'prone' && plot.code === 'X' ? who.stillPhases + 1 : 0
  if (plot.code === 'S') {
    who.mustStumble = false
    if (who.now.hasKeptFeet || !checkFall(context, who, 0)) who.now.stumbling = who.posture !== 'prone'
    if (plot.turn !== 0) standUp(context, who)
  } else if (plot.code === 'KN') kneel(context, who)
  else if (plot.isMoving) standUp(context, who)
}

/** §15.1 One Stumble check for the phase after a leap and for hazards. */
export function checkFooting(context: RuleContext, { who, plot, done }: Path): void {
  // A horse picks its way (our ruling).
  if (who.mount >= 0) return
  const hasLeaped = who.now.leaped && done === 2
  // §31.3 SP: three steps are a check with one less.
  const sprints = plot.steps.length === 3 && plot.code === 'move' && levelOf(who, 'SP') > 0 && !who.centurion
  if (who.now.hazards > 0 || hasLeaped || sprints) checkStumble(context, who, who.now.hazards, Number(sprints))
}
