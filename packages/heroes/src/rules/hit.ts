/** §5.4.1 to §5.4.3 A blow that lands: where, what the shield stops, how hard. */
import type { Seat } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { Options } from '../match/options.ts'
import type { Card, Hand, State } from '../match/state.ts'
import { type HeroesTables, tablesOf } from '../tables/index.ts'
import { BELLY, CHEST, HEAD, type ItemKind, LEFT_ARM, LEFT_LEG, PARTS, RIGHT_ARM, RIGHT_LEG } from '../tables/styles.ts'
import {
  isSteady,
  isSwordsmanWith,
  partFor,
  type Shield,
  shieldHand,
  shieldIn,
  thrownBonus,
  transferred,
  wielded,
  wieldedBonus,
} from './cards.ts'
import { wound } from './wounds.ts'

/** T5-6 The part struck; left-handers are mirrored (G-24). */
export function partStruck(total: number, handed: Hand, { hitLocation }: HeroesTables): number {
  return partFor(handed, PARTS.indexOf(hitLocation[total]!.part))
}

/** §5.4.2 Whether a shield held in that hand stops the blow. */
export function isBlocked(
  total: number,
  part: number,
  shield: Shield,
  hand: Hand | null,
  rows: Options['shieldRows'],
  { hitLocation }: HeroesTables,
): boolean {
  if (shield === 'none') return false
  const row = hitLocation[total]!
  switch (rows === 'table' ? row.blocked : row.wholePart) {
    case 'never':
      return false
    case 'anyShield':
      return true
    case 'largeShield':
      return shield === 'large'
    case 'arm':
      return part === (hand === 'left' ? LEFT_ARM : RIGHT_ARM)
  }
}

/** What a blow brings with it until it is resolved. */
export interface Blow {
  readonly hitter: Seat
  readonly victim: Seat
  readonly impact: number
  /** What T5-7 adds for the weapon. */
  readonly bonus: number
  readonly shield: Shield
  readonly shieldHand: Hand | null
}

export interface Location {
  readonly total: number
  readonly part: number
  readonly isBlocked: boolean
}

function locationFor(state: State, blow: Blow, total: number): Location {
  const tables = tablesOf(state.options)
  const part = partStruck(total, state.cards[blow.victim]!.handed, tables)
  const { shield, shieldHand: hand } = blow
  return { total, part, isBlocked: isBlocked(total, part, shield, hand, state.options.shieldRows, tables) }
}

/** §5.4.1 One roll, or two of which a Swordsman keeps one. */
export function rollLocation(state: State, blow: Blow, isSwordsman: boolean, referee: Ref): Location {
  const { hitter, victim } = blow
  const first = locationFor(state, blow, referee.roll(2, 'T5-6', hitter))
  if (!isSwordsman) return first
  const second = locationFor(state, blow, referee.roll(2, 'T5-6', hitter))
  if (state.cards[hitter]!.control === 'npg') {
    return rankOf(state, blow, second) > rankOf(state, blow, first) ? second : first
  }
  const kept = referee.ask({
    kind: 'location',
    seat: hitter,
    rule: '§5.4.1',
    victim,
    totals: [first.total, second.total],
    parts: [first.part, second.part],
    blocked: [first.isBlocked, second.isBlocked],
  })
  return kept === 0 ? first : second
}

/** G-65 How an NPG Swordsman ranks a location; higher is better. */
function rankOf(state: State, blow: Blow, location: Location): number {
  if (location.isBlocked) return 0
  const victim = state.cards[blow.victim]!
  const { damage } = damageOf(blow.impact - victim.armour[location.part]! + blow.bonus)
  const part = transferred(victim, location.part)
  const isVital = part === HEAD || part === CHEST || part === BELLY
  const isLeg = part === LEFT_LEG || part === RIGHT_LEG
  const worth = damage + (isVital ? 2 : isLeg ? 1 : 0)
  if (isVital && victim.parts[part]! <= damage) return 2000 + worth
  return endsByLegs(victim, part, damage) ? 1000 + worth : 1 + worth
}

/** §5.4.4.5 Whether that much damage to a leg puts him out of the match. */
export function endsByLegs(victim: Card, part: number, damage: number): boolean {
  if (part !== LEFT_LEG && part !== RIGHT_LEG) return false
  const other = part === LEFT_LEG ? RIGHT_LEG : LEFT_LEG
  return victim.now.speed <= 1 || (victim.parts[part]! <= damage && victim.parts[other] === 0)
}

/** T5-7 One point at least; from 2 on he is knocked down. */
export function damageOf(modified: number): { readonly damage: number; readonly knocksDown: boolean } {
  return modified >= 2 ? { damage: modified, knocksDown: true } : { damage: 1, knocksDown: false }
}

/** A blow lands: `thrown` is the weapon that flew (§5.4.8), null in close combat. */
export function strike(
  state: State,
  hitter: Seat,
  victim: Seat,
  impact: number,
  isShieldless: boolean,
  thrown: ItemKind | null,
  referee: Ref,
): void {
  const [own, other] = [state.cards[hitter]!, state.cards[victim]!]
  const weapon = thrown ?? wielded(state, own)
  const hand = isShieldless ? null : shieldHand(state, other)
  const blow: Blow = {
    hitter,
    victim,
    impact,
    bonus: thrown === null ? wieldedBonus(state, own) : thrownBonus(thrown),
    shield: shieldIn(state, other, hand),
    shieldHand: hand,
  }
  const location = rollLocation(state, blow, isSwordsmanWith(own, weapon), referee)
  const { total, part } = location
  if (referee.listening) {
    referee.tell({ kind: 'locationRolled', rule: 'T5-6', seat: victim, total, part, isBlocked: location.isBlocked })
  }
  if (location.isBlocked) return
  const armour = other.armour[part]!
  const { damage, knocksDown } = damageOf(impact - armour + blow.bonus)
  if (referee.listening) {
    referee.tell({ kind: 'damageDealt', rule: 'T5-7', seat: victim, impact, armour, weapon: blow.bonus, damage })
  }
  if (knocksDown) knockDown(state, victim, referee)
  wound(state, hitter, victim, part, useStarPower(state, victim, part, damage, referee), referee)
}

/** §5.4.6 Off his feet, unless Steady saves him this once (T5-7). */
function knockDown(state: State, seat: Seat, referee: Ref): void {
  const card = state.cards[seat]!
  if (card.isDown) return
  if (isSteady(card)) {
    card.steadyUsed = true
    if (referee.listening) referee.tell({ kind: 'keptFeet', rule: 'T3-2', seat })
    return
  }
  card.isDown = true
  if (referee.listening) referee.tell({ kind: 'knockedDown', rule: '§5.4.6', seat })
}

/** §3.2.1 A Star may roll damage away: 1-3 take off a point, a 6 is lost for the match. Returns what is left. */
function useStarPower(state: State, seat: Seat, part: number, damage: number, referee: Ref): number {
  const card = state.cards[seat]!
  if (card.starPower === 0) return damage
  const dice = referee.ask({ kind: 'starPower', seat, rule: '§3.2.1', part, damage, dice: card.starPower })
  if (dice === 0) return damage
  const faces = referee.dice(dice, '§3.2.1', seat)
  const off = starPowerOff(faces)
  let lost = 0
  for (const face of faces) if (face === 6) lost++
  card.starPower -= lost
  const left = Math.max(0, damage - off)
  if (referee.listening) referee.tell({ kind: 'starPowerUsed', rule: '§3.2.1', seat, dice, off, lost, damage: left })
  return left
}

export function starPowerOff(faces: readonly number[]): number {
  let off = 0
  for (const face of faces) if (face <= 3) off++
  return off
}
