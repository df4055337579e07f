/** Hexes in axial coordinates: flat-topped, y downwards, directions clockwise from north. */
import { key, t } from './language.ts'

export interface Hex {
  readonly q: number
  readonly r: number
}

/** 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. Also a facing: the hexside one looks at. */
export type Dir = 0 | 1 | 2 | 3 | 4 | 5

export const dirs: readonly Dir[] = [0, 1, 2, 3, 4, 5]

export const dirNames = [
  key('north'),
  key('north-east'),
  key('south-east'),
  key('south'),
  key('south-west'),
  key('north-west'),
] as const

/** A direction as people read it. */
export function dirName(dir: Dir): string {
  return t(dirNames[dir])
}

export const steps: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]

/** The facing after turning clockwise by so many hexsides; negative is counter-clockwise. */
export function turned(facing: Dir, hexsides: number): Dir {
  const dir = facing + hexsides
  // A remainder of -0 would be no whole number to the machine, and be reckoned with many times as slowly.
  return (dir >= 0 && dir < 6 ? dir : (((dir % 6) | 0) + 6) % 6) as Dir
}

export function opposite(dir: Dir): Dir {
  return ((dir + 3) % 6) as Dir
}

/** A direction as seen by one who faces so: 0 ahead, 1 right front, ... 5 left front. */
export function relative(dir: Dir, facing: Dir): Dir {
  return ((dir - facing + 6) % 6) as Dir
}

const wayNames = [
  key('ahead'),
  key('ahead right'),
  key('back right'),
  key('back'),
  key('back left'),
  key('ahead left'),
] as const

/** The same in words, his left and his right. */
export function wayName(dir: Dir, facing: Dir): string {
  return t(wayNames[relative(dir, facing)])
}

/** Whether he looks down the board: then his left is on the right of whoever looks at it. */
export function facesDown(facing: Dir): boolean {
  return facing >= 2 && facing <= 4
}

export function add(a: Hex, b: Hex): Hex {
  return { q: a.q + b.q, r: a.r + b.r }
}

export function subtract(a: Hex, b: Hex): Hex {
  return { q: a.q - b.q, r: a.r - b.r }
}

export function same(a: Hex, b: Hex): boolean {
  return a.q === b.q && a.r === b.r
}

export function neighbour(hex: Hex, dir: Dir, times = 1): Hex {
  const step = steps[dir]!
  return { q: hex.q + step.q * times, r: hex.r + step.r * times }
}

export function distance(a: Hex, b: Hex): number {
  const dq = b.q - a.q
  const dr = b.r - a.r
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}

/**
 * The direction of one hex as seen from another, in sixths of a circle clockwise from north: whole numbers lie on the
 * six directions, halves on the borders between two of them. (Not an angle in between, but in the same order.)
 */
export function bearing(from: Hex, to: Hex): number | undefined {
  const dq = to.q - from.q
  const dr = to.r - from.r
  for (const dir of dirs) {
    const a = steps[dir]!
    const b = steps[(dir + 1) % 6]!
    // The determinant of two neighbouring steps is 1, so the parts along both are whole numbers.
    const alongA = dq * b.r - dr * b.q
    const alongB = a.q * dr - a.r * dq
    if (alongA >= 1 && alongB >= 0) return dir + alongB / (alongA + alongB)
  }
  return undefined
}

/**
 * Where one hex lies as seen from another: the plane around a hex falls into six 60 degree sectors, each centred on a
 * direction. `dir` is the sector; `split` says that the hex lies exactly on the border of `dir` and the next one
 * clockwise, which happens only at even distances.
 */
export interface Sector {
  readonly dir: Dir
  readonly split: boolean
}

/** Undefined for the hex itself. */
export function sector(from: Hex, to: Hex): Sector | undefined {
  const seen = bearing(from, to)
  if (seen === undefined) return undefined
  const split = seen % 1 === 0.5
  return { dir: turned(0, split ? Math.floor(seen) : Math.round(seen)), split }
}

/** The hexes at exactly this distance, clockwise from north. */
export function ring(centre: Hex, radius: number): Hex[] {
  if (radius === 0) return [centre]
  const hexes: Hex[] = []
  let hex = neighbour(centre, 0, radius)
  for (const corner of dirs) {
    for (let i = 0; i < radius; i++) {
      hexes.push(hex)
      hex = neighbour(hex, turned(corner, 2))
    }
  }
  return hexes
}

/** All hexes within this distance, nearest first. */
export function disc(centre: Hex, radius: number): Hex[] {
  const hexes: Hex[] = []
  for (let i = 0; i <= radius; i++) hexes.push(...ring(centre, i))
  return hexes
}

/**
 * The hexes that a straight line from centre to centre passes through; along a hexside it keeps to one of its two sides,
 * the same there and back.
 */
export function line(from: Hex, to: Hex): Hex[] {
  const length = distance(from, to)
  const hexes: Hex[] = []
  for (let i = 0; i <= length; i++) {
    const t = length === 0 ? 0 : i / length
    hexes.push(round(from.q + (to.q - from.q) * t + 1e-6, from.r + (to.r - from.r) * t + 2e-6))
  }
  return hexes
}

/**
 * Whether a hex lies in the arc of so many degrees (60, 120, ...) around a facing. `edges` says whether the hexes that
 * the arc's border cuts through the middle belong to it; the full circle has no border.
 */
export function inArc(from: Hex, facing: Dir, to: Hex, degrees: number, edges: boolean): boolean {
  const seen = bearing(from, to)
  if (seen === undefined) return false
  if (degrees >= 360) return true
  const clockwise = (seen - facing + 6) % 6
  const offAxis = Math.min(clockwise, 6 - clockwise)
  return offAxis < degrees / 120 || (edges && offAxis === degrees / 120)
}

/** Column and row in a rectangle of flat-topped hexes whose odd columns lie half a hex lower ("odd-q"). */
export function columnAndRow(hex: Hex): { column: number; row: number } {
  return { column: hex.q, row: hex.r + (hex.q >> 1) }
}

export function fromColumnAndRow(column: number, row: number): Hex {
  return { q: column, r: row - (column >> 1) }
}

/** The centre of a hex on paper, for hexes with sides of the given length. */
export function toPixel(hex: Hex, side: number): { x: number; y: number } {
  return { x: 1.5 * side * hex.q, y: Math.sqrt(3) * side * (hex.r + hex.q / 2) }
}

export function fromPixel(x: number, y: number, side: number): Hex {
  const q = x / (1.5 * side)
  return round(q, y / (Math.sqrt(3) * side) - q / 2)
}

/** The hex that contains a point in fractional axial coordinates. */
function round(q: number, r: number): Hex {
  const s = -q - r
  let rq = Math.round(q)
  let rr = Math.round(r)
  const rs = Math.round(s)
  const offQ = Math.abs(rq - q)
  const offR = Math.abs(rr - r)
  const offS = Math.abs(rs - s)
  if (offQ > offR && offQ > offS) rq = -rr - rs
  else if (offR > offS) rr = -rq - rs
  // As whole numbers: -0 matters when hexes are compared or printed, and one hex of fractions makes all of them slow.
  return { q: rq | 0, r: rr | 0 }
}
