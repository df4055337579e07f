/**
 * What the rest of a fight depends on, so that exact odds of the whole of it can be worked out: two states of one fight
 * with the same key have the same future, whatever has happened before. No rule reads this.
 */
import { perTables } from '@harena/engine'
import { isFine } from '../09-combat/attack-effects.ts'
import type { Fight, PlannedAttack } from '../09-combat/attack-order.ts'
import { guardAt } from '../09-combat/blow.ts'
import { addBlow, type Codes, ZERO } from '../09-combat/blow-key.ts'
import { canBreak } from '../19-advanced/weapons.ts'
import { type Edition, editionOf } from '../match/edition.ts'
import { cfNow, type Gladiator, handHolding, type State } from '../match/state.ts'
import { type Area, areas } from '../tables/armour.ts'
import { tablesOf } from '../tables/index.ts'
import { cfLossOf, trackOf } from '../tables/wounds.ts'

/** Null outside of fights: there everything may count. */
export function ahead(state: State): string | null {
  if (state.step !== 'attack' && state.step !== 'end' && state.step !== 'endOfTurn') return null
  const codes: Codes = [state.step.length]
  const coming: PlannedAttack[] = []
  if (state.fight) addFight(codes, state, state.fight, coming)
  for (const who of state.gladiators) addMan(codes, state, who, coming)
  return String.fromCharCode.apply(null, codes)
}

/** The attacks to come, those that are judged with their blows. */
function addFight(codes: Codes, state: State, fight: Fight, coming: PlannedAttack[]): void {
  for (const { attack, blow } of fight.due) {
    coming.push(attack)
    codes.push(attack.seat, attack.index)
    addBlow(codes, blow, editionOf(state.options), isFine(state, attack))
  }
  for (let at = 0; at < fight.attacks.length; at++) {
    const attack = fight.attacks[at]!
    if (attack.status !== 'planned') continue
    coming.push(attack)
    codes.push(at, attack.cf)
  }
  for (const seat in fight.ducked) codes.push(ZERO, Number(seat), fight.ducked[seat]!)
  for (const seat in fight.stepped) codes.push(ZERO + 1, Number(seat), fight.stepped[seat]!)
}

function addMan(codes: Codes, state: State, who: Gladiator, coming: readonly PlannedAttack[]): void {
  codes.push(who.out ? letter(who.out) : 0)
  if (who.out) return
  const { snare } = who
  const flags =
    Number(who.isFaceDown) +
    2 * Number(who.isOnRock) +
    4 * Number(who.now.stumbling) +
    8 * Number(who.isUnconscious) +
    16 * Number(who.isMortal) +
    32 * (snare === null ? 0 : snare.isHeld ? 1 : 2)
  codes.push(who.cell, ZERO + who.torso, letter(who.posture), flags, ZERO + who.grappledBy, who.grappleArea)
  addBody(codes, state, who, coming)
}

/** The first letters of all names that are told apart so are different. */
function letter(name: string): number {
  return name.charCodeAt(0)
}

/** Whether a blow is still to be put together: of an attack that is planned, or follows upon a feint. */
function isUnjudged({ status, special }: PlannedAttack): boolean {
  return status === 'planned' || special === 'F'
}

/** What is still to come for one man. */
interface Prospect {
  /** The areas that can still be hurt, as bits. */
  open: number
  /** How many attacks are made on him, and whether one of them is still to be judged. */
  onHim: number
  isAhead: boolean
  /** Whether he strikes with the bare hand. */
  hasFist: boolean
  /**
   * His strength counts in blows of his that are still to be put together, in fists, and against what may break on his
   * guard, on his blade or be struck from his hand (B-29).
   */
  needsStrength: boolean
  /** Whether more can come of a hit than wounds and critical hits: stun, a stumble or a fall. */
  isRough: boolean
}

function prospectOf(state: State, who: Gladiator, coming: readonly PlannedAttack[]): Prospect {
  // §30.6.4, §30.6.5 A rider may be shaken by any hit, and comes off with his horse.
  const isRough = who.isOnRock || who.mount >= 0 || state.options.criticalStumble === 'any'
  const found = { open: 0, onHim: 0, isAhead: false, hasFist: false, needsStrength: false, isRough }
  for (let at = 0; at < coming.length; at++) {
    const attack = coming[at]!
    const { special, means, weapon } = attack
    found.isRough ||= special !== '' || means === 'bare' || means === 'thrown' || weapon === 'maul'
    if (attack.target === who.seat) expectBlow(found, state, who, attack)
    if (attack.seat === who.seat) expectOwnBlow(found, state, attack)
  }
  for (const area of areas) if (oldArteries(who, area) > 0) found.open |= 1 << area
  return found
}

function expectBlow(found: Prospect, state: State, who: Gladiator, attack: PlannedAttack): void {
  const { seat, area, means, special, weapon } = attack
  const isNew = isUnjudged(attack)
  found.open |= means === 'thrown' || special === 'F' ? ALL : 1 << area
  found.onHim++
  found.isAhead ||= isNew
  found.needsStrength ||=
    (isNew && editionOf(state.options).gripOf(who) !== 0) ||
    (weapon !== null && canBreak(state, state.gladiators[seat]!, weapon))
}

/** His own fist may meet a blade (§22.2.1). */
function expectOwnBlow(found: Prospect, { gladiators }: State, attack: PlannedAttack): void {
  const isBare = attack.means === 'bare'
  if (isBare || attack.means === 'body') found.open |= 1 << 4
  found.hasFist ||= isBare
  found.needsStrength ||= isBare || isUnjudged(attack) || handHolding(gladiators[attack.target]!, 'bow') >= 0
}

const ALL = 0b111110

/** Old wounds that bleed (§10.5). */
function oldArteries(who: Gladiator, area: Area): number {
  return who.arteries[area - 1]! - ((who.now.freshArteries >> (3 * (area - 1))) & 7)
}

/** The body counts as far as something can still happen to it in this phase. */
function addBody(codes: Codes, state: State, who: Gladiator, coming: readonly PlannedAttack[]): void {
  const edition = editionOf(state.options)
  const { open, onHim, isAhead, hasFist, needsStrength, isRough } = prospectOf(state, who, coming)
  for (const item of who.hands) codes.push(item ? letter(item.condition) + (isAhead ? item.boxes << 8 : 0) : 0)
  if (isAhead) codes.push(who.now.defenceLoss)
  if (isAhead || hasFist) codes.push(who.cfLoss[3]!)
  if (needsStrength) codes.push(ZERO + who.ST)
  const lost = who.CF - who.enduranceLoss - cfNow(who)
  if (isRough) codes.push(who.stun, ZERO + who.AG, lost)
  else {
    // §11.4 What knocks a man out is stun and lost CF together; §10.3.4.2 lost CF alone count once all are lost.
    if (open & stunningAreas(edition)) codes.push(who.stun + lost)
    const isSpent = isAhead && lost + losable(state, who, open) + onHim > who.CF - who.enduranceLoss
    if (isSpent || edition.hasSurrender) codes.push(lost)
  }
  if (guardAt(state, who.seat) !== '') codes.push(who.cfLoss[4]!)
  for (const area of areas) {
    if (open & (1 << area)) codes.push(who.wounds[area - 1]!, who.armour[area - 1] ? 1 : 0)
  }
  if (open & (1 << 1)) codes.push(Number(who.hasHelmet))
}

/** The most CF that wounds in these areas can still cost. */
function losable({ options }: State, who: Gladiator, open: number): number {
  const { penaltyBoxes } = tablesOf(options)
  let sum = 0
  for (const area of areas) {
    if (open & (1 << area))
      sum += cfLossOf(penaltyBoxes, trackOf(area, who.beast !== null), who.W, who.W) - who.cfLoss[area - 1]!
  }
  return sum
}

/** §10.4 Two sixes and seven wounds. */
const MOST_TOTAL = 19

/** §10.5 The areas in which a critical hit can stun, as bits. */
const stunningAreas = perTables(({ critical }: Edition) => {
  let bits = 0
  for (const area of areas) {
    for (let total = 2; total <= MOST_TOTAL; total++) if (critical(area, total) === 'S') bits |= 1 << area
  }
  return bits
})
