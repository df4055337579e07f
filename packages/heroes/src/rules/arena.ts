/** §2.6 The arena: zones with a ring and neighbours, nothing else. A zone is its place in the arena's list. */

export type Ring = 'wall' | 'heart' | 'center'

export const GATES = ['N', 'E', 'S', 'W'] as const
export type Gate = (typeof GATES)[number]

export interface Zone {
  readonly id: string
  readonly ring: Ring
  /** Where it is drawn, in a box of 1000 by 720 with y downwards. */
  readonly x: number
  readonly y: number
  readonly neighbours: number[]
}

/** How the zones are drawn: squares, or rings of an oval cut into sectors; in the box of the zones' x and y. */
export type Plan =
  | { readonly kind: 'grid'; readonly cell: number }
  | {
      readonly kind: 'oval'
      readonly x: number
      readonly y: number
      /** Half axes from outside in: the wall, Wall to Heart, Heart to Center. */
      readonly borders: readonly (readonly [number, number])[]
      /** Sectors of the outer rings and of the Center, the first one centred to the East, counted anticlockwise. */
      readonly sectors: readonly [number, number]
    }

export interface Arena {
  readonly id: string
  readonly plan: Plan
  readonly zones: readonly Zone[]
  readonly gates: Readonly<Record<Gate, number>>
  /** The Wall zones, clockwise. */
  readonly wall: readonly number[]
  /** Steps between any two zones. */
  readonly distance: readonly Uint8Array[]
  readonly numbers: ReadonlyMap<string, number>
  /** Where a weapon thrown from one zone over a neighbouring one comes to lie. */
  behind(from: number, over: number): number
}

export function arenaOf(
  id: string,
  zones: readonly Zone[],
  gates: Readonly<Record<Gate, number>>,
  wall: readonly number[],
  plan: Plan,
  behind: (from: number, over: number) => number,
): Arena {
  const distance = zones.map((_, from) => stepsFrom(zones, from))
  const numbers = new Map(zones.map((zone, at) => [zone.id, at]))
  return { id, plan, zones, gates, wall, distance, numbers, behind }
}

function stepsFrom(zones: readonly Zone[], from: number): Uint8Array {
  const steps = new Uint8Array(zones.length).fill(255)
  steps[from] = 0
  const queue = [from]
  for (const zone of queue) {
    for (const next of zones[zone]!.neighbours) {
      if (steps[next] === 255) {
        steps[next] = steps[zone]! + 1
        queue.push(next)
      }
    }
  }
  return steps
}

/** The bearing from one zone's middle to another's, in degrees with y upwards. */
function bearing(arena: Arena, from: number, to: number): number {
  const [a, b] = [arena.zones[from]!, arena.zones[to]!]
  return (Math.atan2(a.y - b.y, b.x - a.x) * 180) / Math.PI
}

/** Brings an angle into (-180, 180]. */
function turned(degrees: number): number {
  const angle = ((degrees % 360) + 360) % 360
  return angle > 180 ? angle - 360 : angle
}

/** Angles closer than this are equal: they come out of an arctangent. */
const HAIR = 1e-9

/** §5.3.1, G-34 The up to three neighbouring zones in front of one who looks towards a zone. */
export function front(arena: Arena, zone: number, toward: number): number[] {
  const ahead = bearing(arena, zone, toward)
  return arena.zones[zone]!.neighbours.map((to) => ({ to, off: Math.abs(turned(bearing(arena, zone, to) - ahead)) }))
    .filter(({ to, off }) => off < 80 || to === toward)
    .sort((a, b) => (Math.abs(a.off - b.off) < HAIR ? a.to - b.to : a.off - b.off))
    .slice(0, 3)
    .map(({ to }) => to)
}

/** §5.3.2 Among these zones the one best to the left (or right) of one who looks towards a zone; -1 if none. */
export function besideOf(
  arena: Arena,
  zone: number,
  toward: number,
  side: 'left' | 'right',
  among: readonly number[],
): number {
  const ahead = bearing(arena, zone, toward)
  const sign = side === 'left' ? 1 : -1
  let best = -1
  let bestOff = Number.POSITIVE_INFINITY
  for (const to of among) {
    const angle = sign * turned(bearing(arena, zone, to) - ahead)
    const off = Math.abs(angle - 90)
    if (angle > 20 - HAIR && angle < 160 + HAIR && off < bestOff - HAIR) {
      best = to
      bestOff = off
    }
  }
  return best
}
