/** Who has been chosen, drawn large and on his feet: a man with the face of his name, a beast from the side. */
import { FigurePortrait, type FigureProps } from '../board/figure.tsx'
import { type Look, lookOf } from './look.ts'
import { hasFace, OpponentBust } from './people.tsx'
import { Standing } from './standing.tsx'
import { StandingBeast } from './standing-beast.tsx'

export interface ChosenProps {
  readonly figure: FigureProps
  readonly name: string
  readonly known?: Partial<Look>
}

export function Chosen({ figure, name, known }: ChosenProps) {
  const { beast, isRider, side } = figure
  if (beast && !isRider) {
    return (
      <>
        <StandingBeast kind={beast.kind} width={190} />
        <FigurePortrait {...figure} size={84} />
      </>
    )
  }
  return (
    <>
      <Standing arms={figure} look={lookOf(name, known)} side={side} height={206} />
      {isRider && <FigurePortrait {...figure} size={84} />}
    </>
  )
}

export interface OpponentNoteProps {
  /** A person, a level or a named opponent. */
  readonly id: string
  readonly side: number
  /** What he is like; null for people. */
  readonly note: string | null
}

/** Against whom one plays, with his face. */
export function OpponentNote({ id, side, note }: OpponentNoteProps) {
  if (!note) return null
  return (
    <p className="seat-note opponent-note">
      {hasFace(id) && <OpponentBust id={id} side={side} size={64} />}
      <span>{note}</span>
    </p>
  )
}
