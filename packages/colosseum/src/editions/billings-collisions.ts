/** The Billings Rules of 1982 on collisions: B-1 walls, B-17 plotted turns, B-18 ties. */
import { type Dir, OUTSIDE, turned } from '@harena/engine'
import { board, diagramValue, facingTo } from '../02-preparation/board.ts'
import { type Approach, freeBeside, isTaken, shock, tellBack } from '../06-movement/impact.ts'
import { placeOver } from '../06-movement/impact-factor.ts'
import type { Path } from '../06-movement/paths.ts'
import type { Plot } from '../06-movement/plots.ts'
import { sufferStun } from '../09-combat/stun.ts'
import { terrainAt } from '../19-advanced/arena.ts'
import type { RuleContext } from '../match/context.ts'
import type { Tables } from '../tables/index.ts'

/** B-1 The wall stuns by the steps that lead to it: two for each hex straight forward, one for any other. */
export function meetWall(context: RuleContext, path: Path): void {
  const { who, plot, steps } = path
  who.now.collided = true
  let stun = 0
  for (let i = 0; i <= steps.length; i++) stun += wallStun(context, plot, i)
  if (context.referee.listening) {
    context.referee.tell({ kind: 'hitObstacle', rule: '§27.3', seat: who.seat, what: 'wall', pushed: false })
  }
  sufferStun(context, who, stun)
}

/** B-1 The share of one step; (Q) counts as its standard action, a quick step to another side as one straight ahead. */
function wallStun(context: RuleContext, { steps, text }: Plot, at: number): number {
  const { sense, isSidestep } = steps[at]!
  if (sense !== 1) return 1
  const isQuickAside = at > 0 && /\([RL]Q\)/.test(text)
  return isSidestep && !isQuickAside ? Number(context.state.options.wallSidestepStun) : 2
}

/** B-17 Position counts though both moved; who offers his own rear has none, whether the other does so too or not. */
export function softenedAdvantage(context: RuleContext, one: Approach, other: Approach, cell: number): number {
  return placeOver(context, other, one, cell) >= 2 ? 0 : placeOver(context, one, other, cell)
}

/** Of the facings that the remaining turns lead through the one that gives a man who comes from there the least. */
export function bestFacing(tables: Tables, from: number, { facing, turns }: Approach, cell: number): Dir {
  let best = facing
  let next = facing
  for (const turn of turns) {
    next = turned(next, turn)
    if (diagramValue(tables, cell, next, from) < diagramValue(tables, cell, best, from)) best = next
  }
  return best
}

/** B-17 Where both moved, each has made the turns that help him before he enters; not where their paths crossed. */
export function enterTurned(
  { tables }: RuleContext,
  one: Approach,
  other: Approach,
  cell: number,
  isCrossing: boolean,
): Approach {
  if (one.from === OUTSIDE || other.from === OUTSIDE || one.turns.length === 0) return one
  // The turns of a beast are part of its steps (E-15).
  if (one.who.beast) return one
  // §8.2 The others are not made.
  one.who.now.turned = 0
  return { ...one, facing: isCrossing ? one.facing : bestFacing(tables, other.from, one, cell), turns: [] }
}

/** B-18 Both end adjacent and face to face: in their last hexes, or the stronger man in the contested one. */
export function tieAdjacent(context: RuleContext, one: Approach, other: Approach, cell: number): void {
  const [from, otherFrom] = [one, other].map((approach) => (approach.from === OUTSIDE ? cell : approach.from))
  const stays = board.distance(from!, otherFrom!) === 1 ? null : strongerOf(context, one, other)
  for (const approach of [one, other]) {
    const { who } = approach
    const to = approach === stays || approach.from === OUTSIDE ? cell : approach.from
    who.cell = to !== cell && isTaken(context, to, [who]) ? freeBeside(context, cell, who) : to
    who.isOnRock = terrainAt(context.state, who.cell) === 'rock'
  }
  one.who.facing = facingTo(one.who.cell, other.who.cell)
  other.who.facing = facingTo(other.who.cell, one.who.cell)
  for (const { who } of [one, other]) {
    tellBack(context, who)
    shock(context, who, 0, false)
  }
}

function strongerOf(context: RuleContext, one: Approach, other: Approach): Approach {
  const { ST, seat } = one.who
  const isFirst = ST === other.who.ST ? context.referee.roll(1, '§8.4.2', seat, 'who stays') <= 3 : ST > other.who.ST
  return isFirst ? one : other
}
