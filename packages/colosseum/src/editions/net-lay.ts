/** B-23: a net that is laid in the way of a man who runs into its owner is dealt with before the collision. */
import type { Approach } from '../06-movement/impact.ts'
import type { NetAction } from '../06-movement/plots.ts'
import { netHand } from '../19-advanced/holds.ts'
import { laidCell, netAttack, payForNet } from '../19-advanced/net.ts'
import { isTheOther } from '../19-advanced/teams.ts'
import { bodyOf } from '../match/body.ts'
import type { RuleContext } from '../match/context.ts'
import { isAble, isHeld } from '../match/state.ts'

/**
 * The owner's net, if he has plotted to lay it: lost with its CF when he ran into the other himself or their paths
 * crossed, or the other is nothing for nets; else it meets the other if his way led through the hex. `way` are the hexes that he entered.
 */
export function layBefore(
  context: RuleContext,
  owner: Approach,
  other: Approach,
  way: readonly number[],
  cell: number,
  isCrossing: boolean,
): void {
  const { who } = owner
  const at = who.now.plot.indexOf('+LN')
  if (at < 0 || who.now.hasLaid) return
  if (!isAble(who) || isHeld(who) || netHand(who) < 0 || !isTheOther(context.state, who, other.who)) return
  const action = who.now.plot.slice(at + 1) as NetAction
  who.now.hasLaid = true
  payForNet(context, who, action)
  const laid = laidCell(cell, owner.facing, action)
  if (isCrossing || other.stood || !way.includes(laid) || !bodyOf(other.who).isCaught) {
    if (context.referee.listening) context.referee.tell({ kind: 'netMissed', rule: '§20.8', seat: who.seat, action })
    return
  }
  // B-17 He has made his turns before he lays it.
  who.facing = owner.facing
  // The other is met on his way, as he faced there.
  const { cell: stands, facing } = other.who
  Object.assign(other.who, { cell: laid, facing: other.facing })
  netAttack(context, who, other.who, action)
  Object.assign(other.who, { cell: stands, facing })
}
