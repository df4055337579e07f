/** §4 Movement, and the push-back of §6.11. */
import { type Dir, OUTSIDE, turned } from '@harena/engine'
import type { MuneraReferee } from '../match/game.ts'
import { arenaOf, type Bout, type Fighter, fighterAt, hexOf, isEnemy } from '../match/state.ts'
import { apCosts } from '../tables/action-points.ts'
import { loseBalance } from './action-points.ts'

/** §4.2, §4.3 */
export function stepCost(fighter: Fighter, dir: Dir): number {
  return dir === fighter.facing ? apCosts.stepForward : apCosts.stepElsewhere
}

export type NoStep = 'outside' | 'occupied' | 'circling' | 'ap'

/** Why a gladiator may not step in a direction; null if he may. */
export function whyNoStep(bout: Bout, fighter: Fighter, dir: Dir): NoStep | null {
  const to = arenaOf(bout).neighbour(fighter.cell, dir)
  if (to === OUTSIDE) return 'outside'
  if (fighterAt(bout, to)) return 'occupied'
  if (whoIsCircled(bout, fighter, dir)) return 'circling'
  return fighter.ap < stepCost(fighter, dir) ? 'ap' : null
}

export function canStep(bout: Bout, fighter: Fighter, dir: Dir): boolean {
  return whyNoStep(bout, fighter, dir) === null
}

/**
 * §4.5: the gladiator whom a step would circle. The two hexes next to both ends of a step lie to its left and right,
 * so whoever stands there forbids it (R37).
 */
export function whoIsCircled(bout: Bout, fighter: Fighter, dir: Dir): Fighter | null {
  const map = arenaOf(bout)
  const left = map.neighbour(fighter.cell, (dir + 5) % 6)
  const right = map.neighbour(fighter.cell, (dir + 1) % 6)
  const enemiesOnly = bout.options.circling === 'enemiesOnly'
  const { fighters } = bout
  for (let i = 0; i < fighters.length; i++) {
    const other = fighters[i]!
    if (other.out !== null || (other.cell !== left && other.cell !== right)) continue
    if (!enemiesOnly || isEnemy(fighter, other)) return other
  }
  return null
}

export function step(bout: Bout, referee: MuneraReferee, fighter: Fighter, dir: Dir): void {
  const from = fighter.cell
  fighter.ap -= stepCost(fighter, dir)
  fighter.cell = arenaOf(bout).neighbour(from, dir)
  if (referee.listening) {
    const rule = dir === fighter.facing ? '§4.2' : '§4.3'
    const { seat, cell, ap } = fighter
    referee.tell({ kind: 'stepped', rule, seat, from: hexOf(bout, from), hex: hexOf(bout, cell), dir, ap })
  }
}

/** §4.4 */
export function turn(referee: MuneraReferee, fighter: Fighter, to: 'left' | 'right'): void {
  fighter.ap -= apCosts.turn
  fighter.facing = turned(fighter.facing, to === 'right' ? 1 : -1)
  if (referee.listening) {
    referee.tell({ kind: 'turned', rule: '§4.4', seat: fighter.seat, towards: to, facing: fighter.facing })
  }
}

/**
 * §6.11: one hex straight away from the attacked hexside, which is the way the attacker faces (§5.8). He has no choice
 * of hex (R1) and keeps his facing (R38). If he cannot go there he stays and is off balance (§6.12).
 */
export function pushBack(bout: Bout, referee: MuneraReferee, fighter: Fighter, dir: Dir): void {
  const from = fighter.cell
  const to = arenaOf(bout).neighbour(from, dir)
  if (!isPushFree(bout, to)) {
    loseBalance(bout, referee, fighter, '§6.12')
    return
  }
  fighter.cell = to
  if (referee.listening) {
    const { seat } = fighter
    referee.tell({ kind: 'pushedBack', rule: '§6.11', seat, from: hexOf(bout, from), hex: hexOf(bout, to) })
  }
}

/** Whether one can be pushed into that cell. */
export function isPushFree(bout: Bout, to: number): boolean {
  return to !== OUTSIDE && !fighterAt(bout, to)
}
