/** §5.1.1, §5.2 The Movement Phase: carrying out what a gladiator does. */
import type { Seat } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { Action, Handling } from '../match/questions.ts'
import type { Hand, State, Step } from '../match/state.ts'
import { arenas } from '../tables/arenas.ts'
import { hasItemsToTake, mustSurrender, zoneId } from './actions.ts'
import { freeFromNet } from './attack.ts'
import { dropFrom, isOccupied, opponentsIn, otherHand, recover } from './cards.ts'
import { surrender } from './ending.ts'
import { destroyNet } from './net.ts'
import { pickOf } from './pick.ts'
import { clearEyes, kickSand, throwWeapon } from './thrown.ts'

export const ACT: Step = { kind: 'act' }
const HANDLE: Step = { kind: 'handle' }

/** A player's Movement Phase: free handling as often as it is legal, then one action. */
export function actAsPlayer(state: State, seat: Seat, referee: Ref): Step | null {
  const card = state.cards[seat]!
  if (mustSurrender(state, card)) {
    surrender(state, seat, referee)
    return null
  }
  const rule = isOccupied(state, card.side, card.zone) ? '§5.2.4' : '§5.2.3'
  return perform(state, seat, referee.ask({ kind: 'act', seat, rule }), referee)
}

function perform(state: State, seat: Seat, action: Action, referee: Ref): Step | null {
  switch (action.do) {
    case 'drop':
    case 'pickUp':
      return handle(state, seat, action, referee) ? null : ACT
    case 'move':
    case 'rollAway':
      return move(state, seat, arenas[state.arena].numbers.get(action.to)!, referee)
    case 'fight':
      return fight(state, seat, referee)
    case 'standUp':
      return standUp(state, seat, referee)
    case 'escapeNet':
      freeFromNet(state, seat, referee)
      return handling(state, seat)
    case 'clearEyes':
      return rubEyes(state, seat, referee)
    case 'netToss':
      return { kind: 'netToss', target: action.target }
    case 'throw':
      return throwWeapon(state, seat, action.hand, action.target, referee)
    case 'rest':
      rest(state, seat, referee)
      break
    case 'hold':
      if (referee.listening) referee.tell({ kind: 'held', rule: '§5.2.3', seat })
      break
    case 'switchHands':
      switchHands(state, seat, action.from, referee)
      break
    case 'kickSand':
      kickSand(state, seat, action.target, referee)
      break
    case 'destroyNet':
      destroyNet(state, seat, action.item, referee)
      break
    case 'surrender':
      surrender(state, seat, referee)
  }
  return null
}

/** §3.7.1 */
export function rest(state: State, seat: Seat, referee: Ref): void {
  const card = state.cards[seat]!
  recover(card)
  if (referee.listening) referee.tell({ kind: 'rested', rule: '§3.7.1', seat, bonus: card.bonus })
}

/** §5.2.2 One zone; among opponents it comes to a Maneuver at once, unless he rolled there lying. */
export function move(state: State, seat: Seat, to: number, referee: Ref): Step | null {
  const card = state.cards[seat]!
  const from = card.zone
  card.zone = to
  if (referee.listening) {
    const [start, end] = [zoneId(state, from), zoneId(state, to)]
    referee.tell({ kind: 'moved', rule: '§5.2.2', seat, from: start, zone: end, isRolling: card.isDown })
  }
  return isOccupied(state, card.side, to) ? fight(state, seat, referee) : handling(state, seat)
}

/** §5.4.7 He meets one opponent of those in the zone; the others do not roll. */
export function fight(state: State, seat: Seat, referee: Ref): Step {
  const card = state.cards[seat]!
  const opponents = opponentsIn(state, card.side, card.zone)
  if (opponents.length > 1 && card.control === 'star') return { kind: 'chooseOpponent' }
  return { kind: 'maneuver', opponent: pickOf(opponents, state, referee, seat, 'fight') }
}

/** §5.4.6 No move; he recovers only if nobody presses him. */
export function standUp(state: State, seat: Seat, referee: Ref): Step | null {
  const card = state.cards[seat]!
  card.isDown = false
  const isPressed = isOccupied(state, card.side, card.zone)
  if (!isPressed) recover(card)
  if (referee.listening) referee.tell({ kind: 'stoodUp', rule: '§5.4.6', seat, bonus: card.bonus })
  if (!isPressed) return handling(state, seat)
  return state.options.insteadOfMoveStillManeuvers === 'yes' ? fight(state, seat, referee) : null
}

export function rubEyes(state: State, seat: Seat, referee: Ref): Step | null {
  const card = state.cards[seat]!
  clearEyes(state, seat, referee)
  const stillManeuvers = state.options.insteadOfMoveStillManeuvers === 'yes'
  return stillManeuvers && isOccupied(state, card.side, card.zone) ? fight(state, seat, referee) : null
}

/** §3.10.6 It takes the place of moving, and he recovers as if he rested. */
function switchHands(state: State, seat: Seat, from: Hand, referee: Ref): void {
  const card = state.cards[seat]!
  const to = otherHand(from)
  card[to] = card[from]
  card[from] = -1
  recover(card)
  if (referee.listening) {
    const item = state.items[card[to]]!.kind
    referee.tell({ kind: 'handsSwitched', rule: '§3.10.6', seat, item, hand: to, bonus: card.bonus })
  }
}

/** §3.10.6 Dropping is free; picking up is free once, or costs the move (G-22): tells whether it did. */
export function handle(state: State, seat: Seat, action: Handling, referee: Ref): boolean {
  const card = state.cards[seat]!
  if (action.do === 'drop') {
    const item = state.items[card[action.hand]]!.kind
    dropFrom(state, card, action.hand)
    if (referee.listening) referee.tell({ kind: 'itemDropped', rule: '§3.10.6', seat, item })
    return false
  }
  const item = state.items[action.item]!
  item.place = 'held'
  item.zone = -1
  item.destroyBy = -1
  card[action.hand] = action.item
  state.handled = true
  if (referee.listening) {
    referee.tell({ kind: 'itemTaken', rule: '§3.10.6', seat, item: item.kind, hand: action.hand })
  }
  if (state.options.pickUpCostsMove === 'no') return false
  recover(card)
  return true
}

/** §3.10.6 Where he has come to, a player may take what lies there; an NPG follows its own rule (G-35). */
function handling(state: State, seat: Seat): Step | null {
  const card = state.cards[seat]!
  return card.control === 'star' && hasItemsToTake(state, card) ? HANDLE : null
}

/** §3.10.6 One item there, or none. */
export function handleThere(state: State, seat: Seat, referee: Ref): Step | null {
  const answer = referee.ask({ kind: 'handle', seat, rule: '§3.10.6' })
  if (answer.do === 'done') return null
  handle(state, seat, answer, referee)
  return handling(state, seat)
}
