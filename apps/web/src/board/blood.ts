/** Blood that stays: splashes on the sand where somebody was wounded, one for each wound. It means nothing in the rules. */
import { type Point, round } from './geometry.ts'

/** What one blow left, and where. */
export interface Shed {
  readonly at: Point
  readonly wounds: number
  /** Where it fell, if the sand has been moved since: it keeps its shape. */
  readonly fell?: Point
}

/** All of it, when the sand has been moved with everybody on it. */
export function moved(shed: readonly Shed[], { x, y }: Point): Shed[] {
  return shed.map(({ at, wounds, fell = at }) => ({ at: { x: at.x + x, y: at.y + y }, wounds, fell }))
}

/** However long they fight over one place, no more is drawn there. */
export const MOST_SPLASHES = 5

/** Places as near as this are one: men in a zone stand closer and farther as others come and go. */
const NEAR = 12

interface Place extends Point {
  readonly fell: Point
  splashes: number
}

/** All of it as one path, so that a long match costs the picture no more than a short one. */
export function stainsOf(shed: readonly Shed[]): string {
  const places: Place[] = []
  for (const { at, wounds, fell = at } of shed) {
    const near = places.find(({ x, y }) => Math.hypot(x - at.x, y - at.y) < NEAR)
    if (near) near.splashes = Math.min(MOST_SPLASHES, near.splashes + wounds)
    else places.push({ ...at, fell, splashes: Math.min(MOST_SPLASHES, wounds) })
  }
  return places.flatMap(splashesAt).join('')
}

/**
 * The first ones of a place stay where they are when more are shed. They lie around whoever stands there, so that they are
 * seen at once, and off the middle, where things and marks are drawn.
 */
function splashesAt({ x, y, fell, splashes }: Place): string[] {
  const next = generator(Math.round(fell.x) * 31 + Math.round(fell.y))
  const start = next() * 2 * Math.PI
  return Array.from({ length: splashes }, (_, at) => {
    const angle = start + at * 2.4
    return splash(x + 37 * Math.sin(angle), y - 37 * Math.cos(angle), angle, next)
  })
}

/** A drop, and what sprang from it, outwards. */
function splash(x: number, y: number, angle: number, next: () => number): string {
  const drops = Array.from({ length: 5 }, (_, at) => {
    const way = angle + (at - 2) * 0.5 + next() * 0.4
    const far = 6 + 8 * next()
    return drop(x + far * Math.sin(way), y - far * Math.cos(way), 0.8 + 1.4 * next(), way)
  })
  return drop(x, y, 3 + 1.4 * next(), angle) + drops.join('')
}

/** Longer than wide, the way it fell. */
function drop(x: number, y: number, size: number, angle: number): string {
  const [dx, dy] = [size * 1.5 * Math.sin(angle), -size * 1.5 * Math.cos(angle)]
  const arc = `a${round(size * 1.5)} ${round(size)} ${round((angle * 180) / Math.PI - 90)} 1 1`
  return `M${round(x - dx)} ${round(y - dy)}${arc} ${round(2 * dx)} ${round(2 * dy)}${arc} ${round(-2 * dx)} ${round(-2 * dy)}`
}

/** What springs from a man who is struck. */
export const SPRAY = Array.from({ length: 7 }, (_, at) => {
  const angle = -1.2 + at * 0.4
  const far = 34 + 9 * (at % 3)
  return drop(far * Math.sin(angle), -far * Math.cos(angle), 1.6 + (at % 3) * 0.7, angle)
}).join('')

/** Always the same numbers between 0 and 1 for the same place. */
function generator(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
