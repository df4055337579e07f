/** §4 Movement, and the push-back of §6.11. */
import { type Dir, OUTSIDE, turned } from '@harena/engine'
import { numbersOf } from '../match/context.ts'
import type { Ref } from '../match/game.ts'
import { type Fighter, fighterAt, hexOf, isEnemy, mapOf, type State } from '../match/state.ts'
import { loseBalance } from './action-points.ts'

/** §4.2, §4.3 */
export function stepCost(state: State, fighter: Fighter, dir: Dir): number {
  const { apCosts } = numbersOf(state).set
  return dir === fighter.facing ? apCosts.stepForward : apCosts.stepElsewhere
}

export type NoStep = 'outside' | 'occupied' | 'circling' | 'ap'

/** Why a gladiator may not step in a direction; null if he may. */
export function whyNoStep(state: State, fighter: Fighter, dir: Dir): NoStep | null {
  const to = mapOf(state).neighbour(fighter.cell, dir)
  if (to === OUTSIDE) return 'outside'
  if (fighterAt(state, to)) return 'occupied'
  if (whoIsCircled(state, fighter, dir)) return 'circling'
  return fighter.ap < stepCost(state, fighter, dir) ? 'ap' : null
}

export function canStep(state: State, fighter: Fighter, dir: Dir): boolean {
  return whyNoStep(state, fighter, dir) === null
}

/**
 * §4.5: the gladiator whom a step would circle. The two hexes next to both ends of a step lie to its left and right,
 * so whoever stands there forbids it (R37).
 */
export function whoIsCircled(state: State, fighter: Fighter, dir: Dir): Fighter | null {
  const map = mapOf(state)
  const left = map.neighbour(fighter.cell, (dir + 5) % 6)
  const right = map.neighbour(fighter.cell, (dir + 1) % 6)
  const enemiesOnly = state.options.circling === 'enemiesOnly'
  const { fighters } = state
  for (let i = 0; i < fighters.length; i++) {
    const other = fighters[i]!
    if (other.out !== null || (other.cell !== left && other.cell !== right)) continue
    if (!enemiesOnly || isEnemy(fighter, other)) return other
  }
  return null
}

export function step(state: State, referee: Ref, fighter: Fighter, dir: Dir): void {
  const from = fighter.cell
  fighter.ap -= stepCost(state, fighter, dir)
  fighter.cell = mapOf(state).neighbour(from, dir)
  if (referee.listening) {
    const rule = dir === fighter.facing ? '§4.2' : '§4.3'
    const { seat, cell, ap } = fighter
    referee.tell({ kind: 'stepped', rule, seat, from: hexOf(state, from), hex: hexOf(state, cell), dir, ap })
  }
}

/** §4.4 */
export function turn(state: State, referee: Ref, fighter: Fighter, to: 'left' | 'right'): void {
  fighter.ap -= numbersOf(state).set.apCosts.turn
  fighter.facing = turned(fighter.facing, to === 'right' ? 1 : -1)
  if (referee.listening) {
    referee.tell({ kind: 'turned', rule: '§4.4', seat: fighter.seat, towards: to, facing: fighter.facing })
  }
}

/**
 * §6.11: one hex straight away from the attacked hexside, which is the way the attacker faces (§5.8). He has no choice
 * of hex (R1) and keeps his facing (R38). If he cannot go there he stays and is off balance (§6.12).
 */
export function pushBack(state: State, referee: Ref, fighter: Fighter, dir: Dir): void {
  const from = fighter.cell
  const to = mapOf(state).neighbour(from, dir)
  if (!isPushFree(state, to)) {
    loseBalance(state, referee, fighter, '§6.12')
    return
  }
  fighter.cell = to
  if (referee.listening) {
    const { seat } = fighter
    referee.tell({ kind: 'pushedBack', rule: '§6.11', seat, from: hexOf(state, from), hex: hexOf(state, to) })
  }
}

/** Whether one can be pushed into that cell. */
export function isPushFree(state: State, to: number): boolean {
  return to !== OUTSIDE && !fighterAt(state, to)
}
