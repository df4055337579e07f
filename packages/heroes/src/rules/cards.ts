/** What follows from a Roster Card (§2.4): hands, weapons, shields, values in use. */
import type { Seat } from '@harena/engine'
import type { Card, Hand, Shield, State } from '../match/state.ts'
import { arenas } from '../tables/arenas.ts'
import type { Signature } from '../tables/signatures.ts'
import { BELLY, CHEST, type ItemKind, LEFT_ARM, LEFT_LEG, MIRRORED, RIGHT_ARM, RIGHT_LEG } from '../tables/styles.ts'

export function hasSignature(card: Card, signature: Signature): boolean {
  return card.signatures.includes(signature)
}

export function isFunctioning(card: Card): boolean {
  return card.fate === 'functioning'
}

/** Whether somebody still functions on another side. */
export function isOpponent(side: number, card: Card): boolean {
  return card.side !== side && isFunctioning(card)
}

export function isEnsnared(card: Card): boolean {
  return card.net >= 0
}

/** §3.7.3 On the ground or in a net. */
export function isHampered(card: Card): boolean {
  return card.isDown || isEnsnared(card)
}

/** G-02 Whether the Knocked down lines count for him: an ensnared gladiator lies too. */
export function countsAsDown(state: State, card: Card): boolean {
  return card.isDown && (state.options.ensnaredStacksWithDown === 'yes' || !isEnsnared(card))
}

/** T3-2 Steady keeps him on his feet once in a match. */
export function isSteady(card: Card): boolean {
  return hasSignature(card, 'steady') && !card.steadyUsed
}

/** §6.4 */
export function isSpent(card: Card): boolean {
  return card.bonus === 0
}

/** §5.4.9 Blindness costs a point of Savvy. */
export function savvyNow(card: Card): number {
  return card.isBlinded && card.now.savvy > 0 ? card.now.savvy - 1 : card.now.savvy
}

/** §3.9.2 Speed on the tables 5-1, 5-3 and 5-4: the unarmored are faster (G-16). */
export function speedTable(state: State, card: Card): number {
  return hasUnarmoredSpeed(state, card) ? card.now.speed + 1 : card.now.speed
}

function hasUnarmoredSpeed(state: State, card: Card): boolean {
  return card.style === 'dimachaerus' || (card.style === 'retiarius' && handHolding(state, card, 'net') === null)
}

/** A part of a right-hander as it is on his body: left-handers are mirrored (G-24). */
export function partFor(handed: Hand, part: number): number {
  return handed === 'left' ? MIRRORED[part]! : part
}

export const HANDS: readonly Hand[] = ['left', 'right']

export function otherHand(hand: Hand): Hand {
  return hand === 'left' ? 'right' : 'left'
}

export function armOf(hand: Hand): number {
  return hand === 'left' ? LEFT_ARM : RIGHT_ARM
}

function isArmWorking(card: Card, hand: Hand): boolean {
  return card.parts[armOf(hand)]! > 0
}

export function hasNoArms(card: Card): boolean {
  return card.parts[LEFT_ARM] === 0 && card.parts[RIGHT_ARM] === 0
}

/** What a hand holds; null for nothing. A hand whose arm is lost holds nothing. */
export function held(state: State, card: Card, hand: Hand): ItemKind | null {
  const item = card[hand]
  return item < 0 ? null : state.items[item]!.kind
}

export function isFreeHand(card: Card, hand: Hand): boolean {
  return card[hand] < 0 && isArmWorking(card, hand)
}

export function handHolding(state: State, card: Card, kind: ItemKind): Hand | null {
  if (held(state, card, 'left') === kind) return 'left'
  return held(state, card, 'right') === kind ? 'right' : null
}

export function isWeapon(kind: ItemKind | null): boolean {
  return kind === 'sword' || kind === 'spear' || kind === 'trident'
}

/** §3.10 The hand he fights with: his own hand if it holds a weapon, else the other; null is unarmed. */
export function weaponHand(state: State, card: Card): Hand | null {
  if (isWeapon(held(state, card, card.handed))) return card.handed
  const other = otherHand(card.handed)
  return isWeapon(held(state, card, other)) ? other : null
}

export function wielded(state: State, card: Card): ItemKind | null {
  const hand = weaponHand(state, card)
  return hand === null ? null : held(state, card, hand)
}

/** §3.10, G-23 One weapon, the other hand empty, both arms working. */
export function isTwoHanded(state: State, card: Card): boolean {
  const hand = weaponHand(state, card)
  return hand !== null && isFreeHand(card, otherHand(hand))
}

/** G-60 The weapon is in the other hand, and only there. */
export function isOffHand(state: State, card: Card): boolean {
  const hand = weaponHand(state, card)
  return hand !== null && hand !== card.handed && !isTwoHanded(state, card)
}

/** T5-7 What a weapon adds to the Impact. */
export function weaponBonus(kind: ItemKind | null, hands: number): number {
  if (!isWeapon(kind)) return 0
  return hands + (kind === 'trident' ? 1 : 0)
}

/** T5-7 What his weapon adds as he holds it now. */
export function wieldedBonus(state: State, card: Card): number {
  return weaponBonus(wielded(state, card), isTwoHanded(state, card) ? 2 : 1)
}

/** §5.4.8 A thrown weapon strikes as with two hands. */
export function thrownBonus(kind: ItemKind): number {
  return weaponBonus(kind, 2)
}

/** T3-2 Whether he may choose where a blow with this weapon lands. */
export function isSwordsmanWith(card: Card, weapon: ItemKind | null): boolean {
  return weapon === 'sword' && hasSignature(card, 'swordsman')
}

/** §3.9.3, §3.9.4 The hand whose arm is covered: shield, net of a Retiarius, second sword of a Dimachaerus. */
export function shieldHand(state: State, card: Card): Hand | null {
  if (isEnsnared(card) && state.options.ensnaredIsShielded === 'no') return null
  const hand = handHolding(state, card, 'largeShield') ?? handHolding(state, card, 'smallShield')
  if (hand !== null) return hand
  if (card.style === 'retiarius') return handHolding(state, card, 'net') // §3.9.4
  if (card.style !== 'dimachaerus') return null // §3.9.4
  const isDouble = held(state, card, 'left') === 'sword' && held(state, card, 'right') === 'sword' // §3.9.4
  return isDouble ? otherHand(card.handed) : null
}

export function shieldIn(state: State, card: Card, hand: Hand | null): Shield {
  if (hand === null) return 'none'
  return held(state, card, hand) === 'largeShield' ? 'large' : 'small'
}

export function shieldOf(state: State, card: Card): Shield {
  return shieldIn(state, card, shieldHand(state, card))
}

/** §5.4.5, G-62 */
export function canBash(state: State, card: Card): boolean {
  if (handHolding(state, card, 'largeShield') === null) return false
  return state.options.bashNeedsFeet === 'no' || !isHampered(card)
}

/** §5.2.3 Whether an opponent who still functions stands in the zone. */
export function isOccupied(state: State, side: number, zone: number): boolean {
  for (const card of state.cards) if (card.zone === zone && isOpponent(side, card)) return true
  return false
}

/** §2.6 At most four who function. */
export function hasRoom(state: State, zone: number): boolean {
  let count = 0
  for (const card of state.cards) if (card.zone === zone && isFunctioning(card)) count++
  return count < 4
}

export function opponentsIn(state: State, side: number, zone: number): Seat[] {
  const seats: Seat[] = []
  state.cards.forEach((card, seat) => {
    if (card.zone === zone && isOpponent(side, card)) seats.push(seat)
  })
  return seats
}

/** Opponents in neighbouring zones: whom a net, a weapon or sand can reach. */
export function opponentsBeside(state: State, card: Card): Seat[] {
  const steps = arenas[state.arena].distance[card.zone]!
  const seats: Seat[] = []
  state.cards.forEach((other, seat) => {
    if (isOpponent(card.side, other) && steps[other.zone] === 1) seats.push(seat)
  })
  return seats
}

/** The opponents with the fewest steps to go, in the order of the roster. */
export function closestOpponents(state: State, card: Card): Seat[] {
  const steps = arenas[state.arena].distance[card.zone]!
  let nearest = 255
  let seats: Seat[] = []
  state.cards.forEach((other, seat) => {
    if (!isOpponent(card.side, other)) return
    const distance = steps[other.zone]!
    if (distance < nearest) {
      nearest = distance
      seats = [seat]
    } else if (distance === nearest) seats.push(seat)
  })
  return seats
}

/** Puts what a hand holds on the ground of his zone (§2.5.2). */
export function dropFrom(state: State, card: Card, hand: Hand): void {
  const item = state.items[card[hand]]
  if (!item) return
  item.place = 'ground'
  item.zone = card.zone
  card[hand] = -1
}

/** §5.3.4 A net that has held somebody is of no more use in this match. */
export function takeNetOff(state: State, card: Card): void {
  const net = state.items[card.net]
  if (!net) return
  net.place = 'gone'
  card.net = -1
}

/** §3.7.1 Recovery goes up to current Strength and takes nothing away (G-20). */
export function recover(card: Card): void {
  if (canRecover(card)) card.bonus = card.now.strength
}

export function canRecover(card: Card): boolean {
  return card.bonus < card.now.strength
}

/** §5.4.3.1 A lost limb passes the damage on. */
export function transferred(victim: Card, part: number): number {
  if (victim.parts[part]! > 0) return part
  if (part === LEFT_ARM || part === RIGHT_ARM) return CHEST
  return part === LEFT_LEG || part === RIGHT_LEG ? BELLY : part
}
