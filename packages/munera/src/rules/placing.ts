/** R36: free placement. */
import { arenaOf, type Bout, type Fighter, fighterAt, isEnemy, NOWHERE } from '../match/state.ts'

/** How far from every enemy one has to start. */
export const NEAREST_START = 5

/** How far a cell is from the nearest enemy who has been placed. */
export function distanceToEnemies(bout: Bout, fighter: Fighter, cell: number): number {
  const map = arenaOf(bout)
  let nearest = Number.POSITIVE_INFINITY
  for (const other of bout.fighters) {
    if (other.cell !== NOWHERE && isEnemy(fighter, other)) nearest = Math.min(nearest, map.distance(cell, other.cell))
  }
  return nearest
}

/** Five hexes, or as far as the free hexes go when others have left no place that far away. */
export function requiredDistance(bout: Bout, fighter: Fighter): number {
  let farthest = 0
  for (let cell = 0; cell < arenaOf(bout).size; cell++) {
    if (fighterAt(bout, cell)) continue
    farthest = Math.max(farthest, distanceToEnemies(bout, fighter, cell))
    if (farthest >= NEAREST_START) return NEAREST_START
  }
  return farthest
}

/** The cells on which he may be placed. */
export function openPlaces(bout: Bout, fighter: Fighter): number[] {
  const least = requiredDistance(bout, fighter)
  const cells: number[] = []
  for (let cell = 0; cell < arenaOf(bout).size; cell++) {
    if (!fighterAt(bout, cell) && distanceToEnemies(bout, fighter, cell) >= least) cells.push(cell)
  }
  return cells
}
