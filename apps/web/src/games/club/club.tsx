/** The screens of a club, the same for every game that has one. */
import { type ArenaView, counted, type Game, listed, type Ruleset, t } from '@harena/engine'
import { isInMatch, unwrapped } from '../../campaign/lines.ts'
import { campaignScreens } from '../../campaign/screens.ts'
import type { CampaignSlots, PageProps } from '../../campaign/slots.ts'
import type { Line, ViewGame } from '../../match/timeline.ts'
import { Cite } from '../../ui/rules-context.tsx'
import { tx } from '../../ui/tx.ts'
import type { Book } from '../book.ts'
import type { HexGuide } from '../hex/guide.ts'
import type { OwnSlots } from '../listing.ts'
import { recruitPanel } from './ask-recruit.tsx'
import { sendPanel } from './ask-send.tsx'
import { clubEnd } from './end.tsx'
import { aftermath, endsMatch, matchesIn, playersIn, telling } from './lines.ts'
import { rostersOf } from './roster.tsx'
import { Statistics } from './statistics.tsx'
import { Fixtures, Standings, type View } from './table.tsx'
import './club.css'

/** A sentence and where it stands. */
export interface Note {
  readonly text: string
  readonly rule: string
}

/** What a game says of its club. */
export interface ClubGame {
  readonly ruleset: unknown
  readonly guide: HexGuide
  readonly match: OwnSlots<ArenaView>
  readonly book: Book
  /** What is rolled for a recruit. */
  readonly rolled: Note
  /** What it means how many were spared on a day. */
  readonly spared: Note | null
  /** What somebody has learned with an event of a bout, and what it does; null for any other. */
  learned?(event: Game['event']): string | null
}

const howToPlay = [
  t('Each owner recruits gladiators in turn; what the book rolls for them is rolled once, for life. C.1'),
  t('Everybody meets everybody: two owners a fixture, each names in secret whom he sends. C.4'),
  t('The bout is fought by the rules of the game; its record stays with the men. C.5'),
  t('The fallen are struck off, and their places are filled. C.6'),
  t('Victories and draws bring points; after the last fixture the first of the table has won. C.8'),
]

/** The book of the game with the switches of its club. */
export function clubBook(book: Book, { id, options }: Pick<Book, 'id' | 'options'>): Book {
  return { ...book, id, options, howToPlay }
}

export function clubScreens({ ruleset, guide, match, book, rolled, spared, learned }: ClubGame) {
  const rules = ruleset as Ruleset<ViewGame<View>>
  const learnedIn = (line: Line) => (isInMatch(line) ? (learned?.(unwrapped(line).event) ?? null) : null)
  const campaign: CampaignSlots<View, ArenaView> = {
    ruleset: rules,
    book,
    match,
    words: { campaign: t('club'), home: t('the club') },
    className: 'club',
    about: ({ owners, day }, seat) =>
      seat === null ? [] : [t`The club of ${owners[seat]}`, ...(day > 0 ? [t`day ${day}`] : [])],
    title: ({ owners }) =>
      owners.length > 3 ? t`A club of ${owners.length} owners` : t`The club of ${listed([...owners])}`,
    namesIn: ({ figures }) => figures.map(({ name }) => name),
    deciders: ({ men, fighters }, { figures }) =>
      figures.map(({ seat, name }) => (men[fighters[seat]!] ?? men.find((man) => man.name === name))?.owner ?? null),
    matchesIn,
    endsMatch,
    playersIn,
    aftermath: (lines) => aftermath(lines, learnedIn),
    meaning: learnedIn,
    where: ({ from }, lines) => {
      const day = lines.findLast(({ index, event }) => index < from && event.kind === 'dayBegan')
      return day ? telling.chapter(day)! : ''
    },
    panels: { recruit: recruitPanel(guide, rolled), send: sendPanel(guide) },
    handOver: () => ({
      you: t('You choose'),
      other: t('chooses'),
      together: t('Both are opened together.'),
      take: t('show me my men'),
    }),
    Above: (props) => <Day {...props} spared={spared} />,
    Below: rostersOf(guide),
    Side: ({ view }) => (
      <>
        <Standings view={view} />
        <Fixtures view={view} />
        <Statistics view={view} guide={guide} />
      </>
    ),
    End: clubEnd(guide),
    quiet: new Set(['dayBegan']),
    telling,
  }
  return campaignScreens(campaign)
}

function fallenBefore(men: number): string {
  return men === 1 ? t('One man fell on earlier days.') : t`${men} men fell on earlier days.`
}

/** Where in the season one is, and what the day has seen. */
function Day({ view, spared }: PageProps<View> & { readonly spared: Note | null }) {
  const { day, days, sparedToday, fixtures, results } = view
  if (day === 0) {
    return (
      <p className="club-day">
        {tx`Nothing has been fought yet; the season has ${counted(days, 'day')}. ${<Cite rule="C.3" />}`}
      </p>
    )
  }
  const today = fixtures.filter((one) => one.day === day).length
  const done = results.filter((one) => one.day === day)
  const fallen = done.flatMap((one) => one.fallen).map((man) => view.men[man]!.name)
  const before = results.filter((one) => one.day < day).flatMap((one) => one.fallen).length
  return (
    <section className="club-day" aria-label={t('The day')}>
      <h2>{tx`Day ${day} of ${days}`}</h2>
      <p>
        {tx`Today: ${done.length} of ${counted(today, 'bout')} fought; ${counted(sparedToday, 'man', 'men')} spared,`}{' '}
        {fallen.length === 0 ? t('nobody has fallen') : t`${listed(fallen)} fell`}. {before > 0 && fallenBefore(before)}{' '}
        {spared?.text} <Cite rule={spared?.rule ?? 'C.3'} />
      </p>
    </section>
  )
}
