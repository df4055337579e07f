/** One of many men in a form: a line that opens, so that all of them can be overlooked. */
import type { ReactNode } from 'react'

/** So many are shown whole. */
const MOST_OPEN = 4

interface SeatFoldProps {
  /** How many there are. */
  readonly count: number
  readonly name: string
  /** What he is and who plays him. */
  readonly note: string
  readonly children: ReactNode
}

export function SeatFold({ count, name, note, children }: SeatFoldProps) {
  if (count <= MOST_OPEN) return children
  return (
    <details className="seat-fold">
      <summary>
        {name} <span className="quiet-text">{note}</span>
      </summary>
      {children}
    </details>
  )
}
