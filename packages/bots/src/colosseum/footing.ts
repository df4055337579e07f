/** What a man meets on his way: edges, obstacles, others, and what he may trip on. */
import { board, type Gladiator, type State } from '@harena/colosseum'
import { OUTSIDE } from '@harena/engine'
import type { ApproachPath } from './approach-paths.ts'
import { cfOf } from './arms.ts'

/** The cell in which a way ends on the board; OUTSIDE if an edge, an obstacle or a man is in the way: any but one. */
export function lastCell(state: State, me: Gladiator, path: ApproachPath, but?: Gladiator): number {
  let cell = me.cell
  for (const dir of path.dirs) {
    cell = board.neighbour(cell, (dir + me.facing) % 6)
    if (cell === OUTSIDE || (cell !== but?.cell && isTaken(state, me, cell))) return OUTSIDE
  }
  return cell
}

function isTaken(state: State, me: Gladiator, cell: number): boolean {
  for (const { cell: at, terrain } of state.arena.obstacles) if (at === cell && terrain !== 'tree') return true
  for (const one of state.gladiators) {
    if (one !== me && one.out === null && (one.cell === cell || one.torso === cell || one.hind === cell)) return true
  }
  return false
}

/** How often he takes a way on which he may trip, compared with a clear one. */
const RISKY = 0.05
/** With so few CF left he keeps out of another man's way. */
const FRAIL = 4

/** 0 if a way meets an edge, an obstacle or a third man; little if he may trip on it (§15.1) or cannot stand a push. */
export function safety(state: State, me: Gladiator, foe: Gladiator, path: ApproachPath): number {
  let cell = me.cell
  let safe = 1
  // §11.4 Stun beyond his CF fells a man, and every collision stuns him who loses it.
  const isFrail = cfOf(me) - me.stun <= FRAIL && foe.posture !== 'prone'
  for (const dir of path.dirs) {
    cell = board.neighbour(cell, (dir + me.facing) % 6)
    if (cell === OUTSIDE) return 0
    const isHis = cell === foe.cell || cell === foe.torso
    if (!isHis && isTaken(state, me, cell)) return 0
    if (isHazard(state, cell) || (isHis && isFrail)) safe *= RISKY
  }
  return safe
}

export function isHazard({ ground, arena, gladiators }: State, cell: number): boolean {
  for (const { cell: at } of ground) if (at === cell) return true
  for (const at of arena.blood) if (at === cell) return true
  for (const { cell: at, terrain } of arena.obstacles) if (at === cell && terrain === 'mud') return true
  for (const one of gladiators)
    if (one.out === 'killed' && (one.cell === cell || one.torso === cell || one.hind === cell)) return true
  return false
}
