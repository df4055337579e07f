/** The chance to win through a match, drawn: a line, and under it what choices and dice did. The table says the same. */
import { t } from '@harena/engine'
import type { Parts, Review } from '@harena/lab'
import type { PointerEvent } from 'react'
import { sidePaint } from './paint.ts'
import { chanceText, disputedSentence, errorText, luckEnds, luckOf, partNames, partsOf, pointsText } from './words.ts'

interface CurveProps {
  readonly review: Review
  /** The decision that is looked at, by its number; -1 before the first. */
  readonly at: number
  /** Where rounds or phases begin. */
  readonly ticks: readonly { readonly number: number; readonly label: string }[]
  readonly onGo: (number: number) => void
}

const WIDTH = 300
const HEIGHT = 100

export function Curve({ review, at, ticks, onGo }: CurveProps) {
  const { decisions, seat, names, last, first } = review
  const x = (place: number) => (WIDTH * place) / Math.max(1, decisions.length)
  const go = (event: PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const place = Math.floor(((event.clientX - left) / width) * decisions.length)
    onGo(Math.min(decisions.length - 1, Math.max(0, place)))
  }
  const label = t`The chance of ${names[seat]} to win: it begins with ${chanceText(first)} and ends with ${chanceText({ is: last })}.`
  return (
    <div className="curve">
      <div className="curve-plot" onPointerDown={go}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {[0.25, 0.5, 0.75].map((line) => (
            <path key={line} className={line === 0.5 ? 'curve-half' : 'curve-grid'} d={`M0 ${y(line)}H${WIDTH}`} />
          ))}
          {ticks.map(({ number }) => (
            <path key={number} className="curve-grid" d={`M${x(number)} 0V${HEIGHT}`} />
          ))}
          <path className="curve-band" d={bandOf(review, x)} />
          <path className="curve-line" d={lineOf(review, x)} />
          {at >= 0 && <path className="curve-now" d={`M${x(at)} 0V${HEIGHT}`} />}
        </svg>
      </div>
      <div className="curve-scale" aria-hidden="true">
        <span>100%</span>
        <span>50%</span>
        <span>0%</span>
      </div>
      <div className="curve-ticks" aria-hidden="true">
        {ticks.map(({ number, label }) => (
          <span key={number} style={{ left: `${(100 * x(number)) / WIDTH}%` }}>
            {label}
          </span>
        ))}
      </div>
      <p className="curve-key">{t('Grey: how far the line may be off.')}</p>
      <Lanes review={review} x={x} at={at} onGo={go} />
    </div>
  )
}

function y(chance: number): number {
  return HEIGHT * (1 - Math.min(1, Math.max(0, chance)))
}

type Place = (place: number) => number

/** Choices lead to the middle of a decision's place, dice to its end. */
function lineOf({ decisions, last }: Review, x: Place): string {
  const points = decisions.flatMap(({ before, after }, at) => [
    `${x(at)} ${y(before.is)}`,
    `${x(at + 0.5)} ${y(after.is)}`,
  ])
  return `M${[...points, `${x(decisions.length)} ${y(last)}`].join('L')}`
}

/** How far the line may be off. */
function bandOf({ decisions, last }: Review, x: Place): string {
  const upper = decisions.map(({ before }, at) => `${x(at)} ${y(before.is + before.error)}`)
  const lower = decisions.map(({ before }, at) => `${x(at)} ${y(before.is - before.error)}`)
  return `M${[...upper, `${x(decisions.length)} ${y(last)}`, ...lower.reverse()].join('L')}Z`
}

interface LanesProps {
  readonly review: Review
  readonly x: Place
  readonly at: number
  readonly onGo: (event: PointerEvent) => void
}

/** A bar of full height stands for at least and at most so much: one great stroke must not flatten all others. */
const [LOWEST, TALLEST] = [0.05, 0.3]

/** For each of the three a row of bars: up is good for the one whose review it is. */
function Lanes({ review, x, at, onGo }: LanesProps) {
  const { decisions } = review
  // As the bars do, the sum leaves out what was rolled before the fight.
  const totals = { ...review.totals, dice: luckOf(review).left }
  const names = partNames(review)
  const parts = partsOf(review)
  const { own, other } = luckEnds(review)
  const paints = { own: sidePaint(own.side), others: sidePaint(other.side), dice: undefined, disputed: sidePaint(null) }
  const largest = Math.max(...decisions.flatMap((one) => parts.map((part) => Math.abs(one[part].is))))
  const most = Math.min(TALLEST, Math.max(LOWEST, largest))
  return parts.map((part: keyof Parts) => (
    <div key={part} className="lane" style={paints[part]}>
      <p className="lane-name">
        {names[part]}
        <span>
          <b>{pointsText(totals[part].is)}</b> {errorText(totals[part])}
        </span>
      </p>
      {part === 'disputed' && <p className="quiet-text small">{disputedSentence(review)}</p>}
      <svg viewBox={`0 -1 ${WIDTH} 2`} preserveAspectRatio="none" aria-hidden="true" onPointerDown={onGo}>
        <path className="curve-grid" d={`M0 0H${WIDTH}`} />
        {decisions.map((one, number) => {
          const by = Math.min(1, Math.max(-1, one[part].is / most))
          if (Math.abs(by) < 0.01) return null
          const width = Math.max(0.7 * x(1), 1)
          return <rect key={one.at} x={x(number)} width={width} y={by > 0 ? -by : 0} height={Math.abs(by)} />
        })}
        {at >= 0 && <path className="curve-now" d={`M${x(at)} -1V1`} />}
      </svg>
    </div>
  ))
}
