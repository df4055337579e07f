/** Who stands on the stage at the end: the victor on his feet with the laurel, the beaten man without colour. */
import type { FigureProps } from '../board/figure.tsx'
import { BeastBust, ManBust } from './bust.tsx'
import { lookOf } from './look.ts'
import { Standing } from './standing.tsx'

export interface EndFigureProps {
  readonly figure: FigureProps
  readonly name: string
  readonly isVictor: boolean
}

const SIZE = 190

export function EndFigure({ figure, name, isVictor }: EndFigureProps) {
  const { side, beast, isRider, posture } = figure
  const shared = { side, isOut: !isVictor && posture === 'out' }
  if (beast && !isRider) return <BeastBust kind={beast.kind} size={SIZE} {...shared} />
  if (!isVictor) return <ManBust arms={figure} look={lookOf(name, { mood: 'sad' })} size={SIZE} {...shared} />
  return <Standing arms={figure} look={lookOf(name, { mark: 'wreath', mood: 'smile' })} height={SIZE} side={side} />
}
