/** §5.3 Maneuver: who attacks. */
import type { Seat } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { Mode } from '../match/questions.ts'
import type { Card, State } from '../match/state.ts'
import { attack } from './attack.ts'
import { type AddLine, type Opposed, rollOpposed } from './bonus-dice.ts'
import { canBash, countsAsDown, hasSignature, isEnsnared, savvyNow, speedTable, wielded } from './cards.ts'

/** T5-3 without the bids; also what throws and sand use where states count (G-32). */
export function maneuverDice(state: State, card: Card, opponent: Card, isActive: boolean, line?: AddLine): number {
  let dice = bareManeuverDice(state, card, line)
  if (hasSignature(card, 'agile')) {
    dice += 1
    line?.(1, 'Agile', 'T3-2')
  }
  if (isActive && hasReach(state, card, opponent)) {
    dice += 1
    line?.(1, 'Reach', '§3.10.5')
  }
  return dice
}

export function bareManeuverDice(state: State, card: Card, line?: AddLine): number {
  const [savvy, speed] = [savvyNow(card), speedTable(state, card)]
  let dice = savvy + speed
  line?.(savvy, 'Savvy', '§3.6.1')
  line?.(speed, 'Speed', '§3.6.3')
  if (isEnsnared(card)) {
    dice -= 3
    line?.(-3, 'Ensnared', 'T5-3')
  }
  if (countsAsDown(state, card)) {
    dice -= 2
    line?.(-2, 'Knocked down', 'T5-3')
  }
  return dice
}

/** §3.10.5 Spear and trident against a sword or bare hands. */
export function hasReach(state: State, card: Card, opponent: Card): boolean {
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
export function maneuver(state: State, active: Seat, opponent: Seat, referee: Ref): void {
  const [a, b] = [state.cards[active]!, state.cards[opponent]!]
  const opposed: Opposed = {
    table: 'maneuver',
    first: active,
    second: opponent,
    firstDice: maneuverDice(state, a, b, true),
    secondDice: maneuverDice(state, b, a, false),
    mode: 'none',
    isRetake: false,
  }
  const { dice, successes } = rollOpposed(state, opposed, referee)
  const ahead = lead(...successes)
  if (referee.listening) {
    referee.tell({
      kind: 'maneuvered',
      rule: 'T5-3',
      seat: active,
      opponent,
      dice,
      successes,
      attacker: ahead === 0 ? null : ahead > 0 ? active : opponent,
    })
  }
  if (ahead === 0) return
  const [attacker, defender] = ahead > 0 ? [active, opponent] : [opponent, active]
  const mode = Math.abs(ahead) === 2 ? chooseMode(state, attacker, defender, referee) : 'none'
  attack(state, attacker, defender, mode, referee)
}

/** T5-3 What two or more ahead bring: Bash with a large shield, else Advantage (G-09). */
export function openModes(state: State, card: Card): readonly Mode[] {
  if (canBash(state, card)) return ['bash', 'advantage']
  return [state.options.advantageFor === 'anyone' ? 'advantage' : 'none']
}

/** T5-3 A player may choose, an NPG rolls. */
export function chooseMode(state: State, attacker: Seat, defender: Seat, referee: Ref): Mode {
  const card = state.cards[attacker]!
  let mode = openModes(state, card)[0]!
  if (mode === 'bash') {
    if (card.control === 'npg') mode = referee.roll(1, '§5.4.5', attacker) <= savvyNow(card) ? 'bash' : 'advantage'
    else mode = referee.ask({ kind: 'mode', seat: attacker, rule: 'T5-3', against: defender })
  }
  if (referee.listening && mode !== 'none') referee.tell({ kind: 'modeChosen', rule: 'T5-3', seat: attacker, mode })
  return mode
}
