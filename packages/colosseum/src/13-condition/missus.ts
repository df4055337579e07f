/** Chapter 18: the moment of truth, and the match that is stopped (§5.4). */
import { board } from '../02-preparation/board.ts'
import { die, leaveArena } from '../05-turn/exits.ts'
import { bodyInReach } from '../06-movement/facing.ts'
import { canStrike } from '../09-combat/engagement.ts'
import { isTheOther } from '../19-advanced/teams.ts'
import { noteAppeal } from '../33-experience/notes.ts'
import { bodyOf } from '../match/body.ts'
import { pickByDice, type RuleContext } from '../match/context.ts'
import type { Edition } from '../match/edition.ts'
import { type Gladiator, isActive, isOpponent, type State } from '../match/state.ts'
import { fromSheets, type Steps, step, stepsFor, sumOf } from '../match/sums.ts'
import { SPARED_FROM } from '../tables/crowd.ts'
import { mayOverexert } from './endurance.ts'

/** §18.2 to §18.4 The loser appeals to the crowd, unless the victor, with other foes to fight, will not hear of it. */
export function appeal(context: RuleContext, who: Gladiator, victor: Gladiator, rule: string, shift = 0): void {
  if (!isActive(who)) return
  const accepts = isHeard(context, who, victor)
  who.now.isAside = true
  victor.now.isAside = true
  if (accepts) {
    appealAtEnd(context, who, victor, rule, shift)
    return
  }
  if (context.referee.listening && context.state.options.deathMatch === 'no') {
    context.referee.tell({ kind: 'appealRefused', rule: '§18.4', seat: who.seat, victor: victor.seat })
  }
  die(context, who, victor.seat, false)
}

/** §18.1, §18.4 Nobody is spared in a match to the death; a victor with other foes to fight may refuse. */
function isHeard({ state, referee }: RuleContext, who: Gladiator, victor: Gladiator): boolean {
  if (state.options.deathMatch === 'yes') return false
  const hasOthers = state.gladiators.some((one) => one !== who && isActive(one) && isOpponent(one, victor))
  return !hasOthers || referee.ask({ kind: 'acceptAppeal', seat: victor.seat, rule: '§18.4', victim: who.seat })
}

/** §18.3 The crowd decides; here nobody may refuse to hear him. */
export function appealAtEnd(context: RuleContext, who: Gladiator, victor: Gladiator, rule: string, shift = 0): void {
  if (rollAppeal(context, who, victor, rule, shift)) leaveArena(context, who, 'missus')
  else die(context, who, victor.seat, false)
}

function rollAppeal(context: RuleContext, who: Gladiator, victor: Gladiator, rule: string, shift: number): boolean {
  const { edition, luck } = context
  if (luck !== null) {
    luck.stake = { about: who.seat, gravity: (dice) => (edition.isSpared(dice, who, shift, null) ? 'none' : 'deadly') }
  }
  const roll = context.referee.roll(edition.appealDice, '§18.3', who.seat, 'the crowd')
  const steps = stepsFor(context)
  const spared = edition.isSpared(roll, who, shift, steps)
  if (who.campaign !== null) noteAppeal(context.state, who, victor, spared)
  if (steps) {
    const sum = fromSheets(context.state.options, [who.seat], sumOf(steps))
    context.referee.tell({ kind: 'appealed', rule, seat: who.seat, victor: victor.seat, spared, ...sum })
  }
  return spared
}

/** §16.3.1, §18.2 At the start of a phase: those who lie helpless before an armed opponent must appeal. */
export function checkMomentOfTruth(context: RuleContext): void {
  for (const who of context.state.gladiators) {
    if (!isActive(who) || who.posture !== 'prone' || !bodyOf(who).appeals) continue
    const isHelpless = who.snare !== null || who.isUnconscious
    if (!isHelpless && !isUnableToMove(context.edition, who)) continue
    const victors = context.state.gladiators.filter((one) => isThreat(context.state, one, who, isHelpless))
    if (victors.length === 0) continue
    const nearest = Math.min(...victors.map((one) => board.distance(one.cell, who.cell)))
    const closest = victors.filter((one) => board.distance(one.cell, who.cell) === nearest)
    appeal(context, who, pickByDice(context, closest, '§18.2', who.seat, 'who is the victor'), '§18.2')
  }
}

/** No moving phase and no overexertion left, or held. */
function isUnableToMove(edition: Edition, who: Gladiator): boolean {
  return (who.movesUsed >= who.turnRate && !mayOverexert(edition, who)) || who.grappledBy >= 0
}

/** §18.2 An armed opponent who could fight him; one who merely cannot move need only fear one beside him (§16.3.1). */
function isThreat(state: State, one: Gladiator, who: Gladiator, isHelpless: boolean): boolean {
  // A beast grants nothing: nobody appeals to it.
  if (!bodyOf(one).appeals || !isTheOther(state, one, who) || !canStrike(state, one, who)) return false
  return isHelpless || bodyInReach(one, who, 1) > 0
}

/** §5.4.1 Whether the match is stopped at the end of a turn. */
export function isStopped(
  rule: State['options']['stansMissus'],
  turn: number,
  die: number,
  steps: Steps = null,
): boolean {
  if (turn < 3 || rule === 'off') return false
  const isThird = rule === 'd3gt7'
  const total =
    step(steps, 'stans missus', isThird ? (die + 1) >> 1 : die, '§5.4.1') + step(steps, 'the turn', turn, '§5.4.1')
  return total > (isThird ? 7 : 8)
}

/** §5.4, §5.4.2 The match is stopped: every survivor appeals on his own account. */
export function checkStansMissus(context: RuleContext): void {
  const { turn, options } = context.state
  if (turn < 3 || options.stansMissus === 'off' || options.deathMatch === 'yes') return
  const die = context.referee.roll(1, '§5.4.1', 0, 'stans missus')
  const steps = stepsFor(context)
  const stopped = isStopped(options.stansMissus, turn, die, steps)
  if (steps) {
    context.referee.tell({ kind: stopped ? 'matchStopped' : 'matchGoesOn', rule: '§5.4.1', turn, ...sumOf(steps) })
  }
  if (stopped) stopMatch(context)
}

export function stopMatch(context: RuleContext): void {
  const led = ledOut(context.state)
  for (const who of context.state.gladiators) {
    if (!isActive(who)) continue
    if (led.includes(who) || rollAppeal(context, who, who, '§5.4.2', 0) || context.state.options.stansKills === 'no')
      leaveArena(context, who, 'stans')
    else die(context, who, -1, false)
  }
  context.state.outcome = { kind: 'draw' }
}

/** Who leaves without an appeal: beasts, and men who have none but beasts against them, for no victor could kill them (MOT-7). */
export function ledOut({ gladiators }: State): Gladiator[] {
  const appealing = gladiators.filter((who) => isActive(who) && bodyOf(who).appeals)
  return gladiators.filter((who) => !appealing.includes(who) || !appealing.some((one) => isOpponent(one, who)))
}

/** §18.3 Performance: attack less defence CF of the match, in tens rounded down. */
export function performance(attackTally: number, defenceTally: number): number {
  return Math.floor((attackTally - defenceTally) / 10)
}

/** §18.3 Two dice, prestige and performance above 9: the crowd spares him; `columns` are what variants add. */
export function isSpared(twoDice: number, prestige: number, shown: number, columns = 0, steps: Steps = null): boolean {
  const total =
    step(steps, 'the crowd', twoDice, '§18.3') +
    step(steps, 'prestige', prestige, '§18.3') +
    step(steps, 'performance', shown, '§18.3') +
    step(steps, 'columns in his favour', columns, '§18.3')
  return total >= SPARED_FROM
}
