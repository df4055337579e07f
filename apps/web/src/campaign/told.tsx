/** Lines outside of matches: each sentence with its paragraph and the dice that led to it. */
import { t } from '@harena/engine'
import { Rolls } from '../match/rolls.tsx'
import type { Line } from '../match/timeline.ts'
import { Cite } from '../ui/rules-context.tsx'
import { TermText } from '../ui/term.tsx'

const noNames: readonly string[] = [t('The dice')]
const noSides: readonly number[] = []

export interface ToldProps {
  readonly lines: readonly Line[]
  readonly className?: string
  readonly label?: string
  /** What it means, where the sentence does not say it. */
  readonly meaning?: ((line: Line) => string | null) | undefined
}

export function Told({ lines, className = 'aftermath', label, meaning }: ToldProps) {
  return (
    <ul className={className} aria-label={label}>
      {lines.map((line) => {
        const more = meaning?.(line)
        return (
          <li key={line.index}>
            <TermText text={line.text} /> {more && <span className="quiet-text">{more}</span>} <Cite rule={line.rule} />
            {line.rolls.length > 0 && <Rolls rolls={line.rolls} names={noNames} sides={noSides} />}
          </li>
        )
      })}
    </ul>
  )
}
