/** The page of a career between two matches: the calendar, the familia, the journal, the record to take along. */
import { listed, type MatchRecord } from '@harena/engine'
import type { CareerView } from '@harena/heroes'
import type { ReactNode } from 'react'
import { Header, Heading, useTitle } from '../../app/frame.tsx'
import { LiveLines } from '../../match/log.tsx'
import { Share } from '../../match/share.tsx'
import type { Line } from '../../match/timeline.ts'
import { Calendar } from './calendar.tsx'
import { Journal } from './journal.tsx'
import type { MatchPart } from './lines.ts'

export interface FamiliaPageProps {
  readonly view: CareerView
  readonly id: string | null
  readonly matches: readonly MatchPart[]
  readonly lines: readonly Line[]
  readonly record: () => MatchRecord
  /** What is to be done now. */
  readonly children: ReactNode
}

/** What the page shows anyway. */
const silent = ['bout', 'sizeRolled', 'signatureRolled', 'journalWritten']

/** How many lines of what happened last are worth reading. */
const MOST_NEWS = 8

export function FamiliaPage({ view, id, matches, lines, record, children }: FamiliaPageProps) {
  const title = `The ${view.players.length > 1 ? 'familiae' : 'familia'} of ${listed(view.players)}`
  useTitle(title)
  const latest = lines.at(-1)?.at
  const news = lines.filter((line) => line.at === latest && !silent.includes(line.event.kind)).slice(-MOST_NEWS)
  return (
    <>
      <Header />
      <main className="career">
        <div className="career-main">
          <Heading>{title}</Heading>
          {view.phase !== 'creation' && view.phase !== 'over' && <Calendar view={view} />}
          {news.length > 0 && (
            <ul className="news" aria-label="What happened last">
              {news.map((line) => (
                <li key={line.index}>{line.text}</li>
              ))}
            </ul>
          )}
          {children}
        </div>
        <aside className="career-side">
          <Journal matches={matches} id={id} />
          <section aria-labelledby="keep">
            <h2 id="keep">Keep it</h2>
            <p className="quiet-text">
              The career is saved in this browser after every decision. As a file it can go anywhere; load it on the
              first page.
            </p>
            <Share record={record} names={view.players} />
          </section>
        </aside>
      </main>
      <LiveLines lines={lines} />
    </>
  )
}
