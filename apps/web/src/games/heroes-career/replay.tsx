/** A career from its record: to read, to go on with, and each of its matches to be seen again. */
import type { MatchRecord, Ruleset } from '@harena/engine'
import { type CareerView, heroesCareer } from '@harena/heroes'
import { useMemo } from 'react'
import { Page } from '../../app/frame.tsx'
import { useOpening } from '../../app/opening.ts'
import { hashOf } from '../../app/route.ts'
import type { Sitter } from '../../app/saved-match.ts'
import { ReplayScreen } from '../../match/replay.tsx'
import type { ReplayProps } from '../../match/slots.ts'
import { replayed, type ViewGame } from '../../match/timeline.ts'
import { RulesProvider } from '../../ui/rules-context.tsx'
import { book } from '../heroes/book.ts'
import { CareerEnd } from './career-end.tsx'
import { FamiliaPage } from './familia.tsx'
import { matchesIn, unwrapped } from './lines.ts'
import { innerSlots } from './play.tsx'
import { FamiliaCard } from './roster.tsx'
import { people } from './words.ts'

const ruleset = heroesCareer as unknown as Ruleset<ViewGame<CareerView>>

export function CareerReplay(props: ReplayProps) {
  const { record, part, id } = props
  return (
    <RulesProvider book={book} options={record.options} isEager>
      {part === null ? <CareerRecord {...props} /> : <CareerMatchReplay record={record} part={part} id={id} />}
    </RulesProvider>
  )
}

/** So many answers lead to no match at all: the whole career is run through without a closer look. */
const NEVER = Number.POSITIVE_INFINITY

function CareerRecord({ record, sitters, id }: ReplayProps) {
  const { timeline, view, result } = useMemo(() => replayed(ruleset, record, NEVER), [record])
  const { lines } = timeline
  const matches = useMemo(() => matchesIn(lines), [lines])
  const opening = useOpening()
  const goOn = () => {
    const seats = view.players.map((_, seat): Sitter => sitters[seat] ?? { kind: 'person', name: people[seat]! })
    opening.goOn(record, seats)
  }
  return (
    <FamiliaPage view={view} id={id} matches={matches} lines={lines} record={() => record}>
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
  )
}

interface CareerMatchReplayProps extends Pick<ReplayProps, 'record' | 'id'> {
  readonly part: number
}

function CareerMatchReplay({ record, id, part: number }: CareerMatchReplayProps) {
  const found = useMemo(() => matchIn(record, number), [record, number])
  if (!found) {
    return (
      <Page title="No such match">
        <p>The career has no match of that number.</p>
      </Page>
    )
  }
  const { timeline, part, opening } = found
  return (
    <ReplayScreen
      slots={innerSlots}
      title={part.title}
      names={opening.gladiators.map((one) => one.name)}
      lines={timeline.lines.slice(part.from, part.to).map(unwrapped)}
      viewAt={(at) => timeline.viewAt(part.from + at)?.match ?? opening}
      sitters={[]}
    >
      {() =>
        id !== null && (
          <a className="button quiet" href={hashOf({ screen: 'play', id })}>
            Back to the familia
          </a>
        )
      }
    </ReplayScreen>
  )
}

/** Looks closely only at that match; what was before it is run through. */
function matchIn(record: MatchRecord, number: number) {
  const whole = replayed(ruleset, record, NEVER)
  const part = matchesIn(whole.timeline.lines)[number]
  if (!part) return null
  const tape = record.tape.slice(0, part.lastAnswer)
  const { timeline } = replayed(ruleset, { ...record, tape }, Math.max(0, part.firstAnswer - 1))
  const opening = timeline.viewAt(part.from + 1)?.match
  return opening ? { part, timeline, opening } : null
}
