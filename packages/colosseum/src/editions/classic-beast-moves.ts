/** Springsteen's hunts for one player: a red die says how far a beast goes, two white ones how (E-4 to E-10). */
import { type Dir, dirs, OUTSIDE, opposite, turned } from '@harena/engine'
import { board, diagramValue } from '../02-preparation/board.ts'
import { collide } from '../06-movement/collisions.ts'
import { isBlocked } from '../19-advanced/arena.ts'
import { cellsOf } from '../28-beasts/beasts.ts'
import { closestOpponent, meetMan, standing, stepTo, turnTo } from '../28-beasts/movement.ts'
import { pickByDice, type RuleContext } from '../match/context.ts'
import { type Gladiator, isAble, isActive, isOpponent, occupies, type State } from '../match/state.ts'
import { type BeastMove, classicBeastMoves } from '../tables/classic-beasts.ts'
import { turnAtWall } from './classic-beast-walls.ts'

const HOLD = 6
const RUSH = 6

/** E-4 Tables C and D together; 2 and 12 of the white dice go before the red one. */
export function moveByTables(context: RuleContext, who: Gladiator): void {
  const { referee } = context
  const red = referee.roll(1, '§28.5', who.seat, 'red')
  const white = referee.roll(2, '§28.5', who.seat, 'white')
  const move = classicBeastMoves[white]!
  const points = pointsOf(move, red)
  if (referee.listening) {
    referee.tell({ kind: 'movementRolled', rule: '§28.5', seat: who.seat, move, red, white, points })
  }
  if (move === 'B') goBack(context, who)
  else if (move === 'RS') rush(context, who)
  else wander(context, who, move, points)
}

function pointsOf(move: BeastMove, red: number): number {
  if (move === 'B') return 1
  if (move === 'RS') return RUSH
  return move === 'X' || red === HOLD ? 0 : red
}

/** E-5 to E-8 Move by move; as soon as it has an opponent straight before it, it makes for him with all that is left. */
function wander(context: RuleContext, who: Gladiator, move: BeastMove, points: number): void {
  const side = move.endsWith('L') ? -1 : 1
  for (let at = 0; at < points; at++) {
    const left = points - at
    if (move === 'F' || isPreyAhead(context.state, who)) {
      runOn(context, who, left, () => who.facing)
      return
    }
    if (move === 'WL' || move === 'WR') {
      if (!whirl(context, who, side)) return
      continue
    }
    const isTurn = move.startsWith('T') || at % 2 === 0
    const dir = isTurn ? turned(who.facing, side) : who.facing
    const step = goTo(context, who, dir)
    if (step === 'wall') alongOrAway(context, who, dir, left)
    if (step !== 'moved') return
  }
}

/** Step by step; a wall turns it (C-16), and so may the next. */
function runOn(
  context: RuleContext,
  who: Gladiator,
  points: number,
  next: (isFirst: boolean) => Dir | typeof OUTSIDE,
): void {
  for (let at = 0; at < points; at++) {
    const dir = at > 0 && isPreyAhead(context.state, who) ? who.facing : next(at === 0)
    if (dir === OUTSIDE) return
    const step = goTo(context, who, dir)
    if (step === 'wall') alongOrAway(context, who, dir, points - at)
    if (step !== 'moved') return
  }
}

function alongOrAway(context: RuleContext, who: Gladiator, dir: Dir, points: number): void {
  const path = turnAtWall(context, who, dir)
  runOn(context, who, points, (isFirst) => path(who.cell, who.facing, isFirst))
}

/** One hex with the head, the hind part following. What is solid and other beasts bar its way; a man is run into. */
function goTo(context: RuleContext, who: Gladiator, dir: Dir): 'moved' | 'wall' | 'barred' | 'met' {
  const cell = board.neighbour(who.cell, dir)
  if (cell === OUTSIDE) return 'wall'
  const met = figureAt(context.state, who, cell)
  if (isBlocked(context.state, cell) || met?.beast) return 'barred'
  who.now.moved++
  if (met) meetMan(context, who, met, cell, dir)
  else stepTo(context, who, cell, dir)
  return met ? 'met' : 'moved'
}

function figureAt({ gladiators }: State, who: Gladiator, cell: number): Gladiator | undefined {
  return gladiators.find((one) => one !== who && isActive(one) && occupies(one, cell))
}

/** E-8 Whether the first figure in the hex row before its head is an opponent. */
function isPreyAhead(state: State, who: Gladiator): boolean {
  let cell = board.neighbour(who.cell, who.facing)
  while (cell !== OUTSIDE && !isBlocked(state, cell)) {
    const met = figureAt(state, who, cell)
    if (met) return isOpponent(who, met)
    cell = board.neighbour(cell, who.facing)
  }
  return false
}

/** E-5 One hexside, the head going round the hind part; false when something ends it. */
function whirl(context: RuleContext, who: Gladiator, side: number): boolean {
  const facing = turned(who.facing, side)
  if (who.torso === OUTSIDE) {
    turnTo(context, who, facing)
    return true
  }
  const cell = board.neighbour(who.torso, facing)
  const met = cell === OUTSIDE ? undefined : figureAt(context.state, who, cell)
  if (cell === OUTSIDE || isBlocked(context.state, cell) || met?.beast) return false
  who.now.moved++
  if (met) {
    meetWhirling(context, who, met, cell, facing)
    return false
  }
  stepTo(context, who, cell, facing)
  return true
}

/** One that is thrown back faces as before. */
function meetWhirling(context: RuleContext, who: Gladiator, met: Gladiator, cell: number, facing: Dir): void {
  const { cell: from, facing: before } = who
  meetMan(context, who, met, cell, facing)
  if (who.cell === from) turnTo(context, who, before)
}

/** E-9 One hex straight back; a wall lets it stand, a man is run into with the hind part. */
function goBack(context: RuleContext, who: Gladiator): void {
  const back = opposite(who.facing)
  const rear = who.torso === OUTSIDE ? who.cell : who.torso
  const cell = board.neighbour(rear, back)
  const met = cell === OUTSIDE ? undefined : figureAt(context.state, who, cell)
  if (cell === OUTSIDE || isBlocked(context.state, cell) || met?.beast) return
  who.now.moved++
  if (met) {
    const still = { forward: 0, sidestepped: 0, backward: 1, turns: [], stood: false }
    collide(context, { ...still, who, from: rear, facing: back, isBacking: true }, standing(met), cell)
  } else stepTo(context, who, board.neighbour(who.cell, back), who.facing)
}

/**
 * E-10 Six hexes on the shortest way to the closest opponent, of equal ones to the place with the best advantage. Of a
 * body on the ground, or of a long one, the nearest hex is enough.
 */
function rush(context: RuleContext, who: Gladiator): void {
  const prey = closestOpponent(context, who)
  if (!prey) return
  const far = distancesFrom(context.state, who)
  const last = lastStep(context, who, prey, far)
  if (last === null) return
  const way = [...wayTo(far, last.from), last.dir]
  for (const dir of way.slice(0, RUSH)) {
    if (!isAble(who) || goTo(context, who, dir) !== 'moved') return
  }
}

/** How far every hex is from its head, round everything that stands in the way. */
function distancesFrom(state: State, who: Gladiator): Map<number, number> {
  const far = new Map([[who.cell, 0]])
  for (const [cell, steps] of far) {
    for (const dir of dirs) {
      const next = board.neighbour(cell, dir)
      if (next === OUTSIDE || far.has(next) || isBlocked(state, next) || figureAt(state, who, next)) continue
      far.set(next, steps + 1)
    }
  }
  return far
}

/** The step into one of his hexes. */
interface LastStep {
  readonly from: number
  readonly dir: Dir
  readonly advantage: number
}

function lastStep(
  context: RuleContext,
  who: Gladiator,
  prey: Gladiator,
  far: ReadonlyMap<number, number>,
): LastStep | null {
  const steps = cellsOf(prey).flatMap((cell) =>
    dirs.map((side): LastStep => {
      const from = board.neighbour(cell, side)
      return { from, dir: opposite(side), advantage: diagramValue(context.tables, cell, prey.facing, from) }
    }),
  )
  const open = steps.filter(({ from }) => far.has(from))
  const near = open.filter(({ from }) => open.every((other) => far.get(from)! <= far.get(other.from)!))
  const best = near.filter(({ advantage }) => near.every((other) => advantage >= other.advantage))
  return best.length === 0 ? null : pickByDice(context, best, '§28.5', who.seat, 'which way')
}

/** The directions of a shortest way. */
function wayTo(far: ReadonlyMap<number, number>, goal: number): Dir[] {
  const way: Dir[] = []
  for (let cell = goal; far.get(cell)! > 0; ) {
    const back = dirs.find((dir) => far.get(board.neighbour(cell, dir)) === far.get(cell)! - 1)!
    way.unshift(opposite(back))
    cell = board.neighbour(cell, back)
  }
  return way
}
