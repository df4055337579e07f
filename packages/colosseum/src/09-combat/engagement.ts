/** §9.1, §9.2 Who fights whom, the turn to face, and positional advantage. */

import { type Dir, OUTSIDE } from '@harena/engine'
import { board, diagramValue, facingTo } from '../02-preparation/board.ts'
import { cellInReach, distanceTo, isFacing } from '../06-movement/facing.ts'
import { nearerHex } from '../13-condition/prone.ts'
import { isInSight } from '../19-advanced/arena.ts'
import { isGrappling } from '../19-advanced/holds.ts'
import { isFromBehind, isTheOther, pivot } from '../19-advanced/teams.ts'
import { advantageAt } from '../28-beasts/beasts.ts'
import { bodyOf } from '../match/body.ts'
import type { RuleContext } from '../match/context.ts'
import { editionOf } from '../match/edition.ts'
import type { Foe, Means } from '../match/questions.ts'
import {
  freeHand,
  type Gladiator,
  isAble,
  isActive,
  isHeld,
  isUsableWeapon,
  type State,
  shieldHand,
} from '../match/state.ts'
import { tablesOf } from '../tables/index.ts'
import type { Fight } from './attack-order.ts'

/** §9.2.1 to §9.2.3 What the state of a man is worth to his opponents. */
export function statusAdvantage(state: State, who: Gladiator): number {
  const down = who.posture === 'prone' ? 4 : who.now.stumbling ? 2 : 0
  const caught = who.snare ? 4 : 0
  const status = state.options.statusStack === 'add' ? down + caught : Math.max(down, caught)
  // §19.3.3.1 The Secutor sees little through his helmet.
  return status + (who.style === 'secutor' && editionOf(state.options).followsStyle(who) ? 1 : 0)
}

/** §9.2 The value of the diagram for a body of one or two hexes: the nearer hex, of equals the better one. */
export function diagramOver(state: State, who: Gladiator, target: Gladiator): number {
  if (bodyOf(target).isLong) return advantageAt(state, who.cell, target)
  const tables = tablesOf(state.options)
  const legs = diagramValue(tables, target.cell, target.facing, who.cell)
  if (target.torso === OUTSIDE) return legs
  const nearLegs = board.distance(who.cell, target.cell)
  const nearTorso = board.distance(who.cell, target.torso)
  const torso = diagramValue(tables, target.torso, target.facing, who.cell)
  if (nearLegs === nearTorso) return Math.max(legs, torso)
  return nearLegs < nearTorso ? legs : torso
}

/** §9.2 Positional advantage; the diagram counts only for one who had the other in his own front (§9.1.2). */
export function advantageOver(state: State, who: Gladiator, target: Gladiator, hadInFront: boolean): number {
  return (hadInFront ? diagramOver(state, who, target) : 0) + statusAdvantage(state, target)
}

/** Whether a man is in a state to attack at all. */
function canFight(state: State, who: Gladiator): boolean {
  return isAble(who) && !who.now.isAside && who.posture !== 'prone' && !isHeld(who) && !isGrappling(state, who)
}

const allMeans: readonly Means[] = ['right', 'left', 'thrown', 'bare', 'shield', 'sand', 'body']
const [THROWN, BARE, SHIELD, SAND, BODY] = [4, 8, 16, 32, 64]

/** Some of them by their bits: each list is made once. */
const lists: (readonly Means[])[] = []

function listed(bits: number): readonly Means[] {
  lists[bits] ??= allMeans.filter((_, at) => (bits & (1 << at)) !== 0)
  return lists[bits]
}

/** With what he could strike at this distance. */
export function meansAt(state: State, who: Gladiator, distance: number): readonly Means[] {
  // §28.7.2 A beast fights in its three front hexes.
  if (who.beast) return listed(distance === 1 ? BODY : 0)
  const edition = editionOf(state.options)
  let bits = 0
  for (let hand = 0; hand < 2; hand++) {
    const item = who.hands[hand]
    if (!isUsableWeapon(item)) continue
    const { minReach, reach } = edition.rowFor(who, item!)
    if (distance >= minReach && distance <= (item!.condition === 'short' ? 1 : reach)) bits |= 1 << hand
  }
  if (edition.throwsAt(who, distance)) bits |= THROWN
  if (distance === 1 && state.options.unarmed === 'on' && freeHand(who) >= 0) bits |= BARE
  if (state.options.specials === 'on' && bodyOf(who).hasSpecials) {
    if (distance === 1 && shieldHand(who) >= 0) bits |= SHIELD
    if (distance <= 2) bits |= SAND
  }
  return listed(bits)
}

/** §9.1 The means with which he may attack the other as both stand and face now. */
export function meansAgainst(state: State, who: Gladiator, target: Gladiator): readonly Means[] {
  const { longestReach } = editionOf(state.options)
  const legs = cellInReach(who, target.cell, longestReach)
  const torso = target.torso === OUTSIDE ? 0 : cellInReach(who, target.torso, longestReach)
  const hind = target.hind === OUTSIDE ? 0 : cellInReach(who, target.hind, longestReach)
  if (legs + torso + hind === 0 || !isInSight(state, who, target)) return listed(0)
  let all = legs === 0 ? listed(0) : meansAt(state, who, legs)
  // §6.1.1 A body is within reach if one of its hexes is: a pike may reach the torso of one whose legs are too near.
  if (torso > 0 && torso !== legs) all = joined(all, meansAt(state, who, torso))
  if (hind > 0 && hind !== legs) all = joined(all, meansAt(state, who, hind))
  return all
}

function joined(all: readonly Means[], more: readonly Means[]): readonly Means[] {
  return [...all, ...more.filter((one) => !all.includes(one))]
}

/** Whether he could strike the other with a weapon as both stand and face now. */
export function canStrike(state: State, who: Gladiator, target: Gladiator): boolean {
  return (
    canFight(state, who) &&
    meansAgainst(state, who, target).some((one) => one === 'right' || one === 'left' || one === 'body')
  )
}

function isSandOnly(means: readonly Means[]): boolean {
  return means.length === 1 && means[0] === 'sand'
}

export type Engagement = Pick<Fight, 'foes' | 'outnumbered' | 'faced'>

/** §9.1 Finds the pairs that fight, turns them to each other and works out their advantages. Null when nobody does. */
export function engage(context: RuleContext): Engagement | null {
  const { state } = context
  const pairs = findPairs(context)
  if (pairs.length === 0) return null
  const attackers: Gladiator[][] = state.gladiators.map(() => [])
  const targets: Gladiator[][] = state.gladiators.map(() => [])
  for (const [who, target] of pairs) {
    attackers[target.seat]!.push(who)
    targets[who.seat]!.push(target)
  }
  const outnumbered = attackers.map((list) => state.options.teams === 'on' && list.length > 1)
  for (const who of state.gladiators) {
    if (outnumbered[who.seat] && canTurn(who)) pivot(context, who, attackers[who.seat]!)
  }
  const before = pairs.map(([one, other]) => advantages(state, one, other))
  const faced = state.gladiators.map(() => false)
  for (const [who, target] of pairs) {
    if (isFacing(who, target)) faced[who.seat] = true
    if (isFacing(target, who)) faced[target.seat] = true
  }
  turnToFace(context, attackers, targets, outnumbered)
  const foes: Foe[][] = state.gladiators.map(() => [])
  for (const [one, other] of before) {
    addFoe(context, foes, one.who, other.who, one.value, outnumbered)
    addFoe(context, foes, other.who, one.who, other.value, outnumbered)
  }
  return { foes, outnumbered, faced }
}

interface Side {
  readonly who: Gladiator
  readonly value: number
}

/** §9.1.1, §9.1.2 Advantages of a pair from the facings before they turn to each other. */
function advantages(state: State, one: Gladiator, other: Gladiator): [Side, Side] {
  return [
    { who: one, value: advantageOver(state, one, other, isFacing(one, other)) },
    { who: other, value: advantageOver(state, other, one, isFacing(other, one)) },
  ]
}

/** Ordered pairs: the first may attack the second. */
function findPairs(context: RuleContext): [Gladiator, Gladiator][] {
  const { state } = context
  const pairs: [Gladiator, Gladiator][] = []
  for (const who of state.gladiators) {
    if (!isNearAnybody(context, who) || !canFight(state, who)) continue
    let sandTargets: Gladiator[] | null = null
    let canStrike = false
    for (const target of state.gladiators) {
      if (!isActive(target) || target.now.isAside || !isTheOther(state, who, target)) continue
      const means = meansAgainst(state, who, target)
      if (means.length === 0) continue
      if (isSandOnly(means)) {
        sandTargets ??= []
        sandTargets.push(target)
      } else {
        pairs.push([who, target])
        canStrike = true
      }
    }
    if (sandTargets && !canStrike) addSand(context, who, sandTargets, pairs)
  }
  return pairs
}

/** Most of the time nobody is near: this is looked at before anything else. */
export function isNearAnybody({ state, edition }: RuleContext, who: Gladiator): boolean {
  const { gladiators } = state
  for (let seat = 0; seat < gladiators.length; seat++) {
    const other = gladiators[seat]!
    if (other !== who && isActive(other) && distanceTo(who, other) <= edition.longestReach) return true
  }
  return false
}

/** A man who could only throw sand is engaged only if he says so (our ruling). */
function addSand(
  context: RuleContext,
  who: Gladiator,
  targets: readonly Gladiator[],
  pairs: [Gladiator, Gladiator][],
): void {
  const seats = targets.map(({ seat }) => seat)
  if (!context.referee.ask({ kind: 'useSand', seat: who.seat, rule: '§23.2', targets: seats })) return
  for (const target of targets) pairs.push([who, target])
}

function canTurn(who: Gladiator): boolean {
  // §28.7.2 A beast never turns to face its attackers.
  return bodyOf(who).turnsToFace && isAble(who) && who.posture !== 'prone' && who.grappledBy < 0
}

/** §9.1.1, §9.1.2 Defenders turn to face, and attackers put their target straight ahead. */
function turnToFace(
  context: RuleContext,
  attackers: readonly Gladiator[][],
  targets: readonly Gladiator[][],
  outnumbered: readonly boolean[],
): void {
  const turns: [Gladiator, Dir][] = []
  for (const who of context.state.gladiators) {
    if (outnumbered[who.seat] || !canTurn(who)) continue
    const attacker = attackers[who.seat]![0]
    const foe =
      chooseTarget(context, who, targets[who.seat]!) ?? (attacker && !isFacing(who, attacker) ? attacker : null)
    if (foe) turns.push([who, facingTo(who.cell, nearerHex(who.cell, foe))])
  }
  for (const [who, facing] of turns) {
    if (who.facing === facing) continue
    who.facing = facing
    if (context.referee.listening)
      context.referee.tell({ kind: 'turnedToFace', rule: '§9.1.2', seat: who.seat, facing })
  }
}

function chooseTarget(context: RuleContext, who: Gladiator, targets: readonly Gladiator[]): Gladiator | undefined {
  if (targets.length < 2) return targets[0]
  const seats = targets.map(({ seat }) => seat)
  const seat = context.referee.ask({ kind: 'faceTarget', seat: who.seat, rule: '§9.1.2', targets: seats })
  return context.state.gladiators[seat]
}

function addFoe(
  context: RuleContext,
  foes: Foe[][],
  who: Gladiator,
  foe: Gladiator,
  advantage: number,
  outnumbered: readonly boolean[],
): void {
  const own = foes[who.seat]!
  if (own.some(({ seat }) => seat === foe.seat)) return
  const canAttack = canFight(context.state, who) && meansAgainst(context.state, who, foe).length > 0
  // §9.2 It is the attacker who gains CF by his place: one who cannot attack has none, not for defence either.
  const value = canAttack ? advantage : 0
  const canTop = outnumbered[foe.seat]! && value > 0 && isFromBehind(foe, who)
  const entry = { seat: foe.seat, advantage: value, canAttack, canTop }
  own.push(foe.mount < 0 ? entry : { ...entry, mount: foe.mount })
  if (context.referee.listening && value > 0) {
    context.referee.tell({ kind: 'advantageTaken', rule: '§9.2', seat: who.seat, over: foe.seat, value })
  }
}
