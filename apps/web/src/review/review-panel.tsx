/** The review in the replay: for whom, how far it has come, the drawing, the turning points, the table. */
import type { MatchRecord, Seat } from '@harena/engine'
import { t } from '@harena/engine'
import { type Review, turningPoints } from '@harena/lab'
import { useState } from 'react'
import { Select } from '../ui/fields.tsx'
import { tx } from '../ui/tx.ts'
import { Curve } from './curve.tsx'
import { LuckMeter } from './luck-meter.tsx'
import { ReviewTable } from './review-table.tsx'
import { type Reviewing, useReview } from './reviews.ts'
import { chanceText, errorText, methodSentence, partNames, pointsText } from './words.ts'
import './review.css'

interface ReviewPanelProps {
  readonly record: MatchRecord
  readonly names: readonly string[]
  /** Answers in words. */
  readonly say: (kind: string, label: string) => string
  /** For whom at first. */
  readonly seat: Seat
  /** How many answers have been given where the replay stands. */
  readonly answers: number
  /** Goes to where so many answers had been given. */
  readonly onGo: (answers: number) => void
  /** The round, and what was told, when so many answers had been given. */
  readonly tell: (answers: number, isByDice: boolean) => { readonly when: string; readonly what: string }
}

export function ReviewPanel({ record, names, say, seat: first, answers, onGo, tell }: ReviewPanelProps) {
  const [seat, setSeat] = useState(first)
  const [state, reviewing] = useReview(record, seat)
  return (
    <section className="review" aria-labelledby="review-title">
      <h2 id="review-title">{t('Review')}</h2>
      {state.is !== 'done' && (
        <p className="quiet-text">
          {t('How likely was a win after every decision, and what changed it: choices on both sides, or the dice?')}
        </p>
      )}
      <div className="review-head">
        <Select
          label={t('For')}
          value={String(seat)}
          options={names.map((name, at) => [String(at), name])}
          onChange={(chosen) => setSeat(Number(chosen))}
        />
        <Making state={state} reviewing={reviewing} />
      </div>
      {state.is === 'failed' && <p role="alert">{tx`It cannot be reviewed: ${state.why}`}</p>}
      {state.is === 'done' && <Found review={state.review} say={say} answers={answers} onGo={onGo} tell={tell} />}
    </section>
  )
}

interface MakingProps {
  readonly state: ReturnType<typeof useReview>[0]
  readonly reviewing: Reviewing
}

function Making({ state, reviewing }: MakingProps) {
  if (state.is === 'idle' || state.is === 'failed') {
    return (
      <button type="button" className="button quiet" onClick={() => reviewing.start()}>
        {t('Review the match')}
      </button>
    )
  }
  if (state.is === 'done') return null
  return (
    <>
      <progress
        aria-label={t('How far the review has come')}
        max={state.progress?.of ?? 1}
        value={state.progress?.done ?? 0}
      />
      <button type="button" className="button quiet small" onClick={() => reviewing.stop()}>
        {t('Stop')}
      </button>
    </>
  )
}

interface FoundProps extends Pick<ReviewPanelProps, 'say' | 'tell'> {
  readonly review: Review
  readonly answers: number
  readonly onGo: (answers: number) => void
}

function Found({ review, say, answers, onGo, tell }: FoundProps) {
  const { decisions } = review
  // One sees what was decided once it lies open.
  const go = (number: number) => onGo(decisions[number]!.at + 1)
  const at = decisions.findLastIndex((one) => one.at < answers)
  return (
    <>
      <Curve review={review} at={at} onGo={go} />
      <Turns review={review} say={say} onGo={go} tell={tell} />
      <LuckMeter review={review} />
      <details>
        <summary>{t('As a table')}</summary>
        <ReviewTable review={review} say={say} onGo={go} />
      </details>
      <p className="quiet-text small">{methodSentence(review)}</p>
    </>
  )
}

interface TurnsProps extends Pick<ReviewPanelProps, 'say' | 'tell'> {
  readonly review: Review
  readonly onGo: (number: number) => void
}

function Turns({ review, say, onGo, tell }: TurnsProps) {
  const turns = turningPoints(review).toSorted((a, b) => a.number - b.number)
  if (turns.length === 0) return null
  const names = partNames(review)
  return (
    <>
      <h3>{t('Where it turned')}</h3>
      <ul className="turns">
        {turns.map(({ number, part, by }) => {
          const { when, what } = tell(review.decisions[number]!.at + 1, part === 'dice')
          return (
            <li key={`${number} ${part}`}>
              <button type="button" className="button quiet small turn" onClick={() => onGo(number)}>
                <span>
                  {when && `${when}: `}
                  {pointsText(by)} {names[part]}
                </span>
                <span className="turn-event">{what}</span>
              </button>
              {part === 'own' && <WouldHaveBeen review={review} number={number} say={say} />}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** What of that which the master weighed would have been better, with its chance; never more than the samples bear out. */
function WouldHaveBeen({ review, number, say }: Omit<TurnsProps, 'onGo' | 'tell'> & { readonly number: number }) {
  const { better, after, told } = review.decisions[number]!
  const own = told.find(({ seat }) => seat === review.seat)
  if (!better || !own) return null
  const [chosen, other] = [say(own.kind, own.label), say(own.kind, better.label)]
  return (
    <p className="turn-better">
      {tx`Better: “${<b>{other}</b>}”, ${chanceText(better.chance)} ${errorText(better.chance)} to win instead of ${chanceText(after)} with “${chosen}”: ${pointsText(better.by.is)} points ${errorText(better.by)}.`}
    </p>
  )
}
