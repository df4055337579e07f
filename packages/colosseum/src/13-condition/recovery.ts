/** Chapter 13, §13.4 and §13.5: recovering and kicking items. */

import type { Dir } from '@harena/engine'
import { isBeside } from '../02-preparation/board.ts'
import { isBlocked } from '../19-advanced/arena.ts'
import type { RuleContext } from '../match/context.ts'
import { editionOf } from '../match/edition.ts'
import {
  freeHand,
  type Gladiator,
  type GroundItem,
  type Item,
  isActive,
  isOpponent,
  occupies,
  type State,
} from '../match/state.ts'
import { fromSheets, type Steps, step, stepsFor, sumOf } from '../match/sums.ts'
import { slide } from './drops.ts'
import { burdenOf } from './endurance.ts'
import { nearerHex } from './prone.ts'

interface Attempt {
  readonly reach: Reach
  readonly drm: number
  readonly total: number
}

/** Where an item to be recovered comes from: the ground, or the sheath of one who lies dead or senseless (§21.1.2.2). */
export interface Reach {
  readonly who: Gladiator
  readonly item: Item
  readonly cell: number
  take(): void
}

/** §13.4 All attempts are made together; of two who succeed the lower total has it (§13.4.3). */
export function recoverItems(context: RuleContext, reaches: readonly Reach[]): void {
  const attempts: Attempt[] = reaches.map((reach) => attemptOf(context, reach))
  for (const attempt of attempts) {
    const rivals = attempts.filter(({ reach, total }) => reach.item === attempt.reach.item && total < 1)
    if (rivals[0] !== attempt) continue
    const { who, item, take } = lowest(context, rivals).reach
    take()
    pickUp(context, who, item)
  }
}

function attemptOf(context: RuleContext, reach: Reach): Attempt {
  const { who, item, cell } = reach
  const steps = stepsFor(context)
  const die = step(steps, 'recovery', context.referee.roll(1, '§13.4.1', who.seat, 'recovery'), '§13.4.1')
  const drm = context.edition.recoveryDRM(context.state, who, item, cell, steps)
  const total = die + drm
  if (steps) {
    const sum = fromSheets(context.state.options, [who.seat], sumOf(steps))
    const [seat, kind, recovers] = [who.seat, item.kind, total < 1]
    context.referee.tell({ kind: 'recoveryTried', rule: '§13.4.1', seat, item: kind, recovers, ...sum })
  }
  return { reach, drm, total }
}

/** §13.4.3 Ties are thrown again, with the same modifiers, until one is lower. */
function lowest(context: RuleContext, rivals: readonly Attempt[]): Attempt {
  let [tied, totals] = [rivals, rivals.map(({ total }) => total)]
  for (;;) {
    const least = Math.min(...totals)
    tied = tied.filter((_, at) => totals[at] === least)
    if (tied.length === 1) return tied[0]!
    totals = tied.map(({ reach, drm }) => drm + context.referee.roll(1, '§13.4.3', reach.who.seat, 'tie'))
  }
}

/** §13.4.2 In hand, and of use at once at half CF. */
function pickUp(context: RuleContext, who: Gladiator, item: Item): void {
  const hand = freeHand(who)
  if (hand < 0) return
  who.hands[hand] = item
  who.now.recoveredHand = hand
  if (context.referee.listening)
    context.referee.tell({ kind: 'recovered', rule: '§13.4.2', seat: who.seat, item: item.kind })
}

/** §13.5.1 A die less the hexes moved above 0: the item flies as many hexes as the die shows. */
export function kickDistance(die: number, moved: number, isModified: boolean): number {
  if (die - moved <= 0) return 0
  return isModified ? die - moved : die
}

/** §13.5 Kicks an item that lies in his own hex. */
export function kickItem(context: RuleContext, who: Gladiator, lying: GroundItem, dir: Dir): void {
  const die = context.referee.roll(1, '§13.5.1', who.seat, 'kick')
  const moved = context.edition.kickHindrance(who)
  const hexes = kickDistance(die, moved, context.state.options.kickDistance === 'modified')
  const { kind } = lying.item
  const steps = stepsFor(context)
  step(steps, 'kick', die, '§13.5.1')
  step(steps, 'what he has done before', -moved, '§13.5.1')
  if (hexes === 0) {
    if (steps) {
      context.referee.tell({ kind: 'kickFailed', rule: '§13.5.1', seat: who.seat, item: kind, ...sumOf(steps) })
    }
    return
  }
  // What slides over the ground is stopped by rocks as well.
  lying.cell = slide(context, lying.cell, dir, hexes, isBlocked)
  if (steps) {
    const { cell } = lying
    context.referee.tell({ kind: 'kicked', rule: '§13.5.1', seat: who.seat, item: kind, cell, ...sumOf(steps) })
  }
}

/** §13.4.1 What is added to the die of an attempt to recover an item from a cell. */
export function recoveryDRM(state: State, who: Gladiator, item: Item, cell: number, steps: Steps = null): number {
  const add = (what: string, value: number) => step(steps, what, value, '§13.4.1')
  let drm = add('an opponent beside it', isGuarded(state, who, cell) ? 2 : 0)
  drm += add('hexes moved', who.now.moved)
  return drm + commonRecoveryDRM(state, who, item, cell, steps)
}

/** §13.4.1 The lines of the table that all editions share. */
export function commonRecoveryDRM(state: State, who: Gladiator, item: Item, cell: number, steps: Steps): number {
  const { now } = who
  const edition = editionOf(state.options)
  const add = (what: string, value: number) => step(steps, what, value, '§13.4.1')
  let drm = add('weight', burdenOf(who.weight))
  if (!occupies(who, cell)) drm += add('it lies in another hex', 1)
  if (item.kind === 'net') drm += add('a net', -3)
  if (edition.isRecovering(who)) drm += add('R', -6)
  if (now.collided) drm += add('collided', 4)
  if (who.posture === 'kneeling') drm += add('kneeling', -2)
  if (now.stumbling || now.tripped) drm += add('stumbling', 4)
  if (who.snare) drm += add('ensnared', 6)
  return drm + add('stun', edition.hinderingStun(who)) + add('AG', -who.AG)
}

/** §13.4.1 A collision spoils the R action, and hinders besides. */
export function isRecovering({ now }: Gladiator): boolean {
  return now.recovering && !now.collided
}

/** An opponent adjacent to it or in its hex, with either hex of his body. */
function isGuarded({ gladiators }: State, who: Gladiator, cell: number): boolean {
  const isNear = (one: Gladiator) => isBeside(nearerHex(cell, one), cell)
  return gladiators.some((one) => isActive(one) && isOpponent(one, who) && isNear(one))
}

/** §13.4.1 At 0 or less he has it. */
export function isRecovered(die: number, drm: number): boolean {
  return die + drm < 1
}
