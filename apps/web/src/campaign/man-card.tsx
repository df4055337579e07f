/** A man of a campaign: what he is worth, what he has done, what it cost him. */
import type { ReactNode } from 'react'
import type { FigureProps } from '../board/figure.tsx'
import { Portrait } from '../figures/bust.tsx'
import type { Look } from '../figures/look.ts'
import { TermLabel } from '../ui/term.tsx'

export interface ManNumber {
  readonly label: string
  readonly value: ReactNode
  /** How good that is. */
  readonly note?: string
}

export interface ManCardProps {
  readonly figure: FigureProps
  readonly name: string
  /** What the years and blows have made of his face. */
  readonly known?: Partial<Look>
  readonly type: ReactNode
  readonly numbers: readonly ManNumber[]
  /** In a few words each. */
  readonly notes?: readonly string[]
  /** What matters most of all: "heals", "dead". */
  readonly mark?: string | null
  readonly isOut?: boolean
  readonly children?: ReactNode
}

const SIZE = 104

export function ManCard({ figure, name, known, type, numbers, notes = [], mark, isOut, children }: ManCardProps) {
  return (
    <article className={isOut ? 'man-card is-out' : 'man-card'}>
      <Portrait
        arms={figure}
        name={name}
        side={figure.side}
        isOut={figure.posture === 'out'}
        {...(known && { known })}
        size={SIZE}
      />
      <div>
        <h3 className="card-name">{name}</h3>
        <span className="card-type">{type}</span>
        <dl className="man-numbers">
          {numbers.map(({ label, value, note }) => (
            <div key={label}>
              <dt>
                <TermLabel label={label} />
              </dt>
              <dd>
                {value}
                {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
        {(notes.length > 0 || mark) && (
          <p className="card-stats">
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
            {mark && <b className="mark">{mark}</b>}
          </p>
        )}
        {children}
      </div>
    </article>
  )
}
