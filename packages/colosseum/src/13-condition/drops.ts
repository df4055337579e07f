/** Chapter 13, §13.1 and §13.2: dropping weapons and shields, and where they fall. */
import { type Dir, OUTSIDE, turned } from '@harena/engine'
import { board } from '../02-preparation/board.ts'
import type { Blow } from '../09-combat/attack.ts'
import { reviewRows } from '../09-combat/attack-order.ts'
import { isSolid } from '../19-advanced/arena.ts'
import { takeFromHand } from '../19-advanced/holds.ts'
import { pickByDice, type RuleContext } from '../match/context.ts'
import { type Gladiator, type Item, isUsableWeapon, shieldHand } from '../match/state.ts'
import { type Steps, step } from '../match/sums.ts'

/** §13.1.1 At 0 or less the item is dropped. Modified CF count as they are, below 1 and above 8 too. */
export function dropTotal(
  blow: Pick<Blow, 'attackerST' | 'dropDRM'>,
  threeDice: number,
  modifiedCF: number,
  armLoss: number,
  disarm: number,
  steps: Steps = null,
): number {
  return (
    threeDice +
    step(steps, 'strength', -blow.attackerST, '§13.1.1') +
    step(steps, 'weapon and grip', -blow.dropDRM, '§13.1.1') +
    step(steps, 'attack less defence CF', -modifiedCF, '§13.1.1') +
    step(steps, 'CF lost in his arms', -armLoss, '§13.1.1') +
    step(steps, 'Disarm', -disarm, '§23.2')
  )
}

/** §13.1 Lets go of the weapon; of two, one by chance. A scissor is fixed to the arm (§21.11.2). */
export function dropWeapon(context: RuleContext, who: Gladiator, rule: string): void {
  const loose = [0, 1].filter((hand) => isUsableWeapon(who.hands[hand]) && who.hands[hand]!.kind !== 'scissor')
  if (loose.length > 0) dropHand(context, who, pickByDice(context, loose, rule, who.seat, 'which hand'), rule)
}

export function dropShield(context: RuleContext, who: Gladiator, rule: string): void {
  const hand = shieldHand(who)
  if (hand >= 0) dropHand(context, who, hand, rule)
}

export function dropHand(context: RuleContext, who: Gladiator, hand: number, rule: string): void {
  const item = takeFromHand(context.state, who, hand)
  if (item) flyOff(context, who, item, rule)
  reviewRows(context, who)
}

/** §13.2 An item flies off: a die for the direction from his facing, a die less one for the distance. */
export function flyOff(context: RuleContext, who: Gladiator, item: Item, rule: string): void {
  const cell = scatter(context, who.cell, who.facing, who.seat)
  context.state.ground.push({ item, cell })
  if (context.referee.listening) context.referee.tell({ kind: 'dropped', rule, seat: who.seat, item: item.kind, cell })
}

/** §13.2.1, §13.2.2 Where something lands that leaves a hex by chance. */
export function scatter(context: RuleContext, from: number, facing: Dir, by: number): number {
  const direction = turned(facing, context.referee.roll(1, '§13.2.1', by, 'direction') - 1)
  return slide(context, from, direction, context.referee.roll(1, '§13.2.2', by, 'distance') - 1)
}

/** So many hexes in a direction; wall, pillar and the edge of the board stop it in the last open hex (our ruling). */
export function slide(context: RuleContext, from: number, direction: Dir, hexes: number, stops = isSolid): number {
  let cell = from
  for (let i = 0; i < hexes; i++) {
    const next = board.neighbour(cell, direction)
    if (next === OUTSIDE || stops(context.state, next)) return cell
    cell = next
  }
  return cell
}
