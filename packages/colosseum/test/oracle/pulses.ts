/** MOV-5, MOV-6 Simultaneous movement in pulses; who meets whom. */
import { OUTSIDE } from '@harena/engine'
import { collideWithBeast } from './beast-collisions.ts'
import { partsAlong } from './beast-plots.ts'
import { layBody } from './beasts.ts'
import { waysAtWall } from './classic-beast-moves.ts'
import { collide, coverOne, freeBeside, hitObstacle, meetProne } from './collisions.ts'
import { isWalledOff, leadsOver, stepOverEdge } from './edges.ts'
import { isClassic } from './edition.ts'
import { terrainOf, turn } from './hexes.ts'
import type { Play } from './play.ts'
import { rideInto } from './ride-collisions.ts'
import { bodyOf, isFoe, isIn, isProne, type Man } from './sheet.ts'
import { torsoOf } from './torso.ts'
import {
  aim,
  countBlocked,
  enter,
  type Moves,
  makeTurns,
  menIn,
  nextStep,
  putBack,
  stepsLeft,
  type Walker,
} from './walkers.ts'
import { isOf1982, runIntoWall } from './walls.ts'

export function moveAll(play: Play, walkers: Walker[]): Moves {
  const [crossed, shifted, held, met] = [new Set<string>(), new Set<string>(), new Set<Walker>(), new Set<Walker>()]
  const moves: Moves = { play, walkers, crossed, shifted, held, met, isClosed: false, at: (cell) => cell }
  for (const walker of walkers) if (stepsLeft(walker) === 0) makeTurns(play.state, walker)
  for (let pulse = 1; pulse <= 4; pulse++) {
    for (const walker of walkers) makeTurns(play.state, walker)
    openEdges(moves)
    for (const walker of walkers) if (isBlocked(play, walker)) runInto(play, walker)
    meetAll(moves)
    for (const walker of walkers) takeStep(moves, walker)
    // What of a horse lies where another has stepped gives way.
    for (const { man } of walkers) if (man.mount >= 0 && isIn(man)) layBody(play, man)
    for (const walker of walkers) if (met.has(walker)) makeRoom(play, walker.man)
    for (const walker of walkers) if (stepsLeft(walker) === 0) makeTurns(play.state, walker)
  }
  for (const walker of walkers) land(play, walker)
  shareOut(moves)
  coverOne(play, play.state.gladiators)
  for (const { man } of walkers) {
    if (man.beast?.isPlayed && isIn(man)) settleBeast(play, man)
    else if (man.mount >= 0 && isIn(man)) layBody(play, man)
  }
  return moves
}

/** COL-6 Who has come to stand by a collision where another was stopped on his way out goes to a free hex beside. */
function makeRoom(play: Play, man: Man): void {
  if (!isIn(man) || menIn(play.state, man.cell).every((one) => one === man)) return
  man.cell = freeBeside(play, man, man.cell)
  if (man.beast || man.mount >= 0) layBody(play, man)
  else if (isProne(man)) man.torso = torsoOf(play, man)
}

/** E-17 Thrown back as it dropped down it stays on its hind legs. */
function settleBeast(play: Play, man: Man): void {
  const isThrownBack = man.now.plot === 'DOWN' && man.cell === man.now.startCell
  if (isThrownBack) Object.assign(man.beast!, { isReared: true, hexes: 1 })
  layBody(play, man)
}

/** The edges are opened before the steps that lead over them, until all steps stay on the board. */
function openEdges(moves: Moves): void {
  for (;;) {
    const walker = moves.walkers.find((one) => leadsOver(one) && !moves.held.has(one))
    if (!walker) break
    if (isWalledOff(moves, walker)) moves.held.add(walker)
    else stepOverEdge(moves, walker)
  }
  for (const walker of moves.walkers) {
    if (!moves.held.has(walker)) continue
    if (walker.man.beast) turnAtWall(moves.play, walker)
    else if (isOf1982(moves.play)) {
      const hasFlown = walker.flight >= 0
      land(moves.play, walker)
      runIntoWall(moves.play, walker, hasFlown)
    } else runInto(moves.play, walker)
  }
  moves.held.clear()
}

const key = (a: Walker, b: Walker): string => [a.man.seat, b.man.seat].sort((x, y) => x - y).join(' ')

const isFlying = ({ plot, made, flight }: Walker): boolean => plot.code === 'L' && made.length === 0 && flight < 0

/** ARE-7 A single step forward without a turn leads a man on foot up a rock. */
const climbs = ({ plot, man }: Walker): boolean =>
  man.mount < 0 && !man.beast && plot.code === 'F' && plot.parts.length === 1

function isBlocked({ state }: Play, walker: Walker): boolean {
  if (!nextStep(walker) || leadsOver(walker)) return false
  const terrain = terrainOf(state, aim(walker))
  return terrain === 'pillar' || (terrain === 'rock' && !climbs(walker) && !isFlying(walker))
}

/** A leap that is cut short ends in the hex that he was to fly over, but not on a rock (our ruling). */
function land({ state }: Play, walker: Walker): void {
  if (walker.flight >= 0 && terrainOf(state, walker.flight) !== 'rock') walker.man.cell = walker.flight
  walker.flight = OUTSIDE
}

/** E-18, C-16 Steps forward go on along the wall or away from it; anything else ends there. */
function turnAtWall(play: Play, walker: Walker): void {
  const { man, left, plot } = walker
  if (plot.code !== 'F') {
    walker.isStopped = true
    return
  }
  const dirs = waysAtWall(play, man, man.facing, stepsLeft(walker))
  left.splice(0, left.length, ...partsAlong(man.facing, dirs))
  walker.isStopped = dirs.length === 0
  makeTurns(play.state, walker)
}

export function runInto(play: Play, walker: Walker): void {
  if (walker.man.beast) {
    walker.isStopped = true
    return
  }
  countBlocked(walker)
  walker.isStopped = true
  land(play, walker)
  hitObstacle(play, walker.man, walker.man.now.forward, 0)
}

/** He enters the hex that he aims at, or flies over it. */
function takeStep({ play }: Moves, walker: Walker, stopsHere = false): void {
  const { man, flight } = walker
  if (!nextStep(walker) || !isIn(man)) return
  const cell = aim(walker)
  // A push has moved the board meanwhile: a step off it, or into something solid, is not made (our ruling).
  if (cell === OUTSIDE || isBlocked(play, walker)) {
    walker.isStopped = true
    return
  }
  if (isFlying(walker) && !stopsHere) {
    walker.flight = cell
    walker.left.shift()
    man.now.forward++
    man.now.moved++
    man.lastStep = 'forward'
    return
  }
  const isCut = isFlying(walker)
  walker.flight = OUTSIDE
  enter(play, walker, cell, flight)
  if (isCut) forget(walker)
  if (terrainOf(play.state, cell) === 'rock') man.isOnRock = true
}

/** Whoever is met in the hex that he leaps over has not set foot in it. */
function forget({ man, made }: Walker): void {
  man.now.entered.pop()
  if (made.at(-1)!.isHazard) man.now.hazards--
}

/** One who moves meets another in a hex. */
interface Meeting {
  readonly mover: Walker
  readonly other: Walker
  readonly cell: number
  readonly kind: 'standing' | 'certain' | 'possible'
}

/** Certain before possible, and first with a man who stands there; several at once in an order by chance. */
function meetAll(moves: Moves): void {
  const { play } = moves
  for (;;) {
    const meetings = findMeetings(moves)
    if (meetings.length === 0) return
    const sure = meetings.filter(({ kind }) => kind !== 'possible')
    const standing = sure.filter(({ kind }) => kind === 'standing')
    const certain = standing.length > 0 ? standing : sure
    if (certain.length > 0) settle(moves, play.feed.pick('which first', certain))
    else cross(moves, meetings)
  }
}

/** §8.1.1 One die for a pair in the phase. */
function cross(moves: Moves, meetings: readonly Meeting[]): void {
  const { play, crossed } = moves
  const pairs = meetings.filter((one, at) => meetings.findIndex((two) => pairOf(one) === pairOf(two)) === at)
  const first = play.feed.pick('which first', pairs)
  crossed.add(pairOf(first))
  const [die] = play.feed.next('crossing').faces
  // B-15 Doubles.
  const meets = isClassic(play.state) ? play.feed.next('crossing').faces[0] === die : die === 6
  if (!meets) return
  const own = meetings.filter((one) => pairOf(one) === pairOf(first))
  const isTaken = menIn(play.state, first.cell).some((man) => man !== first.mover.man && man !== first.other.man)
  if (isTaken) return
  const places = own.filter((one, at) => own.findIndex(({ cell }) => cell === one.cell) === at)
  settle(moves, { ...play.feed.pick('which hex', places), kind: 'possible' })
}

const pairOf = ({ mover, other }: Meeting): string => key(mover, other)

function settle(moves: Moves, { mover, other, cell, kind }: Meeting): void {
  // E-18 Two beasts never collide, one stops.
  if (mover.man.beast && other.man.beast) {
    mover.isStopped = true
    return
  }
  const isLying = isProne(other.man) && !other.man.beast && other.plot.code !== 'RO' && !mover.man.beast
  if (kind === 'standing' && isLying && mover.man.mount < 0 && (!isProne(mover.man) || !isFoe(mover.man, other.man))) {
    meetProne(moves, mover, other)
    return
  }
  moves.met.add(mover).add(other)
  const isRear = meetsRear(moves, mover, other)
  if (isRear) takeStep(moves, other)
  // Whom he meets lies there first.
  for (const walker of isRear ? [mover] : [other, mover]) {
    const turnsBack = walker.man.mount >= 0 && nextStep(walker) && aim(walker) === cell
    if (hexesOf(walker).includes(cell) && !turnsBack) continue
    if (nextStep(walker) && aim(walker) === cell) takeStep(moves, walker, true)
    else putBack(walker, cell)
  }
  runTogether(moves, mover, other, cell, kind === 'possible')
}

function runTogether(moves: Moves, mover: Walker, other: Walker, cell: number, isCrossing: boolean): void {
  moves.at = (one) => one
  if (mover.man.mount >= 0 || other.man.mount >= 0) rideInto(moves, mover, other, cell, isCrossing)
  else if (other.man.beast) collideWithBeast(moves, other, mover, cell, mover, isCrossing)
  else if (mover.man.beast) collideWithBeast(moves, mover, other, cell, mover, isCrossing)
  else collide(moves, mover, other, cell, isCrossing)
}

/** §8.1 Two who passed through one hex, and whom something else has stopped there, collide after all. */
function shareOut(moves: Moves): void {
  const { play, walkers } = moves
  for (const one of walkers) {
    for (const other of walkers) {
      if (one.man.seat >= other.man.seat || one.man.cell !== other.man.cell) continue
      if (!isIn(one.man) || !isIn(other.man)) continue
      runTogether(moves, one, other, one.man.cell, false)
      for (const { man } of [one, other]) makeRoom(play, man)
    }
  }
}

function findMeetings(moves: Moves): Meeting[] {
  const found: Meeting[] = []
  for (const mover of moves.walkers) {
    if (!nextStep(mover) || !isIn(mover.man)) continue
    for (const other of moves.walkers) {
      const kind = other !== mover && isIn(other.man) ? kindOf(moves, mover, other) : null
      if (kind) found.push({ mover, other, cell: aim(mover), kind })
    }
  }
  return found
}

/** A body that rolls is met where its legs are, until it has been stopped; a horse that has moved where its head is (our rulings). */
const hexesOf = ({ man, plot, isStopped, made }: Walker): number[] =>
  (plot.code === 'RO' && !isStopped) || (man.mount >= 0 && made.length > 0 && !isStopped) ? [man.cell] : bodyOf(man)

/** MOV-6.2 */
function kindOf(moves: Moves, mover: Walker, other: Walker): Meeting['kind'] | null {
  const cell = aim(mover)
  if (!nextStep(other)) {
    if (!hexesOf(other).includes(cell)) return isCrossing(moves, mover, other, cell) ? 'possible' : null
    if (fliesOver(mover, other)) return null
    return 'standing'
  }
  if (meetsRear(moves, mover, other)) return 'certain'
  const isTogether = aim(other) === cell && !isFlying(other)
  if (isTogether && [mover, other].some((one) => endsThere(moves.play, one))) {
    // Of two who arrive together only one is listed.
    return mover.man.seat < other.man.seat ? 'certain' : null
  }
  return isCrossing(moves, mover, other, cell) ? 'possible' : null
}

/** E-18 The hind part of a beast on its way comes to stand there with its last step; that of one that whirls never leaves. */
function meetsRear({ play }: Moves, mover: Walker, other: Walker): boolean {
  const { man, plot } = other
  if (!man.beast || man.beast.hexes < 2 || !nextStep(other)) return false
  if (plot.code === 'W') return aim(mover) === man.torso
  const isLast = endsThere(play, other) && !leadsOver(other) && !isBlocked(play, other)
  return isLast && nextStep(other)!.kind === 'forward' && aim(mover) === man.cell && endsThere(play, mover)
}

function isCrossing({ crossed, play }: Moves, mover: Walker, other: Walker, cell: number): boolean {
  // In 1981 crossed paths do not matter; in 1982 (B-15) not where one of them began the phase.
  const isOld = isClassic(play.state)
  // E-18
  if (mover.man.beast && other.man.beast) return false
  if (isOld && play.state.options.crossedPaths === 'off') return false
  if (crossed.has(key(mover, other))) return false
  if (isOld && [mover, other].some(({ man }) => man.now.startCell === cell)) return false
  if (!isOld && nextStep(other) && cell === other.man.cell && aim(other) === mover.man.cell) return true
  if (isFlying(mover)) return false
  if (hasPassed(other, mover, cell)) return true
  return nextStep(other) !== null && !isFlying(other) && aim(other) === cell && mover.man.seat < other.man.seat
}

/** MOV-5 Bodies are leapt over. */
const fliesOver = (leaper: Walker, other: Walker): boolean => isFlying(leaper) && isProne(other.man)

/** Whether his next step is the last one he can make. */
function endsThere(play: Play, walker: Walker): boolean {
  if (stepsLeft(walker) === 1) return true
  const [step, ...rest] = walker.left
  const then: Walker = { ...walker, left: rest, made: [...walker.made], man: { ...walker.man, cell: aim(walker) } }
  if (!step || isFlying(walker)) return false
  while (then.left[0] && 'turn' in then.left[0]) {
    then.man.facing = turn(then.man.facing, (then.left.shift() as { turn: number }).turn)
  }
  return isBlocked(play, then)
}

/** The other has been in the hex, came from elsewhere and has gone on; nobody is put back out of a collision. */
function hasPassed(other: Walker, one: Walker, to: number): boolean {
  if (other.isStopped) return false
  const from = one.flight >= 0 ? one.flight : one.man.cell
  return other.made.some((made) => made.to === to && made.from !== from)
}
