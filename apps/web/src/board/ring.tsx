/** The ring on the ground under a figure: whose it is, where its front is, how badly it is hurt. */

import type { ReactNode } from 'react'
import { polar, round } from './geometry.ts'
import { paint, type RingPattern } from './paint.ts'

const radius = 32
const width = 6
const inner = radius - width / 2
const outer = radius + width / 2
/** How far a figure reaches on the ground, with the arc of its wounds. */
export const ringReach = 41

function around(count: number, at: (turn: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => at((360 / count) * index, index)).join('')
}

function at(distance: number, degrees: number): string {
  const point = polar(distance, degrees)
  return `${round(point.x)} ${round(point.y)}`
}

const slanted = around(30, (turn) => `M${at(inner + 0.4, turn - 5)}L${at(outer - 0.4, turn + 5)}`)
const beads = around(18, (turn) => `M${at(radius, turn)}l.01 0`)
const wave = `${around(120, (turn, index) => `${index ? 'L' : 'M'}${at(radius + 1.7 * Math.sin((turn * 14 * Math.PI) / 180), turn)}`)}Z`
const innerChecks = around(20, (turn) => sector(inner + 0.5, radius, turn, turn + 9))
const outerChecks = around(20, (turn) => sector(radius, outer - 0.5, turn + 9, turn + 18))
const battlements = `${around(18, (turn, index) => `${index ? 'L' : 'M'}${at(inner + 1.6, turn)}L${at(inner + 1.6, turn + 10)}L${at(outer - 1.5, turn + 10)}L${at(outer - 1.5, turn + 20)}`)}Z`

function sector(from: number, to: number, start: number, end: number): string {
  return `M${at(from, start)}L${at(to, start)}L${at(to, end)}L${at(from, end)}Z`
}

function Band({ stroke = paint.side, strokeWidth = width, r = radius, dash }: BandProps) {
  return <circle r={r} fill="none" stroke={stroke} strokeWidth={strokeWidth} strokeDasharray={dash} />
}

interface BandProps {
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly r?: number
  readonly dash?: string
}

const patterns: Record<RingPattern, ReactNode> = {
  solid: <Band />,
  hatched: (
    <>
      <Band />
      <path d={slanted} fill="none" stroke={paint.sideSoft} strokeWidth={2.5} />
    </>
  ),
  dotted: (
    <>
      <Band />
      <path d={beads} fill="none" stroke={paint.disc} strokeWidth={4} strokeLinecap="round" />
    </>
  ),
  double: (
    <>
      <Band r={inner + 0.9} strokeWidth={2.2} />
      <Band r={outer - 1} strokeWidth={2.4} />
    </>
  ),
  dashed: (
    <>
      <Band strokeWidth={1.4} r={inner + 0.7} />
      <Band dash={`${(2 * Math.PI * radius) / 12 - 5} 5`} />
    </>
  ),
  waves: (
    <>
      <Band />
      <path d={wave} fill="none" stroke={paint.sideSoft} strokeWidth={1.9} />
    </>
  ),
  checks: (
    <>
      <Band stroke={paint.sideSoft} />
      <path d={innerChecks + outerChecks} fill={paint.side} />
      <Band r={outer - 0.3} strokeWidth={1} />
      <Band r={inner + 0.3} strokeWidth={1} />
    </>
  ),
  meander: (
    <>
      <Band />
      <path d={battlements} fill="none" stroke={paint.sideSoft} strokeWidth={1.4} />
    </>
  ),
}

/** A figure that lies on the sand has no pale disc under it, and one that is out only the outline of its ring. */
export function Ring({ pattern, ground }: { readonly pattern: RingPattern; readonly ground: 'disc' | 'sand' | 'out' }) {
  return (
    <>
      {ground === 'disc' && <circle cx={2.5} cy={4} r={outer + 0.5} fill="var(--fig-cast)" opacity={0.22} />}
      <circle
        r={outer}
        fill={ground === 'disc' ? paint.disc : paint.discDown}
        stroke={paint.discEdge}
        strokeWidth={2.2}
      />
      <g opacity={ground === 'out' ? 0.55 : 1}>{patterns[pattern]}</g>
    </>
  )
}

/** Points at the front hexside. Hollow for one who cannot use it because he is down. */
export function Wedge({ hollow }: { readonly hollow: boolean }) {
  return (
    <path
      d="M0 -48.5L9.6 -37.3Q0 -39.6 -9.6 -37.3Z"
      fill={hollow ? paint.disc : paint.side}
      stroke={hollow ? paint.side : paint.discEdge}
      strokeWidth={hollow ? 2 : 1.4}
      strokeLinejoin="round"
    />
  )
}

const woundRadius = 39

/** From the top clockwise, as much of the circle as he has lost of his strength. */
export function WoundArc({ share }: { readonly share: number }) {
  if (share <= 0) return null
  const full = share >= 0.999
  const end = polar(woundRadius, share * 360)
  const arc = `M0 ${-woundRadius}A${woundRadius} ${woundRadius} 0 ${share > 0.5 ? 1 : 0} 1 ${round(end.x)} ${round(end.y)}`
  const shared = { fill: 'none', strokeLinecap: 'round' as const }
  const line = (stroke: string, strokeWidth: number) =>
    full ? (
      <circle r={woundRadius} {...shared} stroke={stroke} strokeWidth={strokeWidth} />
    ) : (
      <path d={arc} {...shared} stroke={stroke} strokeWidth={strokeWidth} />
    )
  return (
    <>
      {line(paint.discEdge, 5.6)}
      {line(paint.ink, 3.8)}
    </>
  )
}

export function WoundCount({ count }: { readonly count: number }) {
  return (
    <g className="figure-count" transform="translate(33 21)">
      <g className="figure-count-size">
        <path
          d="M0 -12.5C4.5 -6.5 9.6 -3.4 9.6 2.2A9.6 9.6 0 0 1 -9.6 2.2C-9.6 -3.4 -4.5 -6.5 0 -12.5Z"
          fill={paint.ink}
          stroke={paint.discEdge}
          strokeWidth={1.6}
        />
        <text className="figure-number" y={7} textAnchor="middle" fill="#fff8ec">
          {count}
        </text>
      </g>
    </g>
  )
}

const leaf = 'M0 0C3 -2 3.6 -6 0.6 -10.5C-2.6 -6.6 -2.8 -2.4 0 0Z'
const stalk = [-1, 1].map((hand) => `M0 42.5A42.5 42.5 0 0 ${hand > 0 ? 0 : 1} ${at(42.5, hand * 40)}`).join('')

/** Two twigs of laurel around the one whose turn it is, tied behind him, open at the front. */
export function Wreath() {
  const leaves = [-1, 1].flatMap((hand) =>
    Array.from({ length: 20 }, (_, index) => {
      const degrees = hand * (174 - 14 * Math.floor(index / 2))
      const outward = index % 2 === 0
      const lean = degrees - hand * (outward ? 50 : 118)
      return `translate(${at(42.5, degrees)}) rotate(${round(lean)}) scale(${outward ? hand : -hand} 1)`
    }),
  )
  return (
    <g className="figure-wreath">
      <path d={stalk} fill="none" stroke={paint.ink} strokeWidth={1.6} />
      {leaves.map((transform) => (
        <path key={transform} d={leaf} transform={transform} fill={paint.bronze} stroke={paint.ink} strokeWidth={1.1} />
      ))}
      <path d="M-4 40.5L4 45M4 40.5L-4 45" stroke={paint.side} strokeWidth={2.6} strokeLinecap="round" />
    </g>
  )
}
