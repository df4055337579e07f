/** §5.4 Attack: the opposed roll with its re-takes and Counterstrikes (T5-5). */
import { addStep, key, type Seat, type Steps, stepsFor } from '@harena/engine'
import type { RollResult } from '../match/events.ts'
import type { Ref } from '../match/game.ts'
import type { Mode } from '../match/questions.ts'
import type { Card, Exchange, State, Step } from '../match/state.ts'
import { attackLines, SAVVY } from '../tables/opposed-rolls.ts'
import { line, type Names, type Opposed, rollOpposed } from './bonus-dice.ts'
import { countsAsDown, hasSignature, isEnsnared, isOffHand, savvyNow, takeNetOff } from './cards.ts'
import { strike } from './hit.ts'

export const ATTACK_NAMES: Names = [key('Attacker'), key('Defender')]

/** T5-5 without the bids. */
export function attackDice(state: State, card: Card, mode: Mode, isRetake: boolean, steps: Steps = null): number {
  let dice = addStep(steps, SAVVY, savvyNow(card))
  if (mode === 'advantage') dice += line(steps, attackLines.advantage)
  if (mode === 'bash') dice += line(steps, attackLines.bash)
  if (isEnsnared(card)) dice += line(steps, attackLines.ensnared)
  if (countsAsDown(state, card)) dice += line(steps, attackLines.down)
  if (isOffHand(state, card)) dice += line(steps, attackLines.offHand)
  if (hasSignature(card, 'slowToReact')) dice += line(steps, attackLines.slowToReact)
  if (isRetake && hasSignature(card, 'brawler')) dice += line(steps, attackLines.brawler)
  return dice
}

/** What the result of an Attack roll depends on besides the dice. */
export interface AttackTerms {
  /** Whether anybody has dice or successes at all (G-03). */
  readonly isRolled: boolean
  readonly isDefenderEnsnared: boolean
  readonly counterstrikeHits: boolean
}

/** T5-5, G-61 The row belongs to whoever scored more; only two empty pools end it without effect (G-03). */
export function rollResult(ahead: number, terms: AttackTerms): RollResult {
  if (!terms.isRolled) return 'nothing'
  if (ahead > 0) return 'hit'
  if (ahead === 0) return 'retake'
  if (terms.isDefenderEnsnared) return 'escape'
  return ahead <= -2 || terms.counterstrikeHits ? 'struckBack' : 'counterstrike'
}

/** The roll that follows an equal result or a Counterstrike, in which the roles change; null after any other (G-15). */
export function rollAfter(exchange: Exchange, result: RollResult): Exchange | null {
  const { kind, attacker, defender, mode, stage } = exchange
  if (result === 'retake') return { kind, attacker, defender, mode, stage: stage === 'first' ? 'retake' : stage }
  if (result === 'counterstrike')
    return { kind, attacker: defender, defender: attacker, mode: 'none', stage: 'counter' }
  return null
}

/** §5.4 One Attack roll and what comes of it. */
export function attack(state: State, exchange: Exchange, referee: Ref): Step | null {
  const { attacker, defender, mode, stage } = exchange
  const steps = stepsFor(referee)
  const againstSteps = stepsFor(referee)
  const isRetake = stage !== 'first'
  const opposed: Opposed = {
    table: 'attack',
    first: attacker,
    second: defender,
    firstDice: attackDice(state, state.cards[attacker]!, mode, isRetake, steps),
    secondDice: attackDice(state, state.cards[defender]!, 'none', isRetake, againstSteps),
    mode,
    isRetake,
    steps,
    againstSteps,
  }
  const rolled = rollOpposed(state, opposed, ATTACK_NAMES, referee)
  state.attackRolled = true
  const [own, his] = rolled.successes
  const result = rollResult(own - his, {
    isRolled: rolled.dice[0] + rolled.dice[1] + own + his > 0,
    isDefenderEnsnared: isEnsnared(state.cards[defender]!),
    counterstrikeHits: state.options.counterstrike === 'hit',
  })
  if (referee.listening)
    referee.tell({ kind: 'attackRolled', rule: 'T5-5', seat: attacker, defender, ...rolled, result })
  const next = rollAfter(exchange, result)
  if (next) return next
  if (result === 'hit') return attackerHits(state, exchange, own - his, referee)
  // §5.4.5: a bashing Attacker meets the blow without his shield.
  if (result === 'struckBack') return strike(state, defender, attacker, his - own, mode === 'bash', null, referee)
  if (result === 'escape') freeFromNet(state, defender, referee)
  return null
}

/** G-11 An ensnared Attacker who scores more strikes and is free. */
function attackerHits(state: State, { attacker, defender }: Exchange, impact: number, referee: Ref): Step | null {
  if (isEnsnared(state.cards[attacker]!)) {
    const { ensnaredAttackerSuccess } = state.options
    if (ensnaredAttackerSuccess !== 'hitOnly') freeFromNet(state, attacker, referee)
    if (ensnaredAttackerSuccess === 'escapeOnly') return null
  }
  return strike(state, attacker, defender, impact, false, null, referee)
}

/** §5.3.4 Out of the net and on his feet; the net is lost. */
export function freeFromNet(state: State, seat: Seat, referee: Ref): void {
  const card = state.cards[seat]!
  takeNetOff(state, card)
  card.isDown = false
  if (referee.listening) referee.tell({ kind: 'netEscaped', rule: '§5.3.4', seat })
}
