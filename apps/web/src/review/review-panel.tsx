/** The review in the replay: for whom, how far it has come, the drawing, the turning points, the table. */
import type { MatchRecord, Seat } from '@harena/engine'
import { t } from '@harena/engine'
import { type Review, turningPoints } from '@harena/lab'
import { useState } from 'react'
import type { IsLeft } from '../app/sitters.ts'
import { Select } from '../ui/fields.tsx'
import { tx } from '../ui/tx.ts'
import { Curve } from './curve.tsx'
import { LuckMeter } from './luck-meter.tsx'
import { ReviewTable } from './review-table.tsx'
import { type Reviewing, useReview } from './reviews.ts'
import {
  chanceText,
  choiceText,
  errorText,
  methodSentence,
  noBetterSentence,
  partNames,
  pointsText,
  signSentence,
} from './words.ts'
import './review.css'

interface ReviewPanelProps {
  readonly record: MatchRecord
  readonly names: readonly string[]
  readonly isLeft: IsLeft
  /** Answers in words. */
  readonly say: (kind: string, label: string) => string
  /** For whom at first. */
  readonly seat: Seat
  /** How many answers have been given where the replay stands. */
  readonly answers: number
  /** Goes to where so many answers had been given. */
  readonly onGo: (answers: number) => void
  /** The round, and what was told, when so many answers had been given; of dice, what they did to those with bad luck. */
  readonly tell: (answers: number, unlucky: readonly Seat[] | null) => { readonly when: string; readonly what: string }
}

export function ReviewPanel({ record, names, isLeft, say, seat: first, answers, onGo, tell }: ReviewPanelProps) {
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
      {state.is === 'done' && <Found review={state.review} {...{ record, isLeft, say, answers, onGo, tell }} />}
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

interface FoundProps extends Pick<ReviewPanelProps, 'record' | 'isLeft' | 'say' | 'tell'> {
  readonly review: Review
  readonly answers: number
  readonly onGo: (answers: number) => void
}

function Found({ review, record, isLeft, say, answers, onGo, tell }: FoundProps) {
  const { decisions } = review
  // One sees what was decided once it lies open.
  const go = (number: number) => onGo(decisions[number]!.at + 1)
  const at = decisions.findLastIndex((one) => one.at < answers)
  return (
    <>
      <Curve review={review} at={at} onGo={go} />
      <Turns review={review} isLeft={isLeft} say={say} onGo={go} tell={tell} />
      {'person' in record.players[review.seat]! && (
        <Betters review={review} isLeft={isLeft} say={say} onGo={go} tell={tell} />
      )}
      <LuckMeter review={review} />
      <details>
        <summary>{t('As a table')}</summary>
        <ReviewTable review={review} isLeft={isLeft} say={say} onGo={go} />
      </details>
      <p className="quiet-text small">{methodSentence(review)}</p>
    </>
  )
}

interface TurnsProps extends Pick<ReviewPanelProps, 'isLeft' | 'say' | 'tell'> {
  readonly review: Review
  readonly onGo: (number: number) => void
}

function Turns({ review, isLeft, say, onGo, tell }: TurnsProps) {
  const turns = turningPoints(review).toSorted((a, b) => a.number - b.number)
  if (turns.length === 0) return null
  const names = partNames(review)
  const { sides, seat: mine } = review
  return (
    <>
      <h3>{t('Where it turned')}</h3>
      <p className="quiet-text small">{signSentence(review)}</p>
      <ul className="turns">
        {turns.map((turn) => {
          const { number, part, by } = turn
          const { at } = review.decisions[number]!
          const hadBadLuck = (seat: Seat) => (sides[seat] === sides[mine]) === by < 0
          const unlucky = part === 'dice' ? [...sides.keys()].filter(hadBadLuck) : null
          const { when, what } = tell(at + 1, unlucky)
          // Nobody is blamed for what the computer chose for him.
          const isByMachine = part === 'own' && isLeft(at, mine)
          const whose = isByMachine ? t`the computer, for ${review.names[mine]}` : names[part]
          return (
            <li key={`${number} ${part}`}>
              <button type="button" className="button quiet small turning-point" onClick={() => onGo(number)}>
                <span>
                  {when && `${when}: `}
                  {pointsText(by)} {whose}
                </span>
                <span className="turning-point-event">{part === 'dice' ? what : choiceText(review, turn, say)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The dearest mistakes, and what of that which the master weighed would have been better, never more than the samples bear out. */
function Betters({ review, isLeft, say, onGo, tell }: TurnsProps) {
  const { decisions, names, seat } = review
  const found = decisions
    .flatMap(({ at, better }, number) => (better && !isLeft(at, seat) ? [{ better, number }] : []))
    .toSorted((a, b) => b.better.by.is - a.better.by.is)
    .slice(0, MOST_BETTERS)
  return (
    <>
      <h3>{t('What would have been better')}</h3>
      {found.length === 0 && <p>{noBetterSentence(names[seat]!)}</p>}
      <ul className="turns">
        {found.map(({ number }) => (
          <li key={number}>
            <button type="button" className="button quiet small turning-point" onClick={() => onGo(number)}>
              <span>{tell(decisions[number]!.at + 1, null).when}</span>
              <span className="turning-point-event">
                <WouldHaveBeen review={review} number={number} say={say} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const MOST_BETTERS = 3

function WouldHaveBeen({ review, number, say }: Pick<TurnsProps, 'review' | 'say'> & { readonly number: number }) {
  const { better, after, told } = review.decisions[number]!
  const own = told.find(({ seat }) => seat === review.seat)
  if (!better || !own) return null
  const [chosen, other] = [say(own.kind, own.label), say(own.kind, better.label)]
  return tx`Better: “${<b>{other}</b>}”, ${chanceText(better.chance)} ${errorText(better.chance)} to win instead of ${chanceText(after)} with “${chosen}”: ${pointsText(better.by.is)} points ${errorText(better.by)}.`
}
