/** The names of the men on the sand, above everybody. */
import { useMemo } from 'react'
import { type Box, round } from './geometry.ts'
import { type Disc, type Named, placeLabels } from './labels.ts'

/** In units of the drawing and in pixels of the screen: names stay as large as the smallest text of the page. */
const SMALLEST = { units: 14, pixels: 13 }
/** So many sizes to double: a view that glides does not place all names anew with each picture. */
const STEPS = 4

export function nameSize(unitsPerPixel: number): number {
  const size = Math.max(SMALLEST.units, SMALLEST.pixels * unitsPerPixel)
  return 2 ** (Math.ceil(Math.log2(size) * STEPS - 0.01) / STEPS)
}

export interface NameLayerProps {
  readonly men: readonly Named[]
  /** Whose names are not written. */
  readonly others: readonly Disc[]
  readonly box: Box
  readonly size: number
}

export function NameLayer({ men, others, box, size }: NameLayerProps) {
  const labels = useMemo(() => placeLabels(men, others, box, size), [men, others, box, size])
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: not focusable; the figures say who they are
    <g className="figure-labels" aria-hidden="true" style={{ fontSize: `${round(size)}px` }}>
      {labels.map(({ seat, x, y, text }) => (
        <g key={seat} className="arena-place" style={{ transform: `translate(${round(x)}px, ${round(y)}px)` }}>
          <text className="figure-label" textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}
