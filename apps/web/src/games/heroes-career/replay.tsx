/** A career from its record: to read, to go on with, and each of its matches to be seen again. */
import type { MatchRecord } from '@harena/engine'
import { type CareerView, heroesCareer } from '@harena/heroes'
import { useMemo } from 'react'
import { Page } from '../../app/frame.tsx'
import { hashOf } from '../../app/route.ts'
import type { Sitter } from '../../app/saved-matches.ts'
import { continueMatch } from '../../app/state.ts'
import { Timeline } from '../../match/timeline.ts'
import { RulesProvider } from '../../ui/rules-context.tsx'
import { careerBook } from '../heroes/book.ts'
import { LineReplay } from '../heroes/replay.tsx'
import { CareerEnd } from './career-end.tsx'
import { FamiliaPage } from './familia.tsx'
import { matchesIn, unwrapped } from './lines.ts'
import { FamiliaCard } from './roster.tsx'

export interface CareerRecordProps {
  readonly record: MatchRecord
  readonly sitters: readonly Sitter[]
  /** Its name among the saved matches; null if it is not there. */
  readonly id: string | null
}

const people = ['You', 'Second player', 'Third player', 'Fourth player']

export function CareerRecord({ record, sitters, id }: CareerRecordProps) {
  const timeline = useMemo(() => new Timeline<CareerView>(heroesCareer, record, null), [record])
  const matches = useMemo(() => matchesIn(timeline.lines), [timeline])
  const { view, result } = timeline.last
  const goOn = () => {
    const seats = view.players.map((_, seat): Sitter => sitters[seat] ?? { kind: 'person', name: people[seat]! })
    location.hash = hashOf({ screen: 'play', id: continueMatch(record, seats) })
  }
  return (
    <RulesProvider guide={careerBook} options={record.options}>
      <FamiliaPage view={view} id={id} matches={matches} lines={timeline.lines} record={() => record}>
        {result ? (
          <CareerEnd view={view} result={result} />
        ) : (
          <section className="familia" aria-label="The familia">
            <button type="button" className="button" onClick={goOn}>
              Go on with this career
            </button>
            {view.gladiators
              .filter((one) => one.owner >= 0)
              .map((one) => (
                <FamiliaCard key={one.number} gladiator={one} now={view} />
              ))}
          </section>
        )}
      </FamiliaPage>
    </RulesProvider>
  )
}

export interface CareerMatchReplayProps {
  readonly record: MatchRecord
  readonly id: string
  readonly match: number
}

export function CareerMatchReplay({ record, id, match }: CareerMatchReplayProps) {
  const found = useMemo(() => timelineOf(record, match), [record, match])
  if (!found) {
    return (
      <Page title="No such match">
        <p>The career has no match of that number.</p>
      </Page>
    )
  }
  const { timeline, part, opening } = found
  const lines = timeline.lines.slice(part.from, part.to).map(unwrapped)
  return (
    <RulesProvider guide={careerBook} options={record.options}>
      <LineReplay
        title={part.title}
        lines={lines}
        viewAt={(at) => timeline.frames?.at(part.from + at - 1)?.match ?? opening}
        sitters={[]}
      >
        {() => (
          <a className="button quiet" href={hashOf({ screen: 'play', id })}>
            Back to the familia
          </a>
        )}
      </LineReplay>
    </RulesProvider>
  )
}

/** Shows only that match closely; what was before it is run through. */
function timelineOf(record: MatchRecord, match: number) {
  const whole = new Timeline<CareerView>(heroesCareer, record, null)
  const part = matchesIn(whole.lines)[match]
  if (!part) return null
  const tape = record.tape.slice(0, part.lastScene)
  const timeline = new Timeline<CareerView>(heroesCareer, { ...record, tape }, null, Math.max(0, part.firstScene - 1))
  const opening = timeline.frames?.at(part.from)?.match
  return opening ? { part, timeline, opening } : null
}
