/** What the dice gave and took, in chance to win: on the end scene and in the review. */
import type { MatchRecord, Seat } from '@harena/engine'
import { t } from '@harena/engine'
import type { Review } from '@harena/lab'
import { useEffect } from 'react'
import { sidePaint } from './paint.ts'
import { useReview } from './reviews.ts'
import { type LuckEnd, luckEnds, luckInShort, luckOf, luckSentence } from './words.ts'
import './review.css'

/** Whoever is gone before wants no reckoning. */
const PAUSE = 1500

interface LuckOfMatchProps {
  readonly record: MatchRecord
  readonly seat: Seat
}

/** Reckoned while the scene is looked at. */
export function LuckOfMatch({ record, seat }: LuckOfMatchProps) {
  const [state, reviewing] = useReview(record, seat)
  useEffect(() => {
    const timer = setTimeout(() => reviewing.start(), PAUSE)
    return () => clearTimeout(timer)
  }, [reviewing])
  if (state.is === 'done') return <LuckMeter review={state.review} />
  if (state.is === 'failed') return null
  const progress = state.is === 'running' ? state.progress : null
  return (
    <p className="luck luck-waiting">
      {t('The luck is being weighed…')}
      <progress aria-label={t('How far the luck is weighed')} max={progress?.of ?? 1} value={progress?.done ?? 0} />
    </p>
  )
}

export function LuckMeter({ review }: { readonly review: Review }) {
  const luck = luckOf(review)
  const name = review.names[review.seat]!
  return (
    <div className="luck">
      <p>
        <b>{luckInShort(name, luck)}</b>
      </p>
      <LuckBar by={luck.left.is} {...luckEnds(review)} />
      <details>
        <summary>{t('In figures')}</summary>
        <p>{luckSentence(name, luck)}</p>
      </details>
    </div>
  )
}

interface LuckBarProps {
  /** What the dice left the own side with. */
  readonly by: number
  readonly own: LuckEnd
  readonly other: LuckEnd
}

/** Points of chance to win, from the middle to both sides. */
const SCALE = [100, 50, 0, 50, 100]

/** From the middle towards him whom the dice favoured, in his colour; half of the bar is a sure win. Words say it all. */
function LuckBar({ by, own, other }: LuckBarProps) {
  const width = `${50 * Math.min(1, Math.abs(by))}%`
  return (
    <div className="luck-bars" aria-hidden="true">
      <div className="luck-bar">
        <span className={by > 0 ? 'to-own' : 'to-other'} style={{ width, ...sidePaint((by > 0 ? own : other).side) }} />
      </div>
      <div className="luck-scale">
        {SCALE.map((number, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the scale is the same on both sides
          <span key={at}>{number}</span>
        ))}
      </div>
      <p className="luck-ends">
        <span style={sidePaint(own.side)}>{t`for ${own.who}`}</span>
        <span style={sidePaint(other.side)}>{t`for ${other.who}`}</span>
      </p>
    </div>
  )
}
