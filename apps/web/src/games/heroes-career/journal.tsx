/** The journal that writes itself: every match with what came of it, and the way to see it again. */
import { hashOf } from '../../app/route.ts'
import type { MatchPart } from './lines.ts'
import { entryInWords, localeNames, monthOf } from './words.ts'

export interface JournalProps {
  readonly matches: readonly MatchPart[]
  /** The career among the saved matches; null if it is not there. */
  readonly id: string | null
}

export function Journal({ matches, id }: JournalProps) {
  const written = matches.map((match, number) => ({ match, number })).filter(({ match }) => match.entries.length > 0)
  return (
    <section className="journal" aria-labelledby="journal">
      <h2 id="journal">Journal</h2>
      {written.length === 0 && <p className="quiet-text">Nothing has been written yet.</p>}
      <ol>
        {written.reverse().map(({ match, number }) => (
          <li key={match.from}>
            <span className="journal-when">
              {monthOf(match.entries[0]!)}, {localeNames[match.entries[0]!.locale]}
            </span>
            {match.entries.map((entry) => (
              <span key={entry.name} className={`journal-entry ${entry.result}`}>
                {entryInWords(entry)}
              </span>
            ))}
            {id !== null && (
              <a href={hashOf({ screen: 'replay', id, part: number })} aria-label={`See again: ${match.title}`}>
                See it again
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
