/** Chapter 8: collisions. */

import { type Dir, OUTSIDE, relative, turned } from '@harena/engine'
import { board, edgeCrossed, facingTo } from '../02-preparation/board.ts'
import { torsoCell } from '../13-condition/prone.ts'
import { openEdge, shifted, terrainAt } from '../19-advanced/arena.ts'
import { releaseApart } from '../19-advanced/holds.ts'
import { dieAtWall, layDown, trampleAfter } from '../28-beasts/collisions.ts'
import { rideInto } from '../30-riders/collisions.ts'
import type { RuleContext } from '../match/context.ts'
import { isActive, occupies, type Terrain } from '../match/state.ts'
import { type Approach, freeBeside, isTaken, shake, shock, tellBack, trip } from './impact.ts'
import { rollImpact } from './impact-factor.ts'

/** §8.4 Both throw a die; the higher impact factor is the attacker and stays in the hex. */
export function collide(context: RuleContext, one: Approach, other: Approach, cell: number): void {
  const ride = one.who.mount >= 0 ? one : other.who.mount >= 0 ? other : null
  if (ride) {
    rideInto(context, ride, ride === one ? other : one, cell)
    return
  }
  const { referee } = context
  const hasBeast = one.who.beast !== null || other.who.beast !== null
  for (const { who, facing, turns } of [one, other]) {
    who.now.collided = true
    who.facing = facing
    // §8.2 Turns that it cuts off are not made.
    if (turns.length > 0) who.now.turned = 0
  }
  if (referee.listening) {
    const rule = hasBeast ? '§28.6' : '§8.4'
    referee.tell({ kind: 'collided', rule, seat: one.who.seat, other: other.who.seat, cell })
  }
  const impact = rollImpact(context, one, other, cell)
  const otherImpact = rollImpact(context, other, one, cell)
  const stunBefore = [one.who.stun, other.who.stun]
  if (impact === otherImpact) (hasBeast ? tie : context.edition.tie)(context, one, other, cell)
  else if (impact > otherImpact) overrun(context, one, other, cell, impact - otherImpact)
  else overrun(context, other, one, cell, otherImpact - impact)
  // One who rolled into the other takes his body along.
  for (const { who } of [one, other]) {
    if (who.posture === 'prone' && !who.beast) who.torso = torsoCell(context.state, who)
  }
  if (hasBeast) for (const approach of [one, other]) layDown(context, approach, cell)
  for (const [at, { who, from }] of [one, other].entries()) {
    if (from === OUTSIDE) who.now.sparedStun += who.stun - stunBefore[at]!
  }
  if (hasBeast) trampleAfter(context, one.who, other.who, stunBefore)
  releaseApart(context)
}

/** §8.4.2 Equal factors: both go back where they came from, face each other, and both are stunned. */
export function tie(context: RuleContext, one: Approach, other: Approach, cell: number): void {
  for (const { who, from } of [one, other]) {
    if (from === OUTSIDE) continue
    who.cell = isTaken(context, from, [who]) ? freeBeside(context, cell, who) : from
    who.isOnRock = terrainAt(context.state, who.cell) === 'rock'
    who.facing = facingTo(who.cell, cell)
    tellBack(context, who)
  }
  for (const { who } of [one, other]) shock(context, who, 0, false)
}

/** §8.4.1 The loser is pushed into one of the three front hexes of the winner, who chooses. */
function overrun(context: RuleContext, winner: Approach, loser: Approach, cell: number, difference: number): void {
  const { who } = winner
  if (winner.from !== OUTSIDE && (winner.isBacking || !occupies(who, cell))) who.cell = cell
  const free = isHeavy(winner, loser)
    ? []
    : [0, 1, 5]
        .map((side) => turned(winner.facing, side))
        .filter((dir) => !isTaken(context, board.neighbour(cell, dir), [who, loser.who]))
  if (free.length === 0) {
    goBack(context, winner, loser, cell)
    shock(context, loser.who, difference, false)
    return
  }
  const dir =
    free.length === 1
      ? free[0]!
      : context.referee.ask({ kind: 'push', seat: who.seat, rule: '§8.4.1', loser: loser.who.seat, dirs: free })
  const obstacle = pushInto(context, winner, loser, cell, dir)
  if (obstacle === 'edge') {
    goBack(context, winner, loser, cell)
    shock(context, loser.who, difference, false)
  } else if (obstacle) pushedIntoObstacle(context, winner, loser, cell, difference, obstacle)
  else shock(context, loser.who, difference, true)
}

/** §28.6 No beast is pushed, and one that stands throws a man back where he came from (our ruling). */
function isHeavy(winner: Approach, loser: Approach): boolean {
  return loser.who.beast !== null || (winner.who.beast !== null && winner.from === OUTSIDE)
}

/**
 * Moves the loser one hex; what stands there instead is returned. Off the board the edge is opened first (§7.7); where
 * the men cannot be moved away from it nobody goes over it, and there is no wall.
 */
function pushInto(
  context: RuleContext,
  winner: Approach,
  loser: Approach,
  cell: number,
  dir: Dir,
): Terrain | 'wall' | 'edge' | null {
  const { who } = loser
  let target = board.neighbour(cell, dir)
  if (target === OUTSIDE) {
    const way = openEdge(context, edgeCrossed(cell, dir))
    if (way === 'wall') return 'wall'
    if (way === 'shifted') target = board.neighbour(shifted(cell, context.shift!), dir)
    if (target === OUTSIDE) return 'edge'
  }
  const terrain = terrainAt(context.state, target)
  if (terrain === 'pillar' || terrain === 'rock') return terrain
  who.cell = target
  who.isOnRock = false
  const side = relative(dir, who.facing)
  who.lastStep = side >= 2 && side <= 4 ? 'backward' : 'forward'
  if (context.referee.listening) {
    context.referee.tell({ kind: 'pushed', rule: '§8.4.1', seat: who.seat, by: winner.who.seat, cell: target })
  }
  return null
}

/** A wall in the way: more stun; the loser stays, the winner goes back (after the rules of 1982). */
function pushedIntoObstacle(
  context: RuleContext,
  winner: Approach,
  loser: Approach,
  cell: number,
  difference: number,
  obstacle: Terrain | 'wall',
): void {
  const { who } = loser
  if (winner.who.beast && obstacle === 'wall' && context.edition.isWallDeadly) {
    dieAtWall(context, who, winner.who.seat)
    return
  }
  const back = winner.from !== OUTSIDE ? winner : loser.from !== OUTSIDE ? loser : null
  if (back) {
    placeBack(context, back, cell)
    if (back === winner) tellBack(context, winner.who)
  }
  shake(context, who, difference)
  if (isActive(who)) context.edition.pushInto(context, who, obstacle, loser.forward)
  trip(context, who, 0)
}

/** The hex a man came from, also when the board was moved in the meantime. */
function backFrom({ shift }: RuleContext, { who, from }: Approach): number {
  const back = shift ? shifted(from, shift) : from
  return back === OUTSIDE ? who.cell : back
}

/** Figures fill all three hexes, or there is no way over the edge: whoever moved goes back, the loser first. */
function goBack(context: RuleContext, winner: Approach, loser: Approach, cell: number): void {
  const back = loser.from !== OUTSIDE ? loser : winner
  placeBack(context, back, cell)
  tellBack(context, back.who)
}

/** Where he came from, or beside the hex of the collision if somebody else is there (our ruling). */
function placeBack(context: RuleContext, back: Approach, cell: number): void {
  const { who } = back
  const to = backFrom(context, back)
  const met = context.shift ? shifted(cell, context.shift) : cell
  who.cell = isTaken(context, to, [who]) ? freeBeside(context, met, who) : to
  who.isOnRock = terrainAt(context.state, who.cell) === 'rock'
}
