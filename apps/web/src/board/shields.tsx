/**
 * Shields. On the arm they are seen from above, around the body of a figure that carries them on its right (the figure
 * mirrors the left hand); on the sand one sees their faces. Three sizes are three shapes: buckler, curved board, bowl.
 */

import { polar, round } from './geometry.ts'
import type { ShieldKind } from './items.tsx'
import { paint } from './paint.ts'

const outline = { stroke: paint.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const

function at(distance: number, degrees: number): string {
  const point = polar(distance, degrees)
  return `${round(point.x)} ${round(point.y)}`
}

/** A band along a circle around the body; both ends square. */
function band(inner: number, outer: number, start: number, end: number): string {
  const large = end - start > 180 ? 1 : 0
  return `M${at(inner, start)}L${at(outer, start)}A${outer} ${outer} 0 ${large} 1 ${at(outer, end)}L${at(inner, end)}A${inner} ${inner} 0 ${large} 0 ${at(inner, start)}Z`
}

function SmallOnArm() {
  const middle = polar(29, 50)
  return (
    <g transform={`translate(${round(middle.x)} ${round(middle.y)}) rotate(50)`}>
      <ellipse rx={14} ry={9.6} fill={paint.bronze} {...outline} />
      <ellipse rx={11} ry={6.8} fill={paint.side} stroke={paint.ink} strokeWidth={1.2} />
      <path
        d="M-10 0H-5M5 0H10M-6.6 -4.6L-3.6 -2.4M6.6 -4.6L3.6 -2.4M-6.6 4.6L-3.6 2.4M6.6 4.6L3.6 2.4"
        stroke={paint.sideSoft}
        strokeWidth={1.6}
        strokeLinecap="round"
      />
      <ellipse rx={4.6} ry={3.8} cy={-0.6} fill={paint.bronze} {...outline} strokeWidth={1.6} />
      <ellipse rx={1.7} ry={1.3} cx={-1} cy={-1.6} fill={paint.bronzeLight} />
    </g>
  )
}

function LargeOnArm() {
  const boss = polar(35.4, 44)
  return (
    <>
      <path d={band(26, 36.5, 4, 84)} fill={paint.side} {...outline} />
      <path d={band(26.9, 29, 5.5, 82.5)} fill={paint.leatherDark} opacity={0.75} />
      <path
        d={`M${at(33, 13)}A33 33 0 0 1 ${at(33, 33)}M${at(33, 55)}A33 33 0 0 1 ${at(33, 75)}`}
        fill="none"
        stroke={paint.sideSoft}
        strokeWidth={2}
        strokeLinecap="round"
      />
      <path d={band(25.4, 37.2, 3, 8)} fill={paint.bronze} {...outline} strokeWidth={1.6} />
      <path d={band(25.4, 37.2, 80, 85)} fill={paint.bronze} {...outline} strokeWidth={1.6} />
      <g transform={`translate(${round(boss.x)} ${round(boss.y)}) rotate(44)`}>
        <path d="M-7.6 2.6C-6.4 -5.4 6.4 -5.4 7.6 2.6Z" fill={paint.bronze} {...outline} />
        <path
          d="M-3.8 -0.8Q-2 -2.6 1 -2.8"
          fill="none"
          stroke={paint.bronzeLight}
          strokeWidth={1.5}
          strokeLinecap="round"
        />
      </g>
    </>
  )
}

/** A deep round bowl: thickest in the middle, its rim running from before the face to behind the hip. */
function XlargeOnArm() {
  const rim = `M${at(29, -2)}Q${at(52, 20)} ${at(42, 54)}Q${at(52, 88)} ${at(29, 112)}`
  return (
    <>
      <path d={`${rim}A29 29 0 0 0 ${at(29, -2)}Z`} fill={paint.side} {...outline} />
      <path
        d={`M${at(31.5, 6)}Q${at(46, 24)} ${at(38, 54)}Q${at(46, 84)} ${at(31.5, 104)}`}
        fill="none"
        stroke={paint.sideSoft}
        strokeWidth={2}
        strokeLinecap="round"
      />
      <path
        d={`M${at(33, 30)}L${at(38, 40)}L${at(32.5, 47)}L${at(38.6, 54)}L${at(32.5, 61)}L${at(38, 68)}L${at(33, 78)}`}
        fill="none"
        stroke={paint.bronzeLight}
        strokeWidth={2.2}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d={rim} fill="none" stroke={paint.ink} strokeWidth={5} />
      <path d={rim} fill="none" stroke={paint.bronze} strokeWidth={2.4} />
    </>
  )
}

export function ShieldOnArm({ kind }: { readonly kind: ShieldKind }) {
  if (kind === 'smallShield') return <SmallOnArm />
  return kind === 'largeShield' ? <LargeOnArm /> : <XlargeOnArm />
}

/** Seen face on, lying on the sand around (0, 0). */
export function ShieldFlat({ kind }: { readonly kind: ShieldKind }) {
  if (kind === 'largeShield')
    return (
      <>
        <path d="M-10.5 -16Q0 -19 10.5 -16V16Q0 19 -10.5 16Z" fill={paint.side} {...outline} />
        <path
          d="M-7 -12.6Q0 -14.6 7 -12.6V12.6Q0 14.6 -7 12.6Z"
          fill="none"
          stroke={paint.sideSoft}
          strokeWidth={1.6}
        />
        <path d="M0 -12V-6M0 6V12M-6 0H-4M4 0H6" stroke={paint.bronzeLight} strokeWidth={2.4} />
        <ellipse rx={4.6} ry={5.6} fill={paint.bronze} {...outline} strokeWidth={1.7} />
      </>
    )
  const radius = kind === 'smallShield' ? 12 : 17.5
  return (
    <>
      <circle r={radius} fill={paint.bronze} {...outline} />
      <circle r={radius - 3} fill={paint.side} stroke={paint.ink} strokeWidth={1.2} />
      <circle r={radius - 6} fill="none" stroke={paint.sideSoft} strokeWidth={1.6} strokeDasharray="4 2.6" />
      <circle r={kind === 'smallShield' ? 3.6 : 4.6} fill={paint.bronze} {...outline} strokeWidth={1.6} />
    </>
  )
}
