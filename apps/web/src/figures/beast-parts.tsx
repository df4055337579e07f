/** What the heads of all beasts are drawn with. */
import type { ReactNode } from 'react'
import { coatOf } from '../board/beasts/coats.ts'
import type { BeastKind } from '../board/figure.tsx'
import { paint } from '../board/paint.ts'

export const edge = { stroke: paint.ink, strokeWidth: 2, strokeLinejoin: 'round' } as const
export const line = { fill: 'none', stroke: paint.ink, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

export function Both({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="scale(-1 1)">{children}</g>
    </>
  )
}

export interface Kindly {
  readonly kind: BeastKind
}

/** Neck and chest below the head. */
export function Neck({ kind, half = 26 }: Kindly & { readonly half?: number }) {
  const { fill, dark } = coatOf(kind)
  return (
    <>
      <path
        d={`M${-half} 4C${-half - 4} 30 ${-half - 14} 44 ${-half - 16} 66H${half + 16}C${half + 14} 44 ${half + 4} 30 ${half} 4Z`}
        fill={fill}
        {...edge}
      />
      <path
        d={`M${half - 8} 20C${half + 2} 34 ${half + 8} 48 ${half + 10} 64H${half - 4}C${half - 4} 46 ${half - 6} 34 ${half - 8} 20Z`}
        fill={dark}
        opacity={0.5}
      />
    </>
  )
}
