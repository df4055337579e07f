/** MOV-7, ARE-4 The edges of the board. */
import { add, type Hex, OUTSIDE, steps } from '@harena/engine'
import type { State } from '../../src/index.ts'
import { isClassic } from './edition.ts'
import { COLUMNS, cellOf, hexOf, ROWS, turn } from './hexes.ts'
import type { Play } from './play.ts'
import { follow } from './riders.ts'
import { isIn, type Man } from './sheet.ts'
import { aim, backs, isSolid, type Moves, nextStep, type Walker } from './walkers.ts'

type Edge = State['arena']['walls'][number]

/** At a corner the east or west edge is taken. */
export function edgeOf(cell: number, dir: number): Edge {
  const { q, r } = add(hexOf(cell), steps[turn(dir, 0)]!)
  if (q < 0) return 'west'
  if (q >= COLUMNS) return 'east'
  return r + Math.floor(q / 2) < 0 ? 'north' : 'south'
}

const opposite: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north', east: 'west', west: 'east' }

export const leadsOver = (walker: Walker): boolean => nextStep(walker) !== null && aim(walker) === OUTSIDE

/** Three hexes away from the edge, else two, else one. */
const vectors: Readonly<Record<Edge, readonly Hex[]>> = {
  north: [
    { q: 0, r: 3 },
    { q: 0, r: 2 },
    { q: 0, r: 1 },
  ],
  south: [
    { q: 0, r: -3 },
    { q: 0, r: -2 },
    { q: 0, r: -1 },
  ],
  east: [
    { q: -3, r: 1 },
    { q: -2, r: 1 },
    { q: -1, r: 0 },
  ],
  west: [
    { q: 3, r: -1 },
    { q: 2, r: -1 },
    { q: 1, r: 0 },
  ],
}

function edgeAhead(walker: Walker): Edge {
  const { man, flight } = walker
  const step = nextStep(walker)!
  const from = flight >= 0 ? flight : backs(man, step) ? man.torso : man.cell
  return edgeOf(from, turn(man.facing, step.dir))
}

/** E-2 The hunt of one player is held between walls. */
export const isHunt = (state: State): boolean =>
  isClassic(state) && state.gladiators.some(({ beast }) => beast !== null && !beast.isPlayed)

export const isWall = (state: State, edge: Edge): boolean => isHunt(state) || isWallOf(state, edge)

const isWallOf = ({ options, arena }: State, edge: Edge): boolean =>
  options.mapEdge === 'walls' || options.walledMap === 'on' || arena.walls.includes(edge)

export const isWalledOff = ({ play }: Moves, walker: Walker): boolean => isWall(play.state, edgeAhead(walker))

/** The step of a man leads off the board: the men are moved away from the edge, or it is not made. */
export function stepOverEdge(moves: Moves, walker: Walker): void {
  const edge = edgeAhead(walker)
  if (moves.isClosed || moves.shifted.has(opposite[edge])) {
    walker.isStopped = true
    return
  }
  const hasWall = testWall(moves.play, edge)
  if (shift(moves, edge)) return
  if (hasWall) moves.held.add(walker)
  else walker.isStopped = true
}

/** ARE-4 A wall on the other side goes; else one may appear here. */
function testWall({ state, feed }: Play, edge: Edge): boolean {
  const { arena, options } = state
  if (options.arena === 'off' || options.mapEdge === 'unbounded') return false
  if (arena.walls.includes(opposite[edge])) {
    arena.walls = arena.walls.filter((one) => one !== opposite[edge])
    return false
  }
  if (feed.next('wall').faces[0]! + arena.size <= 5) return false
  arena.walls.push(edge)
  return true
}

const inside = ({ q, r }: Hex): boolean => {
  const row = r + Math.floor(q / 2)
  return q >= 0 && q < COLUMNS && row >= 0 && row < ROWS
}

const shifted = (cell: number, vector: Hex): number => (cell < 0 ? cell : cellOf(add(hexOf(cell), vector)))

function shiftWalker(walker: Walker, vector: Hex): void {
  walker.came = shifted(walker.came, vector)
  walker.flight = shifted(walker.flight, vector)
  for (const made of walker.made) {
    made.from = shifted(made.from, vector)
    made.to = shifted(made.to, vector)
  }
}

/** All men keep their places to each other; things stay where they lie. */
function shift(moves: Moves, edge: Edge): boolean {
  const { state } = moves.play
  const men = state.gladiators.filter(isIn)
  for (const vector of vectors[edge]) {
    const moved = (cell: number) => add(hexOf(cell), vector)
    // Whoever leaps is in the hex that he flies over.
    const flight = ({ seat }: Man) => moves.walkers.find(({ man }) => man.seat === seat)!.flight
    const place = (man: Man) => moved(flight(man) >= 0 ? flight(man) : man.cell)
    const isFixed = state.options.mapEdge !== 'unbounded'
    const fits = (man: Man) => inside(place(man)) && !(isFixed && isSolid(state, cellOf(place(man))))
    if (!men.every(fits)) continue
    const bodyAt = (cell: number) => (isFixed && cell >= 0 && isSolid(state, cell) ? OUTSIDE : cell)
    for (const man of men) {
      man.cell = cellOf(moved(man.cell))
      man.torso = bodyAt(shifted(man.torso, vector))
      man.hind = bodyAt(shifted(man.hind, vector))
      if (isFixed) man.isOnRock = false
      man.now.startCell = shifted(man.now.startCell, vector)
      man.now.entered = man.now.entered.map((cell) => shifted(cell, vector))
    }
    if (!isFixed) shiftGround(state, vector)
    for (const walker of moves.walkers) shiftWalker(walker, vector)
    follow(state)
    moves.shifted.add(edge)
    moves.held.clear()
    moves.at = (cell) => shifted(cell, vector)
    return true
  }
  return false
}

/** A board without edges moves along whole; what falls off at the far side is gone. */
function shiftGround(state: State, vector: Hex): void {
  const { arena } = state
  for (const one of state.ground) one.cell = shifted(one.cell, vector)
  state.ground = state.ground.filter(({ cell }) => cell !== OUTSIDE)
  arena.blood = arena.blood.map((cell) => shifted(cell, vector)).filter((cell) => cell !== OUTSIDE)
  arena.obstacles = arena.obstacles
    .map((one) => ({ ...one, cell: shifted(one.cell, vector) }))
    .filter(({ cell }) => cell !== OUTSIDE)
  for (const man of state.gladiators) {
    if (isIn(man)) continue
    man.cell = shifted(man.cell, vector)
    man.torso = shifted(man.torso, vector)
    man.hind = shifted(man.hind, vector)
  }
}

/** COL-5 A push off the board: over the edge, against a wall, or there is no way. */
export function pushOverEdge(moves: Moves, cell: number, dir: number): 'shifted' | 'wall' | 'stuck' {
  const edge = edgeOf(cell, dir)
  if (isWall(moves.play.state, edge)) return 'wall'
  const hasWall = testWall(moves.play, edge)
  if (!shift(moves, edge)) return hasWall ? 'wall' : 'stuck'
  moves.isClosed = true
  return 'shifted'
}
