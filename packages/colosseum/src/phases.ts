/** Chapter 5: the turn of eight phases, and how a match ends. */
import { takeActions } from './actions.ts'
import { layOutArena } from './arena.ts'
import { fightOut } from './combat.ts'
import { createGladiators } from './creation.ts'
import { checkEndurance } from './endurance.ts'
import type { Ref } from './game.ts'
import { releaseVictim } from './holds.ts'
import { countLasso } from './lasso.ts'
import { leaveArena } from './leaving.ts'
import { appealAtEnd, checkMomentOfTruth, checkStansMissus, stopMatch } from './missus.ts'
import { askPlots, moveEverybody } from './movement.ts'
import { attackWithNets, escapeFromNet, layNets, sparePool, tryEscape } from './net.ts'
import { man, type Play, playOf } from './play.ts'
import type { QuestionOf } from './questions.ts'
import { type Gladiator, isAble, isActive, resetPhase, type State } from './state.ts'
import { recoverFromStun } from './stun.ts'
import { type Area, areas } from './tables/armour.ts'
import { strongerTeam, winningTeam } from './teams.ts'
import { squeeze } from './unarmed.ts'
import { takeNextJavelins } from './variants/javelins.ts'
import { surrender } from './variants/surrender.ts'
import { sufferWounds } from './wounds.ts'

const PHASES = 8

/** §5.1, §5.2 Plays one phase of the book; before the first one the log sheets and the arena are made. */
export function playStep(state: State, referee: Ref): void {
  const play = playOf(state, referee)
  if (state.turn === 0) {
    createGladiators(play)
    layOutArena(play)
    state.turn = 1
    state.phase = 1
    return
  }
  play.playOn = playFromFight
  playSteps(play, state.options.stunRecoveryLast === 'on' ? lateSteps : steps)
}

function playSteps(play: Play, list: readonly ((play: Play) => void)[]): void {
  for (const step of list) {
    step(play)
    if (isDecided(play)) return
  }
  if (play.state.phase < PHASES) play.state.phase++
  else endTurn(play)
}

const steps: readonly ((play: Play) => void)[] = [
  beginPhase,
  checkMomentOfTruth,
  (play) => moveEverybody(play, askPlots(play)),
  layNets,
  recoverFromStun,
  takeActions,
  attackWithNets,
  getFree,
  fightOut,
  surrender,
  endPhase,
]

/** B25 Stun is recovered after everything but the fight. */
const lateSteps = [...steps.filter((step) => step !== recoverFromStun)]
lateSteps.splice(lateSteps.indexOf(fightOut), 0, recoverFromStun)

const afterFight = steps.slice(steps.indexOf(fightOut) + 1)

function playFromFight(play: Play, fight: (play: Play) => void): void {
  play.playOn = playFromFight
  playSteps(play, [fight, ...afterFight])
}

function beginPhase(play: Play): void {
  const { state } = play
  if (state.phase === 1) beginTurn(play)
  if (state.options.v2Javelins === 'on') takeNextJavelins(play)
  for (const who of state.gladiators) if (isActive(who)) resetPhase(who.now, who.cell)
  if (play.referee.listening) {
    play.referee.tell({ kind: 'phaseBegan', rule: '§5.2', turn: state.turn, phase: state.phase })
  }
}

/** §3.10, §10.5, §17.3 The moving phases of the turn: the rate less limps and what overexertion costs. */
function beginTurn(play: Play): void {
  if (play.book.enduranceAt === 'start' && play.state.turn > 1) checkEnduranceFirst(play)
  for (const who of play.state.gladiators) {
    who.movesUsed = 0
    who.turnRate = Math.max(0, who.rate - who.limp - who.ratePenalty)
    who.ratePenalty = 0
    who.hasOverexerted = false
  }
  if (play.referee.listening) play.referee.tell({ kind: 'turnBegan', rule: '§5.1', turn: play.state.turn })
}

/** 1981 counts the turn that begins; B08 over the Colosseum's formula the one just ended. */
function checkEnduranceFirst(play: Play): void {
  const { turn, options } = play.state
  checkEndurance(play, options.edition === 'classic1981' ? turn : turn - 1)
}

/** §5.2.5.1 Those who are caught try to get free, with CF set in secret; their holders drag, hold and squeeze. */
function getFree(play: Play): void {
  const { state } = play
  if (!state.gladiators.some(isCaught)) return
  const caught = state.gladiators.filter((who) => isActive(who) && (who.snare || isGripped(who)) && !who.now.isAside)
  if (caught.length === 0) return
  const questions = caught.flatMap((who) => spendQuestions(state, who))
  const answers = play.referee.askAll(questions)
  const spent = (seat: number, purpose: string) =>
    answers[questions.findIndex((one) => one.seat === seat && one.purpose === purpose)] ?? 0
  for (const who of caught) {
    if (!isActive(who)) continue
    if (isGripped(who)) wrestle(play, who, spent(who.seat, 'escape'), spent(who.grappledBy, 'hold'))
    else if (who.snare) escapeFromNet(play, who, spent(who.seat, 'escape'))
  }
  for (const who of caught) if (isActive(who)) countLasso(play, who)
}

function isCaught(who: Gladiator): boolean {
  return who.snare !== null || who.grappledBy >= 0
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

function wrestle(play: Play, who: Gladiator, cf: number, hold: number): void {
  const holder = man(play, who.grappledBy)
  holder.now.spent += hold
  holder.attackTally += hold
  if (cf > 0 && tryEscape(play, who, cf, hold)) releaseVictim(play, holder)
  else squeeze(play, holder, who)
}

/** §5.2.7 Severed arteries of earlier phases bleed. */
function endPhase(play: Play): void {
  for (const who of play.state.gladiators) {
    if (!isActive(who)) continue
    if (isBleeding(who)) for (const area of areas) bleed(play, who, area)
    who.now.stumbling = false
  }
}

function isBleeding({ arteries }: Gladiator): boolean {
  return arteries[0]! + arteries[1]! + arteries[2]! + arteries[3]! + arteries[4]! > 0
}

function bleed(play: Play, who: Gladiator, area: Area): void {
  const at = area - 1
  const fresh = (who.now.freshArteries >> (3 * at)) & 7
  const wounds = who.arteries[at]! - fresh
  if (wounds <= 0 || !isActive(who)) return
  if (play.referee.listening) play.referee.tell({ kind: 'bled', rule: '§10.5', seat: who.seat, area })
  sufferWounds(play, who, area, wounds, -1)
}

/** §5.4 Endurance, then the vote to stop the match, then the limits on its length. */
function endTurn(play: Play): void {
  const { state } = play
  if (play.book.enduranceAt === 'end') checkEndurance(play)
  checkStansMissus(play)
  if (!state.outcome && isTeamTimeUp(state)) endTeamMatch(play)
  if (!state.outcome && isLastTurn(state)) endAsDraw(play)
  if (isDecided(play)) return
  state.turn++
  state.phase = 1
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
function endTeamMatch(play: Play): void {
  const team = strongerTeam(play.state)
  if (team === null) {
    stopMatch(play)
    return
  }
  const victor = play.state.gladiators.find((who) => isAble(who) && who.team === team)!
  for (const who of play.state.gladiators) {
    if (isActive(who) && who.team !== team) appealAtEnd(play, who, victor, '§26.7')
  }
}

function endAsDraw(play: Play): void {
  for (const who of play.state.gladiators) if (isActive(who)) leaveArena(play, who, 'stans')
  play.state.outcome = { kind: 'draw' }
}

/** §5.3 At most one side is left: the match is over, and mortal wounds take their toll (§10.5). */
function isDecided(play: Play): boolean {
  const { state } = play
  if (!state.outcome) {
    const team = winningTeam(state)
    if (team === undefined) return false
    state.outcome = team === null ? { kind: 'draw' } : { kind: 'won', team }
  }
  buryMortals(play)
  if (play.referee.listening) {
    const winner = state.outcome.kind === 'won' ? state.outcome.team : null
    play.referee.tell({ kind: 'matchEnded', rule: '§5.3', winner })
  }
  return true
}

function buryMortals(play: Play): void {
  for (const who of play.state.gladiators) {
    if (!who.isMortal || who.out === 'killed') continue
    who.out = 'killed'
    if (play.referee.listening) {
      play.referee.tell({ kind: 'died', rule: '§10.5', seat: who.seat, by: -1, cleaved: false })
    }
  }
}
