/** §8.4 The impact factor: a die, what a body brings, and where it comes from. */
import { OUTSIDE } from '@harena/engine'
import { diagramValue } from '../02-preparation/board.ts'
import { advantageAt } from '../28-beasts/beasts.ts'
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
    step(steps, 'position', positionOf(context, one, other, cell), '§9.2')
  if (steps) {
    const sum = fromSheets(context.state.options, [seat], sumOf(steps))
    context.referee.tell({ kind: 'impactRolled', rule: '§8.4', seat, ...sum })
  }
  return impact
}

/** §28.7.1 Who runs into a beast has the advantage of the place from which he comes. */
function positionOf(context: RuleContext, one: Approach, other: Approach, cell: number): number {
  if (other.who.beast && one.from !== OUTSIDE && !haveBothMoved(context, one, other))
    return advantageAt(context.state, one.from, other.who)
  return context.edition.collisionAdvantage(context, one, other, cell)
}

/** §8.4, §9.2 The advantage of one man in a collision: where he comes from, as the other sees it. */
export function collisionAdvantage(context: RuleContext, one: Approach, other: Approach, cell: number): number {
  if (haveBothMoved(context, one, other)) return 0
  if (one.from !== OUTSIDE) return diagramValue(context.tables, cell, other.facing, one.from)
  // He stood there: his own hex, as the one who runs into him sees it.
  return diagramValue(context.tables, other.from, other.facing, cell)
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
