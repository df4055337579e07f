/** Whoever is out of sight, on the rim of the board: who, which way, and a tap that looks there. */
import { t } from '@harena/engine'
import type { CSSProperties, RefObject } from 'react'
import { type Box, hexCentre, type Point } from './geometry.ts'
import { sideOf } from './paint.ts'
import type { FigurePlacement } from './scene.tsx'
import { beyond, type Size, type View } from './sight.ts'

export interface BeyondMarksProps {
  readonly figures: readonly FigurePlacement[]
  readonly view: View
  readonly box: Box
  readonly size: Size
  /** Brings a point of the drawing into view. */
  readonly reveal: (point: Point) => void
  readonly svg: RefObject<SVGSVGElement | null>
}

export function BeyondMarks({ figures, view, box, size, reveal, svg }: BeyondMarksProps) {
  return figures.flatMap(({ seat, hex, name, figure }) => {
    const place = figure.posture === 'out' ? null : beyond(view, hex, box, size)
    if (!place) return []
    const style = {
      '--side': sideOf(figure.side).colour,
      '--across': place.x / size.width + 0.5,
      '--down': place.y / size.height + 0.5,
    } as CSSProperties
    return (
      <button
        key={seat}
        type="button"
        className="beyond"
        style={style}
        aria-label={t`Show ${name}`}
        onClick={() => {
          reveal(hexCentre(hex))
          // Whoever is in sight has no mark any more.
          svg.current?.focus({ preventScroll: true })
        }}
      >
        <svg viewBox="-8 -8 16 16" aria-hidden="true">
          <path d="M0 6V-6M-5 -1L0 -6L5 -1" transform={`rotate(${Math.round(place.angle)})`} />
        </svg>
        {name}
      </button>
    )
  })
}
