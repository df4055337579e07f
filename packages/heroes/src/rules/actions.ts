/** §5.2.3, §5.2.4 What a player may do in his Movement Phase. */
import type { Seat } from '@harena/engine'
import type { Action, Handling } from '../match/questions.ts'
import type { Card, Hand, State } from '../match/state.ts'
import { arenas } from '../tables/arenas.ts'
import {
  HANDS,
  handHolding,
  hasNoArms,
  hasRoom,
  held,
  isEnsnared,
  isFreeHand,
  isHampered,
  isOccupied,
  isWeapon,
  opponentsBeside,
  otherHand,
} from './cards.ts'
import { netsToDestroy, netTargets } from './net.ts'
import { throwTargets } from './thrown.ts'

/** §6.3, G-26 With both arms lost he has to give up. */
export function mustSurrender(state: State, card: Card): boolean {
  return hasNoArms(card) && !state.toTheDeath && state.options.bothArmsForcesSurrender === 'yes'
}

function canSurrender(state: State): boolean {
  return !state.toTheDeath
}

/** Neighbouring zones with room, Unoccupied ones only if asked for. */
export function exits(state: State, card: Card, unoccupiedOnly: boolean): number[] {
  return arenas[state.arena].zones[card.zone]!.neighbours.filter(
    (zone) => hasRoom(state, zone) && (!unoccupiedOnly || !isOccupied(state, card.side, zone)),
  )
}

/** Everything he may answer in his Movement Phase. */
export function legalActions(state: State, seat: Seat): Action[] {
  const card = state.cards[seat]!
  const actions: Action[] = isOccupied(state, card.side, card.zone)
    ? actionsAmongOpponents(state, card)
    : actionsAlone(state, seat)
  if (canSurrender(state)) actions.push({ do: 'surrender' })
  actions.push(...legalHandling(state, seat))
  return actions
}

function actionsAmongOpponents(state: State, card: Card): Action[] {
  const actions: Action[] = [{ do: 'fight' }]
  const isLow = isHampered(card)
  if (card.isDown && !isEnsnared(card)) actions.push({ do: 'standUp' })
  if (card.isBlinded && !isLow) actions.push({ do: 'clearEyes' })
  const zones = exits(state, card, isLow || state.options.leaveIntoOccupied === 'no')
  for (const zone of zones) actions.push({ do: isLow ? 'rollAway' : 'move', to: zoneId(state, zone) })
  return actions
}

function actionsAlone(state: State, seat: Seat): Action[] {
  const card = state.cards[seat]!
  if (isEnsnared(card)) return [{ do: 'escapeNet' }]
  if (card.isDown) return [{ do: 'standUp' }]
  const actions: Action[] = [{ do: 'rest' }]
  if (state.options.allowHold === 'yes') actions.push({ do: 'hold' })
  for (const zone of exits(state, card, false)) actions.push({ do: 'move', to: zoneId(state, zone) })
  for (const target of netTargets(state, card)) actions.push({ do: 'netToss', target })
  for (const hand of HANDS) {
    if (!isWeapon(held(state, card, hand))) continue
    for (const target of throwTargets(state, card)) actions.push({ do: 'throw', hand, target })
  }
  for (const target of opponentsBeside(state, card)) actions.push({ do: 'kickSand', target })
  for (const item of netsToDestroy(state, seat)) actions.push({ do: 'destroyNet', item })
  if (card.isBlinded) actions.push({ do: 'clearEyes' })
  for (const from of HANDS) if (canSwitch(state, card, from)) actions.push({ do: 'switchHands', from })
  return actions
}

/** §3.10.6 A weapon or shield goes into the other, empty hand; not after picking something up (G-22). */
function canSwitch(state: State, card: Card, from: Hand): boolean {
  const kind = held(state, card, from)
  return kind !== null && kind !== 'net' && isFreeHand(card, otherHand(from)) && !state.handled
}

/** Dropping and picking up: anybody may take a missed net, though only a Retiarius tosses it. */
export function legalHandling(state: State, seat: Seat): Handling[] {
  const card = state.cards[seat]!
  const list: Handling[] = []
  if (state.options.voluntaryDrop === 'yes') {
    for (const hand of HANDS) if (card[hand] >= 0) list.push({ do: 'drop', hand })
  }
  if (!canPickUp(state, card)) return list
  state.items.forEach((item, number) => {
    if (item.place !== 'ground' || item.zone !== card.zone) return
    for (const hand of HANDS) if (isFreeHand(card, hand)) list.push({ do: 'pickUp', item: number, hand })
  })
  return list
}

/** §3.10.6 Once, not ensnared, no opponent about; where it costs the move, only on his feet. */
export function canPickUp(state: State, card: Card): boolean {
  if (state.handled || isEnsnared(card) || isOccupied(state, card.side, card.zone)) return false
  return state.options.pickUpCostsMove === 'no' || !card.isDown
}

/** Whether something lies here that he could take, if need be after emptying a hand. */
export function hasItemsToTake(state: State, card: Card): boolean {
  if (state.options.pickUpCostsMove === 'yes' || !canPickUp(state, card)) return false
  const canEmpty = state.options.voluntaryDrop === 'yes' && (card.left >= 0 || card.right >= 0)
  if (!canEmpty && !isFreeHand(card, 'left') && !isFreeHand(card, 'right')) return false
  return state.items.some((item) => item.place === 'ground' && item.zone === card.zone)
}

export function zoneId(state: State, zone: number): string {
  return arenas[state.arena].zones[zone]!.id
}

export function holdsNet(state: State, card: Card): boolean {
  return card.style === 'retiarius' && handHolding(state, card, 'net') !== null
}
