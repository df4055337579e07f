/** §27.3 Running or being pushed into something that does not give way; §27.8.2.2 being struck on a rock. */

import type { Verdict } from '../09-combat/attack.ts'
import { rollStun } from '../09-combat/stun.ts'
import { checkFall, checkStumble } from '../13-condition/stumble.ts'
import type { RuleContext } from '../match/context.ts'
import { type Gladiator, isActive, type Terrain } from '../match/state.ts'
import { step, stepsFor } from '../match/sums.ts'
import { KILLED, woundsOf } from '../tables/wounds.ts'

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

/** §27.8.2.2 A man on a rock who is struck may stumble, by the wounds without his armour. */
export function shakeOnRock(context: RuleContext, target: Gladiator, verdict: Verdict, bonus: number): void {
  if (!isActive(target) || verdict.woundTotal === null) return
  if (context.state.options.rockHit === 'fallProne') {
    checkFall(context, target, -bonus)
    return
  }
  const bare = woundsOf(context.tables.wounds, verdict.woundTotal + verdict.armourDRM)
  checkStumble(context, target, 0, bare === KILLED ? 8 : bare)
}
