/** A beast on its feet, seen from the side, so that its outline alone says what it is. */
import type { ReactNode } from 'react'
import type { BeastKind } from '../board/figure.tsx'
import { paint } from '../board/paint.ts'
import { Leopard, Lion, Tiger } from './side/cats.tsx'
import { Bear, Boar, Elephant, Rhino } from './side/heavy.tsx'
import { Gazelle, Horse, Zebra } from './side/hoofed.tsx'
import { Wolf } from './side/wolf.tsx'
import './figures.css'

const views: Readonly<Record<BeastKind, () => ReactNode>> = {
  bear: Bear,
  boar: Boar,
  elephant: Elephant,
  gazelle: Gazelle,
  horse: Horse,
  leopard: Leopard,
  lion: Lion,
  rhino: Rhino,
  tiger: Tiger,
  wolf: Wolf,
  zebra: Zebra,
}

export interface StandingBeastProps {
  readonly kind: BeastKind
  /** In pixels. */
  readonly width: number
  /** Whether it is dead. */
  readonly isOut?: boolean
}

export function StandingBeast({ kind, width, isOut = false }: StandingBeastProps) {
  const View = views[kind]
  return (
    <svg
      className={`standing beast ${isOut ? 'is-out' : ''}`}
      width={width}
      height={Math.round(width * 0.75)}
      viewBox="-126 -180 252 189"
      aria-hidden="true"
    >
      <ellipse rx={104} ry={7} fill={paint.ink} opacity={0.18} />
      <g>
        <View />
      </g>
    </svg>
  )
}
