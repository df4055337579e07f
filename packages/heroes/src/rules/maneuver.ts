/** §5.3 Maneuver: who attacks. */
import { addStep, key, type Seat, type Steps, stepsFor } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { Mode } from '../match/questions.ts'
import type { Card, State, Step } from '../match/state.ts'
import { maneuverLines, SAVVY, SPEED } from '../tables/opposed-rolls.ts'
import { line, type Names, type Opposed, rollOpposed } from './bonus-dice.ts'
import { canBash, countsAsDown, hasSignature, isEnsnared, savvyNow, speedTable, wielded } from './cards.ts'

const MANEUVER_NAMES: Names = [key('active'), key('opponent')]

/** T5-3 without the bids. */
export function maneuverDice(state: State, card: Card, opponent: Card, isActive: boolean, steps: Steps = null): number {
  let dice = bareManeuverDice(state, card, steps)
  if (hasSignature(card, 'agile')) dice += line(steps, maneuverLines.agile)
  if (isActive && hasReach(state, card, opponent)) dice += line(steps, maneuverLines.reach)
  return dice
}

/** What throws and sand use where states count (G-32). */
export function bareManeuverDice(state: State, card: Card, steps: Steps = null): number {
  let dice = addStep(steps, SAVVY, savvyNow(card))
  dice += addStep(steps, SPEED, speedTable(state, card))
  if (isEnsnared(card)) dice += line(steps, maneuverLines.ensnared)
  if (countsAsDown(state, card)) dice += line(steps, maneuverLines.down)
  return dice
}

/** §3.10.5 Spear and trident against a sword or bare hands. */
function hasReach(state: State, card: Card, opponent: Card): boolean {
  const own = wielded(state, card)
  if (own !== 'spear' && own !== 'trident') return false
  const other = wielded(state, opponent)
  return other === 'sword' || other === null
}

/** T5-3 The comparison: two ahead, one ahead, the same. Positive is the first one's. */
export function lead(first: number, second: number): number {
  return Math.max(-2, Math.min(2, first - second))
}

/** §5.3 Both bid and roll; the higher scorer attacks, active or not (G-05). */
export function maneuver(state: State, active: Seat, opponent: Seat, referee: Ref): Step | null {
  const [a, b] = [state.cards[active]!, state.cards[opponent]!]
  const steps = stepsFor(referee)
  const againstSteps = stepsFor(referee)
  const opposed: Opposed = {
    table: 'maneuver',
    first: active,
    second: opponent,
    firstDice: maneuverDice(state, a, b, true, steps),
    secondDice: maneuverDice(state, b, a, false, againstSteps),
    mode: 'none',
    isRetake: false,
    steps,
    againstSteps,
  }
  const rolled = rollOpposed(state, opposed, MANEUVER_NAMES, referee)
  const ahead = lead(...rolled.successes)
  const [attacker, defender] = ahead > 0 ? [active, opponent] : [opponent, active]
  if (referee.listening) {
    const winner = ahead === 0 ? null : attacker
    referee.tell({ kind: 'maneuvered', rule: 'T5-3', seat: active, opponent, ...rolled, attacker: winner })
  }
  if (ahead === 0) return null
  return Math.abs(ahead) === 2 ? takeMode(state, attacker, defender, referee) : attackWith('none', attacker, defender)
}

function attackWith(mode: Mode, attacker: Seat, defender: Seat): Step {
  return { kind: 'attack', attacker, defender, mode, stage: 'first' }
}

/** T5-3 What two or more ahead bring: Bash with a large shield, else Advantage (G-09). */
export function openModes(state: State, card: Card): readonly Mode[] {
  if (canBash(state, card)) return ['bash', 'advantage']
  return [state.options.advantageFor === 'anyone' ? 'advantage' : 'none']
}

/** T5-3 A player with a large shield may choose, an NPG rolls. */
function takeMode(state: State, attacker: Seat, defender: Seat, referee: Ref): Step {
  const card = state.cards[attacker]!
  const [best] = openModes(state, card)
  if (best !== 'bash') return announce(best!, attacker, defender, referee)
  if (card.control === 'star') return { kind: 'mode', attacker, defender }
  const die = referee.roll(1, '§5.4.5', attacker, 'Bash or Advantage')
  return announce(die <= savvyNow(card) ? 'bash' : 'advantage', attacker, defender, referee)
}

/** T5-3 Bash or Advantage. */
export function chooseMode(attacker: Seat, defender: Seat, referee: Ref): Step {
  const mode = referee.ask({ kind: 'mode', seat: attacker, rule: 'T5-3', against: defender })
  return announce(mode, attacker, defender, referee)
}

function announce(mode: Mode, attacker: Seat, defender: Seat, referee: Ref): Step {
  if (referee.listening && mode !== 'none') referee.tell({ kind: 'modeChosen', rule: 'T5-3', seat: attacker, mode })
  return attackWith(mode, attacker, defender)
}
