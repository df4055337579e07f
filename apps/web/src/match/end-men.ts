/** Everybody as he is drawn at the end: the victors with the laurel, the others as it left them. */
import type { MatchResult, Seat } from '@harena/engine'
import type { EndFigureProps } from '../figures/end-figure.tsx'
import { faceOf } from '../own/face.ts'
import { isDeadly } from '../own/men.ts'
import { ownMen } from '../own/store.ts'
import type { CardView } from './card.tsx'

/** Of one's own more is known than the name. */
export function knownOf(match: string, seat: Seat) {
  const own = ownMen.inMatch(match).find(({ bout }) => bout.seat === seat)
  return own ? faceOf(own.man) : {}
}

export function menAtEnd(match: string, cards: readonly CardView[], result: MatchResult): readonly EndFigureProps[] {
  return cards.map(({ seat, name, figure }) => ({
    figure,
    name,
    known: knownOf(match, seat),
    isVictor: result.winners.includes(seat),
    isDead: isDeadly(result.seats[seat]?.end ?? null),
  }))
}
