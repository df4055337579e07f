/** The colours of the review: whose doing or luck something is shows in the colour that he has on the sand. */
import type { CSSProperties } from 'react'
import { sideOf } from '../board/paint.ts'

/** The side's colour, with a light one for the night; several sides together have none of theirs. */
export function sidePaint(side: number | null): CSSProperties {
  if (side === null) return { '--whose': 'var(--text-2)' } as CSSProperties
  const { colour, soft } = sideOf(side)
  return { '--whose': `light-dark(${colour}, ${soft})` } as CSSProperties
}
