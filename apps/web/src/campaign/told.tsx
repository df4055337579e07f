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

/** More throws than these are a match of its own. */
const MOST_ROLLS = 8

interface Folded {
  readonly line: Line
  readonly times: number
  readonly rolls: Line['rolls']
}

/** What is said several times over is one line, with all its dice. */
export function folded(lines: readonly Line[]): readonly Folded[] {
  const all: Folded[] = []
  for (const line of lines) {
    const last = all.at(-1)
    if (last && last.line.text === line.text && last.line.rule === line.rule) {
      all[all.length - 1] = { line: last.line, times: last.times + 1, rolls: [...last.rolls, ...line.rolls] }
    } else all.push({ line, times: 1, rolls: line.rolls })
  }
  return all
}

/** What is said several times over is one sentence, as in the list below it. */
export function sentencesOf(news: readonly Line[]): readonly string[] {
  return folded(news).map(({ line, times }) => (times > 1 ? `${line.text} ${t`(${times} times)`}` : line.text))
}

export function Told({ lines, className = 'aftermath', label, meaning }: ToldProps) {
  return (
    <ul className={className} aria-label={label}>
      {folded(lines).map(({ line, times, rolls }) => {
        const more = meaning?.(line)
        return (
          <li key={line.index}>
            <TermText text={line.text} /> {times > 1 && t`(${times} times)`}{' '}
            {more && <span className="quiet-text">{more}</span>} <Cite rule={line.rule} />
            <Thrown rolls={rolls} />
          </li>
        )
      })}
    </ul>
  )
}

function Thrown({ rolls }: Pick<Line, 'rolls'>) {
  if (rolls.length === 0) return null
  const dice = <Rolls rolls={rolls} names={noNames} sides={noSides} />
  if (rolls.length <= MOST_ROLLS) return dice
  return (
    <details className="told-dice">
      <summary>{t`The dice (${rolls.length} throws)`}</summary>
      {dice}
    </details>
  )
}
