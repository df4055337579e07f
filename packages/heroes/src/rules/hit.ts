/** §5.4.1 to §5.4.3 A blow that lands: where, what the shield stops, how hard. */
import { addStep, bounded, key, type Row, type Seat, type Steps, stepsFor, type Worth } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { Options } from '../match/options.ts'
import type { Blow, Card, Hand, Shield, State, Step } from '../match/state.ts'
import { type HeroesTables, tablesOf } from '../tables/index.ts'
import { BELLY, CHEST, HEAD, type ItemKind, LEFT_ARM, LEFT_LEG, PARTS, RIGHT_ARM, RIGHT_LEG } from '../tables/styles.ts'
import { line } from './bonus-dice.ts'
import {
  isSteady,
  isSwordsmanWith,
  partFor,
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

interface Location {
  readonly part: number
  readonly isBlocked: boolean
}

function locationFor(state: State, blow: Blow, total: number): Location {
  const tables = tablesOf(state.options)
  const part = partStruck(total, state.cards[blow.victim]!.handed, tables)
  const { shield, shieldHand: hand } = blow
  return { part, isBlocked: isBlocked(total, part, shield, hand, state.options.shieldRows, tables) }
}

/** G-65 How an NPG Swordsman ranks a location; higher is better. */
function rankOf(state: State, blow: Blow, total: number): number {
  const location = locationFor(state, blow, total)
  if (location.isBlocked) return 0
  const victim = state.cards[blow.victim]!
  const { damage } = damageOf(modifiedImpact(blow.impact, victim.armour[location.part]!, blow.bonus))
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

const IMPACT: Row = { what: 'Impact', rule: 'T5-7' }
/** §3.9.1 */
export const ARMOR: Worth = { what: 'Armor', rule: '§3.9.1', value: -1, each: key('each point of armor more') }
/** T5-7 */
export const WEAPON: Worth = { what: 'Weapon', rule: 'T5-7', value: 1 }
export const ONE_AT_LEAST: Row = { what: 'One point at least', rule: 'T5-7' }

/** §5.4.3 The Impact less armor, and what the weapon adds. */
function modifiedImpact(impact: number, armour: number, bonus: number, steps: Steps = null): number {
  let sum = addStep(steps, IMPACT, impact)
  if (armour > 0) sum += line(steps, ARMOR, armour)
  if (bonus > 0) sum += line(steps, WEAPON, bonus)
  return sum
}

/** T5-7 One point at least; from 2 on he is knocked down. */
export function damageOf(modified: number): { readonly damage: number; readonly knocksDown: boolean } {
  return modified >= 2 ? { damage: modified, knocksDown: true } : { damage: 1, knocksDown: false }
}

/** A blow strikes: `thrown` is the weapon that flew (§5.4.8), null in close combat. */
export function strike(
  state: State,
  hitter: Seat,
  victim: Seat,
  impact: number,
  isShieldless: boolean,
  thrown: ItemKind | null,
  referee: Ref,
): Step | null {
  const [own, other] = [state.cards[hitter]!, state.cards[victim]!]
  const hand = isShieldless ? null : shieldHand(state, other)
  const blow: Blow = {
    hitter,
    victim,
    impact,
    bonus: thrown === null ? wieldedBonus(state, own) : thrownBonus(thrown),
    shield: shieldIn(state, other, hand),
    shieldHand: hand,
  }
  const first = rollTotal(hitter, referee)
  if (!isSwordsmanWith(own, thrown ?? wielded(state, own))) return land(state, blow, first, referee)
  const second = rollTotal(hitter, referee)
  if (own.control === 'star') return { kind: 'location', blow, totals: [first, second] }
  return land(state, blow, rankOf(state, blow, second) > rankOf(state, blow, first) ? second : first, referee)
}

function rollTotal(hitter: Seat, referee: Ref): number {
  return referee.roll(2, 'T5-6', hitter, 'hit location')
}

/** §5.4.1 A Swordsman keeps one of two rolls. */
export function keepLocation(state: State, blow: Blow, totals: readonly [number, number], referee: Ref): Step | null {
  const [first, second] = [locationFor(state, blow, totals[0]), locationFor(state, blow, totals[1])]
  const kept = referee.ask({
    kind: 'location',
    seat: blow.hitter,
    rule: '§5.4.1',
    victim: blow.victim,
    totals,
    parts: [first.part, second.part],
    blocked: [first.isBlocked, second.isBlocked],
  })
  return land(state, blow, totals[kept], referee)
}

/** §5.4.1 to §5.4.3 The blow goes where the dice say. */
function land(state: State, blow: Blow, total: number, referee: Ref): Step | null {
  const { hitter, victim, impact, bonus } = blow
  const { part, isBlocked: isStopped } = locationFor(state, blow, total)
  if (referee.listening) {
    referee.tell({ kind: 'locationRolled', rule: 'T5-6', seat: victim, total, part, isBlocked: isStopped })
  }
  if (isStopped) return null
  const card = state.cards[victim]!
  const armour = card.armour[part]!
  const sum = stepsFor(referee)
  const { damage, knocksDown } = damageOf(modifiedImpact(impact, armour, bonus, sum))
  if (sum) {
    const steps = bounded(sum, damage, ONE_AT_LEAST.what, ONE_AT_LEAST.rule)
    referee.tell({ kind: 'damageDealt', rule: 'T5-7', seat: victim, impact, armour, weapon: bonus, damage, steps })
  }
  if (knocksDown) knockDown(state, victim, referee)
  if (card.starPower > 0) return { kind: 'starPower', hitter, victim, part, damage }
  wound(state, hitter, victim, part, damage, referee)
  return null
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

/** §3.2.1 A Star may roll damage away: 1-3 take off a point, a 6 is lost for the match. */
export function useStarPower(state: State, step: Extract<Step, { kind: 'starPower' }>, referee: Ref): void {
  const { hitter, victim: seat, part, damage } = step
  const card = state.cards[seat]!
  const dice = referee.ask({ kind: 'starPower', seat, rule: '§3.2.1', part, damage, dice: card.starPower })
  let left = damage
  if (dice > 0) {
    const faces = referee.dice(dice, '§3.2.1', seat, 'Star Power')
    const off = starPowerOff(faces)
    const lost = faces.filter((face) => face === 6).length
    card.starPower -= lost
    left = Math.max(0, damage - off)
    if (referee.listening) referee.tell({ kind: 'starPowerUsed', rule: '§3.2.1', seat, dice, off, lost, damage: left })
  }
  wound(state, hitter, seat, part, left, referee)
}

export function starPowerOff(faces: readonly number[]): number {
  let off = 0
  for (const face of faces) if (face <= 3) off++
  return off
}
