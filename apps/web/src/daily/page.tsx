/** What came of the fights of the day: today's, the last weeks, and how often one wins with whom. */
import { counted, listed, t } from '@harena/engine'
import { Page } from '../app/frame.tsx'
import { FigurePortrait } from '../board/figure.tsx'
import { listingOf } from '../games/index.ts'
import { kindOf, titleIn } from '../games/kinds.ts'
import { dateWords } from '../ui/dates.ts'
import { tx } from '../ui/tx.ts'
import { DailyCard } from './card.tsx'
import { dayAfter, dayOf } from './day.ts'
import { type DayResult, outcomes, streaksOf, winsBy } from './results.ts'
import { ShareResult } from './share.tsx'
import { useDailyResults } from './store.ts'
import { Tomorrow } from './tomorrow.tsx'
import { bookTitle } from './words.ts'

export function DailyPage() {
  const results = useDailyResults()
  const today = dayOf(Date.now())
  const latest = results.findLast(({ day }) => day === today)
  return (
    <Page title={t('The fight of the day')} className="wide">
      <div className="daily-page">
        <div>
          <DailyCard isOnOwnPage />
          {latest && <ShareResult results={results} result={latest} />}
          <p className="quiet-text">
            {t(
              'One fight a day, the same for everybody; a new one begins at midnight UTC. Each book has its turn, then a scenario; on Mondays you meet a novice, at the weekend masters with a name and a temper. Only the first time you finish it counts.',
            )}
          </p>
          {latest && <Tomorrow day={today} />}
        </div>
        <div>{results.length > 0 ? <Statistics results={results} today={today} /> : <NoRecord today={today} />}</div>
      </div>
    </Page>
  )
}

interface ResultsProps {
  readonly results: readonly DayResult[]
}

function NoRecord({ today }: { readonly today: string }) {
  return (
    <>
      <h2>{t('Your record')}</h2>
      <p className="quiet-text">{t('You have fought none yet. Today’s will be the first square.')}</p>
      <Weeks results={[]} today={today} />
    </>
  )
}

function Statistics({ results, today }: ResultsProps & { readonly today: string }) {
  const { now, longest, wins } = streaksOf(results, today)
  const won = results.filter(({ outcome }) => outcome === 'won').length
  const numbers: readonly (readonly [number, string])[] = [
    [results.length, t('fought')],
    [won, t('won')],
    [now, t('days in a row')],
    [longest, t('longest run of days')],
    [wins, t('longest run of wins')],
  ]
  return (
    <>
      <h2>{t('Your record')}</h2>
      <dl className="daily-numbers">
        {numbers.map(([number, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
      <Weeks results={results} today={today} />
      <div className="daily-tables">
        <Wins title={t('By book')} wins={winsBy(results, ({ ruleset }) => bookTitle(ruleset))} />
        <WinsByMan results={results} />
      </div>
    </>
  )
}

const WEEKS = 10

/** A square for every day, a column for every week. */
function Weeks({ results, today }: ResultsProps & { readonly today: string }) {
  const byDay = new Map(results.map((result) => [result.day, result.outcome]))
  const weekday = (new Date(today).getUTCDay() + 6) % 7
  const first = dayAfter(today, -weekday - 7 * (WEEKS - 1))
  const days = Array.from({ length: 7 * (WEEKS - 1) + weekday + 1 }, (_, at) => dayAfter(first, at))
  const counts = outcomes.map((outcome) => `${days.filter((day) => byDay.get(day) === outcome).length} ${t(outcome)}`)
  return (
    <figure className="daily-weeks">
      <svg viewBox={`0 0 ${WEEKS * 20} 140`} role="img" aria-label={t`The last ${WEEKS} weeks: ${listed(counts)}`}>
        {days.map((day, at) => (
          <Square
            key={day}
            day={day}
            x={Math.floor(at / 7) * 20 + 2}
            y={(at % 7) * 20 + 2}
            outcome={byDay.get(day)}
            isToday={day === today}
          />
        ))}
      </svg>
      <figcaption className="quiet-text small">
        {tx`The last ${WEEKS} weeks, a column each from Monday on: a tick for a win, a stroke for a draw, a cross for a defeat; today has a dark frame.`}
      </figcaption>
    </figure>
  )
}

interface SquareProps {
  readonly day: string
  readonly x: number
  readonly y: number
  readonly outcome: DayResult['outcome'] | undefined
  readonly isToday: boolean
}

const SIGNS = { won: 'M4 8.5L7 11.5L12 5', drawn: 'M4 8H12', lost: 'M5 5L11 11M11 5L5 11' } as const

function Square({ day, x, y, outcome, isToday }: SquareProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={`${outcome ?? 'open'}${isToday ? ' today' : ''}`}>
      <title>{`${dateWords(day)}: ${outcome ? t(outcome) : t('not fought')}`}</title>
      <rect width={16} height={16} rx={3} />
      {outcome && <path d={SIGNS[outcome]} />}
    </g>
  )
}

interface WinsProps {
  readonly title: string
  readonly wins: ReturnType<typeof winsBy>
}

function Wins({ title, wins }: WinsProps) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className="daily-wins">
        {[...wins].map(([name, one]) => (
          <li key={name}>
            <span>{name}</span>
            <WinBar {...one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function WinsByMan({ results }: ResultsProps) {
  const men = [...winsBy(results, ({ man }) => man)].flatMap(([id, one]) => {
    const kind = kindOf(id)
    if (!kind) return []
    const books = results.filter(({ man }) => man === id).flatMap(({ ruleset }) => listingOf(ruleset) ?? [])
    const titles = books.map((book) => titleIn(book, kind))
    return [{ kind, one, title: listed([...new Set(titles)]) }]
  })
  if (men.length === 0) return null
  return (
    <section aria-label={t('By man')}>
      <h3>{t('By man')}</h3>
      <ul className="daily-wins">
        {men.map(({ kind: { id, figure }, one, title }) => (
          <li key={id}>
            <FigurePortrait {...figure} {...unhurt} size={44} />
            <span>{title}</span>
            <WinBar {...one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const unhurt = { side: 0, facing: 1, woundShare: 0, woundCount: 0, posture: 'standing' } as const

function WinBar({ fought, won }: { readonly fought: number; readonly won: number }) {
  return (
    <span className="daily-bar">
      <span className="daily-bar-won" style={{ inlineSize: `${(100 * won) / fought}%` }} />
      <span className="daily-bar-words">{tx`${won} of ${counted(fought, 'fight')}`}</span>
    </span>
  )
}
