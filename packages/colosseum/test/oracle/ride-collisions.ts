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
import { torsoOf } from './torso.ts'
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
  // First the one that has come: its body lies where it came from (our ruling).
  for (const one of [a, b]) if (isMounted(one.man)) layBody(play, one.man)
  // Horses, and a horse and a beast, shy (our ruling).
  if (isMounted(other.man) || other.man.beast) {
    for (const one of [ride, other]) if (!stood.has(one)) goBack(play, one)
    return
  }
  const [place, placeOfMan] = [placeOfHorse(ride, other, cell), placeOver(ride, other, cell)]
  // B-17 Who offers his rear has no advantage himself; a horse that is met where its body lies has stood.
  const isSoft = softens(play, ride, other) && ride.came !== cell
  const both = !isSoft && haveMoved(play, ride, other)
  const isNone = (theirs: number) => both || (isSoft && theirs >= 2)
  const ofHorse = horseImpact(play, ride, isNone(placeOfMan) ? 0 : place)
  const ofMan = impact(play, other, isNone(place) ? 0 : placeOfMan)
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
function horseImpact({ state, feed }: Play, { man }: Walker, place: number): number {
  const horse = horseOf(state, man)
  const strength = state.options.beastImpact === 'full' ? horse.ST : 0
  const sum = feed.sum('impact', horse.seat, 1) + strength + kindOf(state, horse).impact
  return sum + 2 * man.now.moved + place - horse.stun
}

/** One that is met where its body lies has stood. */
function placeOfHorse(ride: Walker, other: Walker, cell: number): number {
  if (ride.came === OUTSIDE || ride.came === cell) return positionValue(other.came, other.man.facing, cell)
  return positionValue(cell, other.man.facing, ride.came)
}

/** §28.7.1 A man has his place around the horse; one who stood his hex, as the horse saw it. */
function placeOver({ man, came }: Walker, other: Walker, cell: number): number {
  if (other.came !== OUTSIDE) return zoneAt(man.cell, man.facing, 3, other.came).advantage
  return positionValue(came, man.facing, cell)
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
