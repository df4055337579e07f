/** Everybody as he is drawn at the end: the victors with the laurel, the others as it left them. */
import type { MatchResult, Seat } from '@harena/engine'
import type { EndFigureProps } from '../figures/end-figure.tsx'
import type { Look } from '../figures/look.ts'
import { faceOf } from '../own/face.ts'
import { isDeadly } from '../own/men.ts'
import { ownMen } from '../own/store.ts'
import type { CardView } from './card.tsx'

/** Of one's own more is known than the name. */
export function knownOf(match: string, seat: Seat) {
  const own = ownMen.inMatch(match).find(({ bout }) => bout.seat === seat)
  return own ? faceOf(own.man) : {}
}

export function menAtEnd(
  cards: readonly CardView[],
  result: MatchResult,
  known: (card: CardView) => Partial<Look>,
): readonly EndFigureProps[] {
  return cards.map((card) => ({
    figure: card.figure,
    name: card.name,
    known: known(card),
    isVictor: result.winners.includes(card.seat),
    isDead: isDeadly(result.seats[card.seat]?.end ?? null),
  }))
}
