/** The zones of an arena as shapes: squares of a grid, or sectors of the rings of an oval. */
import type { View, ZoneView } from '@harena/heroes'
import { type Point, round } from '../../../board/geometry.ts'

type ArenaPlan = View['arena']

export interface ZoneShape {
  readonly zone: ZoneView
  /** Its border, and the same a little smaller. */
  readonly path: string
  readonly inner: string
  /** Where its name is written: in a corner that no man covers, from there on or around it. */
  readonly label: Point
  readonly anchor: 'start' | 'middle'
}

export function shapesOf({ plan, zones }: ArenaPlan): ZoneShape[] {
  return zones.map((zone) => (plan.kind === 'grid' ? square(zone, zones, plan.cell) : sector(zone, plan)))
}

/** At the wall it reaches beyond the grid, as far as there is sand. */
const BEYOND = 90

function square(zone: ZoneView, zones: readonly ZoneView[], cell: number): ZoneShape {
  const isLast = (way: (other: ZoneView) => boolean) => !zones.some(way)
  const left = isLast((other) => other.x < zone.x) ? BEYOND : 0
  const right = isLast((other) => other.x > zone.x) ? BEYOND : 0
  const top = isLast((other) => other.y < zone.y) ? BEYOND : 0
  const bottom = isLast((other) => other.y > zone.y) ? BEYOND : 0
  const path = (inset: number) => {
    const half = cell / 2 - inset
    const [width, height] = [2 * half + left + right, 2 * half + top + bottom]
    return `M${zone.x - half - left} ${zone.y - half - top}h${width}v${height}h${-width}Z`
  }
  return {
    zone,
    path: path(0),
    inner: path(4),
    label: { x: zone.x - cell / 2 + (left > 0 ? -12 : 5), y: zone.y - cell / 2 + 20 },
    anchor: 'start',
  }
}

type OvalPlan = Extract<ArenaPlan['plan'], { kind: 'oval' }>

const rings = ['wall', 'heart', 'center'] as const

/** Sector n of a ring is centred n turns from the East, anticlockwise; its number is in its name. */
function sector(zone: ZoneView, plan: OvalPlan): ZoneShape {
  const ring = rings.indexOf(zone.ring)
  const count = plan.sectors[ring === 2 ? 1 : 0]
  const middle = (Number(zone.id.slice(1)) * 360) / count
  const half = 180 / count
  const outer = plan.borders[ring]!
  const inner = plan.borders[ring + 1] ?? ([0, 0] as const)
  const at = (axes: readonly [number, number], degrees: number, inset: number) => {
    const angle = (degrees * Math.PI) / 180
    return {
      x: plan.x + Math.max(0, axes[0] - inset) * Math.cos(angle),
      y: plan.y - Math.max(0, axes[1] - inset) * Math.sin(angle),
    }
  }
  const path = (inset: number) => {
    const turn = inset * (ring === 2 ? 0.9 : ring === 1 ? 0.75 : 0.55)
    const steps = Array.from({ length: 13 }, (_, i) => middle - half + turn + ((2 * (half - turn)) / 12) * i)
    const there = steps.map((degrees) => at(outer, degrees, inset))
    const back = steps.reverse().map((degrees) => at(inner, degrees, -inset))
    return `M${[...there, ...back].map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`
  }
  const share = ring === 2 ? 0.82 : 0.9
  const between: readonly [number, number] = [
    inner[0] + (outer[0] - inner[0]) * share,
    inner[1] + (outer[1] - inner[1]) * share,
  ]
  return { zone, path: path(0), inner: path(4), label: at(between, middle + half * 0.72, 0), anchor: 'middle' }
}

/** Half axes around a middle; 2 is an ellipse, more is squarer. */
export interface WallOval {
  readonly x: number
  readonly y: number
  readonly a: number
  readonly b: number
  readonly squareness: number
}

/** The wall around the zones. */
export function wallOf({ plan, width, height, zones }: ArenaPlan): WallOval {
  if (plan.kind === 'oval') {
    const [a, b] = plan.borders[0]!
    return { x: plan.x, y: plan.y, a, b, squareness: 2 }
  }
  const reach = (values: readonly number[]) => (Math.max(...values) - Math.min(...values) + plan.cell) / 2
  // Round enough for an arena; the corners of the grid lose their tips.
  const a = reach(zones.map((zone) => zone.x)) * 1.09
  const b = reach(zones.map((zone) => zone.y)) * 1.1
  return { x: width / 2, y: height / 2, a, b, squareness: 4.6 }
}
