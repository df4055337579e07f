/** The review of a match inside a campaign: it is read off the campaign's answers as a record of its own. */
import type { MatchRecord, Seat } from '@harena/engine'
import { useMemo } from 'react'
import type { Left } from '../app/saved-match.ts'
import { type Go, lineAfter } from '../match/replay.tsx'
import { momentOf, shownBy, toldOf } from '../match/story.ts'
import type { Line } from '../match/timeline.ts'
import { Decided } from '../review/decided.tsx'
import { ReviewPanel } from '../review/review-panel.tsx'
import { inner, leftInside, matchAlone } from './inner.ts'
import { isInMatch } from './lines.ts'
import type { AnyCampaign } from './slots.ts'

export interface MatchReviewProps {
  readonly campaign: AnyCampaign
  /** Of the campaign. */
  readonly record: MatchRecord
  /** Which of its matches. */
  readonly number: number
  readonly names: readonly string[]
  /** By seat of the match: the player who decides for him. */
  readonly deciders: readonly (Seat | null)[]
  /** Which answers of the campaign were left to the built-in opponent. */
  readonly left: readonly Left[] | undefined
  /** For whom at first. */
  readonly seat: Seat
  /** What the campaign told of the match, and how much of it has been shown. */
  readonly lines: readonly Line[]
  readonly place: number
  readonly onGo: Go
}

export function MatchReview(props: MatchReviewProps) {
  const { campaign, record, number, names, deciders, left, seat, lines, place, onGo } = props
  const match = useMemo(() => matchAlone(campaign, record, number), [campaign, record, number])
  if (match?.names.join() !== names.join()) return null
  // In the campaign there may be lines between those of the match.
  const own = lines.flatMap((line, at) => (isInMatch(line) ? [at] : []))
  const told = own.filter((at) => at < place).length
  const answers = match.lines[told - 1]?.at ?? 0
  /** So many lines of the campaign are told when so many of the match are. */
  const placeOf = (told: number) => (told === 0 ? 0 : (own[told - 1] ?? lines.length - 1) + 1)
  const isLeft = leftInside(left, match.record, deciders)
  const slots = inner(campaign)
  const say = (kind: string, label: string) => slots.sayAnswer?.(kind, label) ?? label
  return (
    <>
      <Decided slots={slots} record={match.record} names={names} isLeft={isLeft} answers={answers} />
      <ReviewPanel
        record={match.record}
        names={names}
        isLeft={isLeft}
        say={say}
        seat={seat}
        answers={answers}
        unit={slots.unit}
        onGo={(given, roll) => {
          if (roll === undefined) return onGo(placeOf(lineAfter(match.lines, given)))
          const { from, to } = momentOf(slots, match.lines, given, roll)
          onGo(placeOf(from), placeOf(to))
        }}
        tell={(given, roll) => toldOf(slots.unit, match.lines, given, roll, shownBy(slots))}
      />
    </>
  )
}
