/** Who stands on the stage at the end: the victor on his feet with the laurel, of the beaten the bust, beasts whole; the dead without colour. */
import type { FigureProps } from '../board/figure.tsx'
import { ManBust } from './bust.tsx'
import { type Look, lookOf } from './look.ts'
import { Standing } from './standing.tsx'
import { StandingBeast } from './standing-beast.tsx'

export interface EndFigureProps {
  readonly figure: FigureProps
  readonly name: string
  /** What is known of his face besides his name. */
  readonly known?: Partial<Look>
  readonly isVictor: boolean
  readonly isDead: boolean
}

const SIZE = 190

export function EndFigure({ figure, name, known, isVictor, isDead }: EndFigureProps) {
  const { side, beast, isRider } = figure
  const shared = { side, isOut: isDead }
  if (beast && !isRider) return <StandingBeast kind={beast.kind} width={SIZE} isOut={isDead} />
  if (!isVictor) return <ManBust arms={figure} look={lookOf(name, { ...known, mood: 'sad' })} size={SIZE} {...shared} />
  return (
    <Standing
      arms={figure}
      look={lookOf(name, { ...known, mark: 'wreath', mood: 'smile' })}
      height={SIZE}
      side={side}
    />
  )
}
