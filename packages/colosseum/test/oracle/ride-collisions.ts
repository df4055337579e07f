/** §30.5 Collisions with a horse that is ridden: it is always the attacker. */
import { OUTSIDE } from '@harena/engine'
import { answerOf, byChance } from './answers.ts'
import { trample } from './beast-collisions.ts'
import { kindOf, layBody, zoneAt } from './beasts.ts'
import { freeBeside, impact, soften, softens, stopBoth, stunOfCollision, trip, turnsLeft } from './collisions.ts'
import { beside, positionValue, turn } from './hexes.ts'
import { layInCollision } from './nets.ts'
import type { Play } from './play.ts'
import { horseOf, isMounted } from './riders.ts'
import { isIn, isProne, type Man } from './sheet.ts'
import { torsoOf } from './stun.ts'
import { isSolid, type Moves, menIn, type Walker } from './walkers.ts'

export function rideInto(moves: Moves, a: Walker, b: Walker, cell: number, isCrossing: boolean): void {
  const { play } = moves
  const turning = [a, b].map(turnsLeft)
  const stood = new Set([a, b].filter(({ isStopped, made }) => isStopped || made.length === 0))
  stopBoth(a, b)
  // B-17
  if (softens(play, a, b) && !isCrossing) {
    for (const [at, one] of [a, b].entries()) soften(one, [b, a][at]!, cell, turning[at]!)
  }
  // B-23
  for (const [own, other] of [
    [a, b],
    [b, a],
  ] as const) {
    layInCollision(play, own.man, other.man, cell, isCrossing || stood.has(other))
  }
  const [ride, other] = isMounted(a.man) ? [a, b] : [b, a]
  // First the one who was there (our convention).
  for (const one of [b, a]) if (isMounted(one.man)) layBody(play, one.man)
  // Horses, and a horse and a beast, shy (our ruling).
  if (isMounted(other.man) || other.man.beast) {
    for (const one of [ride, other]) if (!stood.has(one)) goBack(play, one)
    return
  }
  const ofHorse = horseImpact(play, ride, other, cell)
  const ofMan = impact(play, other, placeOver(play, ride, other, cell))
  makeRoom(play, ride, other, cell, stood)
  layBody(play, ride.man)
  if (ofHorse <= ofMan) return
  const { man } = other
  const before = man.stun
  stunOfCollision(play, man, ofHorse - ofMan, false)
  trip(play, man)
  if (isIn(man)) trample(play, ride.man.seat, man, man.stun - before)
}

const haveMoved = ({ state }: Play, ride: Walker, other: Walker): boolean =>
  state.options.collisionPA === 'notIfBothMoved' &&
  [ride, other].every(({ came, man }) => came !== OUTSIDE || man.now.turned > 0)

/** MNT-3 The impact of the zebra, with two for each hex. */
function horseImpact(play: Play, ride: Walker, other: Walker, cell: number): number {
  const { state, feed } = play
  const horse = horseOf(state, ride.man)
  const strength = state.options.beastImpact === 'full' ? horse.ST : 0
  const place = haveMoved(play, ride, other) ? 0 : placeOfHorse(play, ride, other, cell)
  const sum = feed.sum('impact', horse.seat, 1) + strength + kindOf(state, horse).impact
  return sum + 2 * ride.man.now.moved + place - horse.stun
}

/** One that is met where its body lies has stood. B-17 Who offers his rear has no advantage himself. */
function placeOfHorse({ state }: Play, ride: Walker, other: Walker, cell: number): number {
  if (ride.came === OUTSIDE || ride.came === cell) return positionValue(other.came, other.man.facing, cell)
  const isSoft = state.options.collisionFacing === 'on' && other.came !== OUTSIDE
  if (isSoft && positionValue(cell, ride.man.facing, other.came) >= 2) return 0
  return positionValue(cell, other.man.facing, ride.came)
}

/** §28.7.1 A man has his place around the horse. */
function placeOver(play: Play, ride: Walker, other: Walker, cell: number): number {
  if (haveMoved(play, ride, other)) return 0
  const { man } = ride
  if (other.came !== OUTSIDE) return zoneAt(man.cell, man.facing, 3, other.came).advantage
  return zoneAt(ride.came, man.facing, 3, cell).advantage
}

/** §30.5.1 The man leaves the hex: before the horse where it has come to him, else where he came from. */
function makeRoom(play: Play, ride: Walker, other: Walker, cell: number, stood: ReadonlySet<Walker>): void {
  const { man } = ride
  const dirs = [0, 1, 5]
    .map((side) => turn(man.facing, side))
    .filter((dir) => {
      const next = beside(cell, dir)
      return next !== OUTSIDE && !isSolid(play.state, next) && menIn(play.state, next).every((one) => one === other.man)
    })
  const hasCome = !stood.has(ride)
  if (!hasCome || dirs.length === 0) {
    goBack(play, !hasCome || !stood.has(other) ? other : ride)
    return
  }
  const dir = dirs.length === 1 ? dirs[0]! : answerOf(play, 'push', man, () => byChance(play, man, 'which way', dirs))
  other.came = cell
  put(play, other.man, beside(cell, dir))
}

function goBack(play: Play, walker: Walker): void {
  const { man, came } = walker
  const { cell } = man
  const isTaken = came === OUTSIDE || menIn(play.state, came).some((one) => one !== man)
  put(play, man, isTaken ? freeBeside(play, man, cell) : came)
  if (man.cell !== cell) walker.came = cell
}

function put(play: Play, man: Man, cell: number): void {
  man.cell = cell
  man.isOnRock = false
  if (isMounted(man)) layBody(play, man)
  else if (isProne(man)) man.torso = torsoOf(play, man)
}
