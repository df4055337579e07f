/** §5.4.3, §5.4.4 What a wound does: points, Attributes, parts that no longer function. */
import type { Seat } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { Attribute, Card, State } from '../match/state.ts'
import { BELLY, CHEST, HEAD, LEFT_ARM, LEFT_LEG, RIGHT_ARM, RIGHT_LEG } from '../tables/styles.ts'
import { dropFrom, transferred } from './cards.ts'
import { fall } from './ending.ts'

/** §5.4.3.2 By part. */
export const ATTRIBUTE_OF: readonly (Attribute | null)[] = [
  'savvy',
  null,
  'strength',
  null,
  'strength',
  'speed',
  'speed',
]

/** Takes the damage off the part struck, or where a lost limb passes it on. */
export function wound(state: State, hitter: Seat, seat: Seat, struck: number, damage: number, referee: Ref): void {
  const card = state.cards[seat]!
  const part = transferred(card, struck)
  const isWound = damage > 0
  // G-18: without damage there is no wound, and normally no Attribute is lost.
  const attribute = isWound || state.options.starPowerSavesAttribute === 'no' ? ATTRIBUTE_OF[part]! : null
  if (isWound) {
    card.parts[part] = Math.max(0, card.parts[part]! - damage)
    card.woundsTaken++
    card.woundsAt[part]!++
    card.woundsFrom[hitter]!++
    state.cards[hitter]!.woundsInflicted++
  }
  if (attribute !== null && card.now[attribute] > 0) {
    card.now[attribute]--
    card.attributeLoss[part]!++
  }
  if (referee.listening) {
    const left = card.parts[part]!
    const now = attribute === null ? 0 : card.now[attribute]
    referee.tell({ kind: 'wounded', rule: '§5.4.3', seat, by: hitter, struck, part, damage, left, attribute, now })
  }
  checkParts(state, hitter, seat, part, referee)
}

/** §5.4.4 Head, chest and belly first, then legs and Speed. */
function checkParts(state: State, hitter: Seat, seat: Seat, part: number, referee: Ref): void {
  const card = state.cards[seat]!
  if (card.parts[part] === 0) {
    if (part === HEAD || part === CHEST || part === BELLY) {
      survive(state, hitter, seat, part, referee)
      return
    }
    if (part === LEFT_ARM || part === RIGHT_ARM) loseArm(state, seat, part, referee)
  }
  if (isIncapacitated(card)) {
    card.isDown = true
    fall(state, seat, 'incapacitated', hitter, referee)
  }
}

/** §5.4.4.5 Both legs gone, or no Speed left. */
function isIncapacitated(card: Card): boolean {
  return card.now.speed === 0 || (card.parts[LEFT_LEG] === 0 && card.parts[RIGHT_LEG] === 0)
}

const VITAL_RULE: Readonly<Record<number, string>> = { [HEAD]: '§5.4.4.1', [CHEST]: '§5.4.4.3', [BELLY]: '§5.4.4.4' }

/** §6.1, §6.2 A 6 is no automatic failure here. */
export function doesSurvive(die: number, strength: number): boolean {
  return die <= strength
}

/** §6.1, §6.2 One die against original Strength: unconscious or dead. */
function survive(state: State, hitter: Seat, seat: Seat, part: number, referee: Ref): void {
  const card = state.cards[seat]!
  card.isDown = true
  const die = referee.roll(1, VITAL_RULE[part]!, seat, 'survival')
  const survives = doesSurvive(die, card.original.strength)
  if (referee.listening) {
    const rule = survives ? '§6.2' : '§6.1'
    referee.tell({ kind: 'survivalRolled', rule, seat, part, die, target: card.original.strength, survives })
  }
  fall(state, seat, survives ? 'unconscious' : 'killingStroke', hitter, referee)
}

/** §5.4.4.2 The hand drops what it holds. */
function loseArm(state: State, seat: Seat, part: number, referee: Ref): void {
  const card = state.cards[seat]!
  const hand = part === LEFT_ARM ? 'left' : 'right'
  const item = card[hand]
  dropFrom(state, card, hand)
  if (referee.listening) {
    const kind = item < 0 ? null : state.items[item]!.kind
    referee.tell({ kind: 'armLost', rule: '§5.4.4.2', seat, part, item: kind })
  }
}
