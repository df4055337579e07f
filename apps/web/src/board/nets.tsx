/** Nets and ropes: in the hand, over a man, on the sand. */

import { type Point, polar, round } from './geometry.ts'
import { paint } from './paint.ts'

/** The parts of a straight line that lie inside a closed outline. */
function clipped(from: Point, to: Point, shape: readonly Point[]): string {
  const cuts: number[] = []
  shape.forEach((a, index) => {
    const b = shape[(index + 1) % shape.length]!
    const across = (to.x - from.x) * (b.y - a.y) - (to.y - from.y) * (b.x - a.x)
    if (across === 0) return
    const along = ((a.x - from.x) * (b.y - a.y) - (a.y - from.y) * (b.x - a.x)) / across
    const onEdge = ((a.x - from.x) * (to.y - from.y) - (a.y - from.y) * (to.x - from.x)) / across
    if (onEdge >= 0 && onEdge < 1) cuts.push(along)
  })
  cuts.sort((a, b) => a - b)
  let path = ''
  for (let index = 0; index + 1 < cuts.length; index += 2) {
    const at = (share: number) =>
      `${round(from.x + (to.x - from.x) * share)} ${round(from.y + (to.y - from.y) * share)}`
    path += `M${at(cuts[index]!)}L${at(cuts[index + 1]!)}`
  }
  return path
}

/** Diamonds all over an outline. */
function mesh(shape: readonly Point[], gap: number): string {
  let path = ''
  for (const tilt of [32, 118]) {
    const along = polar(90, tilt)
    const aside = polar(1, tilt + 90)
    for (let offset = -80; offset <= 80; offset += gap) {
      const middle = { x: aside.x * offset, y: aside.y * offset }
      path += clipped(
        { x: middle.x - along.x, y: middle.y - along.y },
        { x: middle.x + along.x, y: middle.y + along.y },
        shape,
      )
    }
  }
  return path
}

/** Through every point, sagging inwards between the weights. */
function hem(points: readonly Point[], middle: Point, sag: number): { path: string; outline: Point[] } {
  const outline: Point[] = []
  let path = `M${round(points[0]!.x)} ${round(points[0]!.y)}`
  points.forEach((a, index) => {
    const b = points[(index + 1) % points.length]!
    const bend = {
      x: (a.x + b.x) / 2 + (middle.x - (a.x + b.x) / 2) * sag,
      y: (a.y + b.y) / 2 + (middle.y - (a.y + b.y) / 2) * sag,
    }
    path += `Q${round(bend.x)} ${round(bend.y)} ${round(b.x)} ${round(b.y)}`
    for (const t of [0, 0.25, 0.5, 0.75])
      outline.push({
        x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * bend.x + t * t * b.x,
        y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * bend.y + t * t * b.y,
      })
  })
  return { path: `${path}Z`, outline }
}

function Weights({ points }: { readonly points: readonly Point[] }) {
  return points.map((point) => (
    <circle
      key={`${point.x} ${point.y}`}
      cx={round(point.x)}
      cy={round(point.y)}
      r={2.4}
      fill={paint.steelDark}
      stroke={paint.ink}
      strokeWidth={1.2}
    />
  ))
}

/** Gathered in the fist, swung out to the front and side. */
const swungPoints: readonly Point[] = [
  { x: 0, y: 2 },
  { x: -9, y: -15 },
  { x: -8, y: -27 },
  { x: 3, y: -33 },
  { x: 14, y: -29 },
  { x: 22, y: -20 },
  { x: 22, y: -8 },
  { x: 14, y: -1 },
]
const swung = hem(swungPoints, { x: 6, y: -16 }, 0.12)
const swungMesh = mesh(swung.outline, 6.4)

export function Net() {
  return (
    <>
      <path
        d={swung.path}
        fill={paint.rope}
        fillOpacity={0.86}
        stroke={paint.ink}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <path d={swungMesh} fill="none" stroke={paint.ink} strokeWidth={1.35} />
      <Weights points={swungPoints.slice(1)} />
    </>
  )
}

function Rope({ d, width = 2.6 }: { readonly d: string; readonly width?: number }) {
  const shared = { d, fill: 'none', strokeLinecap: 'round' } as const
  return (
    <>
      <path {...shared} stroke={paint.ink} strokeWidth={width + 3} />
      <path {...shared} stroke={paint.rope} strokeWidth={width} />
      <path {...shared} stroke={paint.ropeDark} strokeWidth={width} strokeDasharray="1.2 3.4" strokeLinecap="butt" />
    </>
  )
}

/** The noose swings out in front, the rest of the rope hangs from the fist. */
export function Lasso() {
  return (
    <>
      <Rope d="M1 3C8 6 9 15 3 17C-3 19 -6 12 -1 6" />
      <Rope d="M0 0C0 -6 3 -9 6 -11" />
      <Rope d="M6 -11C-9 -12 -10 -35 6 -36C23 -36 23 -13 6 -11Z" width={3} />
      <circle cx={6} cy={-11} r={3} fill={paint.ropeDark} stroke={paint.ink} strokeWidth={1.5} />
    </>
  )
}

/** Curved strings of a net that lies over something round. */
function draped(radius: number, gap: number, tilt: number): string {
  let path = ''
  for (let offset = -1.5 * gap; offset <= 1.5 * gap; offset += gap) {
    const half = Math.sqrt(radius * radius - offset * offset)
    path += `M${turned(offset, -half, tilt)}Q${turned(offset * 1.34, 0, tilt)} ${turned(offset, half, tilt)}`
  }
  return path
}

function turned(x: number, y: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${round(x * Math.cos(angle) - y * Math.sin(angle))} ${round(x * Math.sin(angle) + y * Math.cos(angle))}`
}

const drapedMesh = draped(31, 14, 41) + draped(31, 14, -47)
const overPoints = Array.from({ length: 12 }, (_, index) => polar(index % 2 ? 33 : 30.5, index * 30 + 8))
const over = hem(overPoints, { x: 0, y: 0 }, 0.1)

/** The net that has caught him: over his body, arms and all. */
export function NetOver() {
  return (
    <>
      <path d={over.path} fill={paint.rope} fillOpacity={0.14} stroke={paint.ink} strokeWidth={4} />
      <path d={drapedMesh} fill="none" stroke={paint.ink} strokeWidth={3.2} />
      <path d={over.path} fill="none" stroke={paint.rope} strokeWidth={1.8} />
      <path d={drapedMesh} fill="none" stroke={paint.rope} strokeWidth={1.6} />
      <Weights points={overPoints} />
    </>
  )
}

const lyingPoints: readonly Point[] = [
  { x: -22, y: -6 },
  { x: -13, y: -16 },
  { x: 2, y: -13 },
  { x: 14, y: -18 },
  { x: 23, y: -6 },
  { x: 18, y: 8 },
  { x: 6, y: 12 },
  { x: -6, y: 18 },
  { x: -19, y: 10 },
]
const lying = hem(lyingPoints, { x: 0, y: 0 }, 0.14)
const lyingMesh = mesh(lying.outline, 7.4)

/** Spread on the sand. */
export function NetFlat() {
  return (
    <>
      <path d={lying.path} fill={paint.rope} fillOpacity={0.5} stroke={paint.ink} strokeWidth={1.7} />
      <path d={lyingMesh} fill="none" stroke={paint.ink} strokeWidth={1.2} />
      <Weights points={lyingPoints} />
    </>
  )
}
