/** A finite set of hexes with edges. A hex of a map is one small integer, its *cell*; coordinates stay at the rim. */
import { type Dir, dirs, distance, fromColumnAndRow, type Hex, neighbour, sector } from './hex.ts'

/** What stands where a neighbour would be, beyond the edge. */
export const OUTSIDE = -1

export class HexMap {
  readonly hexes: readonly Hex[]
  /** The cells of the smallest parallelogram around all hexes, by column and row. */
  private readonly cells: Int16Array
  private readonly left: number
  private readonly top: number
  private readonly width: number
  private readonly height: number
  private readonly neighbours: Int16Array
  private readonly distances: Uint8Array | Uint16Array
  private readonly sectors: Uint8Array

  constructor(hexes: readonly Hex[]) {
    this.hexes = hexes
    this.left = Math.min(...hexes.map(({ q }) => q))
    this.top = Math.min(...hexes.map(({ r }) => r))
    this.width = Math.max(...hexes.map(({ q }) => q)) - this.left + 1
    this.height = Math.max(...hexes.map(({ r }) => r)) - this.top + 1
    this.cells = new Int16Array(this.width * this.height).fill(OUTSIDE)
    hexes.forEach(({ q, r }, cell) => {
      this.cells[(r - this.top) * this.width + q - this.left] = cell
    })
    const size = hexes.length
    this.neighbours = new Int16Array(size * 6)
    // A byte each, but on a very long map: in half the room they stay near the processor.
    this.distances = new (this.width + this.height > 255 ? Uint16Array : Uint8Array)(size * size)
    this.sectors = new Uint8Array(size * size)
    hexes.forEach((hex, cell) => {
      for (const dir of dirs) this.neighbours[cell * 6 + dir] = this.cell(neighbour(hex, dir))
      hexes.forEach((other, to) => {
        const seen = sector(hex, other)
        this.distances[cell * size + to] = distance(hex, other)
        this.sectors[cell * size + to] = seen ? seen.dir * 2 + (seen.split ? 1 : 0) : 0
      })
    })
  }

  get size(): number {
    return this.hexes.length
  }

  /** The cell of a hex, or OUTSIDE. */
  cell(hex: Hex): number {
    const column = hex.q - this.left
    const row = hex.r - this.top
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return OUTSIDE
    return this.cells[row * this.width + column]!
  }

  hex(cell: number): Hex {
    return this.hexes[cell]!
  }

  /** The neighbouring cell in a direction, or OUTSIDE. */
  neighbour(cell: number, dir: number): number {
    return this.neighbours[cell * 6 + dir]!
  }

  distance(a: number, b: number): number {
    return this.distances[a * this.hexes.length + b]!
  }

  /** The direction sector in which `to` lies as seen from `from` (see `sector` in hex.ts). */
  sectorDir(from: number, to: number): Dir {
    return (this.sectors[from * this.hexes.length + to]! >> 1) as Dir
  }

  /** Whether `to` lies on the border between `sectorDir` and the next sector clockwise. */
  isSplit(from: number, to: number): boolean {
    return (this.sectors[from * this.hexes.length + to]! & 1) === 1
  }
}

const rectangles = new Map<number, HexMap>()

/** The rectangle of so many columns and rows, odd columns half a hex lower. Made once for each size. */
export function rectangle(cols: number, rows: number): HexMap {
  const key = cols * 65536 + rows
  let map = rectangles.get(key)
  if (!map) {
    const hexes: Hex[] = []
    for (let row = 0; row < rows; row++) for (let col = 0; col < cols; col++) hexes.push(fromColumnAndRow(col, row))
    map = new HexMap(hexes)
    rectangles.set(key, map)
  }
  return map
}
