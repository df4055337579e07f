/** Chapter 27: the arena, its walls and obstacles, and the edge of the map (§7.7). */

import { add, type Hex, OUTSIDE } from '@harena/engine'
import { board, COLUMNS, cellsBetween, type Edge, edges, ROWS } from '../02-preparation/board.ts'
import { pickByDice, type RuleContext, rollD3 } from '../match/context.ts'
import { type Gladiator, isKilled, isLiving, occupies, type State, type Terrain } from '../match/state.ts'
import { step, stepsFor, sumOf } from '../match/sums.ts'

export function terrainAt(state: State, cell: number): Terrain | null {
  const { obstacles } = state.arena
  for (let at = 0; at < obstacles.length; at++) if (obstacles[at]!.cell === cell) return obstacles[at]!.terrain
  return null
}

/** Whether there is this terrain. Words are compared with words only: to compare nothing with one is slow. */
export function isTerrain({ arena }: State, cell: number, kind: Terrain): boolean {
  const { obstacles } = arena
  for (let at = 0; at < obstacles.length; at++) if (obstacles[at]!.cell === cell) return obstacles[at]!.terrain === kind
  return false
}

/** §27.5 What stops a thing that flies or slides. */
export function isSolid(state: State, cell: number): boolean {
  return isTerrain(state, cell, 'pillar')
}

/** §27.5, §27.8 What stops a man on foot. */
export function isBlocked(state: State, cell: number): boolean {
  const terrain = terrainAt(state, cell)
  return terrain !== null && (terrain === 'pillar' || terrain === 'rock')
}

/** §15.1, §27.7 A hex that may trip a man: a body, an item, blood or mud; several in one hex count once. */
export function isHazard(state: State, cell: number): boolean {
  const { arena, ground, gladiators } = state
  if (arena.blood.includes(cell)) return true
  for (let at = 0; at < ground.length; at++) if (ground[at]!.cell === cell) return true
  for (let seat = 0; seat < gladiators.length; seat++) {
    if (isKilled(gladiators[seat]!) && occupies(gladiators[seat]!, cell)) return true
  }
  return isTerrain(state, cell, 'mud')
}

/** §27.4 to §27.8 Whether nothing stands between two hexes. The two themselves never block. */
export function isLineClear(state: State, from: number, to: number): boolean {
  if (!isAnythingNear(state, from, to)) return true
  return !cellsBetween(from, to).some(([left, right]) => blocksLine(state, left) && blocksLine(state, right))
}

/** Most of the time nothing stands anywhere near the line: this is looked at before it is drawn. */
function isAnythingNear({ arena }: State, from: number, to: number): boolean {
  const most = board.distance(from, to) + 1
  if (most < 3) return false
  for (const { cell } of arena.obstacles) {
    if (board.distance(from, cell) + board.distance(cell, to) <= most) return true
  }
  return false
}

/** Whether a line to one of the hexes of a body is clear. */
export function isInSight(state: State, { cell }: Gladiator, body: Gladiator): boolean {
  if (isLineClear(state, cell, body.cell)) return true
  if (body.torso !== OUTSIDE && isLineClear(state, cell, body.torso)) return true
  return body.hind !== OUTSIDE && isLineClear(state, cell, body.hind)
}

function blocksLine(state: State, cell: number): boolean {
  const terrain = terrainAt(state, cell)
  return terrain !== null && terrain !== 'mud'
}

/** §27.6.1 Whether a tree stands beside him. */
export function isBesideTree(state: State, cell: number): boolean {
  return state.arena.obstacles.some(({ cell: at, terrain }) => terrain === 'tree' && board.distance(at, cell) <= 1)
}

export const opposite: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north', east: 'west', west: 'east' }

/** How the men are moved away from an edge: three hexes, or two, or one. */
const inwards: Readonly<Record<Edge, readonly Hex[]>> = {
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

/**
 * §7.7, §7.7.1, §27.4 Somebody is about to leave the board: a wall stands there, or everybody is moved inwards. A wall
 * that appears is marked, and the men are moved all the same (§27.4.1).
 */
export function openEdge(context: RuleContext, edge: Edge): 'wall' | 'shifted' | 'stuck' {
  const { arena, options } = context.state
  if (arena.walls.includes(edge)) return 'wall'
  let hasAppeared = false
  if (options.mapEdge === 'shift' && options.arena === 'on') {
    const far = opposite[edge]
    if (arena.walls.includes(far)) {
      arena.walls = arena.walls.filter((wall) => wall !== far)
      if (context.referee.listening) context.referee.tell({ kind: 'wallRemoved', rule: '§27.4.2', edge: far })
    } else hasAppeared = rollWall(context, edge)
  }
  if (shiftBoard(context, edge)) return 'shifted'
  return hasAppeared ? 'wall' : 'stuck'
}

/** §27.4.1 A die and the size of the arena above 5: there is a wall. */
function rollWall(context: RuleContext, edge: Edge): boolean {
  const steps = stepsFor(context)
  const die = step(steps, 'wall', context.referee.roll(1, '§27.4.1', 0, 'wall'), '§27.4.1')
  const total = die + step(steps, 'size of the arena', context.state.arena.size, '§27.4.1')
  if (total <= 5) return false
  context.state.arena.walls.push(edge)
  if (steps) context.referee.tell({ kind: 'wallAppeared', rule: '§27.4.1', edge, ...sumOf(steps) })
  return true
}

function shiftBoard(context: RuleContext, edge: Edge): boolean {
  const { state } = context
  for (const by of inwards[edge]) {
    if (!hasRoom(state, by)) continue
    for (const who of state.gladiators) if (isLiving(who)) shiftMan(state, who, by)
    context.shift = context.shift ? add(context.shift, by) : by
    // Without an edge the ground goes along, so that nothing changes place relative to the men.
    if (state.options.mapEdge === 'unbounded') shiftGround(state, by)
    if (context.referee.listening) context.referee.tell({ kind: 'boardShifted', rule: '§7.7', edge })
    return true
  }
  return false
}

/** Whether everybody could be moved so far. */
function hasRoom(state: State, by: Hex): boolean {
  for (const who of state.gladiators) if (isLiving(who) && placeAfter(state, who.cell, by) === OUTSIDE) return false
  return true
}

/** Where a body comes to lie; OUTSIDE if it cannot. Where the ground goes along, nothing stands in the way. */
function placeAfter(state: State, cell: number, by: Hex): number {
  const place = shifted(cell, by)
  return place !== OUTSIDE && state.options.mapEdge !== 'unbounded' && isBlocked(state, place) ? OUTSIDE : place
}

function shiftMan(state: State, who: Gladiator, by: Hex): void {
  const { now } = who
  who.cell = shifted(who.cell, by)
  who.torso = placeAfter(state, who.torso, by)
  who.hind = placeAfter(state, who.hind, by)
  now.startCell = shifted(now.startCell, by)
  for (let at = 0; at < now.entered.length; at++) now.entered[at] = shifted(now.entered[at]!, by)
  if (state.options.mapEdge !== 'unbounded') who.isOnRock = false
}

function shiftGround(state: State, by: Hex): void {
  for (const lying of state.ground) lying.cell = shifted(lying.cell, by)
  state.ground = state.ground.filter(({ cell }) => cell !== OUTSIDE)
  state.arena.blood = state.arena.blood.map((cell) => shifted(cell, by)).filter((cell) => cell !== OUTSIDE)
  state.arena.obstacles = state.arena.obstacles
    .map((one) => ({ ...one, cell: shifted(one.cell, by) }))
    .filter(({ cell }) => cell !== OUTSIDE)
  for (const body of state.gladiators) {
    if (isLiving(body)) continue
    body.cell = shifted(body.cell, by)
    body.torso = shifted(body.torso, by)
    body.hind = shifted(body.hind, by)
  }
}

/** A cell after the men were moved; OUTSIDE if it has left the board. */
export function shifted(cell: number, by: Hex): number {
  return cell === OUTSIDE ? OUTSIDE : board.cell(add(board.hex(cell), by))
}

const kinds: readonly Terrain[] = ['pillar', 'tree', 'mud', 'rock']

/** §27.2 The size of the arena, and obstacles at random places that are not too near to the men. */
export function layOutArena(context: RuleContext): void {
  const { state } = context
  const { arena } = state
  if (arena.isLaidOut) return
  arena.isLaidOut = true
  if (state.options.arena === 'on') {
    if (arena.size === 0) {
      arena.size = rollD3(context, '§27.2.1', 0, 'size') + rollD3(context, '§27.2.1', 0, 'size') - 1
      rollObstacles(context)
    }
    if (arena.size === 5) arena.walls = [...edges]
    if (context.referee.listening) {
      context.referee.tell({ kind: 'arenaRolled', rule: '§27.2', size: arena.size, obstacles: [...arena.obstacles] })
    }
  }
  if (state.options.mapEdge === 'walls' || context.edition.isWalled(state)) arena.walls = [...edges]
}

/** §27.2.2 A die less the size of the arena. */
export function rollObstacles(context: RuleContext): void {
  const count = Math.max(0, context.referee.roll(1, '§27.2.2', 0, 'obstacles') - context.state.arena.size)
  for (let i = 0; i < count; i++) placeObstacle(context)
}

function placeObstacle(context: RuleContext): void {
  const { state } = context
  const terrain = pickByDice(context, kinds, '§27.2.2.1', 0, 'obstacle')
  for (;;) {
    const cell = rollBelow(context, ROWS) * COLUMNS + rollBelow(context, COLUMNS)
    const isNear = state.gladiators.some((who) => board.distance(who.cell, cell) < 2)
    if (isNear || terrainAt(state, cell)) continue
    state.arena.obstacles.push({ cell, terrain })
    return
  }
}

/** A number below a limit of 12 to 18, each equally likely: two dice as digits, the surplus thrown again. */
function rollBelow(context: RuleContext, limit: number): number {
  for (;;) {
    const digit = () => context.referee.roll(1, '§27.2.2.1', 0, 'place') - 1
    const number = digit() * 6 + digit()
    if (number < limit * 2) return number % limit
  }
}
