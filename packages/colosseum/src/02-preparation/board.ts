/** The board (§2.2): hexes as cells of a rectangle, fronts (§6.1) and lines between hexes (§27). */
import {
  bearing,
  type Dir,
  dirs,
  fromPixel,
  type HexMap,
  OUTSIDE,
  rectangle,
  steps,
  toPixel,
  turned,
} from '@harena/engine'
import type { Tables } from '../tables/index.ts'

/** The book does not say how large the board is; 17 by 16 leaves five rows behind each man (D-10). */
export const COLUMNS = 17
export const ROWS = 16

export const board: HexMap = rectangle(COLUMNS, ROWS)

const SIZE = COLUMNS * ROWS

/** §6.1 For each pair of cells the facings, as bits, that have the second in the 120 degree front of the first. */
const fronts = new Uint8Array(SIZE * SIZE)
for (let from = 0; from < SIZE; from++) {
  for (let to = 0; to < SIZE; to++) {
    const seen = bearing(board.hex(from), board.hex(to))
    if (seen === undefined) continue
    for (const facing of dirs) {
      const off = (seen - facing + 6) % 6
      if (off <= 1 || off >= 5) fronts[from * SIZE + to]! |= 1 << facing
    }
  }
}

/** Whether two cells touch, or are one. Of most their numbers tell that they do not, without a look at the table. */
export function isBeside(one: number, other: number): boolean {
  return Math.abs(one - other) <= COLUMNS + 1 && board.distance(one, other) <= 1
}

/** §6.1.1 Whether a cell lies in the front fan of one who stands and faces so, at any distance. */
export function isInFront(from: number, facing: Dir, to: number): boolean {
  return (fronts[from * SIZE + to]! & (1 << facing)) !== 0
}

/**
 * §9.2 The diagram value of an attacker's hex for a defender who faces so. Farther than one hex the nearest of the six
 * directions counts; exactly between two, the lower value (our ruling).
 */
export function diagramValue({ positionalAdvantage }: Tables, defender: number, facing: Dir, attacker: number): number {
  if (defender === attacker) return 0
  const seen = (board.sectorDir(defender, attacker) - facing + 6) % 6
  const value = positionalAdvantage[seen]!
  return board.isSplit(defender, attacker) ? Math.min(value, positionalAdvantage[(seen + 1) % 6]!) : value
}

/** The facing that puts a cell straight ahead, or nearest to it. */
export function facingTo(from: number, to: number): Dir {
  return board.sectorDir(from, to)
}

/** The cell in a direction relative to a facing, or OUTSIDE. */
export function ahead(cell: number, facing: Dir, relative: number): number {
  return board.neighbour(cell, turned(facing, relative))
}

const lines: (readonly (readonly [number, number])[])[] = []

/** The cells strictly between two, each with its twin where the line runs exactly between two hexes. */
export function cellsBetween(from: number, to: number): readonly (readonly [number, number])[] {
  const key = from * board.size + to
  lines[key] ??= drawLine(from, to)
  return lines[key]
}

/** §27.4 to §27.8 Every hex that the line from centre to centre passes through, however little of it. */
function drawLine(from: number, to: number): [number, number][] {
  const distance = board.distance(from, to)
  const start = toPixel(board.hex(from), 1)
  const end = toPixel(board.hex(to), 1)
  const between: [number, number][] = []
  for (let i = 1; i < distance; i++) {
    const x = start.x + ((end.x - start.x) * i) / distance
    const y = start.y + ((end.y - start.y) * i) / distance
    // A little to the left and a little to the right of the line: two hexes only where it runs between them.
    const aside = 0.000001 / distance
    const dx = (end.y - start.y) * aside
    const dy = (start.x - end.x) * aside
    const left = board.cell(fromPixel(x + dx, y + dy, 1))
    const right = board.cell(fromPixel(x - dx, y - dy, 1))
    if (left !== right) between.push([left, right])
  }
  for (let cell = 0; cell < board.size; cell++) {
    if (cell === from || cell === to) continue
    const isNear = board.distance(from, cell) + board.distance(cell, to) <= distance + 1
    if (isNear && crosses(start, end, toPixel(board.hex(cell), 1))) between.push([cell, cell])
  }
  return between
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Whether a line passes through the inside of the hex with this centre: some of it lies within all six sides. */
function crosses(start: Point, end: Point, centre: Point): boolean {
  let first = 0
  let last = 1
  for (const hex of steps) {
    const side = toPixel(hex, 1)
    // How far a point lies beyond the side, in the direction of the neighbour there: half way to it is the side.
    const beyond = ({ x, y }: Point) => (x - centre.x) * side.x + (y - centre.y) * side.y - 1.5
    const [a, b] = [beyond(start), beyond(end)]
    if (a > -1e-9 && b > -1e-9) return false
    if (a > 0) first = Math.max(first, a / (a - b))
    if (b > 0) last = Math.min(last, a / (a - b))
  }
  return last - first > 1e-9
}

export function columnOf(cell: number): number {
  return cell % COLUMNS
}

export function rowOf(cell: number): number {
  return Math.floor(cell / COLUMNS)
}

export type Edge = 'north' | 'east' | 'south' | 'west'

export const edges: readonly Edge[] = ['north', 'east', 'south', 'west']

/** The edge that a step in this direction leaves the board over; at a corner the east or west one. */
export function edgeCrossed(cell: number, dir: Dir): Edge {
  if (columnOf(cell) === COLUMNS - 1 && (dir === 1 || dir === 2)) return 'east'
  if (columnOf(cell) === 0 && (dir === 4 || dir === 5)) return 'west'
  return rowOf(cell) === 0 && (dir === 0 || dir === 1 || dir === 5) ? 'north' : 'south'
}

export { OUTSIDE }
