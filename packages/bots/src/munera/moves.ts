/** H.4, steps 5 to 8: walking, keeping away, fetching missiles, facing the enemy. */
import { type Dir, dirs, relative } from '@harena/engine'
import {
  type Action,
  BOW,
  canPickUp,
  canStep,
  DARTS,
  END,
  type Fighter,
  isEnemy,
  mapOf,
  pickUpArrow,
  pickUpDart,
  type State,
  stepTo,
  turnLeft,
  turnRight,
} from '@harena/munera'

export function isFoe(me: Fighter, other: Fighter): boolean {
  return other.out === null && isEnemy(me, other)
}

/** How far the nearest enemy is from a cell. */
export function nearestFoe(state: State, me: Fighter, cell: number): number {
  const map = mapOf(state)
  let nearest = 99
  for (let i = 0; i < state.fighters.length; i++) {
    const other = state.fighters[i]!
    if (isFoe(me, other)) nearest = Math.min(nearest, map.distance(cell, other.cell))
  }
  return nearest
}

/** The place on the sheet of a bow or of darts that he still has, rather of one that is not empty; or -1. */
export function missileWeapon(fighter: Fighter): number {
  let empty = -1
  for (let weapon = 0; weapon < fighter.arms.length; weapon++) {
    const index = fighter.arms[weapon]!
    if ((index !== BOW && index !== DARTS) || fighter.weaponLost[weapon]) continue
    if (fighter.missilesLeft[weapon]! > 0) return weapon
    empty = weapon
  }
  return empty
}

/** A turn by one hexside, by the shorter way; null if he faces there already. */
export function turnTowards(me: Fighter, dir: Dir): Action | null {
  const off = relative(dir, me.facing)
  if (off === 0) return null
  return off <= 3 ? turnRight : turnLeft
}

/** One action on the way to a cell; null if nothing leads there now. */
export function walkTo(state: State, me: Fighter, cell: number): Action | null {
  const dir = mapOf(state).sectorDir(me.cell, cell)
  if (canStep(state, me, dir) && (dir === me.facing || relative(dir, me.facing) === 3)) return stepTo[dir]!
  if (dir !== me.facing) return turnTowards(me, dir)
  return aside(state, me, cell)
}

/** Round an obstacle: a step to the left or right front that brings him no farther away. */
function aside(state: State, me: Fighter, cell: number): Action | null {
  const map = mapOf(state)
  for (const off of [1, 5]) {
    const dir = ((me.facing + off) % 6) as Dir
    if (!canStep(state, me, dir)) continue
    if (map.distance(map.neighbour(me.cell, dir), cell) <= map.distance(me.cell, cell)) return stepTo[dir]!
  }
  return null
}

/** Step 5: the step that leads farthest from all enemies, off the wall if possible; null if none leads away. */
export function stepAway(state: State, me: Fighter): Action | null {
  const map = mapOf(state)
  const near = nearestFoe(state, me, me.cell)
  let best: Action | null = null
  let bestScore = near * 4 + 2
  for (const dir of dirs) {
    if (!canStep(state, me, dir)) continue
    const to = map.neighbour(me.cell, dir)
    const isAtWall = dirs.some((side) => map.neighbour(to, side) < 0)
    const score = nearestFoe(state, me, to) * 4 - (isAtWall ? 2 : 0) - (dir === me.facing ? 0 : 1)
    if (score <= bestScore) continue
    bestScore = score
    best = stepTo[dir]!
  }
  return best
}

/** Step 5: one who is out of missiles fetches one, if no enemy is nearer to it; null if he is not or cannot. */
export function fetchMissile(state: State, me: Fighter): Action | null {
  const weapon = missileWeapon(me)
  if (weapon < 0 || me.missilesLeft[weapon]! > 0) return null
  const kind = me.arms[weapon] === BOW ? 'arrow' : 'dart'
  if (canPickUp(state, me, kind)) return kind === 'arrow' ? pickUpArrow : pickUpDart
  const map = mapOf(state)
  let goal = -1
  let least = 99
  for (const missile of state.ground) {
    const far = map.distance(me.cell, missile.cell)
    if (missile.kind !== kind || far >= least || nearestFoe(state, me, missile.cell) < far) continue
    goal = missile.cell
    least = far
  }
  return goal < 0 || least === 0 ? null : walkTo(state, me, goal)
}

/** Step 8: with AP left over he turns to the nearest enemy within four hexes, then ends the turn. */
export function faceAndEnd(state: State, me: Fighter): Action {
  const map = mapOf(state)
  let nearest: Fighter | null = null
  for (const other of state.fighters) {
    if (!isFoe(me, other) || map.distance(me.cell, other.cell) > 4) continue
    if (!nearest || map.distance(me.cell, other.cell) < map.distance(me.cell, nearest.cell)) nearest = other
  }
  if (!nearest) return END
  return turnTowards(me, map.sectorDir(me.cell, nearest.cell)) ?? END
}
