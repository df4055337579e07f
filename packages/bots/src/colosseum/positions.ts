/** What it is worth to stand somewhere when all have moved: advantage, reach and what a collision brings. */
import { bearing } from '@harena/engine'
import { tanh } from '../lib/tanh.ts'
import { type ApproachPath, endOf, field } from './approach-paths.ts'

/** §9.2 Positional advantage by the direction in which the attacker stands. */
type Diagram = readonly number[]

/** What two men bring along, as far as their positions are concerned. Small whole numbers: all of it is part of a key. */
export interface Pairing {
  /** Distances at which each can strike, as bits (see arms.ts). */
  readonly myReach: number
  readonly hisReach: number
  /** From -2, he should be kept away, to 2, he should be pressed. */
  readonly edge: number
  /** Impact factors compared, by threes, from -2 to 2. */
  readonly impact: number
  /** What moving costs each: 0 nothing, 1 a phase he will miss, 2 overexertion. */
  readonly myEffort: number
  readonly hisEffort: number
  readonly iKneel: boolean
  readonly heKneels: boolean
}

const efforts = [0, 1, 6] as const

/** To strike without being struck at. */
const FREE_BLOW = 5
/** One step of edge while they fight. */
const EDGE = 1
/** Each hex of distance, to him who would rather fight; and to have him in front. */
const NEAR = 0.3
const IN_FRONT = 0.4
/** The most that a collision brings. */
const COLLISION = 9

/** Of two cells: their distance, facings as bits that have the other in front, and the side on which each is seen. */
const [DISTANCE, I_SEE, HE_SEES, MY_SIDE, HIS_SIDE] = [0, 4, 10, 16, 20]
const sights: Int32Array[] = []

/** All that one sees from a cell, by the other's; worked out once for each. */
function sightsFrom(mine: number): Int32Array {
  sights[mine] ??= Int32Array.from(field.map.hexes, (_, his) => {
    const fronts = (frontsOf(mine, his) << I_SEE) | (frontsOf(his, mine) << HE_SEES)
    const sides = (sideOf(his, mine) << MY_SIDE) | (sideOf(mine, his) << HIS_SIDE)
    return (field.map.distance(mine, his) << DISTANCE) | fronts | sides
  })
  return sights[mine]
}

/** The facings, as bits, in which one has another cell in front of him. */
function frontsOf(from: number, to: number): number {
  const seen = bearing(field.map.hex(from), field.map.hex(to))
  if (seen === undefined) return 0
  let bits = 0
  for (let one = 0; one < 6; one++) {
    const off = (seen - one + 6) % 6
    if (off <= 1 || off >= 5) bits |= 1 << one
  }
  return bits
}

/** The direction of a cell, doubled; one more where it lies exactly between that and the next. */
function sideOf(from: number, to: number): number {
  return field.map.sectorDir(from, to) * 2 + (field.map.isSplit(from, to) ? 1 : 0)
}

const SIDES = 12
const advantages = new WeakMap<Diagram, Float64Array>()

/** What the attacker's place is worth, by the facing of the defender and the side on which he sees the attacker. */
function advantagesBy(diagram: Diagram): Float64Array {
  let list = advantages.get(diagram)
  if (!list) {
    list = new Float64Array(6 * SIDES)
    for (let at = 0; at < list.length; at++) {
      const seen = (((at % SIDES) >> 1) - Math.floor(at / SIDES) + 6) % 6
      list[at] = at & 1 ? Math.min(diagram[seen]!, diagram[(seen + 1) % 6]!) : diagram[seen]!
    }
    advantages.set(diagram, list)
  }
  return list
}

/** One who has moved: his way, the cell before its last step, the cell where he is, and how he faces. */
export interface Position {
  readonly path: ApproachPath
  readonly start: number
  readonly middle: number
  readonly cell: number
  readonly facing: number
}

const standsFromCentre = new WeakMap<readonly ApproachPath[], readonly Position[]>()

/** Where the ways of a list lead for him, who is always in the middle: made once for each list. */
export function fromCentre(paths: readonly ApproachPath[]): readonly Position[] {
  let stands = standsFromCentre.get(paths)
  if (!stands) {
    stands = paths.map((path) => positionOf(field.centre, 0, path))
    standsFromCentre.set(paths, stands)
  }
  return stands
}

export function positionOf(start: number, facing: number, path: ApproachPath): Position {
  const middle = path.dirs.length < 2 ? start : endOf(start, facing, path, path.dirs.length - 1)
  return { path, start, middle, cell: endOf(start, facing, path), facing: (facing + path.turn) % 6 }
}

let room = new Float64Array(0)

/**
 * What the first of two gains by standing so against the other, in CF: a row for each stand of his, in one list. It is
 * good until the next one is asked for: thousands of numbers each time would keep the collector busy.
 */
export function gainsOfPositions(
  diagram: Diagram,
  mine: readonly Position[],
  his: readonly Position[],
  pairing: Pairing,
): Float64Array {
  const count = mine.length * his.length
  if (room.length < count) room = new Float64Array(count)
  const worth = advantagesBy(diagram)
  const myCosts = mine.map(({ path }) => costOf(path, pairing.myEffort, pairing.iKneel))
  const hisCosts = his.map(({ path }) => costOf(path, pairing.hisEffort, pairing.heKneels))
  weighDistances(room, worth, mine, his, myCosts, hisCosts, pairing)
  // Those who collide are few: what was put down for them above is put right.
  const ways = waysThrough(his)
  for (let row = 0; row < mine.length; row++) {
    const one = mine[row]!
    for (const i of mayMeet(ways, one, his[0]!.start)) {
      if (!doCollide(one, his[i]!)) continue
      room[row * his.length + i] = hisCosts[i]! - myCosts[row]! + valueOfCollision(worth, one, his[i]!, pairing)
    }
  }
  return room
}

const nobody: readonly number[] = []

/** Stands by the cells that they lead through last. */
function waysThrough(stands: readonly Position[]): ReadonlyMap<number, readonly number[]> {
  const ways = new Map<number, number[]>()
  for (let i = 0; i < stands.length; i++) {
    const { middle, cell } = stands[i]!
    put(ways, cell, i)
    if (middle !== cell) put(ways, middle, i)
  }
  return ways
}

function put(ways: Map<number, number[]>, cell: number, i: number): void {
  const list = ways.get(cell)
  if (list) list.push(i)
  else ways.set(cell, [i])
}

/** All of the other's stands that a man may run into: they lead through his last cell, or come from where he goes. */
function mayMeet(ways: ReadonlyMap<number, readonly number[]>, mine: Position, hisStart: number): readonly number[] {
  const here = ways.get(mine.cell) ?? nobody
  const isAtHis = mine.cell === hisStart || mine.middle === hisStart
  if (!isAtHis) return here
  // He comes to where the other was: who has stayed there, or changes places with him, is met as well.
  return [...here, ...(ways.get(hisStart) ?? nobody), ...(ways.get(mine.start) ?? nobody)]
}

/** The same for one stand of each, for a foe who has no plans: what moving costs him is not counted. */
export function gainsBetween(diagram: Diagram, pairing: Pairing): (mine: Position, his: Position) => number {
  const worth = advantagesBy(diagram)
  const cases = casesOf(pairing)
  return (mine, his) => {
    const value = doCollide(mine, his)
      ? valueOfCollision(worth, mine, his, pairing)
      : valueOfDistance(cases, worth, sightsFrom(mine.cell)[his.cell]!, mine.facing, his.facing)
    return value - costOf(mine.path, pairing.myEffort, pairing.iKneel)
  }
}

/** A moving phase, the burden of the plot, and staying on one's knees. */
function costOf(path: ApproachPath, effort: number, isKneeling: boolean): number {
  const knees = isKneeling && (!path.isMoving || path.code === 'KN') ? 2.5 : 0
  return path.burden + knees + (path.isMoving ? efforts[effort]! : 0)
}

function weighDistances(
  gains: Float64Array,
  worth: Float64Array,
  mine: readonly Position[],
  his: readonly Position[],
  myCosts: readonly number[],
  hisCosts: readonly number[],
  pairing: Pairing,
): void {
  const cases = casesOf(pairing)
  const hisCells = his.map(({ cell }) => cell)
  const hisFacings = his.map(({ facing }) => facing)
  let at = 0
  for (let row = 0; row < mine.length; row++) {
    const { cell, facing } = mine[row]!
    const seen = sightsFrom(cell)
    const myCost = myCosts[row]!
    for (let i = 0; i < hisCells.length; i++) {
      const value = valueOfDistance(cases, worth, seen[hisCells[i]!]!, facing, hisFacings[i]!)
      gains[at++] = hisCosts[i]! - myCost + value
    }
  }
}

/**
 * This is done some thousand times for every position, in no order that a processor could guess: so there are tables
 * instead of branches.
 */
function valueOfDistance(cases: Cases, worth: Float64Array, sight: number, facing: number, hisFacing: number): number {
  const iSee = (sight >> (I_SEE + facing)) & 1
  const heSees = (sight >> (HE_SEES + hisFacing)) & 1
  const which = (((sight >> DISTANCE) & 15) << 2) | (iSee << 1) | heSees
  return (
    cases.values[which]! +
    cases.myShare[which]! * worth[hisFacing * SIDES + ((sight >> MY_SIDE) & 15)]! -
    cases.hisShare[which]! * worth[facing * SIDES + ((sight >> HIS_SIDE) & 15)]!
  )
}

/** By distance and by who has the other in front of him: what that is worth, and whether the places count as well. */
interface Cases {
  readonly values: Float64Array
  /** 1 where my advantage of place counts, or his. */
  readonly myShare: Float64Array
  readonly hisShare: Float64Array
}

const CASES = 16 * 4
const casesFound: Cases[] = []

/** Made once for each edge and reach of both. */
function casesOf(pairing: Pairing): Cases {
  const key = ((pairing.edge + 2) * 16 + pairing.myReach) * 16 + pairing.hisReach
  casesFound[key] ??= makeCases(pairing)
  return casesFound[key]
}

function makeCases({ edge, myReach, hisReach }: Pairing): Cases {
  const values = new Float64Array(CASES)
  const myShare = new Float64Array(CASES)
  const hisShare = new Float64Array(CASES)
  for (let which = 0; which < CASES; which++) {
    const distance = which >> 2
    const iSee = (which >> 1) & 1
    const heSees = which & 1
    const iReach = (myReach >> distance) & 1
    const heReaches = (hisReach >> distance) & 1
    if (((iSee & iReach) | (heSees & heReaches)) === 0) {
      values[which] = IN_FRONT * (iSee - heSees) - NEAR * edge * distance
    } else {
      values[which] = EDGE * edge + FREE_BLOW * (iReach - heReaches)
      myShare[which] = iSee
      hisShare[which] = heSees
    }
  }
  return { values, myShare, hisShare }
}

/** §8.1 Both enter one hex, one runs into the other who stays, or they change places. */
export function doCollide(mine: Position, his: Position): boolean {
  if (mine.cell === his.cell) return true
  if (mine.cell === his.start && his.cell === mine.start) return true
  if (his.cell === his.start && mine.middle === his.cell) return true
  return mine.cell === mine.start && his.middle === mine.cell
}

/** The advantage over one who stays of him who comes from a cell. */
function advantageOver(worth: Float64Array, { cell, facing }: Position, from: number): number {
  return worth[facing * SIDES + ((sightsFrom(from)[cell]! >> MY_SIDE) & 15)]!
}

function valueOfCollision(worth: Float64Array, mine: Position, his: Position, { impact, edge }: Pairing): number {
  const forward = mine.path.forward - his.path.forward
  let margin = 3 * impact + forward
  if (his.cell === his.start) margin += advantageOver(worth, his, mine.middle === his.cell ? mine.start : mine.middle)
  if (mine.cell === mine.start) margin -= advantageOver(worth, mine, his.middle === mine.cell ? his.start : his.middle)
  return outcomeOf(margin) + (EDGE * edge) / 2
}

/** Margins are whole numbers with the tables of the book: what the usual ones bring is worked out once. */
const USUAL = 32
const outcomes = Float64Array.from({ length: 2 * USUAL + 1 }, (_, at) => COLLISION * tanh((at - USUAL) / 3))

function outcomeOf(margin: number): number {
  return outcomes[margin + USUAL] ?? COLLISION * tanh(margin / 3)
}
