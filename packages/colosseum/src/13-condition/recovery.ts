/** Chapter 13, §13.4 and §13.5: recovering and kicking items. */

import type { Dir } from '@harena/engine'
import { board } from '../02-preparation/board.ts'
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
import { slide } from './drops.ts'

interface Attempt {
  readonly who: Gladiator
  readonly item: Item
  total: number
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
  const attempts: Attempt[] = reaches.map(({ who, item, cell }) => {
    const total =
      context.referee.roll(1, '§13.4.1', who.seat, 'recovery') +
      context.edition.recoveryDRM(context.state, who, item, cell)
    if (context.referee.listening) {
      const [seat, kind, recovers] = [who.seat, item.kind, total < 1]
      context.referee.tell({ kind: 'recoveryTried', rule: '§13.4.1', seat, item: kind, total, recovers })
    }
    return { who, item, total }
  })
  for (const [at, attempt] of attempts.entries()) {
    if (attempt.total > 0 || !winsItem(context, attempts, attempt)) continue
    reaches[at]!.take()
    pickUp(context, attempt.who, attempt.item)
  }
}

/** Ties are thrown again until one is lower. */
function winsItem(context: RuleContext, attempts: readonly Attempt[], attempt: Attempt): boolean {
  const rivals = attempts.filter((one) => one.item === attempt.item && one.total < 1)
  for (;;) {
    const lowest = Math.min(...rivals.map(({ total }) => total))
    const tied = rivals.filter(({ total }) => total === lowest)
    if (tied.length === 1) return tied[0] === attempt
    for (const one of tied) one.total = lowest - 6 + context.referee.roll(1, '§13.4.3', one.who.seat, 'tie')
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
  const hexes = kickDistance(die, context.edition.kickHindrance(who), context.state.options.kickDistance === 'modified')
  const { kind } = lying.item
  if (hexes === 0) {
    if (context.referee.listening) {
      context.referee.tell({ kind: 'kickFailed', rule: '§13.5.1', seat: who.seat, item: kind, die })
    }
    return
  }
  // What slides over the ground is stopped by rocks as well.
  lying.cell = slide(context, lying.cell, dir, hexes, isBlocked)
  if (context.referee.listening) {
    context.referee.tell({ kind: 'kicked', rule: '§13.5.1', seat: who.seat, item: kind, die, cell: lying.cell })
  }
}

/** §13.4.1 What is added to the die of an attempt to recover an item from a cell. */
export function recoveryDRM(state: State, who: Gladiator, item: Item, cell: number): number {
  const { now } = who
  const edition = editionOf(state.options)
  let drm = who.weight === 'heavy' ? 1 : who.weight === 'light' ? -1 : 0
  if (isGuarded(state, who, cell)) drm += 2
  if (!occupies(who, cell)) drm += 1
  if (item.kind === 'net') drm -= 3
  drm += now.moved
  if (edition.isRecovering(who)) drm -= 6
  if (now.collided) drm += 4
  if (who.posture === 'kneeling') drm -= 2
  if (now.stumbling || now.tripped) drm += 4
  if (who.snare) drm += 6
  return drm + edition.hinderingStun(who) - who.AG
}

/** §13.4.1 A collision spoils the R action, and hinders besides. */
export function isRecovering({ now }: Gladiator): boolean {
  return now.recovering && !now.collided
}

function isGuarded(state: State, who: Gladiator, cell: number): boolean {
  return state.gladiators.some((one) => isActive(one) && isOpponent(one, who) && board.distance(one.cell, cell) <= 1)
}

/** §13.4.1 At 0 or less he has it. */
export function isRecovered(die: number, drm: number): boolean {
  return die + drm < 1
}
