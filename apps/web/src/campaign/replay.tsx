/** A campaign from its record: to go through moment by moment, to go on with, and each of its matches to be seen again. */
import type { MatchRecord } from '@harena/engine'
import { t } from '@harena/engine'
import { lazy, useMemo, useState } from 'react'
import { Page } from '../app/frame.tsx'
import { useOpening } from '../app/opening.ts'
import { hashOf } from '../app/route.ts'
import type { Sitter } from '../app/saved-match.ts'
import { viewerOf } from '../app/sitters.ts'
import { savedMatches } from '../app/stores.ts'
import { wholeSaved } from '../app/whole-saved.ts'
import { FoldedReview, ReplayScreen, startOf } from '../match/replay.tsx'
import type { ReplayProps } from '../match/slots.ts'
import { type Line, replayed, type Timeline } from '../match/timeline.ts'
import { RulesProvider } from '../ui/rules-context.tsx'
import { tx } from '../ui/tx.ts'
import { inner, matchOf, matchSeen, seenInside } from './inner.ts'
import { inMatchOf, isInMatch, linesOfMatch, type MatchPart } from './lines.ts'
import { CampaignPage } from './page.tsx'
import type { AnyCampaign } from './slots.ts'
import { Told } from './told.tsx'

interface Props extends ReplayProps {
  readonly campaign: AnyCampaign
}

export function CampaignReplay(props: Props) {
  const { campaign, record, part } = props
  return (
    <RulesProvider book={campaign.book} options={record.options} isEager>
      {part === null ? <Whole {...props} /> : <MatchReplay {...props} part={part} />}
    </RulesProvider>
  )
}

/** So many answers lead to no match at all: the whole campaign is run through without a closer look. */
const NEVER = Number.POSITIVE_INFINITY

function Whole({ campaign, record, sitters, id, at }: Props) {
  const whole = useMemo(() => replayed({ ruleset: campaign.ruleset }, record, NEVER), [campaign, record])
  const { lines, names } = whole.timeline
  const told = useMemo(() => lines.filter((line) => !isInMatch(line)), [lines])
  const [place, setPlace] = useState(() => Math.min(at ?? told.length, told.length))
  const moment = told[place]
  const view = useViewAt(campaign, record, moment) ?? whole.view
  const shown = useMemo(() => (moment ? lines.slice(0, moment.index + 1) : lines), [lines, moment])
  const parts = useMemo(() => campaign.matchesIn(shown), [campaign, shown])
  const opening = useOpening()
  const goOn = () => {
    const seats = names.map((name, seat): Sitter => sitters[seat] ?? { kind: 'person', name: guestOf(name, seat) })
    opening.goOn(record, seats)
  }
  const file = async () => {
    const saved = id === null ? null : savedMatches.find(id)
    return saved && wholeSaved(saved)
  }
  const isAtEnd = moment === undefined
  const { End, Below } = campaign
  const page = { view, names, seat: null, lines: shown }
  const isOver = isAtEnd && whole.result !== null
  return (
    <CampaignPage {...page} {...{ campaign, id, parts, isOver }} record={() => record} file={file}>
      <Mover place={place} told={told} campaign={campaign} onGo={setPlace} />
      {isOver && <End {...page} result={whole.result} />}
      {isAtEnd && !isOver && (
        <button type="button" className="button" onClick={goOn}>
          {tx`Go on with this ${campaign.words.campaign}`}
        </button>
      )}
      {isOver && Below && <Below {...page} />}
    </CampaignPage>
  )
}

/** People are told apart by their names; the first is whoever opened the file. */
function guestOf(name: string, seat: number): string {
  return seat === 0 ? 'You' : name
}

/** What was to be seen at that line; undefined for the end. */
function useViewAt(campaign: AnyCampaign, record: MatchRecord, line: Line | undefined): unknown {
  const answers = line?.at
  const timeline = useMemo(() => {
    if (answers === undefined) return null
    const tape = record.tape.slice(0, answers)
    return replayed({ ruleset: campaign.ruleset }, { ...record, tape }, answers - 1).timeline
  }, [campaign, record, answers])
  return line && timeline?.viewAt(line.index + 1)
}

interface MoverProps {
  readonly campaign: AnyCampaign
  readonly told: readonly Line[]
  readonly place: number
  readonly onGo: (place: number) => void
}

/** Through the campaign by what was told between its matches. */
function Mover({ campaign, told, place, onGo }: MoverProps) {
  const chapters = told.flatMap((line, at) => {
    const title = campaign.telling.chapter(line)
    return title === null ? [] : [{ title, at }]
  })
  const now = chapters.findLast(({ at }) => at <= place)
  return (
    <section className="mover" aria-label={t('Place in the campaign')}>
      <p className="task-prompt" aria-live="polite">
        {told[place]?.text ?? t('As it stands now.')}
      </p>
      <div className="mover-buttons">
        <button type="button" className="button quiet" disabled={place === 0} onClick={() => onGo(place - 1)}>
          {t('Earlier')}
        </button>
        <button type="button" className="button quiet" disabled={place === told.length} onClick={() => onGo(place + 1)}>
          {t('Later')}
        </button>
        {chapters.length > 0 && (
          <label>
            <span className="heard">{t('Go to')}</span>
            <select value={now?.at ?? ''} onChange={(event) => onGo(Number(event.target.value))}>
              {!now && <option value="">{t('How it began')}</option>}
              {chapters.map(({ title, at }) => (
                <option key={at} value={at}>
                  {title}
                </option>
              ))}
            </select>
          </label>
        )}
        {place < told.length && (
          <button type="button" className="button quiet" onClick={() => onGo(told.length)}>
            {t('To the end')}
          </button>
        )}
      </div>
    </section>
  )
}

const MatchReview = lazy(async () => ({ default: (await import('./match-review.tsx')).MatchReview }))

interface MatchReplayProps extends Props {
  readonly part: number
}

function MatchReplay({ campaign, record, sitters, left, id, part: number, at }: MatchReplayProps) {
  const found = useMemo(() => matchIn(campaign, record, number), [campaign, record, number])
  const { campaign: word, home } = campaign.words
  if (!found) {
    return (
      <Page title={t('No such match')}>
        <p>{tx`The ${word} has no match of that number.`}</p>
      </Page>
    )
  }
  const { timeline, part, opening, names, deciders } = found
  const here = timeline.lines.slice(part.from, part.to)
  const inMatch = inMatchOf(here)
  const lines = linesOfMatch(inMatch, deciders)
  const seat = Math.max(0, deciders.indexOf(viewerOf(sitters) ?? 0))
  return (
    <ReplayScreen
      slots={inner(campaign)}
      title={part.title}
      names={names}
      lines={lines}
      viewAt={(place) => matchSeen((line) => timeline.viewAt(line), part, place) ?? opening}
      sitters={[]}
      // What is told of a match is told of its end.
      at={at === null ? startOf(lines) : lines.length}
    >
      {(place, go) => (
        <>
          {id !== null && (
            <div className="replay-ways">
              <a className="button quiet small" href={hashOf({ screen: 'play', id })}>
                {tx`Back to ${home}`}
              </a>
            </div>
          )}
          {place === lines.length && <Told lines={campaign.aftermath(here)} />}
          <FoldedReview>
            <MatchReview
              {...{ campaign, record, number, names, deciders, left, seat, place }}
              lines={inMatch}
              onGo={go}
            />
          </FoldedReview>
        </>
      )}
    </ReplayScreen>
  )
}

/** Looks closely only at that match; what was before it is run through. */
function matchIn(campaign: AnyCampaign, record: MatchRecord, number: number) {
  const whole = replayed({ ruleset: campaign.ruleset }, record, NEVER)
  const answers = campaign.matchesIn(whole.timeline.lines)[number]
  if (!answers) return null
  const tape = record.tape.slice(0, answers.lastAnswer)
  const from = Math.max(0, answers.firstAnswer - 1)
  const full = { ...seenInside(campaign), ruleset: campaign.inFull?.(number) ?? campaign.ruleset }
  const { timeline } = replayed(full, { ...record, tape }, from)
  const part = campaign.matchesIn(timeline.lines)[number]
  const opening = part && firstMatch(timeline, part)
  if (!opening) return null
  const names = campaign.namesIn(opening)
  return { part, timeline, opening, names, deciders: campaign.deciders(timeline.viewAt(part.to), opening) }
}

function firstMatch(timeline: Timeline<unknown>, { from, to }: MatchPart): unknown {
  for (let at = from + 1; at <= to; at++) {
    const match = matchOf(timeline.viewAt(at))
    if (match) return match
  }
  return null
}
