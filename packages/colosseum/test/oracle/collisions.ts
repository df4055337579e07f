/** Chapter 8: impact factors, pushes and ties; §27.3 running into solid things. */
import type { Dir } from '@harena/engine'
import { OUTSIDE } from '@harena/engine'
import { answerOf, byChance } from './answers.ts'
import { appeal } from './appeals.ts'
import { die } from './drops.ts'
import { pushOverEdge } from './edges.ts'
import { isClassic } from './edition.ts'
import { beside, distance, headingTo, nearestDirs, positionValue, turn } from './hexes.ts'
import { layInCollision } from './nets.ts'
import type { Play } from './play.ts'
import { isFoe, isIn, isProne, type Man, shieldOf } from './sheet.ts'
import { checkStumble, fall, rollStun, sufferStun } from './stun.ts'
import { torsoOf } from './torso.ts'
import { isHazard, isSolid, type Moves, menIn, movedForward, nextStep, type Walker } from './walkers.ts'
import { isOf1982, pushedStun } from './walls.ts'

/** ARE-3 Two dice, two for every hex forward, four if he was pushed, less agility. */
export function hitObstacle(play: Play, man: Man, forward: number, pushed: number): number {
  man.now.collided = true
  return rollStun(play, man, 2 * forward + pushed - man.AG)
}

/** §8.3 He who runs into an opponent on the ground has won; a friend stops him. */
export function meetProne({ play }: Moves, walker: Walker, prone: Walker): void {
  const { man } = walker
  walker.isStopped = true
  if (!isFoe(man, prone.man)) return
  man.now.collided = true
  appeal(play, prone.man, man)
}

export function collide(moves: Moves, a: Walker, b: Walker, cell: number, isCrossing: boolean): void {
  const { play } = moves
  const turning = [a, b].map(turnsLeft)
  const stood = [a, b].map(({ isStopped, made }) => isStopped || made.length === 0)
  stopBoth(a, b)
  const entered = [a, b].map(({ man }) => man.facing)
  if (softens(play, a, b) && !isCrossing) {
    for (const [at, walker] of [a, b].entries()) soften(walker, [b, a][at]!, cell, turning[at]!)
  }
  // B-23 The other is met by the net on his way, before he has turned.
  for (const [at, own] of [a, b].entries()) {
    const other = [b, a][at]!
    const { facing } = other.man
    other.man.facing = entered[1 - at]!
    layInCollision(play, own.man, other.man, cell, isCrossing || stood[1 - at]!)
    other.man.facing = facing
  }
  const impactA = impact(play, a, advantage(play, a, b, cell))
  const impactB = impact(play, b, advantage(play, b, a, cell))
  if (impactA === impactB) tie(moves, a, b, cell)
  else if (impactA > impactB) push(moves, a, b, cell, impactA - impactB)
  else push(moves, b, a, cell, impactB - impactA)
  // A rolling body is laid down when all is over (our ruling).
  for (const { man } of [a, b]) if (isProne(man)) man.torso = torsoOf(play, man)
}

/** Both stop as they entered the hex. */
export function stopBoth(a: Walker, b: Walker): void {
  for (const walker of [a, b]) {
    if (!walker.isStopped) {
      walker.man.facing = facingOf(walker)
      if (walker.made.length > 0) walker.man.now.turned = 0
    }
    walker.isStopped = true
    walker.man.now.collided = true
  }
}

/** COL-3 As he entered the hex; one who had not left it yet has not turned for it. */
function facingOf(walker: Walker): Dir {
  return walker.made.at(-1)?.facing ?? (nextStep(walker) ? walker.began.facing : walker.man.facing)
}

/** 2.2.3 of the Billings Rules (B-17): both moved. */
export const softens = ({ state }: Play, a: Walker, b: Walker): boolean =>
  state.options.collisionFacing === 'on' && a.came !== OUTSIDE && b.came !== OUTSIDE

/** The turns that he has written for after the step that led him there. */
export function turnsLeft({ plot, made, isStopped }: Walker): number[] {
  let steps = 0
  return plot.parts.flatMap((part) => {
    if ('step' in part) steps++
    return 'turn' in part && made.length > 0 && steps >= made.length && !isStopped ? [part.turn] : []
  })
}

/** B-17 Of those turns he makes as many as bring the other the least. */
export function soften(own: Walker, other: Walker, cell: number, turning: readonly number[]): void {
  const facings: Dir[] = [own.man.facing]
  for (const by of turning) facings.push(turn(facings.at(-1)!, by))
  const worth = facings.map((facing) => positionValue(cell, facing, other.came))
  own.man.facing = facings[worth.indexOf(Math.min(...worth))]!
}

const isRear = (value: number): boolean => value >= 2

/** COL-3 The diagram alone, by the hex that each came from. */
function advantage(play: Play, own: Walker, other: Walker, cell: number): number {
  const hasMoved = ({ came, man }: Walker) => came !== OUTSIDE || man.now.turned > 0
  const isClosed = play.state.options.collisionPA === 'notIfBothMoved' && !softens(play, own, other)
  if (isClosed && hasMoved(own) && hasMoved(other)) return 0
  if (own.came === OUTSIDE) return positionValue(other.came, other.man.facing, cell)
  const value = positionValue(cell, other.man.facing, own.came)
  // B-17 Who offers his rear has none himself.
  return softens(play, own, other) && isRear(positionValue(cell, own.man.facing, other.came)) ? 0 : value
}

/** COL-4 */
export function impact(play: Play, own: Walker, place: number): number {
  const { man } = own
  const { now } = man
  const shield = shieldOf(man)?.kind
  let sum = play.feed.sum('impact', man.seat, 1)
  sum += man.weight === 'heavy' ? 2 : man.weight === 'medium' ? 1 : 0
  sum += shield === 'largeShield' ? 2 : shield ? 0 : -2
  // 7.52 of 1981: two for a hex straight ahead, one for a sidestep.
  const isOld = isClassic(play.state)
  sum += isOld ? 2 * movedForward(own) - now.sideForward : movedForward(own)
  // B-16 A quick step forward after one back counts one.
  const isLate = play.state.options.quickImpact === 'on' && own.plot.code.startsWith('SB') && movedForward(own) > 0
  if (isLate) sum -= 1
  sum -= now.backward
  if (now.leaped || now.rolled) sum += 4
  const times = (one: boolean, other: boolean) => (one && other && !isOld ? 1 : Number(one) + Number(other))
  sum -= 2 * times(man.posture === 'kneeling', now.stumbling || now.tripped)
  sum -= 3 * times(now.recovering, man.snare !== null)
  return sum - man.stun + man.ST + man.AG + place
}

export function stunOfCollision(play: Play, man: Man, modifier: number, hasStood: boolean): void {
  const points = rollStun(play, man, modifier)
  if (hasStood) man.now.sparedStun += points
}

/** §8.4.4, B-20 Whoever stumbles already, by the plot or by a net, falls. */
export function trip(play: Play, man: Man, modifier = 0): void {
  const isOff = man.now.stumbling || man.now.tripped
  if (checkStumble(play, man, modifier) && isOff && play.state.options.doubleStumble === 'on') {
    fall(play, man)
    // He may kneel up at once.
    man.stillPhases = 1
  }
}

/** COL-5 */
export function push(moves: Moves, winner: Walker, loser: Walker, cell: number, by: number): void {
  const { play } = moves
  const { man } = winner
  const dirs = [0, 1, 5]
    .map((side) => turn(man.facing, side))
    .filter((dir) => menIn(play.state, beside(cell, dir)).every((one) => one === loser.man || one === man))
  const hasStood = loser.came === OUTSIDE
  let way: 'free' | 'shifted' | 'wall' | 'stuck' = 'free'
  const suffer = (points: number) => {
    stunOfCollision(play, loser.man, by, hasStood)
    if (points === 0) return
    const isFixed = way === 'wall' && isOf1982(play)
    const more = isFixed ? pushedStun : hitObstacle(play, loser.man, movedForward(loser), points)
    if (isFixed) sufferStun(play, loser.man, pushedStun)
    if (hasStood) loser.man.now.sparedStun += more
  }
  if (dirs.length === 0) {
    lieBack(play, loser.came === OUTSIDE ? winner : loser, cell)
    suffer(0)
    trip(play, loser.man)
    return
  }
  const dir = dirs.length === 1 ? dirs[0]! : askPush(play, man, loser.man, dirs)
  if (beside(cell, dir) === OUTSIDE) way = pushOverEdge(moves, cell, dir)
  const met = moves.at(cell)
  const to = way === 'free' || way === 'shifted' ? beside(met, dir) : OUTSIDE
  // E-11 He is at the mercy of the beast.
  if (way === 'wall' && man.beast && isClassic(play.state)) {
    die(play, loser.man, man.seat, false)
    return
  }
  if (way === 'wall' || isSolid(play.state, to)) {
    if (winner.came !== OUTSIDE || !hasStood) lieBack(play, winner.came !== OUTSIDE ? winner : loser, met)
    suffer(4)
    trip(play, loser.man)
    return
  }
  if (to === OUTSIDE) {
    lieBack(play, hasStood ? winner : loser, met)
    suffer(0)
    trip(play, loser.man)
    return
  }
  loser.came = met
  loser.man.cell = to
  loser.man.lastStep = [0, 1, 5].includes(turn(dir, -loser.man.facing)) ? 'forward' : 'backward'
  if (isProne(loser.man)) loser.man.torso = torsoOf(play, loser.man)
  coverOne(play, [loser.man])
  suffer(0)
  trip(play, loser.man, !isClassic(play.state) && isHazard(play.state, loser.man.cell) ? 1 : 0)
}

/** A body covers one hex where somebody else has come to stand in the other. */
export function coverOne({ state }: Play, others: readonly Man[]): void {
  for (const man of state.gladiators) {
    if (!isIn(man) || man.torso < 0) continue
    if (menIn(state, man.torso).some((one) => one !== man && others.includes(one))) man.torso = OUTSIDE
  }
}

function askPush(play: Play, man: Man, loser: Man, dirs: readonly Dir[]): Dir {
  const question = play.feed.question('push', man.seat)
  if (question && (question.loser !== loser.seat || [...question.dirs].sort().join() !== [...dirs].sort().join())) {
    throw new Error(`push of ${loser.seat}: ${question.dirs}, by the book ${dirs}`)
  }
  return answerOf(play, 'push', man, () => byChance(play, man, 'which way', dirs))
}

export function goBack(play: Play, walker: Walker, cell: number): void {
  const to = walker.came === OUTSIDE ? cell : walker.came
  const isTaken = menIn(play.state, to).some((one) => one !== walker.man)
  walker.man.cell = isTaken ? freeBeside(play, walker.man, cell) : to
  // A beast that was thrown back has come to stand (our ruling).
  if (walker.man.cell !== cell) walker.came = walker.man.beast ? OUTSIDE : cell
}

function lieBack(play: Play, walker: Walker, cell: number): void {
  goBack(play, walker, cell)
  if (isProne(walker.man)) walker.man.torso = torsoOf(play, walker.man)
}

/** COL-6 A free hex beside that of the collision, by chance. */
export function freeBeside(play: Play, man: Man, cell: number): number {
  const free = [0, 1, 2, 3, 4, 5]
    .map((dir) => beside(cell, dir))
    .filter(
      (one) => one !== OUTSIDE && !isSolid(play.state, one) && menIn(play.state, one).every((other) => other === man),
    )
  return free.length === 0 ? man.cell : play.feed.pick('which hex', free)
}

/** COL-6 */
function tie({ play }: Moves, a: Walker, b: Walker, cell: number): void {
  const stood = [a, b].map(({ came }) => came === OUTSIDE)
  const thrown = [a, b].filter(({ came }) => came !== OUTSIDE)
  for (const { man } of thrown) man.torso = OUTSIDE
  if (play.state.options.tieStunsBoth === 'on') standFaceToFace(play, a, b, cell)
  else {
    for (const walker of thrown) {
      goBack(play, walker, cell)
      if (distance(walker.man.cell, cell) === 0) continue
      walker.man.facing = nearestDirs(walker.man.cell, cell)[0]!
    }
  }
  for (const [at, { man }] of [a, b].entries()) {
    stunOfCollision(play, man, 0, stood[at]!)
    if (isIn(man)) trip(play, man)
  }
}

/** B-18 In the hexes they came from if these are adjacent; else the stronger one in that of the collision. */
function standFaceToFace(play: Play, a: Walker, b: Walker, cell: number): void {
  const from = ({ came }: Walker) => (came === OUTSIDE ? cell : came)
  const stays = distance(from(a), from(b)) === 1 ? null : stronger(play, a, b)
  for (const walker of [a, b]) if (walker !== stays && walker.came !== OUTSIDE) goBack(play, walker, cell)
  if (stays) stays.man.cell = cell
  a.man.facing = headingTo(a.man.cell, b.man.cell)
  b.man.facing = headingTo(b.man.cell, a.man.cell)
}

/** Of equals a die says: one to three the first (our convention). */
function stronger(play: Play, a: Walker, b: Walker): Walker {
  const isFirst = a.man.ST === b.man.ST ? play.feed.sum('who stays', a.man.seat, 1) <= 3 : a.man.ST > b.man.ST
  return isFirst ? a : b
}
