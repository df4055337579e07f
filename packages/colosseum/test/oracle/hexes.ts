/** The board of 17 columns and 16 rows, fronts and lines (D-01 to D-03, D-10). */
import { add, type Dir, type Hex, OUTSIDE, rectangle, steps, subtract, toPixel } from '@harena/engine'
import type { State } from '../../src/index.ts'

export const COLUMNS = 17
export const ROWS = 16
const board = rectangle(COLUMNS, ROWS)

export const hexOf = (cell: number): Hex => board.hex(cell)
export const cellOf = (hex: Hex): number => board.cell(hex)
export const turn = (dir: number, by: number): Dir => ((((dir + by) % 6) + 6) % 6) as Dir

export function beside(cell: number, dir: number): number {
  return cell === OUTSIDE ? OUTSIDE : cellOf(add(hexOf(cell), steps[turn(dir, 0)]!))
}

export function distance(a: number, b: number): number {
  const { q, r } = subtract(hexOf(b), hexOf(a))
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** An offset turned counter-clockwise by so many hexsides. */
function unturned({ q, r }: Hex, facing: number): Hex {
  let [a, b] = [q, r]
  for (let i = 0; i < facing; i++) [a, b] = [a + b, -a]
  return { q: a, r: b }
}

/** D-03 The fan of 120 degrees: facing north, r <= 0 and q + r <= 0. */
export function isInFan(from: number, facing: number, to: number): boolean {
  if (from === to) return false
  const { q, r } = unturned(subtract(hexOf(to), hexOf(from)), facing)
  return r <= 0 && q + r <= 0
}

/** D-01 The worth of the hex of an attacker, seen from a man who faces so; between two directions the lower. */
const worth = [0, 1, 2, 3, 2, 1]

export function positionValue(man: number, facing: number, attacker: number): number {
  if (man === attacker) return 0
  const to = toPixel(subtract(hexOf(attacker), hexOf(man)), 1)
  const angleTo = (dir: number) => {
    const arrow = toPixel(steps[dir]!, 1)
    return (to.x * arrow.x + to.y * arrow.y) / Math.hypot(to.x, to.y) / Math.hypot(arrow.x, arrow.y)
  }
  const cosines = [0, 1, 2, 3, 4, 5].map(angleTo)
  const best = Math.max(...cosines)
  const near = [0, 1, 2, 3, 4, 5].filter((dir) => cosines[dir]! > best - 1e-9)
  return Math.min(...near.map((dir) => worth[turn(dir, -facing)]!))
}

/** The direction that leads straight at a hex, or the nearest ones. */
export const nearestDirs = (from: number, to: number): Dir[] => dirsBetween(hexOf(from), hexOf(to))

function dirsBetween(from: Hex, to: Hex): Dir[] {
  const away = toPixel(subtract(to, from), 1)
  const along = (dir: number) => {
    const arrow = toPixel(steps[dir]!, 1)
    return away.x * arrow.x + away.y * arrow.y
  }
  const best = Math.max(...[0, 1, 2, 3, 4, 5].map(along))
  return ([0, 1, 2, 3, 4, 5] as Dir[]).filter((dir) => along(dir) > best - 1e-9)
}

/** Exactly between two directions the one counter-clockwise is taken (our convention). */
export const headingTo = (from: number, to: number): Dir => headingOf(hexOf(from), hexOf(to))

/** The same also off the board. */
export function headingOf(from: Hex, to: Hex): Dir {
  const [a, b] = dirsBetween(from, to)
  return b === undefined || turn(a!, 1) === b ? a! : b
}

export function terrainOf({ arena }: State, cell: number): string | undefined {
  return arena.obstacles.find((one) => one.cell === cell)?.terrain
}

/** How much of the line between two centres lies inside a hex; 0 along its side. */
function share(from: Hex, to: Hex, hex: Hex): number {
  const a = toPixel(from, 1)
  const b = toPixel(to, 1)
  const c = toPixel(hex, 1)
  let low = 0
  let high = 1
  for (let side = 0; side < 6; side++) {
    // The normal of each side points at the neighbour's centre.
    const n = toPixel(steps[side]!, 1)
    const length = Math.hypot(n.x, n.y)
    const reach = Math.sqrt(3) / 2
    const at = (p: { x: number; y: number }) => ((p.x - c.x) * n.x + (p.y - c.y) * n.y) / length - reach
    const [start, end] = [at(a), at(b)]
    if (Math.abs(end - start) < 1e-9) {
      if (start > -1e-9) return 0
      continue
    }
    const cut = start / (start - end)
    if (end > start) high = Math.min(high, cut)
    else low = Math.max(low, cut)
  }
  return Math.max(0, high - low)
}

function touches(from: Hex, to: Hex, hex: Hex): boolean {
  const a = toPixel(from, 1)
  const b = toPixel(to, 1)
  const c = toPixel(hex, 1)
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const off = Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / length
  const along = ((b.x - a.x) * (c.x - a.x) + (b.y - a.y) * (c.y - a.y)) / length
  return Math.abs(off - Math.sqrt(3) / 2) < 1e-9 && along > 0 && along < length
}

/** 1.7 Wall, pillar, tree and rock block a line; one that runs between two hexes only if both block. */
export function isClear(state: State, from: number, to: number): boolean {
  const [a, b] = [hexOf(from), hexOf(to)]
  const between = state.arena.obstacles.filter(({ cell, terrain }) => terrain !== 'mud' && cell !== from && cell !== to)
  const near = between.map(({ cell }) => hexOf(cell))
  if (near.some((hex) => share(a, b, hex) > 1e-9)) return false
  const beside = near.filter((hex) => touches(a, b, hex))
  return !beside.some((one) =>
    beside.some((other) => one !== other && distance(cellOf(one), cellOf(other)) === 1 && isAcross(a, b, one, other)),
  )
}

function isAcross(a: Hex, b: Hex, one: Hex, other: Hex): boolean {
  const side = (hex: Hex) => {
    const [p, q, c] = [toPixel(a, 1), toPixel(b, 1), toPixel(hex, 1)]
    return Math.sign((q.x - p.x) * (c.y - p.y) - (q.y - p.y) * (c.x - p.x))
  }
  return side(one) !== side(other)
}
