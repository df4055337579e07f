/** §5.1.1, §5.2 The Movement Phase: carrying out what a gladiator does. */
import type { Seat } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { Action, Handling } from '../match/questions.ts'
import type { Hand, State } from '../match/state.ts'
import { arenas } from '../tables/arenas.ts'
import { hasThingsToTake, mustSurrender, zoneId } from './actions.ts'
import { freeFromNet } from './attack.ts'
import { dropFrom, isOccupied, opponentsIn, otherHand, recover } from './cards.ts'
import { surrender } from './ending.ts'
import { maneuver } from './maneuver.ts'
import { destroyNet, tossNet } from './net.ts'
import { pickOf } from './pick.ts'
import { clearEyes, kickSand, throwWeapon } from './thrown.ts'

/** A player's Movement Phase: free handling as often as it is legal, then one action. */
export function actAsPlayer(state: State, seat: Seat, referee: Ref): void {
  const card = state.cards[seat]!
  if (mustSurrender(state, card)) {
    surrender(state, seat, referee)
    return
  }
  while (!state.done) {
    const rule = isOccupied(state, card.side, card.zone) ? '§5.2.4' : '§5.2.3'
    perform(state, seat, referee.ask({ kind: 'act', seat, rule }), referee)
  }
}

export function perform(state: State, seat: Seat, action: Action, referee: Ref): void {
  if (action.do === 'drop' || action.do === 'pickUp') {
    handle(state, seat, action, referee)
    return
  }
  state.done = true
  switch (action.do) {
    case 'rest':
      rest(state, seat, referee)
      return
    case 'hold':
      if (referee.listening) referee.tell({ kind: 'held', rule: '§5.2.3', seat })
      return
    case 'move':
    case 'rollAway':
      move(state, seat, arenas[state.arena].numbers.get(action.to)!, referee)
      return
    case 'fight':
      fight(state, seat, referee)
      return
    case 'standUp':
      standUp(state, seat, referee)
      return
    case 'escapeNet':
      freeFromNet(state, seat, referee)
      handleAfter(state, seat, referee)
      return
    case 'clearEyes':
      rubEyes(state, seat, referee)
      return
    case 'switchHands':
      switchHands(state, seat, action.from, referee)
      return
    case 'netToss':
      tossNet(state, seat, action.target, referee)
      return
    case 'throw':
      throwWeapon(state, seat, action.hand, action.target, referee)
      return
    case 'kickSand':
      kickSand(state, seat, action.target, referee)
      return
    case 'destroyNet':
      destroyNet(state, seat, action.item, referee)
      return
    case 'surrender':
      surrender(state, seat, referee)
      return
  }
}

/** §3.7.1 */
export function rest(state: State, seat: Seat, referee: Ref): void {
  const card = state.cards[seat]!
  recover(card)
  if (referee.listening) referee.tell({ kind: 'rested', rule: '§3.7.1', seat, bonus: card.bonus })
}

/** §5.2.2 One zone; among opponents it comes to a Maneuver at once, unless he rolled there lying. */
export function move(state: State, seat: Seat, to: number, referee: Ref): void {
  const card = state.cards[seat]!
  const from = card.zone
  card.zone = to
  if (referee.listening) {
    const [start, end] = [zoneId(state, from), zoneId(state, to)]
    referee.tell({ kind: 'moved', rule: '§5.2.2', seat, from: start, zone: end, isRolling: card.isDown })
  }
  if (isOccupied(state, card.side, to)) fight(state, seat, referee)
  else handleAfter(state, seat, referee)
}

/** §5.4.7 He meets one opponent of those in the zone; the others do not roll. */
export function fight(state: State, seat: Seat, referee: Ref): void {
  const card = state.cards[seat]!
  const opponents = opponentsIn(state, card.side, card.zone)
  let opponent = opponents[0]!
  if (opponents.length > 1) {
    if (card.control === 'npg') opponent = pickOf(opponents, referee, seat)
    else opponent = referee.ask({ kind: 'chooseOpponent', seat, rule: '§5.4.7' })
  }
  maneuver(state, seat, opponent, referee)
}

/** §5.4.6 No move; he recovers only if nobody presses him. */
export function standUp(state: State, seat: Seat, referee: Ref): void {
  const card = state.cards[seat]!
  card.isDown = false
  const isPressed = isOccupied(state, card.side, card.zone)
  if (!isPressed) recover(card)
  if (referee.listening) referee.tell({ kind: 'stoodUp', rule: '§5.4.6', seat, bonus: card.bonus })
  if (!isPressed) handleAfter(state, seat, referee)
  else if (state.options.insteadOfMoveStillManeuvers === 'yes') fight(state, seat, referee)
}

export function rubEyes(state: State, seat: Seat, referee: Ref): void {
  const card = state.cards[seat]!
  clearEyes(state, seat, referee)
  if (state.options.insteadOfMoveStillManeuvers === 'yes' && isOccupied(state, card.side, card.zone)) {
    fight(state, seat, referee)
  }
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

/** §3.10.6 Dropping is free; picking up is free once, or costs the move (G-22). */
export function handle(state: State, seat: Seat, action: Handling, referee: Ref): void {
  const card = state.cards[seat]!
  if (action.do === 'drop') {
    const item = state.items[card[action.hand]]!.kind
    dropFrom(state, card, action.hand)
    if (referee.listening) referee.tell({ kind: 'itemDropped', rule: '§3.10.6', seat, item })
    return
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
  if (state.options.pickUpCostsMove === 'yes') {
    state.done = true
    recover(card)
  }
}

/** §3.10.6 Where he has come to, a player may take what lies there; an NPG follows its own rule (G-35). */
function handleAfter(state: State, seat: Seat, referee: Ref): void {
  const card = state.cards[seat]!
  while (card.control === 'star' && hasThingsToTake(state, card)) {
    const answer = referee.ask({ kind: 'handle', seat, rule: '§3.10.6' })
    if (answer.do === 'done') return
    handle(state, seat, answer, referee)
  }
}
