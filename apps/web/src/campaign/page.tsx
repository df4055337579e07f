/** The page of a campaign between two matches: where in the year one is, what is asked, the chronicle, the record. */
import type { MatchRecord } from '@harena/engine'
import { t } from '@harena/engine'
import type { ReactNode } from 'react'
import { Header, Heading, useTitle } from '../app/frame.tsx'
import { LiveLines } from '../match/log.tsx'
import { Share, type ShareProps } from '../match/share.tsx'
import type { Line } from '../match/timeline.ts'
import { tx } from '../ui/tx.ts'
import type { Telling } from './chronicle.ts'
import { Chronicle } from './chronicle-view.tsx'
import { facesIn } from './inner.ts'
import { isInMatch, type MatchPart, numberOfMatch } from './lines.ts'
import type { Report } from './reports.tsx'
import type { AnyCampaign, PageProps } from './slots.ts'
import { sentencesOf, Told } from './told.tsx'

export interface CampaignPageProps<V> extends PageProps<V> {
  readonly campaign: AnyCampaign
  /** Among the saved matches; null if it is not there. */
  readonly id: string | null
  readonly parts: readonly MatchPart[]
  readonly record: () => MatchRecord
  /** Of one of many months: all of them. */
  readonly file?: NonNullable<ShareProps['campaign']>
  readonly isOver: boolean
  /** What is told of the match that is about to begin is no news. */
  readonly ahead?: MatchPart | null
  /** How many lines had been told when the last match was put away: what came of it up to there has been seen. */
  readonly seen?: number
  /** What the chronicle keeps besides its sentences. */
  readonly reports?: readonly Report[]
  /** Whether one of them is read, and nothing else. */
  readonly isReport?: boolean
  /** What is to be done now. */
  readonly children: ReactNode
}

/** More lines than these are told in the last sentences, and in full to whoever asks. */
const MOST_NEWS = 3

export function CampaignPage<V>(props: CampaignPageProps<V>) {
  const {
    campaign,
    view,
    names,
    seat,
    id,
    parts,
    lines,
    ahead = null,
    seen = lines.length,
    reports = [],
    isReport = false,
    children,
  } = props
  const title = campaign.title(view, names, seat)
  useTitle(title)
  const shown = { view, names, seat, lines }
  const { Above, Below, Side } = campaign
  const isOn = !props.isOver && !isReport
  return (
    <>
      <Header />
      <main className={`campaign ${campaign.className}`}>
        <div className="campaign-main">
          <Heading>{title}</Heading>
          {Above && isOn && <Above {...shown} />}
          {children}
          {!isReport && <News {...{ campaign, shown, parts, ahead, seen }} />}
          {Below && isOn && <Below {...shown} />}
        </div>
        <aside className="campaign-side" aria-label={t`The ${campaign.words.campaign} so far`}>
          {Side && <Side {...shown} />}
          <Chronicle
            telling={campaign.telling}
            {...{ lines, names, parts, id, reports }}
            face={facesIn(campaign, view, lines)}
          />
          <section aria-labelledby="keep">
            <h2 id="keep">{t('Keep it')}</h2>
            <p className="quiet-text">
              {tx`The ${campaign.words.campaign} is saved in this browser after every decision. As a file it can go anywhere; load it on the first page.`}
            </p>
            <Share record={props.record} names={names} {...(props.file && { campaign: props.file })} />
          </section>
        </aside>
      </main>
      <LiveLines lines={lines} />
    </>
  )
}

interface NewsProps<V> {
  readonly campaign: AnyCampaign
  readonly shown: PageProps<V>
  readonly parts: readonly MatchPart[]
  readonly ahead: MatchPart | null
  readonly seen: number
}

/** What came of the last answer. */
function News<V>({ campaign, shown, parts, ahead, seen }: NewsProps<V>) {
  const lines = ahead ? shown.lines.slice(0, ahead.from) : shown.lines
  // What came of a match that was told has been seen with it, or stood at its end.
  const isSeen = (line: Line) => {
    const part = parts[numberOfMatch(parts, line) ?? -1]
    if (!part || part.isHeard !== undefined) return part?.isHeard === false
    const { seat } = shown
    const isOwn = seat === null || (campaign.playersIn?.(part, shown.lines).includes(seat) ?? true)
    return isOwn && line.index < seen && campaign.aftermath([line]).length > 0
  }
  const isNews = (line: Line) =>
    !isInMatch(line) &&
    !isSeen(line) &&
    !campaign.quiet.has(line.event.kind) &&
    (campaign.isNews?.(line, shown) ?? true)
  const latest = shown.lines.at(-1)?.at
  const from = newsFrom(campaign.telling, lines, latest)
  const news = lines.slice(from).filter(isNews)
  if (news.length === 0) return null
  const told = <Told className="news" label={t('What happened last')} lines={news} meaning={campaign.meaning} />
  const sentences = sentencesOf(news)
  if (sentences.length <= MOST_NEWS) return told
  return (
    <details className="news-fold">
      <summary>
        {sentences.slice(-MOST_NEWS).join(' ')}{' '}
        <span className="quiet-text">{t`Show all ${sentences.length} events with the dice`}</span>
      </summary>
      {told}
    </details>
  )
}

/** News begins with the last answer; of a campaign that was just opened, when nobody saw the answers, with its last chapter. */
export function newsFrom(
  { chapter }: Pick<Telling, 'chapter'>,
  lines: readonly Line[],
  latest: number | undefined,
): number {
  const from = lines.findLastIndex(({ at }) => at !== latest) + 1
  if (from > 0) return from
  const opened = lines.findLastIndex((line) => !isInMatch(line) && chapter(line, true) !== null)
  return Math.max(0, opened)
}
