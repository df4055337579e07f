/** What it is worth to stand somewhere when all have moved: advantage, reach and what a collision brings. */
import { bearing } from '@harena/engine'
import { type ApproachPath, field } from './approach-paths.ts'

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

const size = field.map.size
/** Of two cells: 1 when it is worked out, their distance, and the facings as bits in which each has the other in front. */
const sights = new Int32Array(size * size)
const [DISTANCE, I_SEE, HE_SEES] = [1, 5, 11]

function sightOf(mine: number, his: number): number {
  const at = mine * size + his
  if (sights[at] === 0) {
    const distance = field.map.distance(mine, his)
    sights[at] = 1 | (distance << DISTANCE) | (frontsOf(mine, his) << I_SEE) | (frontsOf(his, mine) << HE_SEES)
  }
  return sights[at]!
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

function advantage(diagram: Diagram, defender: number, facing: number, attacker: number): number {
  const seen = (field.map.sectorDir(defender, attacker) - facing + 6) % 6
  const value = diagram[seen]!
  return field.map.isSplit(defender, attacker) ? Math.min(value, diagram[(seen + 1) % 6]!) : value
}

/** One who has moved: his way, the cell before its last step, the cell where he is, and how he faces. */
export interface Position {
  readonly path: ApproachPath
  readonly start: number
  readonly middle: number
  readonly cell: number
  readonly facing: number
}

/** What the first of two gains by standing so against the other, in CF: a row for each stand of his, in one list. */
export function gainsOfPositions(
  diagram: Diagram,
  mine: readonly Position[],
  his: readonly Position[],
  pairing: Pairing,
): Float64Array {
  const gains = new Float64Array(mine.length * his.length)
  const hisCosts = his.map(({ path }) => costOf(path, pairing.hisEffort, pairing.heKneels))
  let at = 0
  for (const one of mine) {
    const myCost = costOf(one.path, pairing.myEffort, pairing.iKneel)
    for (let i = 0; i < his.length; i++) {
      const other = his[i]!
      // Two calls, each to one function: the compiler folds them in.
      const value = doCollide(one, other)
        ? valueOfCollision(diagram, one, other, pairing)
        : valueOfDistance(diagram, one, other, pairing)
      gains[at++] = hisCosts[i]! - myCost + value
    }
  }
  return gains
}

/** The same for one stand of each, for a foe who has no plans: what moving costs him is not counted. */
export function gainOf(diagram: Diagram, mine: Position, his: Position, pairing: Pairing): number {
  const value = doCollide(mine, his)
    ? valueOfCollision(diagram, mine, his, pairing)
    : valueOfDistance(diagram, mine, his, pairing)
  return value - costOf(mine.path, pairing.myEffort, pairing.iKneel)
}

/** A moving phase, the burden of the plot, and staying on one's knees. */
function costOf(path: ApproachPath, effort: number, isKneeling: boolean): number {
  const knees = isKneeling && (!path.isMoving || path.code === 'KN') ? 2.5 : 0
  return path.burden + knees + (path.isMoving ? efforts[effort]! : 0)
}

function valueOfDistance(diagram: Diagram, mine: Position, his: Position, pairing: Pairing): number {
  const sight = sightOf(mine.cell, his.cell)
  const distance = (sight >> DISTANCE) & 15
  // Ones and noughts: sums of them need no branches, and this is done some thousand times for every position.
  const iSee = (sight >> (I_SEE + mine.facing)) & 1
  const heSees = (sight >> (HE_SEES + his.facing)) & 1
  const iReach = (pairing.myReach >> distance) & 1
  const heReaches = (pairing.hisReach >> distance) & 1
  if (((iSee & iReach) | (heSees & heReaches)) === 0) {
    return IN_FRONT * (iSee - heSees) - NEAR * pairing.edge * distance
  }
  let value = EDGE * pairing.edge + FREE_BLOW * (iReach - heReaches)
  if (iSee) value += advantage(diagram, his.cell, his.facing, mine.cell)
  if (heSees) value -= advantage(diagram, mine.cell, mine.facing, his.cell)
  return value
}

/** §8.1 Both enter one hex, one runs into the other who stays, or they change places. */
function doCollide(mine: Position, his: Position): boolean {
  if (mine.cell === his.cell) return true
  if (mine.cell === his.start && his.cell === mine.start) return true
  if (his.cell === his.start && mine.middle === his.cell) return true
  return mine.cell === mine.start && his.middle === mine.cell
}

function valueOfCollision(diagram: Diagram, mine: Position, his: Position, { impact, edge }: Pairing): number {
  const forward = mine.path.forward - his.path.forward
  let margin = 3 * impact + forward
  if (his.cell === his.start)
    margin += advantage(diagram, his.cell, his.facing, mine.middle === his.cell ? mine.start : mine.middle)
  if (mine.cell === mine.start)
    margin -= advantage(diagram, mine.cell, mine.facing, his.middle === mine.cell ? his.start : his.middle)
  return COLLISION * Math.tanh(margin / 3) + (EDGE * edge) / 2
}
