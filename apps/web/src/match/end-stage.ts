/** Who stands on the stage at the end, and what is said of it. */
import { listed, type MatchResult, type Seat, t } from '@harena/engine'
import { isDeadly } from '../own/men.ts'
import type { CardView } from './card.tsx'

export interface EndStage {
  readonly cards: readonly CardView[]
  readonly words: string
  /** Whether whoever looks on has lost, or has his man among the dead of the victors. */
  readonly isSad: boolean
}

/** Whoever looks on sees his own man when he has lost or fallen; otherwise those of the victors have the laurel who live. */
export function endStageOf(all: readonly CardView[], { winners, seats }: MatchResult, seat: Seat | null): EndStage {
  if (winners.length === 0) return { cards: all, words: t('Nobody has the laurel'), isSad: false }
  const isDead = (card: CardView) => isDeadly(seats[card.seat]?.end ?? null)
  const own = all.find((card) => card.seat === seat)
  const hasWon = seat !== null && winners.includes(seat)
  if (own && (!hasWon || isDead(own))) return { cards: [own], words: sadWords(own, hasWon), isSad: true }
  const victors = all.filter((card) => winners.includes(card.seat))
  const living = victors.filter((card) => !isDead(card))
  const cards = living.length > 0 ? living : victors
  return { cards, words: t`The laurel for ${listed(cards.map(({ name }) => name))}`, isSad: false }
}

function sadWords({ name, out }: CardView, hasWon: boolean): string {
  if (out === null) return t`${name} has lost`
  return hasWon ? t`${name} is ${out}, on the winning side` : t`${name} is ${out}`
}
