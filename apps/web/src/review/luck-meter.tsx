/** What the dice gave and took, in chance to win: on the end scene and in the review. */
import type { MatchRecord, Seat } from '@harena/engine'
import { t } from '@harena/engine'
import type { Review } from '@harena/lab'
import { useEffect } from 'react'
import { useReview } from './reviews.ts'
import { luckInShort, luckOf, luckSentence } from './words.ts'
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
  // Half of the bar is a sure win: a little luck is a little bar.
  const most = Math.max(luck.gave, luck.took, 1)
  const share = (by: number) => `${(50 * by) / most}%`
  return (
    <div className="luck">
      <p>
        <b>{luckInShort(name, luck)}</b>
      </p>
      <div className="luck-bars" aria-hidden="true">
        <span className="luck-took" style={{ width: share(luck.took) }} />
        <span className="luck-gave" style={{ width: share(luck.gave) }} />
        <span className="luck-left" style={{ left: `calc(50% + ${(50 * luck.left.is) / most}%)` }} />
      </div>
      <details>
        <summary>{t('In figures')}</summary>
        <p>{luckSentence(name, luck)}</p>
      </details>
    </div>
  )
}
