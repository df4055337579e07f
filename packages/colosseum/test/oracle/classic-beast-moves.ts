/** Springsteen's hunts for one player (E-4 to E-11): a red die for how far (Table C), two white ones for how (Table D). */
import { type Dir, OUTSIDE } from '@harena/engine'
import { meetBeast } from './beast-collisions.ts'
import { preyOf } from './beast-prey.ts'
import { layBody } from './beasts.ts'
import { edgeOf } from './edges.ts'
import { beside, positionValue, turn } from './hexes.ts'
import type { Play } from './play.ts'
import { bodyOf, isFoe, type Man } from './sheet.ts'
import { isSolid, type Moves, menIn } from './walkers.ts'

const dirs: readonly Dir[] = [0, 1, 2, 3, 4, 5]

/** Table D from 2 to 12. */
const manners = 'back whirl-L pause tight-L circle-L forward circle-R tight-R pause whirl-R rush'.split(' ')

export function moveByTables(moves: Moves, man: Man): void {
  const { feed } = moves.play
  const red = feed.sum('red', man.seat, 1)
  const [manner, hand] = manners[feed.sum('white', man.seat, 2) - 2]!.split('-')
  const side = hand === 'L' ? -1 : 1
  if (manner === 'back') goBack(moves, man)
  else if (manner === 'rush') rush(moves, man)
  else if (manner !== 'pause' && red < 6) wander(moves, man, manner!, side, red)
}

/** E-5 to E-8 Until it faces a gladiator along a hex row; then straight at him. */
function wander(moves: Moves, man: Man, manner: string, side: number, points: number): void {
  let isTurning = true
  for (let left = points; left > 0; left--) {
    if (manner === 'forward' || facesPrey(moves.play, man)) {
      goOn(moves, man, left, () => man.facing)
      return
    }
    if (manner === 'whirl') {
      if (!whirl(moves, man, side)) return
      continue
    }
    const dir = turn(man.facing, isTurning ? side : 0)
    if (manner === 'circle') isTurning = !isTurning
    if (!stepTo(moves, man, dir, left)) return
  }
}

type Way = () => Dir | null

function goOn(moves: Moves, man: Man, points: number, way: Way): void {
  for (let left = points; left > 0; left--) {
    const dir = left < points && facesPrey(moves.play, man) ? man.facing : way()
    if (dir === null || !stepTo(moves, man, dir, left)) return
  }
}

/** One hex; at a wall all that is left goes along it or away from it. False when its move is over. */
function stepTo(moves: Moves, man: Man, dir: Dir, left: number): boolean {
  if (beside(man.cell, dir) === OUTSIDE) {
    goOn(moves, man, left, atWall(moves.play, man, dir))
    return false
  }
  return enter(moves, man, beside(man.cell, dir), dir)
}

/** Its head enters a hex; solid things and other beasts bar it. */
function enter(moves: Moves, man: Man, cell: number, facing: Dir): boolean {
  const { play } = moves
  const from = man.cell
  const [other] = menIn(play.state, cell).filter((one) => one !== man)
  if (isSolid(play.state, cell) || other?.beast) return false
  man.now.moved++
  man.facing = facing
  man.cell = cell
  if (other) meetBeast(moves, man, other, from)
  if (man.cell !== from) man.now.entered.push(man.cell)
  layBody(play, man)
  return !other
}

/** E-8 The first figure in the row before it is an opponent, and nothing solid stands between. */
function facesPrey({ state }: Play, man: Man): boolean {
  for (let cell = beside(man.cell, man.facing); cell !== OUTSIDE; cell = beside(cell, man.facing)) {
    if (isSolid(state, cell)) return false
    const [other] = menIn(state, cell).filter((one) => one !== man)
    if (other) return isFoe(man, other)
  }
  return false
}

/** E-5 The head goes round the hind part by a hexside; thrown back it looks as before. */
function whirl(moves: Moves, man: Man, side: number): boolean {
  const before = man.facing
  const from = man.cell
  const facing = turn(before, side)
  if (man.torso === OUTSIDE) {
    man.facing = facing
    layBody(moves.play, man)
    return true
  }
  const cell = beside(man.torso, facing)
  const isFree = cell !== OUTSIDE && enter(moves, man, cell, facing)
  if (!isFree && man.cell === from) man.facing = before
  layBody(moves.play, man)
  return isFree
}

/** E-9 One hex straight back; whoever is there is met by its hind part as if that were the head. */
function goBack(moves: Moves, man: Man): void {
  const { play } = moves
  const { facing, cell: head } = man
  const back = turn(facing, 3)
  const rear = man.torso === OUTSIDE ? head : man.torso
  const cell = beside(rear, back)
  const [other] = cell === OUTSIDE ? [] : menIn(play.state, cell).filter((one) => one !== man)
  if (cell === OUTSIDE || isSolid(play.state, cell) || other?.beast) return
  man.now.moved++
  if (!other) {
    man.cell = beside(head, back)
    man.now.entered.push(man.cell)
    layBody(play, man)
    return
  }
  Object.assign(man, { cell, facing: back })
  meetBeast(moves, man, other, rear)
  const isThere = man.cell === cell
  man.facing = facing
  if (rear !== head) man.cell = isThere ? rear : head
  layBody(play, man)
}

/** E-10 Up to six hexes, the shortest way to the closest opponent; of equal ones that to the best place. */
function rush(moves: Moves, man: Man): void {
  const { state, feed } = moves.play
  const prey = preyOf(moves.play, man)
  if (!prey) return
  const far = distances(state, man)
  const ends = bodyOf(prey).flatMap((goal) =>
    dirs.flatMap((dir) => {
      const from = beside(goal, dir)
      return far.has(from)
        ? [{ from, dir: turn(dir, 3), far: far.get(from)!, worth: positionValue(goal, prey.facing, from) }]
        : []
    }),
  )
  const near = ends.filter((end) => end.far === Math.min(...ends.map((one) => one.far)))
  const best = near.filter((end) => end.worth === Math.max(...near.map((one) => one.worth)))
  if (best.length === 0) return
  const { from, dir } = feed.pick('which way', best, man.seat)
  for (const step of [...wayTo(far, from), dir].slice(0, 6)) if (!stepTo(moves, man, step, 1)) return
}

/** Round all figures and solid things. */
function distances(state: Play['state'], man: Man): Map<number, number> {
  const far = new Map([[man.cell, 0]])
  for (const [cell, steps] of far) {
    for (const dir of dirs) {
      const next = beside(cell, dir)
      if (next === OUTSIDE || far.has(next) || isSolid(state, next)) continue
      if (menIn(state, next).every((one) => one === man)) far.set(next, steps + 1)
    }
  }
  return far
}

/** Of equal ways to one place the one whose last steps come first in the order of the directions (our convention). */
function wayTo(far: ReadonlyMap<number, number>, goal: number): Dir[] {
  if (far.get(goal) === 0) return []
  const back = dirs.find((dir) => far.get(beside(goal, dir)) === far.get(goal)! - 1)!
  return [...wayTo(far, beside(goal, back)), turn(back, 3)]
}

/** E-18 The rest of the steps of one that is played: so many directions, as far as there is a way. */
export function waysAtWall(play: Play, man: Man, dir: Dir, count: number): Dir[] {
  const ghost = { ...man }
  const way = atWall(play, ghost, dir)
  const dirs: Dir[] = []
  for (let i = 0; i < count; i++) {
    const next = way()
    const cell = next === null ? OUTSIDE : beside(ghost.cell, next)
    if (next === null || cell === OUTSIDE || isSolid(play.state, cell)) break
    dirs.push(next)
    Object.assign(ghost, { cell, facing: next })
  }
  return dirs
}

/** C-16 A die: 1 to 4 along the wall, 5 and 6 away from it. */
function atWall(play: Play, man: Man, dir: Dir): Way {
  if (play.feed.sum('wall', man.seat, 1) <= 4) return along(play, man, dir)
  const away = rebound(play, man, dir)
  return () => away
}

const isOpen = (cell: number, dir: Dir): boolean => beside(cell, dir) !== OUTSIDE

/** Odd left, even right. */
const sideByDie = ({ feed }: Play, { seat }: Man): 1 | -1 => (feed.sum('which way', seat, 1) % 2 === 0 ? 1 : -1)

/** The wall stays on the other hand: each step goes as near to it as there is a way. */
function along(play: Play, man: Man, dir: Dir): Way {
  const turns = (side: 1 | -1) => [1, 2, 3, 4, 5].find((by) => isOpen(man.cell, turn(dir, side * by)))!
  const side = turns(1) === turns(-1) ? sideByDie(play, man) : turns(1) < turns(-1) ? 1 : -1
  let from: Dir = dir
  return () => {
    const by = [0, 1, 2, 3, 4, 5].find((one) => isOpen(man.cell, turn(from, side * one)))!
    const next = turn(from, side * by)
    from = turn(next, -side)
    return next
  }
}

/** At the mirror angle; head on beside the row it came by; in a corner by the other wall once more. */
function rebound(play: Play, man: Man, dir: Dir): Dir | null {
  const first = mirrored(man.cell, dir)
  const away = first === turn(dir, 3) ? turn(dir, 2 * sideByDie(play, man)) : first
  if (isOpen(man.cell, away)) return away
  const second = mirrored(man.cell, away)
  return isOpen(man.cell, second) ? second : null
}

/** North and south walls turn a row upside down, the others left to right. */
function mirrored(cell: number, dir: Dir): Dir {
  const isUpright = ['east', 'west'].includes(edgeOf(cell, dir))
  return isUpright ? turn(-dir, 0) : turn(3 - dir, 0)
}
