/** Against whom one plays, with his face. */
import { hasFace, OpponentBust } from './people.tsx'

export interface OpponentNoteProps {
  /** A person, a level or a named opponent. */
  readonly id: string
  readonly side: number
  /** What he is like; null for people. */
  readonly note: string | null
}

export function OpponentNote({ id, side, note }: OpponentNoteProps) {
  if (!note) return null
  return (
    <p className="seat-note opponent-note">
      {hasFace(id) && <OpponentBust id={id} side={side} size={64} />}
      <span>{note}</span>
    </p>
  )
}
