/** §27.3 Running or being pushed into something that does not give way. */
import type { Play } from './play.ts'
import type { Gladiator, Terrain } from './state.ts'
import { rollStun } from './stun.ts'

/** §27.3 Movement ends in front of wall, pillar or rock, and the shock stuns; no Stumble check follows. */
export function hitObstacle(
  play: Play,
  who: Gladiator,
  what: Terrain | 'wall',
  forward: number,
  isPushed: boolean,
): void {
  who.now.collided = true
  if (play.referee.listening) {
    play.referee.tell({ kind: 'hitObstacle', rule: '§27.3', seat: who.seat, what, pushed: isPushed })
  }
  rollStun(play, who, 2 * forward + (isPushed ? 4 : 0) - who.AG, '§27.3.1')
}
