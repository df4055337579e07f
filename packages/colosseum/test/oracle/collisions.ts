/** Chapter 8: impact factors, pushes and ties; §27.3 running into solid things. */
import type { Dir } from '@harena/engine'
import { OUTSIDE } from '@harena/engine'
import { appeal } from './appeals.ts'
import { pushOverEdge } from './edges.ts'
import { isClassic } from './edition.ts'
import { beside, distance, nearestDirs, positionValue, turn } from './hexes.ts'
import type { Play } from './play.ts'
import { isFoe, isIn, isProne, type Man, shieldOf } from './sheet.ts'
import { checkStumble, rollStun, torsoOf } from './stun.ts'
import { isHazard, isSolid, type Moves, menIn, movedForward, nextStep, type Walker } from './walkers.ts'

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

export function collide(moves: Moves, a: Walker, b: Walker, cell: number): void {
  const { play } = moves
  for (const walker of [a, b]) {
    if (!walker.isStopped) {
      walker.man.facing = facingOf(walker)
      if (walker.made.length > 0) walker.man.now.turned = 0
    }
    walker.isStopped = true
    walker.man.now.collided = true
  }
  const impactA = impact(play, a, b, cell)
  const impactB = impact(play, b, a, cell)
  if (impactA === impactB) tie(moves, a, b, cell)
  else if (impactA > impactB) push(moves, a, b, cell, impactA - impactB)
  else push(moves, b, a, cell, impactB - impactA)
  // A rolling body is laid down when all is over (our ruling).
  for (const { man } of [a, b]) if (isProne(man)) man.torso = torsoOf(play, man)
}

/** COL-3 As he entered the hex; one who had not left it yet has not turned for it. */
function facingOf(walker: Walker): Dir {
  return walker.made.at(-1)?.facing ?? (nextStep(walker) ? walker.began.facing : walker.man.facing)
}

/** COL-3 The diagram alone, by the hex that each came from. */
function advantage(play: Play, own: Walker, other: Walker, cell: number): number {
  const hasMoved = ({ came, man }: Walker) => came !== OUTSIDE || man.now.turned > 0
  if (play.state.options.collisionPA === 'notIfBothMoved' && hasMoved(own) && hasMoved(other)) return 0
  if (own.came === OUTSIDE) return positionValue(other.came, other.man.facing, cell)
  return positionValue(cell, other.man.facing, own.came)
}

/** COL-4 */
function impact(play: Play, own: Walker, other: Walker, cell: number): number {
  const { man } = own
  const { now } = man
  const shield = shieldOf(man)?.kind
  let sum = play.feed.sum('impact', man.seat, 1)
  sum += man.weight === 'heavy' ? 2 : man.weight === 'medium' ? 1 : 0
  sum += shield === 'largeShield' ? 2 : shield ? 0 : -2
  // 7.52 of 1981: two for a hex straight ahead, one for a sidestep.
  const isOld = isClassic(play.state)
  sum += isOld ? 2 * movedForward(own) - now.sideForward : movedForward(own)
  sum -= now.backward
  if (now.leaped || now.rolled) sum += 4
  const times = (one: boolean, other: boolean) => (one && other && !isOld ? 1 : Number(one) + Number(other))
  sum -= 2 * times(man.posture === 'kneeling', now.stumbling)
  sum -= 3 * times(now.recovering, man.snare !== null)
  return sum - man.stun + man.ST + man.AG + advantage(play, own, other, cell)
}

function stunOfCollision(play: Play, man: Man, modifier: number, hasStood: boolean): void {
  const points = rollStun(play, man, modifier)
  if (hasStood) man.now.sparedStun += points
}

/** COL-5 */
function push(moves: Moves, winner: Walker, loser: Walker, cell: number, by: number): void {
  const { play } = moves
  const { man } = winner
  const dirs = [0, 1, 5]
    .map((side) => turn(man.facing, side))
    .filter((dir) => menIn(play.state, beside(cell, dir)).every((one) => one === loser.man || one === man))
  const hasStood = loser.came === OUTSIDE
  const suffer = (points: number) => {
    stunOfCollision(play, loser.man, by, hasStood)
    if (points === 0) return
    const more = hitObstacle(play, loser.man, movedForward(loser), points)
    if (hasStood) loser.man.now.sparedStun += more
  }
  if (dirs.length === 0) {
    lieBack(play, loser.came === OUTSIDE ? winner : loser, cell)
    suffer(0)
    checkStumble(play, loser.man)
    return
  }
  const dir = dirs.length === 1 ? dirs[0]! : askPush(play, man, loser.man, dirs)
  const way = beside(cell, dir) === OUTSIDE ? pushOverEdge(moves, cell, dir) : 'free'
  const met = moves.at(cell)
  const to = way === 'free' || way === 'shifted' ? beside(met, dir) : OUTSIDE
  if (way === 'wall' || isSolid(play.state, to)) {
    if (winner.came !== OUTSIDE || !hasStood) lieBack(play, winner.came !== OUTSIDE ? winner : loser, met)
    suffer(4)
    checkStumble(play, loser.man)
    return
  }
  if (to === OUTSIDE) {
    lieBack(play, hasStood ? winner : loser, met)
    suffer(0)
    checkStumble(play, loser.man)
    return
  }
  loser.came = met
  loser.man.cell = to
  loser.man.lastStep = [0, 1, 5].includes(turn(dir, -loser.man.facing)) ? 'forward' : 'backward'
  if (isProne(loser.man)) loser.man.torso = torsoOf(play, loser.man)
  coverOne(play, [loser.man])
  suffer(0)
  checkStumble(play, loser.man, !isClassic(play.state) && isHazard(play.state, loser.man.cell) ? 1 : 0)
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
  return play.feed.answer('push', man.seat)
}

function goBack(play: Play, walker: Walker, cell: number): void {
  const to = walker.came === OUTSIDE ? cell : walker.came
  const isTaken = menIn(play.state, to).some((one) => one !== walker.man)
  walker.man.cell = isTaken ? freeBeside(play, walker.man, cell) : to
  if (walker.man.cell !== cell) walker.came = cell
}

function lieBack(play: Play, walker: Walker, cell: number): void {
  goBack(play, walker, cell)
  if (isProne(walker.man)) walker.man.torso = torsoOf(play, walker.man)
}

/** COL-6 A free hex beside that of the collision, by chance. */
function freeBeside(play: Play, man: Man, cell: number): number {
  const free = [0, 1, 2, 3, 4, 5]
    .map((dir) => beside(cell, dir))
    .filter((one) => one !== OUTSIDE && !isSolid(play.state, one) && menIn(play.state, one).length === 0)
  return free.length === 0 ? man.cell : play.feed.pick('which hex', free)
}

/** COL-6 */
function tie({ play }: Moves, a: Walker, b: Walker, cell: number): void {
  const stood = [a, b].map(({ came }) => came === OUTSIDE)
  const thrown = [a, b].filter(({ came }) => came !== OUTSIDE)
  for (const { man } of thrown) man.torso = OUTSIDE
  for (const walker of thrown) {
    goBack(play, walker, cell)
    if (distance(walker.man.cell, cell) === 0) continue
    walker.man.facing = nearestDirs(walker.man.cell, cell)[0]!
  }
  for (const [at, { man }] of [a, b].entries()) {
    stunOfCollision(play, man, 0, stood[at]!)
    if (isIn(man)) checkStumble(play, man)
  }
}
