/** §5.2.5 How a Non-Player Gladiator acts: T5-2. It rolls and asks nobody. */
import type { Seat } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { Card, Hand, State, Step } from '../match/state.ts'
import { arenas } from '../tables/arenas.ts'
import type { ItemKind } from '../tables/styles.ts'
import { canPickUp, exits, holdsNet, mustSurrender } from './actions.ts'
import { besideOf } from './arena.ts'
import { freeFromNet } from './attack.ts'
import {
  canRecover,
  closestOpponents,
  HANDS,
  hasNoArms,
  hasRoom,
  held,
  isEnsnared,
  isFreeHand,
  isHampered,
  isOccupied,
  isSpent,
  isWeapon,
  otherHand,
  savvyNow,
  weaponHand,
} from './cards.ts'
import { surrender, wantsToSurrender } from './ending.ts'
import { fight, handle, move, rest, rubEyes, standUp } from './movement.ts'
import { netTargets } from './net.ts'
import { pickOf } from './pick.ts'

/** Surrender, eyes, items, then the option die. */
export function actAsNpg(state: State, seat: Seat, referee: Ref): Step | null {
  const card = state.cards[seat]!
  if (mustSurrender(state, card) || (!state.toTheDeath && wantsToSurrender(state, card))) {
    surrender(state, seat, referee)
    return null
  }
  if (card.isBlinded && !isHampered(card)) return rubEyes(state, seat, referee)
  if (takeWhatHelps(state, seat, referee)) return null
  const zone = card.zone
  const die = referee.roll(1, 'T5-2', seat, 'option')
  const target = savvyNow(card)
  const isPassed = die <= target
  if (referee.listening) referee.tell({ kind: 'optionRolled', rule: 'T5-2', seat, die, target, isPassed })
  const next = isOccupied(state, card.side, zone)
    ? actAmongOpponents(state, seat, isPassed, referee)
    : actAlone(state, seat, isPassed, referee)
  // Also where he has come to, if nobody is there; where it costs the move, he has had it.
  if (next === null && card.zone !== zone && state.options.pickUpCostsMove === 'no') takeWhatHelps(state, seat, referee)
  return next
}

/** T5-2, the rows of an Unoccupied zone. */
function actAlone(state: State, seat: Seat, isPassed: boolean, referee: Ref): Step | null {
  const card = state.cards[seat]!
  if (isEnsnared(card)) {
    if (isPassed) freeFromNet(state, seat, referee)
    else if (referee.listening) referee.tell({ kind: 'stayedEnsnared', rule: 'T5-2', seat })
    return null
  }
  if (card.isDown) return standUp(state, seat, referee)
  if (isPassed && holdsNet(state, card)) return workWithNet(state, seat, referee)
  if (isPassed || !canRecover(card)) return advance(state, seat, referee)
  return restHere(state, seat, referee)
}

/** T5-2, the rows of an Occupied zone. */
function actAmongOpponents(state: State, seat: Seat, isPassed: boolean, referee: Ref): Step | null {
  const card = state.cards[seat]!
  if (isEnsnared(card)) return fight(state, seat, referee)
  if (card.isDown) {
    const staysDown = !isPassed && state.options.npgDownFailed === 'fight'
    return staysDown ? fight(state, seat, referee) : standUp(state, seat, referee)
  }
  const backsAway = isPassed ? holdsNet(state, card) : isSpent(card)
  const zone = backsAway ? refuge(state, seat, referee) : -1
  return zone < 0 ? fight(state, seat, referee) : move(state, seat, zone, referee)
}

/** §5.3.2 A Retiarius tosses; else he comes closer, but not to close quarters. */
function workWithNet(state: State, seat: Seat, referee: Ref): Step | null {
  const card = state.cards[seat]!
  const targets = netTargets(state, card)
  if (targets.length > 0) return { kind: 'netToss', target: pickOf(targets, state, referee, seat, 'toss') }
  const foe = closestOpponent(state, seat, referee)
  const step = stepToward(state, seat, foe, referee)
  if (step >= 0 && isOccupied(state, card.side, step)) return sidestep(state, seat, foe, referee)
  return goTo(state, seat, step, referee)
}

/** §5.3.2 1-3 to the left, 4-6 to the right; the other side if there is no room, else he rests. */
function sidestep(state: State, seat: Seat, foe: Seat, referee: Ref): Step | null {
  const card = state.cards[seat]!
  const arena = arenas[state.arena]
  const toward = state.cards[foe]!.zone
  const open = exits(state, card, true)
  const side = referee.roll(1, '§5.3.2', seat, 'left or right') <= 3 ? 'left' : 'right'
  let zone = besideOf(arena, card.zone, toward, side, open)
  if (zone < 0) zone = besideOf(arena, card.zone, toward, side === 'left' ? 'right' : 'left', open)
  return goTo(state, seat, zone, referee)
}

function advance(state: State, seat: Seat, referee: Ref): Step | null {
  return goTo(state, seat, stepToward(state, seat, closestOpponent(state, seat, referee), referee), referee)
}

/** Into that zone; he rests if there is none. */
function goTo(state: State, seat: Seat, zone: number, referee: Ref): Step | null {
  return zone < 0 ? restHere(state, seat, referee) : move(state, seat, zone, referee)
}

function restHere(state: State, seat: Seat, referee: Ref): null {
  rest(state, seat, referee)
  return null
}

/** The opponent with the fewest steps to go. */
function closestOpponent(state: State, seat: Seat, referee: Ref): Seat {
  return pickOf(closestOpponents(state, state.cards[seat]!), state, referee, seat, 'closest')
}

/** A neighbouring zone with room that is nearer to him; -1 if none is. */
function stepToward(state: State, seat: Seat, foe: Seat, referee: Ref): number {
  const arena = arenas[state.arena]
  const { zone } = state.cards[seat]!
  const steps = arena.distance[state.cards[foe]!.zone]!
  const nearer = arena.zones[zone]!.neighbours.filter((to) => steps[to]! < steps[zone]! && hasRoom(state, to))
  return nearer.length === 0 ? -1 : pickOf(nearer, state, referee, seat, `toward ${foe}`)
}

/** An Unoccupied zone to back away to: Center before Heart before Wall; -1 if none is free. */
function refuge(state: State, seat: Seat, referee: Ref): number {
  const open = exits(state, state.cards[seat]!, true)
  const { zones } = arenas[state.arena]
  for (const ring of ['center', 'heart', 'wall'] as const) {
    const found = open.filter((zone) => zones[zone]!.ring === ring)
    if (found.length > 0) return pickOf(found, state, referee, seat, 'refuge')
  }
  return -1
}

/** G-35 Unarmed, he takes a weapon, if need be for his shield; a Retiarius takes a net. Tells whether it cost the move. */
function takeWhatHelps(state: State, seat: Seat, referee: Ref): boolean {
  const card = state.cards[seat]!
  const { npgPicksUp, voluntaryDrop } = state.options
  if (npgPicksUp === 'no' || hasNoArms(card) || !canPickUp(state, card)) return false
  const weapon = weaponHand(state, card) === null ? lying(state, card, isWeapon) : -1
  const wanted = weapon >= 0 ? weapon : missingNet(state, card)
  if (wanted < 0) return false
  let hand = freeHand(card)
  if (hand === null && weapon >= 0 && voluntaryDrop === 'yes') {
    hand = shieldArm(state, card)
    if (hand !== null) handle(state, seat, { do: 'drop', hand }, referee)
  }
  return hand !== null && handle(state, seat, { do: 'pickUp', item: wanted, hand }, referee)
}

/** The first such thing on the ground of his zone; -1 if there is none. */
function lying(state: State, card: Card, isWanted: (kind: ItemKind) => boolean): number {
  return state.items.findIndex((item) => item.place === 'ground' && item.zone === card.zone && isWanted(item.kind))
}

function missingNet(state: State, card: Card): number {
  if (card.style !== 'retiarius' || holdsNet(state, card)) return -1
  return lying(state, card, (kind) => kind === 'net')
}

/** His own hand first. */
function freeHand(card: Card): Hand | null {
  if (isFreeHand(card, card.handed)) return card.handed
  const other = otherHand(card.handed)
  return isFreeHand(card, other) ? other : null
}

function shieldArm(state: State, card: Card): Hand | null {
  for (const hand of HANDS) {
    const kind = held(state, card, hand)
    if (kind === 'smallShield' || kind === 'largeShield') return hand
  }
  return null
}
