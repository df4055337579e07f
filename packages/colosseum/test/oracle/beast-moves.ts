/** §28.5 How beasts move: the action table, hex by hex. */
import { type Dir, OUTSIDE } from '@harena/engine'
import { meetBeast } from './beast-collisions.ts'
import { closest, preyOf } from './beast-prey.ts'
import { kindOf, layBody } from './beasts.ts'
import { moveByTables } from './classic-beast-moves.ts'
import { isClassic } from './edition.ts'
import { beside, distance, headingTo } from './hexes.ts'
import type { Play } from './play.ts'
import { bodyOf, isAwake, isIn, type Man } from './sheet.ts'
import { isSolid, type Moves, menIn } from './walkers.ts'

const dirs: readonly Dir[] = [0, 1, 2, 3, 4, 5]

/** §28.4 When all men have moved, in an order by chance. */
export function moveBeasts(moves: Moves): void {
  const { play } = moves
  if (play.state.outcome) return
  let waiting = play.state.gladiators.filter((one) => isAwake(one) && one.beast && !one.beast.isPlayed && one.rider < 0)
  let pack: number | null = null
  while (waiting.length > 0) {
    const beast = play.feed.pick('which first', waiting, waiting[0]!.seat)
    waiting = waiting.filter((one) => one !== beast)
    if (!isAwake(beast)) continue
    pack = act(moves, beast, pack)
  }
  for (const one of play.state.gladiators) if (one.beast && isIn(one) && one.rider < 0) layBody(play, one)
}

/** What it does; gives the roll of the pack (§28.5: wolves throw once). */
function act(moves: Moves, man: Man, pack: number | null): number | null {
  const { play } = moves
  const { state, feed } = play
  const beast = man.beast!
  if (beast.isShaken) {
    beast.isShaken = false
    return pack
  }
  // BST-8
  if (state.phase > 8 - man.limp) return pack
  if (isClassic(state)) {
    moveByTables(moves, man)
    return pack
  }
  if (beast.isPanicked) {
    runAstray(moves, man, hexes(play, man) + hexes(play, man))
    return pack
  }
  const isWolf = beast.kind === 'wolf'
  const total =
    isWolf && pack !== null ? pack : feed.sum('action', man.seat, 2) + kindOf(state, man).CU + (beast.hasFed ? 3 : 0)
  beast.hasFed = false
  if (total <= 1) {
    beast.isPanicked = true
    runAstray(moves, man, hexes(play, man) + hexes(play, man))
  } else if (total >= 4 && total <= 6) runAstray(moves, man, hexes(play, man))
  else if (total >= 13) goFeeding(moves, man)
  else byPrey(moves, man, total)
  return isWolf ? total : pack
}

const hexes = ({ feed }: Play, { seat }: Man): number => feed.d3('hexes', seat)

function byPrey(moves: Moves, man: Man, total: number): void {
  const { play } = moves
  const prey = preyOf(play, man)
  if (!prey) return
  if (total >= 7 && total <= 8) {
    man.facing = headingTo(man.cell, prey.cell)
    layBody(play, man)
  } else if (total <= 3) run(moves, man, hexes(play, man), () => away(play, man, prey))
  else run(moves, man, hexes(play, man), () => towards(play, man, prey.cell))
}

/** The shortest way, by chance between equal ones. */
function towards({ feed }: Play, man: Man, cell: number): Dir | null {
  const nearer = dirs.filter((dir) => {
    const next = beside(man.cell, dir)
    return next !== OUTSIDE && distance(next, cell) < distance(man.cell, cell)
  })
  return nearer.length === 0 ? null : feed.pick('which way', nearer, man.seat)
}

function away({ feed }: Play, man: Man, prey: Man): Dir | null {
  const farther = dirs.filter((dir) => {
    const next = beside(man.cell, dir)
    return next !== OUTSIDE && distance(next, prey.cell) > distance(man.cell, prey.cell)
  })
  return farther.length === 0 ? null : feed.pick('which way', farther, man.seat)
}

function runAstray(moves: Moves, man: Man, count: number): void {
  const dir = moves.play.feed.pick('which way', dirs, man.seat)
  run(moves, man, count, () => dir)
}

function run(moves: Moves, man: Man, count: number, way: () => Dir | null): void {
  for (let i = 0; i < count; i++) {
    const dir = way()
    if (dir === null || !step(moves, man, dir)) return
  }
}

/** One hex, after a turn that way; false where it stops: at edges, solid things, other beasts, and whomever it meets. */
function step(moves: Moves, man: Man, dir: Dir): boolean {
  const { play } = moves
  const from = man.cell
  const next = beside(from, dir)
  man.facing = dir
  const [other] = next === OUTSIDE ? [] : menIn(play.state, next).filter((one) => one !== man)
  const isBarred = next === OUTSIDE || isSolid(play.state, next) || other?.beast || (other && other.mount >= 0)
  if (!isBarred) {
    man.cell = next
    man.now.moved++
    if (other) meetBeast(moves, man, other, from)
    if (man.cell !== from) man.now.entered.push(man.cell)
  }
  layBody(play, man)
  return !isBarred && !other
}

/** 13 and more: three hexes towards the closest body; it feeds where its head has come. */
function goFeeding(moves: Moves, man: Man): void {
  const { play } = moves
  const { state, feed } = play
  const dead = state.gladiators.filter((other) => other.out === 'killed' && other.cell >= 0)
  const body = closest(man, dead, (near) => feed.pick('closest body', near, man.seat))
  if (!body) {
    byPrey(moves, man, 9)
    return
  }
  const goal = bodyOf(body).reduce((a, b) => (distance(man.cell, b) < distance(man.cell, a) ? b : a))
  run(moves, man, 3, () => (man.cell === goal ? null : towards(play, man, goal)))
  man.beast!.hasFed = bodyOf(body).includes(man.cell)
}
