/** The strokes that everything on the board is drawn with. */
import { paint } from './paint.ts'

export const outline = { stroke: paint.ink, strokeWidth: 1.9, strokeLinejoin: 'round' } as const

/** A line with a dark edge on both sides: shafts, ropes, limbs. */
export function Rod({ d, colour, width, edge = 1.7 }: RodProps) {
  const shared = { d, fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return (
    <>
      <path {...shared} stroke={paint.ink} strokeWidth={width + 2 * edge} />
      <path {...shared} stroke={colour} strokeWidth={width} />
    </>
  )
}

interface RodProps {
  readonly d: string
  readonly colour: string
  readonly width: number
  readonly edge?: number
}
