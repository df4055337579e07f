/** Reading the cards: who stands where, what he holds, how many dice he would have. */
import { arenas, type Card, type Hand, type HeroesState, type ItemKind, type Signature, styles } from '@harena/heroes'
import type { Cover } from './rolls.ts'

export const [HEAD, LEFT_ARM, CHEST, RIGHT_ARM, BELLY, LEFT_LEG, RIGHT_LEG] = [0, 1, 2, 3, 4, 5, 6] as const

export const hands: readonly Hand[] = ['left', 'right']

export function otherHand(hand: Hand): Hand {
  return hand === 'left' ? 'right' : 'left'
}

/** The same part on the other side of the body. */
export function mirrored(part: number): number {
  if (part === LEFT_ARM || part === RIGHT_ARM) return LEFT_ARM + RIGHT_ARM - part
  return part === LEFT_LEG || part === RIGHT_LEG ? LEFT_LEG + RIGHT_LEG - part : part
}

export function has(card: Card, signature: Signature): boolean {
  return card.signatures.includes(signature)
}

export function isFoe(me: Card, other: Card): boolean {
  return other.side !== me.side && other.fate === 'functioning'
}

export function foesIn(state: HeroesState, me: Card, zone: number): number {
  let count = 0
  for (const other of state.cards) if (other.zone === zone && isFoe(me, other)) count++
  return count
}

export function stepsTo(state: HeroesState, from: number, to: number): number {
  return arenas[state.arena].distance[from]![to]!
}

export function heldIn(state: HeroesState, card: Card, hand: Hand): ItemKind | null {
  return state.items[card[hand]]?.kind ?? null
}

export function isWeapon(kind: ItemKind | null): boolean {
  return kind === 'sword' || kind === 'spear' || kind === 'trident'
}

function isArmWorking(card: Card, hand: Hand): boolean {
  return card.parts[hand === 'left' ? LEFT_ARM : RIGHT_ARM]! > 0
}

export function isFree(card: Card, hand: Hand): boolean {
  return card[hand] < 0 && isArmWorking(card, hand)
}

/** The hand with the weapon he fights with. */
export function weaponHand(state: HeroesState, card: Card): Hand | null {
  if (isWeapon(heldIn(state, card, card.handed))) return card.handed
  const other = otherHand(card.handed)
  return isWeapon(heldIn(state, card, other)) ? other : null
}

export function weaponOf(state: HeroesState, card: Card): ItemKind | null {
  const hand = weaponHand(state, card)
  return hand && heldIn(state, card, hand)
}

function isTwoHanded(state: HeroesState, card: Card): boolean {
  const hand = weaponHand(state, card)
  return hand !== null && isFree(card, otherHand(hand))
}

/** What T5-7 adds for his weapon. */
export function weaponBonus(state: HeroesState, card: Card): number {
  const weapon = weaponOf(state, card)
  if (weapon === null) return 0
  return (isTwoHanded(state, card) ? 2 : 1) + (weapon === 'trident' ? 1 : 0)
}

export function coverOf(state: HeroesState, card: Card): Cover {
  const [left, right] = [heldIn(state, card, 'left'), heldIn(state, card, 'right')]
  if (left === 'largeShield' || right === 'largeShield') return 'large'
  if (left === 'smallShield' || right === 'smallShield') return 'small'
  if (card.style === 'retiarius' && (left === 'net' || right === 'net')) return 'small'
  return card.style === 'dimachaerus' && left === 'sword' && right === 'sword' ? 'small' : 'none'
}

export function armourOf(card: Card, part: number): number {
  return styles[card.style].armour[card.handed === 'left' ? mirrored(part) : part]!
}

function savvyOf(card: Card): number {
  return Math.max(0, card.now.savvy - (card.isBlinded ? 1 : 0))
}

function hampered(card: Card, ensnared: number, down: number): number {
  return (card.net >= 0 ? ensnared : 0) + (card.isDown ? down : 0)
}

function speedOf(state: HeroesState, card: Card): number {
  const hasNet = heldIn(state, card, 'left') === 'net' || heldIn(state, card, 'right') === 'net'
  const isLight = card.style === 'dimachaerus' || (card.style === 'retiarius' && !hasNet)
  return card.now.speed + (isLight ? 1 : 0)
}

/** T5-3 as it would stand now, without bids. */
export function maneuverDice(state: HeroesState, card: Card, foe: Card, isActive: boolean): number {
  const dice = savvyOf(card) + speedOf(state, card) - hampered(card, 3, 2)
  const [own, his] = [weaponOf(state, card), weaponOf(state, foe)]
  const hasReach = isActive && (own === 'spear' || own === 'trident') && (his === null || his === 'sword')
  return dice + (has(card, 'agile') ? 1 : 0) + (hasReach ? 1 : 0)
}

/** T5-5 as it would stand now, without bids and modes. */
export function attackDice(state: HeroesState, card: Card): number {
  const hand = weaponHand(state, card)
  const isOff = hand !== null && hand !== card.handed && !isTwoHanded(state, card)
  return savvyOf(card) - hampered(card, 3, 2) - (isOff ? 1 : 0) - (has(card, 'slowToReact') ? 1 : 0)
}

/** T5-4 as it would stand now, without bids. */
export function tossDice(state: HeroesState, card: Card, target: Card | null): number {
  return savvyOf(card) + speedOf(state, card) - (card.isDown ? 2 : 0) - (target?.style === 'secutor' ? 1 : 0)
}

/** The dice for throwing and for kicking sand. */
export function rangedDice(card: Card): number {
  return savvyOf(card) + card.now.speed
}
