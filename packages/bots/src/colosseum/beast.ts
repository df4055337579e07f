/** 1981: the opponent plays a beast. He brings its jaws to a man, from behind where he can, and strikes where it hurts. */
import {
  type Allocation,
  type Answers,
  advantageAt,
  bareBlow,
  board,
  colosseum,
  diagramValue,
  editionOf,
  type Gladiator,
  impactModifier,
  impactOfBeast,
  isInFront,
  type Plot,
  type QuestionOf,
  readPlotOf,
  type State,
  tablesOf,
} from '@harena/colosseum'
import { type Dir, OUTSIDE, turned } from '@harena/engine'
import { argmax } from '../lib/argmax.ts'
import { areas, valueAt, valueRow } from './attack-value.ts'
import { nearestFoe } from './moves.ts'

type Random = { below(count: number): number }

/** What its own attack is worth in CF, what each hex of distance costs, and one hexside by which he is not before it. */
const STRIKE = 8
const NEAR = 1
const ASIDE = 0.4
/** §7.1 A moving phase that it might want later. */
const MOVING = 0.2
/** The risk of a wall, and what one point of impact is worth. */
const BARRED = 6
const IMPACT = 0.7

/** Where a way ends that meets nobody but him. */
interface End {
  readonly cell: number
  readonly facing: Dir
  readonly moved: number
  readonly meets: boolean
  readonly isBarred: boolean
}

export function plotOfBeast(state: State, question: QuestionOf<'plot'>, me: Gladiator): Answers['plot'] {
  const texts = colosseum.legal(state, question) as string[]
  const foe = nearestFoe(state, me)
  if (!foe) return texts.includes('X') ? 'X' : texts[0]!
  return argmax(texts, (text) => valueOfPlot(state, me, foe, readPlotOf(state, text)!))!
}

function valueOfPlot(state: State, me: Gladiator, foe: Gladiator, plot: Plot): number {
  const end = endOf(state, me, foe, plot)
  const cost = (plot.isMoving ? MOVING : 0) + (end.isBarred ? BARRED : 0)
  if (end.meets) return collisionValue(state, me, foe, end) - cost
  const hexes = plot.code === 'UP' ? 1 : plot.code === 'DOWN' ? 2 : me.beast!.hexes
  const isReared = plot.code === 'UP' || (me.beast!.isReared && plot.code !== 'DOWN')
  const there = { ...me, cell: end.cell, facing: end.facing, beast: { ...me.beast!, hexes, isReared } }
  const distance = board.distance(end.cell, foe.cell)
  const off = turnsBetween(end.facing, board.sectorDir(end.cell, foe.cell))
  if (distance === 1 && isInFront(end.cell, end.facing, foe.cell)) {
    const mine = diagramValue(tablesOf(state.options), foe.cell, foe.facing, end.cell) + (isReared ? 4 : 0)
    return STRIKE + mine - advantageAt(state, foe.cell, there) - cost
  }
  // On its hind legs it is slow: only for one who is there.
  return -NEAR * distance - ASIDE * off - (isReared ? STRIKE : 0) - cost
}

/** §28.6 By how much its impact would be the higher one. */
function collisionValue(state: State, me: Gladiator, foe: Gladiator, { moved }: End): number {
  const standing = {
    from: OUTSIDE,
    facing: foe.facing,
    forward: 0,
    sidestepped: 0,
    backward: 0,
    turns: [],
    stood: true,
  }
  const his = foe.beast
    ? impactOfBeast(state, foe)
    : impactModifier(editionOf(state.options), { who: foe, ...standing })
  return STRIKE / 2 + IMPACT * (impactOfBeast(state, me) + 2 * moved - his)
}

function endOf(state: State, me: Gladiator, foe: Gladiator, { code, steps, turn }: Plot): End {
  let cell = code === 'UP' && me.torso !== OUTSIDE ? me.torso : me.cell
  let facing = turned(me.facing, turn)
  let moved = 0
  for (const { before, relative, after } of steps) {
    facing = turned(facing, before)
    const next = board.neighbour(cell, turned(facing, relative))
    if (next === OUTSIDE || isTaken(state, me, foe, next)) return { cell, facing, moved, meets: false, isBarred: true }
    moved++
    if (next === foe.cell || next === foe.torso) return { cell, facing, moved, meets: true, isBarred: false }
    cell = next
    facing = turned(facing, after)
  }
  return { cell, facing, moved, meets: false, isBarred: false }
}

function isTaken(state: State, me: Gladiator, foe: Gladiator, cell: number): boolean {
  if (state.arena.obstacles.some(({ cell: at, terrain }) => at === cell && terrain !== 'tree' && terrain !== 'mud'))
    return true
  return state.gladiators.some(
    (one) => one !== me && one !== foe && one.out === null && (one.cell === cell || one.torso === cell),
  )
}

function turnsBetween(a: number, b: number): number {
  const turns = (a - b + 6) % 6
  return Math.min(turns, 6 - turns)
}

/** He defends himself with about half of what he has, spread over his areas. */
const DEFENCE = 0.1

/** §28.7.3 Of the ways to divide its CF the one that does most; of equal ones any. */
export function allocationOfBeast(state: State, question: QuestionOf<'allocate'>, random: Random): Allocation {
  const list = colosseum.legal(state, question) as Allocation[]
  const first = random.below(list.length)
  return argmax([...list.slice(first), ...list.slice(0, first)], (one) => valueOfRows(state, one))!
}

function valueOfRows(state: State, { attacks }: Allocation): number {
  let value = 0
  for (const { target, area, cf } of attacks) {
    const him = state.gladiators[target]!
    const defence = him.beast ? 0 : Math.round(DEFENCE * Math.max(0, him.CF - him.stun))
    value += valueAt(valueRow(state.options, him, bareBlow(him, areas[area - 1]!)), cf - defence)
  }
  return value
}
