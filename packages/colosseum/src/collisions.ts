/** Chapter 8: collisions. */

import { type Dir, OUTSIDE, relative, turned } from '@harena/engine'
import { isBlocked, isHazard, openEdge, terrainAt } from './arena.ts'
import { board, diagramValue, edgeCrossed, facingTo } from './board.ts'
import type { Book } from './book.ts'
import { hitObstacle } from './obstacles.ts'
import { type Play, pickByDice } from './play.ts'
import { fallProne, torsoCell } from './prone.ts'
import { type Gladiator, isActive, occupies, rowOfItem, shieldHand, type Terrain } from './state.ts'
import { checkStumble } from './stumble.ts'
import { rollStun, sufferStun } from './stun.ts'

/** How a man came into the hex of a collision. */
export interface Approach {
  readonly who: Gladiator
  /** The hex he entered it from; OUTSIDE if he never moved. */
  readonly from: number
  /** The facing with which he entered: later turns are lost (§8.2). */
  readonly facing: Dir
  readonly forward: number
  /** How many of the hexes forward were sidesteps. */
  readonly sidestepped: number
  readonly backward: number
  /** B17 Plotted turns that the collision cuts off. */
  readonly turns: readonly number[]
}

/** §8.4 What is added to the die of an impact factor, positional advantage apart. */
export function impactModifier(book: Book, approach: Approach): number {
  const { who } = approach
  const hand = shieldHand(who)
  const size = hand < 0 ? null : rowOfItem(who.hands[hand]!).shield
  let drm = who.weight === 'heavy' ? 2 : who.weight === 'medium' ? 1 : 0
  drm += size === 'large' ? 2 : size === null ? -2 : 0
  drm += book.impactOf(approach.forward - approach.sidestepped, approach.sidestepped) - approach.backward
  if (who.now.leaped || who.now.rolled) drm += 4
  drm -= 2 * counted(book, who.posture === 'kneeling', who.now.stumbling || who.now.tripped)
  drm -= 3 * counted(book, who.now.recovering, who.snare !== null)
  return drm - who.stun + who.ST + who.AG
}

/** Of two lines of the impact table that stand together one counts; in 1981 both do. */
function counted(book: Book, one: boolean, other: boolean): number {
  return one && other && book.hasSingleImpact ? 1 : Number(one) + Number(other)
}

/** §8.4, §9.2 The advantage of one man in a collision: where he comes from, as the other sees it. */
export function collisionAdvantage(play: Play, one: Approach, other: Approach, cell: number): number {
  const haveBothMoved = one.from !== OUTSIDE && other.from !== OUTSIDE
  if (haveBothMoved && play.state.options.collisionFacing === 'on') return softenedAdvantage(one, other, cell)
  if (haveBothMoved && play.state.options.collisionPA === 'notIfBothMoved') return 0
  if (one.from !== OUTSIDE) return diagramValue(cell, other.facing, one.from)
  // He stood there: his own hex, as the one who runs into him sees it.
  return diagramValue(other.from, other.facing, cell)
}

/** B17 The other has made what turns of his plot helped him; a rear hexside against a front one decides alone. */
function softenedAdvantage(one: Approach, other: Approach, cell: number): number {
  const own = leastAdvantage(one.from, other, cell)
  const theirs = leastAdvantage(other.from, one, cell)
  // Who offers his own rear has no advantage, whether the other does so too or not.
  return theirs >= 2 ? 0 : own
}

/** The smallest value over the facings that the remaining turns lead through. */
function leastAdvantage(from: number, seen: Approach, cell: number): number {
  return diagramValue(cell, bestFacing(from, seen, cell), from)
}

/** Of the facings that the remaining turns lead through the one that gives a man who comes from there the least. */
export function bestFacing(from: number, { facing, turns }: Approach, cell: number): Dir {
  let best = facing
  let next = facing
  for (const turn of turns) {
    next = turned(next, turn)
    if (diagramValue(cell, next, from) < diagramValue(cell, best, from)) best = next
  }
  return best
}

/** §8.4 Both throw a die; the higher impact factor is the attacker and stays in the hex. */
export function collide(play: Play, one: Approach, other: Approach, cell: number): void {
  const { referee } = play
  for (const { who, facing } of [one, other]) {
    who.now.collided = true
    who.facing = facing
  }
  const impact =
    referee.roll(1, '§8.4', one.who.seat) + impactModifier(play.book, one) + collisionAdvantage(play, one, other, cell)
  const otherImpact =
    referee.roll(1, '§8.4', other.who.seat) +
    impactModifier(play.book, other) +
    collisionAdvantage(play, other, one, cell)
  if (referee.listening) {
    const [seat, second] = [one.who.seat, other.who.seat]
    referee.tell({ kind: 'collided', rule: '§8.4', seat, other: second, cell, impact, otherImpact })
  }
  const stunBefore = [one.who.stun, other.who.stun]
  if (impact === otherImpact) tie(play, one, other, cell)
  else if (impact > otherImpact) overrun(play, one, other, cell, impact - otherImpact)
  else overrun(play, other, one, cell, otherImpact - impact)
  // One who rolled into the other takes his body along.
  for (const { who } of [one, other]) if (who.posture === 'prone') who.torso = torsoCell(play.state, who)
  for (const [at, { who, from }] of [one, other].entries()) {
    if (from === OUTSIDE) who.now.sparedStun += who.stun - stunBefore[at]!
    untangle(play, who)
  }
}

/** §8.4.2 Equal factors: both go back where they came from, face each other, and both are stunned. */
function tie(play: Play, one: Approach, other: Approach, cell: number): void {
  if (play.state.options.tieStunsBoth === 'on') {
    tieAdjacent(play, one, other, cell)
    return
  }
  for (const { who, from } of [one, other]) {
    if (from === OUTSIDE) {
      who.cell = cell
      continue
    }
    who.cell = isTaken(play, from, [who]) ? freeBeside(play, cell, who) : from
    who.isOnRock = terrainAt(play.state, who.cell) === 'rock'
    who.facing = facingTo(who.cell, cell)
    tellBack(play, who)
  }
  for (const { who } of [one, other]) shock(play, who, 0, false)
}

/** B18 Both end adjacent and face to face: in their last hexes, or the stronger man in the contested one. */
function tieAdjacent(play: Play, one: Approach, other: Approach, cell: number): void {
  const [from, otherFrom] = [one.from === OUTSIDE ? cell : one.from, other.from === OUTSIDE ? cell : other.from]
  one.who.cell = from
  other.who.cell = otherFrom
  if (board.distance(from, otherFrom) !== 1) {
    const { ST } = one.who
    const isStronger = ST === other.who.ST ? play.referee.roll(1, '§8.4.2', one.who.seat) <= 3 : ST > other.who.ST
    const stays = isStronger ? one : other
    stays.who.cell = cell
  }
  for (const { who } of [one, other]) who.isOnRock = terrainAt(play.state, who.cell) === 'rock'
  one.who.facing = facingTo(one.who.cell, other.who.cell)
  other.who.facing = facingTo(other.who.cell, one.who.cell)
  for (const { who } of [one, other]) {
    tellBack(play, who)
    shock(play, who, 0, false)
  }
}

/** §8.4.1 The loser is pushed into one of the three front hexes of the winner, who chooses. */
function overrun(play: Play, winner: Approach, loser: Approach, cell: number, difference: number): void {
  const { who } = winner
  who.cell = cell
  const free = [0, 1, 5]
    .map((side) => turned(winner.facing, side))
    .filter((dir) => !isTaken(play, board.neighbour(cell, dir), [who, loser.who]))
  if (free.length === 0) {
    goBack(play, winner, loser, cell)
    shock(play, loser.who, difference, false)
    return
  }
  const dir =
    free.length === 1
      ? free[0]!
      : play.referee.ask({ kind: 'push', seat: who.seat, rule: '§8.4.1', loser: loser.who.seat, dirs: free })
  const obstacle = pushInto(play, winner, loser, cell, dir)
  if (obstacle) pushedIntoObstacle(play, winner, loser, cell, difference, obstacle)
  else shock(play, loser.who, difference, true)
}

/** Moves the loser one hex; what stands there instead is returned. Off the board the edge is opened first (§7.7). */
function pushInto(play: Play, winner: Approach, loser: Approach, cell: number, dir: Dir): Terrain | 'wall' | null {
  const { who } = loser
  let target = board.neighbour(cell, dir)
  if (target === OUTSIDE) {
    who.cell = cell
    if (openEdge(play, edgeCrossed(cell, dir)) !== 'shifted') return 'wall'
    target = board.neighbour(winner.who.cell, dir)
    if (target === OUTSIDE) return 'wall'
  }
  const terrain = terrainAt(play.state, target)
  if (terrain === 'pillar' || terrain === 'rock') return terrain
  who.cell = target
  who.isOnRock = false
  const side = relative(dir, who.facing)
  who.lastStep = side >= 2 && side <= 4 ? 'backward' : 'forward'
  if (play.referee.listening) {
    play.referee.tell({ kind: 'pushed', rule: '§8.4.1', seat: who.seat, by: winner.who.seat, cell: target })
  }
  return null
}

/** A wall in the way: more stun; the loser stays, the winner goes back (after the rules of 1982). */
function pushedIntoObstacle(
  play: Play,
  winner: Approach,
  loser: Approach,
  cell: number,
  difference: number,
  obstacle: Terrain | 'wall',
): void {
  const { who } = loser
  if (winner.from === OUTSIDE) {
    who.cell = loser.from === OUTSIDE ? cell : loser.from
    who.isOnRock = terrainAt(play.state, who.cell) === 'rock'
  } else {
    who.cell = winner.who.cell === cell ? cell : winner.who.cell
    winner.who.cell = backFrom(winner, cell)
    winner.who.isOnRock = terrainAt(play.state, winner.who.cell) === 'rock'
    tellBack(play, winner.who)
  }
  rollStun(play, who, difference, '§8.4.3')
  // B01 A wall adds four points without a roll.
  if (obstacle === 'wall' && play.state.options.walledMap === 'on') sufferStun(play, who, 4, 0)
  else if (isActive(who)) hitObstacle(play, who, obstacle, loser.forward, true)
  checkStumble(play, who, 0, 0)
}

/** The hex a man came from, also when the board was moved in the meantime. */
function backFrom(approach: Approach, cell: number): number {
  if (approach.who.cell === cell) return approach.from
  const dir = board.sectorDir(cell, approach.from)
  const back = board.neighbour(approach.who.cell, dir)
  return back === OUTSIDE ? approach.who.cell : back
}

/** Figures fill all three hexes: whoever moved goes back, the loser first. */
function goBack(play: Play, winner: Approach, loser: Approach, cell: number): void {
  const back = loser.from !== OUTSIDE ? loser : winner
  const stays = back === loser ? winner : loser
  stays.who.cell = cell
  back.who.cell = isTaken(play, back.from, [back.who]) ? freeBeside(play, cell, back.who) : back.from
  back.who.isOnRock = terrainAt(play.state, back.who.cell) === 'rock'
  tellBack(play, back.who)
}

function tellBack(play: Play, who: Gladiator): void {
  if (!play.referee.listening) return
  play.referee.tell({ kind: 'thrownBack', rule: '§8.4.2', seat: who.seat, cell: who.cell, facing: who.facing })
}

/** §8.4.3, §8.4.4 Stun by the difference of the factors, then one Stumble check with it. */
function shock(play: Play, who: Gladiator, difference: number, isPushed: boolean): void {
  const hazards = isPushed && isHazard(play.state, who.cell) ? 1 : 0
  rollStun(play, who, difference, '§8.4.3')
  const wasStumbling = who.now.stumbling || who.now.tripped
  const isDue = who.mustStumble
  who.mustStumble = false
  checkStumble(play, who, hazards, 0)
  // B20 Whoever was stumbling already goes down.
  if (wasStumbling && who.mustStumble && play.state.options.doubleStumble === 'on') {
    fallProne(play, who)
    // He may kneel up in the next phase, also where others must lie still first (B09).
    who.stillPhases = 1
  } else if (isDue && who.posture !== 'prone') who.mustStumble = true
}

/** In a crowd a man may be sent where another has come to stand: he goes to a free hex beside (our ruling). */
function untangle(play: Play, who: Gladiator): void {
  if (!isActive(who) || !isTaken(play, who.cell, [who])) return
  who.cell = freeBeside(play, who.cell, who)
  if (who.posture === 'prone') who.torso = torsoCell(play.state, who)
}

function isTaken(play: Play, cell: number, except: readonly Gladiator[]): boolean {
  if (cell === OUTSIDE) return false
  return play.state.gladiators.some((one) => isActive(one) && !except.includes(one) && occupies(one, cell))
}

function freeBeside(play: Play, cell: number, who: Gladiator): number {
  const free = [0, 1, 2, 3, 4, 5]
    .map((dir) => board.neighbour(cell, dir))
    .filter((one) => one !== OUTSIDE && !isTaken(play, one, [who]) && !isBlocked(play.state, one))
  return free.length > 0 ? pickByDice(play, free, '§8.4.2', who.seat) : who.cell
}
