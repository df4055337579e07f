/** §27.3 Running or being pushed into something that does not give way. */

import { rollStun } from '../09-combat/stun.ts'
import type { RuleContext } from '../match/context.ts'
import type { Gladiator, Terrain } from '../match/state.ts'
import { step, stepsFor } from '../match/sums.ts'

/** §27.3 Movement ends in front of wall, pillar or rock, and the shock stuns; no Stumble check follows. */
export function hitObstacle(
  context: RuleContext,
  who: Gladiator,
  what: Terrain | 'wall',
  forward: number,
  isPushed: boolean,
): void {
  who.now.collided = true
  if (context.referee.listening) {
    context.referee.tell({ kind: 'hitObstacle', rule: '§27.3', seat: who.seat, what, pushed: isPushed })
  }
  const steps = stepsFor(context)
  const drm =
    step(steps, 'hexes forward, twice', 2 * forward, '§27.3.1') +
    step(steps, 'pushed', isPushed ? 4 : 0, '§27.3.1') +
    step(steps, 'AG', -who.AG, '§27.3.1')
  rollStun(context, who, drm, '§27.3.1', steps)
}
