/** Chapter 5: the turn of eight phases, and how a match ends. */

import { createGladiators } from '../02-preparation/creation.ts'
import { askPlots, moveEverybody } from '../06-movement/movement.ts'
import { isNearAnybody } from '../09-combat/engagement.ts'
import { allocate, beginFight, makeAttack } from '../09-combat/fight.ts'
import { recoverFromStun } from '../09-combat/stun.ts'
import { sufferWounds } from '../09-combat/wounds.ts'
import { checkEndurance } from '../13-condition/endurance.ts'
import { appealAtEnd, checkMomentOfTruth, checkStansMissus, ledOut, stopMatch } from '../13-condition/missus.ts'
import { layOutArena } from '../19-advanced/arena.ts'
import { releaseVictim } from '../19-advanced/holds.ts'
import { countLasso } from '../19-advanced/lasso.ts'
import { attackWithNets, escapeFromNet, hasNetPlot, layNets, sparePool, tryEscape } from '../19-advanced/net.ts'
import { strongerTeam, winningTeam } from '../19-advanced/teams.ts'
import { squeeze } from '../19-advanced/unarmed.ts'
import { moveBeasts } from '../28-beasts/movement.ts'
import { castEarly, castNets } from '../29-centurions/actions.ts'
import { turnCenturions } from '../29-centurions/movement.ts'
import { withLuck } from '../34-luck/favour.ts'
import { enterNext } from '../38-matches/entering.ts'
import { contextOf, man, type RuleContext } from '../match/context.ts'
import { onBeast } from '../match/events.ts'
import type { Ref } from '../match/game.ts'
import { resetPhase } from '../match/phase-sheet.ts'
import type { QuestionOf } from '../match/questions.ts'
import { type Gladiator, isAble, isActive, isLiving, type State, type Step } from '../match/state.ts'
import { type Area, areas } from '../tables/armour.ts'
import { takeActions } from './actions.ts'
import { withTheBook } from './deciders.ts'
import { leaveArena } from './exits.ts'

const PHASES = 8

/** §5.1, §5.2 Plays the step that comes next. */
export function playStep(state: State, referee: Ref): void {
  if (state.step === 'beginning') enterNext(state, referee)
  const context = withLuck(withTheBook(contextOf(state, referee)))
  if (!isDecidedIn(context)) state.step = nextStep(context)
}

/**
 * §5.2 What is done in each step, in order, and whether the match is decided by it: it may be after any part. Calls are
 * direct, those of every phase first: two hundred steps make a match.
 */
function isDecidedIn(context: RuleContext): boolean {
  switch (context.state.step) {
    case 'beginning':
      beginPhase(context)
      break
    case 'movement':
      return isDecidedByMoves(context)
    case 'actions':
      takeActions(context)
      if (isDecided(context)) return true
      castNets(context)
      break
    case 'end':
      context.edition.afterFight(context)
      if (isDecided(context)) return true
      endPhase(context)
      break
    case 'appeals':
      checkMomentOfTruth(context)
      break
    case 'engagement':
      beginFight(context)
      break
    case 'allocation':
      allocate(context)
      break
    case 'attack':
      makeAttack(context)
      break
    case 'nets':
      attackWithNets(context)
      break
    case 'escapes':
      getFree(context)
      if (isDecided(context)) return true
      recoverLate(context)
      break
    case 'endOfTurn':
      endTurn(context)
      break
    case 'preparation':
      createGladiators(context)
      if (isDecided(context)) return true
      layOutArena(context)
  }
  return isDecided(context)
}

/** §5.2.1 to §5.2.3 Nobody is hurt by a centurion's turn, by casting or by recovering: what could decide nothing is not looked at. */
function isDecidedByMoves(context: RuleContext): boolean {
  moveEverybody(context, askPlots(context))
  if (isDecided(context)) return true
  turnCenturions(context)
  if (moveBeasts(context) && isDecided(context)) return true
  if (context.edition.earlyNets.length > 0) {
    castEarly(context)
    layNets(context)
    if (isDecided(context)) return true
  }
  recoverEarly(context)
  return false
}

/** Steps in which nothing can happen are passed over. */
function nextStep(context: RuleContext): Step {
  const { state } = context
  switch (state.step) {
    case 'beginning':
      return state.gladiators.some(isDown) ? 'appeals' : 'movement'
    case 'appeals':
      return 'movement'
    case 'movement':
      return 'actions'
    case 'actions':
      return state.gladiators.some(hasNetPlot) ? 'nets' : stepAfterNets(context)
    case 'nets':
      return stepAfterNets(context)
    case 'escapes':
      return 'engagement'
    case 'engagement':
      return state.fight ? 'allocation' : 'end'
    case 'allocation':
    case 'attack':
      return state.fight ? 'attack' : 'end'
    case 'end':
      if (state.phase === PHASES) return 'endOfTurn'
      state.phase++
      return 'beginning'
    default:
      state.turn++
      state.phase = 1
      return 'beginning'
  }
}

function stepAfterNets(context: RuleContext): Step {
  const { state, edition } = context
  if (edition.stunRecoveryAt === 'fight' || state.gladiators.some(isCaught)) return 'escapes'
  const { gladiators } = state
  for (let seat = 0; seat < gladiators.length; seat++) {
    if (isNearAnybody(context, gladiators[seat]!)) return 'engagement'
  }
  return 'end'
}

/** §5.2.3 Before the actions, or after everything but the fight. */
function recoverEarly(context: RuleContext): void {
  if (context.edition.stunRecoveryAt === 'actions') recoverFromStun(context)
}

function recoverLate(context: RuleContext): void {
  if (context.edition.stunRecoveryAt === 'fight') recoverFromStun(context)
}

function beginPhase(context: RuleContext): void {
  const { state } = context
  if (state.phase === 1) beginTurn(context)
  context.edition.beginPhase(context)
  for (const who of state.gladiators) {
    if (!isLiving(who)) continue
    resetPhase(who.now, who.cell)
    if (who.centurion) who.centurion.kicks = false
  }
  if (context.referee.listening) {
    context.referee.tell({ kind: 'phaseBegan', rule: '§5.2', turn: state.turn, phase: state.phase })
  }
}

/** §18.2 Only one who lies on the ground may have to appeal. */
function isDown(who: Gladiator): boolean {
  return isActive(who) && who.posture === 'prone'
}

/** §3.10, §10.5, §17.3 The moving phases of the turn: the rate less limps and what overexertion costs. */
function beginTurn(context: RuleContext): void {
  const { turn } = context.state
  if (context.edition.enduranceAt === 'start' && turn > 1) checkEndurance(context, context.edition.enduranceTurn(turn))
  for (const who of context.state.gladiators) {
    who.movesUsed = 0
    const { limp } = who.mount < 0 ? who : man(context, who.mount)
    who.turnRate = Math.max(0, who.rate - limp - who.ratePenalty)
    who.ratePenalty = 0
    who.hasOverexerted = false
  }
  if (context.referee.listening) context.referee.tell({ kind: 'turnBegan', rule: '§5.1', turn: context.state.turn })
}

/** §5.2.5.1 Those who are caught try to get free, with CF set in secret; their holders drag, hold and squeeze. */
function getFree(context: RuleContext): void {
  const { state } = context
  if (!state.gladiators.some(isCaught)) return
  const caught = state.gladiators.filter((who) => isActive(who) && isCaught(who) && !who.now.isAside)
  if (caught.length === 0) return
  const questions = caught.flatMap((who) => spendQuestions(state, who))
  const answers = context.referee.askAll(questions)
  const spent = (seat: number, purpose: string) =>
    answers[questions.findIndex((one) => one.seat === seat && one.purpose === purpose)] ?? 0
  for (const who of caught) {
    if (!isActive(who)) continue
    if (isGripped(who)) wrestle(context, who, spent(who.seat, 'escape'), spent(who.grappledBy, 'hold'))
    else if (who.snare) escapeFromNet(context, who, spent(who.seat, 'escape'))
  }
  for (const who of caught) if (isActive(who)) countLasso(context, who)
}

function isCaught(who: Gladiator): boolean {
  return who.snare !== null || isGripped(who)
}

/** §22.4.1 In a grip since an earlier phase. */
function isGripped(who: Gladiator): boolean {
  return who.grappledBy >= 0
}

function spendQuestions(state: State, who: Gladiator): QuestionOf<'spend'>[] {
  const questions: QuestionOf<'spend'>[] = []
  const limit = sparePool(state, who)
  if (isAble(who) && limit > 0) {
    questions.push({ kind: 'spend', seat: who.seat, rule: '§20.6', purpose: 'escape', limit })
  }
  const holder = isGripped(who) ? state.gladiators[who.grappledBy]! : null
  const holdLimit = holder ? sparePool(state, holder) : 0
  if (holder && holdLimit > 0) {
    questions.push({ kind: 'spend', seat: holder.seat, rule: '§22.4.1', purpose: 'hold', limit: holdLimit })
  }
  return questions
}

function wrestle(context: RuleContext, who: Gladiator, cf: number, hold: number): void {
  const holder = man(context, who.grappledBy)
  holder.now.spent += hold
  holder.attackTally += hold
  if (cf > 0 && tryEscape(context, who, cf, hold)) releaseVictim(context, holder)
  else squeeze(context, holder, who)
}

/** §5.2.7 Severed arteries of earlier phases bleed. */
function endPhase(context: RuleContext): void {
  for (const who of context.state.gladiators) {
    if (!isLiving(who)) continue
    if (isBleeding(who)) for (const area of areas) bleed(context, who, area)
    who.now.stumbling = false
  }
}

function isBleeding({ arteries }: Gladiator): boolean {
  return arteries[0]! + arteries[1]! + arteries[2]! + arteries[3]! + arteries[4]! > 0
}

function bleed(context: RuleContext, who: Gladiator, area: Area): void {
  const at = area - 1
  const fresh = (who.now.freshArteries >> (3 * at)) & 7
  const wounds = who.arteries[at]! - fresh
  if (wounds <= 0 || !isLiving(who)) return
  if (context.referee.listening)
    context.referee.tell({ kind: 'bled', rule: '§10.5', seat: who.seat, area, ...onBeast(who) })
  sufferWounds(context, who, area, wounds, -1)
}

/** §5.4 Endurance, then the vote to stop the match, then the limits on its length. */
function endTurn(context: RuleContext): void {
  const { state } = context
  if (context.edition.enduranceAt === 'end') checkEndurance(context)
  checkStansMissus(context)
  if (state.outcome) return
  if (isTeamTimeUp(state)) endTeamMatch(context)
  else if (isLastTurn(state)) endAsDraw(context)
}

/** §26.7 A team match of so many turns; one to the death goes on to the last man. */
function isTeamTimeUp({ options, turn }: State): boolean {
  return options.teamTurns > 0 && turn >= options.teamTurns && options.deathMatch === 'no'
}

/** §5.3 The limit binds only where no crowd stops the match (our ruling). */
function isLastTurn({ options, turn }: State): boolean {
  return turn >= options.turnLimit && (options.stansMissus === 'off' || options.deathMatch === 'yes')
}

/** §26.7 Time is up: the larger team has won, the others appeal; equal teams are stopped as a draw. */
function endTeamMatch(context: RuleContext): void {
  const team = strongerTeam(context.state)
  if (team === null) {
    stopMatch(context)
    return
  }
  const victor = context.state.gladiators.find((who) => isAble(who) && who.team === team)!
  const led = ledOut(context.state)
  for (const who of context.state.gladiators) {
    if (!isActive(who) || who.team === team) continue
    if (led.includes(who)) leaveArena(context, who, 'stans')
    else appealAtEnd(context, who, victor, '§26.7')
  }
}

/** §5.3 With nobody left it is a draw. */
function endAsDraw(context: RuleContext): void {
  for (const who of context.state.gladiators) if (isActive(who)) leaveArena(context, who, 'stans')
}

/**
 * §5.3 At most one side is left: the match is over, and mortal wounds take their toll (§10.5). Not in the middle of a
 * fight: simultaneous attacks are all made, also those of a man who has died of the first (§9.4.3).
 */
function isDecided(context: RuleContext): boolean {
  const { state } = context
  if (state.fight !== null) return false
  if (!state.outcome) {
    const team = winningTeam(state)
    if (team === undefined || isAwaited(state, team)) return false
    state.outcome = team === null ? { kind: 'draw' } : { kind: 'won', team }
  }
  buryMortals(context)
  if (context.referee.listening) {
    const winner = state.outcome.kind === 'won' ? state.outcome.team : null
    context.referee.tell({ kind: 'matchEnded', rule: '§5.3', winner, winners: survivorsOf(state, winner) })
  }
  return true
}

/** Who of the side lives; where its last ones died of their wounds (§10.5), all of it. */
function survivorsOf({ gladiators }: State, winner: number | null): number[] {
  const own = gladiators.filter(({ team, beast }) => team === winner && !beast?.isMount)
  const alive = own.filter(({ out }) => out !== 'killed')
  return (alive.length > 0 ? alive : own).map(({ seat }) => seat)
}

/** §38.2.3 Others still come against the one who is left. */
function isAwaited({ gladiators }: State, team: number | null): boolean {
  return team !== null && gladiators.some((who) => who.out === 'waiting' && who.team !== team)
}

function buryMortals(context: RuleContext): void {
  for (const who of context.state.gladiators) {
    if (!who.isMortal || who.out === 'killed') continue
    who.out = 'killed'
    if (context.referee.listening) {
      context.referee.tell({ kind: 'died', rule: '§10.5', seat: who.seat, by: -1, cleaved: false })
    }
  }
}
