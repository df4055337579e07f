/** Where the names of men are written: beside their own figure and over nobody else's. */
import type { Box, Point } from './geometry.ts'

export interface Disc extends Point {
  readonly radius: number
}

export interface Named {
  readonly seat: number
  readonly name: string
  /** What of the drawing is his: his ring first, then what else he takes up. */
  readonly body: readonly [Disc, ...Disc[]]
}

/** Its text stands in the middle of this point, its foot on it. */
export interface Label extends Point {
  readonly seat: number
  readonly text: string
}

/** How wide letters of the names are and how tall, of their size. */
const LETTER = 0.76
const TALL = 0.74
/** From a ring to a name. */
const GAP = 5

export function labelBox({ x, y, text }: Point & { readonly text: string }, size: number): Box {
  const half = (text.length * LETTER * size) / 2
  return { left: x - half, right: x + half, top: y - TALL * size, bottom: y + 0.06 * size }
}

function touches(box: Box, { x, y, radius }: Disc): boolean {
  const across = Math.max(box.left - x, 0, x - box.right)
  const down = Math.max(box.top - y, 0, y - box.bottom)
  return Math.hypot(across, down) < radius
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

/** As much of a name as is ever written. */
function shortened(name: string): string {
  return name.length > 14 ? `${name.slice(0, 13).trim()}…` : name
}

/** Best first: the name, its beginning, its first letter. */
function textsOf(name: string): string[] {
  const beginning = name.length > 5 ? [`${name.slice(0, 3)}.`] : []
  return [shortened(name), ...beginning, name.slice(0, 1)]
}

/** Best first: below, above, at the sides, at the corners. */
function placesOf({ x, y, radius }: Disc, text: string, size: number): Point[] {
  const away = radius + GAP
  const half = (text.length * LETTER * size) / 2
  const [below, above, level] = [y + away + TALL * size, y - away, y + (TALL * size) / 2]
  const corner = away * 0.72
  return [
    { x, y: below },
    { x, y: above },
    { x: x + away + half, y: level },
    { x: x - away - half, y: level },
    { x: x + corner + half, y: y + corner + TALL * size },
    { x: x - corner - half, y: y + corner + TALL * size },
    { x: x + corner + half, y: y - corner },
    { x: x - corner - half, y: y - corner },
  ]
}

/**
 * The names of all, each so long and on that side that it covers no other man and no other name, and stays in the drawing.
 * Whoever is surrounded has his first letter on his own ring.
 */
export function placeLabels(men: readonly Named[], others: readonly Disc[], box: Box, size: number): Label[] {
  const taken: Box[] = []
  const bodies = [...others, ...men.flatMap(({ body }) => body)]
  const isFree = (at: Box) =>
    at.left >= box.left &&
    at.right <= box.right &&
    at.top >= box.top &&
    at.bottom <= box.bottom &&
    !bodies.some((disc) => touches(at, disc)) &&
    !taken.some((one) => overlap(at, one))
  return men.map(({ seat, name, body: [ring] }) => {
    const all = textsOf(name).flatMap((text) => placesOf(ring, text, size).map((point) => ({ ...point, text })))
    const free = all.find((one) => isFree(labelBox(one, size)))
    const label = free ?? { x: ring.x, y: ring.y + ring.radius * 0.82, text: name.slice(0, 1) }
    taken.push(labelBox(label, size))
    return { seat, ...label }
  })
}
