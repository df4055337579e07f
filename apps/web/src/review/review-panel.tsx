/** The review in the replay: for whom, how far it has come, the drawing, the turning points, the table. */
import type { MatchRecord, Seat } from '@harena/engine'
import { t } from '@harena/engine'
import { type Review, turningPoints } from '@harena/lab'
import { useState } from 'react'
import type { IsLeft } from '../app/sitters.ts'
import type { ToldMoment } from '../match/story.ts'
import { Select } from '../ui/fields.tsx'
import { tx } from '../ui/tx.ts'
import { Curve } from './curve.tsx'
import { LuckMeter } from './luck-meter.tsx'
import { ReviewTable } from './review-table.tsx'
import { type Reviewing, useReview } from './reviews.ts'
import {
  againstText,
  chanceText,
  choiceText,
  errorText,
  methodSentence,
  noBetterSentence,
  signSentence,
  ticksOf,
  turnText,
  usualText,
  whenText,
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
  /** What the match is counted in. */
  readonly unit: string
  /** Goes to where so many answers had been given, and plays what came of it where it is said of what: all, or what a throw did. */
  readonly onGo: (answers: number, roll?: number | null) => void
  /** What was told when so many answers had been given, and when; of a throw, what it did. */
  readonly tell: (answers: number, roll: number | null) => ToldMoment
}

export function ReviewPanel({ names, seat: first, ...props }: ReviewPanelProps) {
  const { record } = props
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
      {state.is === 'done' && <Found review={state.review} {...props} />}
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

interface FoundProps extends Omit<ReviewPanelProps, 'names' | 'seat'> {
  readonly review: Review
}

function Found({ review, record, isLeft, say, unit, answers, onGo, tell }: FoundProps) {
  const { decisions } = review
  // One sees what was decided once it lies open.
  const go = (number: number, roll?: number | null) => onGo(decisions[number]!.at + 1, roll)
  const moments = decisions.map(({ at }) => tell(at + 1, null))
  const at = decisions.findLastIndex((one) => one.at < answers)
  return (
    <>
      <Curve review={review} at={at} ticks={ticksOf(moments, unit)} onGo={go} />
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
  readonly onGo: (number: number, roll: number | null) => void
}

function Turns({ review, isLeft, say, onGo, tell }: TurnsProps) {
  const turns = turningPoints(review)
  if (turns.length === 0) return null
  return (
    <>
      <h3>{t('Where it turned')}</h3>
      <p className="quiet-text small">{signSentence(review)}</p>
      <ul className="turns">
        {turns.map((turn) => {
          const { number, part, roll = null } = turn
          const { at } = review.decisions[number]!
          const told = tell(at + 1, roll)
          const more = part === 'dice' ? usualText(review, turn, told.harmed) : againstText(review, turn, say)
          return (
            <li key={`${number} ${part} ${roll}`}>
              <button type="button" className="button quiet small turning-point" onClick={() => onGo(number, roll)}>
                <span className="turning-point-when">
                  {part === 'dice' ? told.when : whenText(review, number, told)}
                </span>
                <span>{turnText(review, turn, part === 'own' && isLeft(at, review.seat))}</span>
                <span className="turning-point-event">
                  {part === 'dice' ? told.what : choiceText(review, turn, say)}
                </span>
                {more !== null && <span className="turning-point-event">{more}</span>}
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
            <button type="button" className="button quiet small turning-point" onClick={() => onGo(number, null)}>
              <span className="turning-point-when">
                {whenText(review, number, tell(decisions[number]!.at + 1, null))}
              </span>
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
  return tx`Better: “${<b>{other}</b>}”, ${chanceText(better.chance)} ${errorText(better.chance)} to win instead of ${chanceText(after)} with “${chosen}”, against what the others really did.`
}
