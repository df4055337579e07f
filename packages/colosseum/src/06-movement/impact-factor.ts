/** §8.4 The impact factor: a die, what a body brings, and where it comes from. */
import { OUTSIDE, opposite } from '@harena/engine'
import { diagramValue } from '../02-preparation/board.ts'
import { advantageOnceAt } from '../28-beasts/beasts.ts'
import { impactOfBeast } from '../28-beasts/collisions.ts'
import type { RuleContext } from '../match/context.ts'
import { fromSheets, step, stepsFor, sumOf } from '../match/sums.ts'
import { type Approach, impactModifier } from './impact.ts'

/** §8.4 The impact factor of one of the two. */
export function rollImpact(context: RuleContext, one: Approach, other: Approach, cell: number): number {
  const { seat } = one.who
  if (context.luck !== null) context.luck.stake = { about: other.who.seat, gravity: () => 'none' }
  const steps = stepsFor(context)
  const impact =
    step(steps, 'impact', context.referee.roll(1, '§8.4', seat, 'impact'), '§8.4') +
    (one.who.beast ? impactOfBeast(context.state, one.who, steps) : impactModifier(context.edition, one, steps)) +
    step(steps, 'position', context.edition.collisionAdvantage(context, one, other, cell), '§9.2')
  if (steps) {
    const sum = fromSheets(context.state.options, [seat], sumOf(steps))
    context.referee.tell({ kind: 'impactRolled', rule: '§8.4', seat, ...sum })
  }
  return impact
}

/** §8.4, §9.2 The advantage of one of the two in a collision. */
export function collisionAdvantage(context: RuleContext, one: Approach, other: Approach, cell: number): number {
  return haveBothMoved(context, one, other) ? 0 : placeOver(context, one, other, cell)
}

/** §8.4, §9.2 Where he comes from, as the other sees it; §28.7.1 around a beast the place from which he runs into it. */
export function placeOver({ state, tables }: RuleContext, one: Approach, other: Approach, cell: number): number {
  const { who, facing, from, isBacking } = other
  // He stood there: his own hex, as the one who runs into him sees it.
  if (one.from === OUTSIDE) return diagramValue(tables, from, facing, cell)
  if (!who.beast) return diagramValue(tables, cell, facing, one.from)
  return advantageOnceAt(state, one.from, who, who.cell, isBacking ? opposite(facing) : facing)
}

/** A-5 Neither has an advantage then. A beast that nobody plays or rides moves after the men, and so never with them. */
function haveBothMoved({ state }: RuleContext, one: Approach, other: Approach): boolean {
  if (state.options.collisionPA !== 'notIfBothMoved') return false
  const isLate = [one, other].some(({ who }) => who.beast && !who.beast.isPlayed && who.rider < 0)
  return !isLate && hasMoved(one) && hasMoved(other)
}

/** A-5 He has left his hex, or turned in it. */
function hasMoved({ from, who }: Approach): boolean {
  return from !== OUTSIDE || who.now.turned > 0 || (who.beast !== null && who.now.moved > 0)
}
