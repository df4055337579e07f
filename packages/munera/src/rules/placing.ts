/** R36: free placement. */
import { type Fighter, fighterAt, isEnemy, mapOf, NOWHERE, type State } from '../match/state.ts'

/** How far from every enemy one has to start. */
export const NEAREST_START = 5

/** How far a cell is from the nearest enemy who has been placed. */
export function distanceToEnemies(state: State, fighter: Fighter, cell: number): number {
  const map = mapOf(state)
  let nearest = Number.POSITIVE_INFINITY
  for (const other of state.fighters) {
    if (other.cell !== NOWHERE && isEnemy(fighter, other)) nearest = Math.min(nearest, map.distance(cell, other.cell))
  }
  return nearest
}

/** Five hexes, or as far as the free hexes go when others have left no place that far away. */
export function requiredDistance(state: State, fighter: Fighter): number {
  let farthest = 0
  for (let cell = 0; cell < mapOf(state).size; cell++) {
    if (fighterAt(state, cell)) continue
    farthest = Math.max(farthest, distanceToEnemies(state, fighter, cell))
    if (farthest >= NEAREST_START) return NEAREST_START
  }
  return farthest
}

/** The cells on which he may be placed. */
export function openPlaces(state: State, fighter: Fighter): number[] {
  const least = requiredDistance(state, fighter)
  const cells: number[] = []
  for (let cell = 0; cell < mapOf(state).size; cell++) {
    if (!fighterAt(state, cell) && distanceToEnemies(state, fighter, cell) >= least) cells.push(cell)
  }
  return cells
}
