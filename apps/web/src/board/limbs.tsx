/** Arms and legs of one who stands. */

import { paint } from './paint.ts'
import { Rod } from './rod.tsx'

/** Where a right fist is, and how what it holds leans, in degrees. */
export interface Grip {
  readonly x: number
  readonly y: number
  readonly tilt: number
}

/** Skin, or plates over it. */
export function Limb({ d, width, armoured }: LimbProps) {
  return (
    <>
      <Rod d={d} colour={armoured ? paint.bronze : paint.skin} width={width} edge={1.9} />
      {armoured && <path d={d} fill="none" stroke={paint.bronzeDark} strokeWidth={width} strokeDasharray="1.1 2.3" />}
    </>
  )
}

interface LimbProps {
  readonly d: string
  readonly width: number
  readonly armoured: boolean
}

export function Arm({ fist, armoured }: { readonly fist: Grip; readonly armoured: boolean }) {
  return <Limb d={`M14.5 -3Q${Math.max(27, fist.x + 6)} -3 ${fist.x} ${fist.y}`} width={7} armoured={armoured} />
}

export function Fist({ fist }: { readonly fist: Grip }) {
  return (
    <g transform={`translate(${fist.x} ${fist.y}) rotate(${fist.tilt})`}>
      <rect x={-4.6} y={-4} width={9.2} height={8} rx={3.6} fill={paint.skin} stroke={paint.ink} strokeWidth={1.8} />
      <path d="M-1.6 -3.2V-0.6M1.4 -3.2V-0.6" stroke={paint.skinDark} strokeWidth={1.2} strokeLinecap="round" />
    </g>
  )
}

export function Legs({ armoured, lifted }: { readonly armoured: boolean; readonly lifted: boolean }) {
  const shins = [
    { x: 5.5, y: 14, toX: lifted ? 17.5 : 11.5, toY: lifted ? 20 : 25.5 },
    { x: -5.5, y: 14, toX: -12, toY: 22 },
  ]
  return shins.map((shin) => (
    <g key={shin.x}>
      <Rod d={`M${shin.x} ${shin.y}L${shin.toX} ${shin.toY}`} colour={paint.skin} width={7.4} edge={1.9} />
      {armoured && (
        <path
          d={`M${(shin.x + shin.toX) / 2} ${(shin.y + shin.toY) / 2 + 1.5}L${shin.toX} ${shin.toY}`}
          stroke={paint.bronze}
          strokeWidth={7.6}
          strokeLinecap="round"
        />
      )}
      <path
        d={`M${shin.toX - 3.4} ${shin.toY - 1.6}H${shin.toX + 3.4}M${shin.toX - 3} ${shin.toY + 1.4}H${shin.toX + 3}`}
        stroke={armoured ? paint.bronzeDark : paint.leatherDark}
        strokeWidth={1.5}
        strokeLinecap="round"
      />
    </g>
  ))
}

/** One knee on the sand: a thigh ahead of him, the other shin stretched out behind. */
export function KneelingLegs({ armoured }: { readonly armoured: boolean }) {
  const shin = armoured ? paint.bronze : paint.skin
  return (
    <>
      <Rod d="M-6 8L-15 20L-9 38" colour={shin} width={8} edge={1.9} />
      <path d="M-12 38H-5" stroke={paint.leatherDark} strokeWidth={3} strokeLinecap="round" />
      <Rod d="M6 8L22 14L17 31" colour={shin} width={8} edge={1.9} />
      <circle cx={22} cy={14} r={4.4} fill={paint.skinLight} stroke={paint.ink} strokeWidth={1.7} />
      <circle cx={-15} cy={20} r={4.4} fill={paint.skinLight} stroke={paint.ink} strokeWidth={1.7} />
    </>
  )
}
