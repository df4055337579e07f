/** §8.4 What a collision is made of, whoever collides: the factor, the shock, and where the thrown man goes. */

import { type Dir, dirs, OUTSIDE } from '@harena/engine'
import { board } from '../02-preparation/board.ts'
import { rollStun } from '../09-combat/stun.ts'
import { torsoCell } from '../13-condition/prone.ts'
import { checkStumble } from '../13-condition/stumble.ts'
import { isBlocked, isHazard } from '../19-advanced/arena.ts'
import { lieBehindHead } from '../28-beasts/beasts.ts'
import { carry } from '../30-riders/mounts.ts'
import { levelOf } from '../match/campaign-sheet.ts'
import { pickByDice, type RuleContext } from '../match/context.ts'
import type { Edition } from '../match/edition.ts'
import { type Gladiator, isActive, occupies, shieldHand } from '../match/state.ts'
import { type Steps, step, stepsFor } from '../match/sums.ts'
import { shieldOf } from '../tables/weapons.ts'

/** How a man came into the hex of a collision. */
export interface Approach {
  readonly who: Gladiator
  /** The hex he entered it from; OUTSIDE if he never moved. */
  readonly from: number
  /** The facing with which he entered: later turns are lost (§8.2). */
  readonly facing: Dir
  readonly forward: number
  /** How many of the hexes forward were sidesteps. */
  readonly sidestepped: number
  readonly backward: number
  /** Plotted turns that the collision cuts off. */
  readonly turns: readonly number[]
  /** Whether he stood there when the other came: he never moved, or had been stopped before. */
  readonly stood: boolean
  /** A beast comes with its hind part first. */
  readonly isBacking?: true
  /** How a beast that whirls faces if it is thrown back. */
  readonly before?: Dir
}

/** §8.4 Lines of the impact table. */
export const impactLines = { noShield: -2, leap: 4, stumbling: -2, ensnared: -3 } as const

/** §8.4 What is added to the die of an impact factor, positional advantage apart. */
export function impactModifier(edition: Edition, approach: Approach, steps: Steps = null): number {
  const { who } = approach
  const { now } = who
  const add = (what: string, value: number) => step(steps, what, value, '§8.4')
  const hand = shieldHand(who)
  const size = hand < 0 ? null : shieldOf(who.hands[hand]!.kind)
  let drm = add('weight', who.weight === 'heavy' ? 2 : who.weight === 'medium' ? 1 : 0)
  drm += add(size === null ? 'no shield' : 'shield', size === 'large' ? 2 : size === null ? impactLines.noShield : 0)
  drm += add('hexes forward', edition.impactOf(approach)) + add('hexes backward', -approach.backward)
  if (now.leaped || now.rolled) drm += add(now.leaped ? 'a leap' : 'a roll', impactLines.leap)
  const isStumbling = now.stumbling || now.tripped
  drm += add('kneeling or stumbling', impactLines.stumbling * counted(edition, who.posture === 'kneeling', isStumbling))
  drm += add('recovering or ensnared', impactLines.ensnared * counted(edition, now.recovering, who.snare !== null))
  if (who.campaign !== null) drm += step(steps, 'Hold Ground', levelOf(who, 'HG'), '§31.3')
  return drm + add('stun', -who.stun) + add('ST', who.ST) + add('AG', who.AG)
}

/** Of two lines of the impact table that stand together one counts, or both do. */
function counted(edition: Edition, one: boolean, other: boolean): number {
  return one && other && edition.hasSingleImpact ? 1 : Number(one) + Number(other)
}

export function tellBack(context: RuleContext, who: Gladiator): void {
  if (!context.referee.listening) return
  context.referee.tell({ kind: 'thrownBack', rule: '§8.4.2', seat: who.seat, cell: who.cell, facing: who.facing })
}

/** §8.4.3 The stun roll. The difference comes from the sheets of both. */
export function shake(context: RuleContext, who: Gladiator, difference: number): void {
  const steps = stepsFor(context)
  rollStun(context, who, step(steps, 'difference of the impacts', difference, '§8.4.3'), '§8.4.3', steps, false)
}

/** §8.4.3, §8.4.4 Stun by the difference of the factors, then one Stumble check with it. */
export function shock(context: RuleContext, who: Gladiator, difference: number, isPushed: boolean): void {
  const hazards = isPushed && context.edition.hasHazardousPush && isHazard(context.state, who.cell) ? 1 : 0
  shake(context, who, difference)
  trip(context, who, hazards)
}

/** §8.4.4 The Stumble check of a collision. */
export function trip(context: RuleContext, who: Gladiator, hazards: number): void {
  const wasStumbling = who.now.stumbling || who.now.tripped
  const isDue = who.mustStumble
  who.mustStumble = false
  checkStumble(context, who, hazards, 0)
  if (wasStumbling && who.mustStumble && context.edition.fallsTwice(context, who)) return
  if (isDue && who.posture !== 'prone') who.mustStumble = true
}

/** In a crowd a man may be sent where another has come to stand: he goes to a free hex beside (our ruling). */
export function untangle(context: RuleContext, who: Gladiator): void {
  if (!isActive(who) || !isTaken(context, who.cell, [who])) return
  who.cell = freeBeside(context, who.cell, who)
  if (who.beast) lieBehindHead(context.state, who)
  else if (who.posture === 'prone') who.torso = torsoCell(context.state, who)
  else if (who.mount >= 0) carry(context.state, who)
}

export function isTaken(context: RuleContext, cell: number, except: readonly Gladiator[]): boolean {
  if (cell === OUTSIDE) return false
  return context.state.gladiators.some((one) => isActive(one) && !except.includes(one) && occupies(one, cell))
}

export function freeBeside(context: RuleContext, cell: number, who: Gladiator): number {
  const free = dirs
    .map((dir) => board.neighbour(cell, dir))
    .filter((one) => one !== OUTSIDE && !isTaken(context, one, [who]) && !isBlocked(context.state, one))
  return free.length > 0 ? pickByDice(context, free, '§8.4.2', who.seat, 'which hex') : who.cell
}
