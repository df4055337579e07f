/** Where a match turned: the decisions and dice that moved the chance to win most. */
import type { Seat } from '@harena/engine'
import type { Parts, Review } from './review.ts'

export interface TurningPoint {
  /** The decision by its number in the review. */
  readonly number: number
  readonly part: keyof Parts
  /** Whose decision it was; nobody's where it was the dice. */
  readonly seats: readonly Seat[]
  /** By how much it moved the chance to win. */
  readonly by: number
}

/** Less than this is no turn. */
export const LEAST = 0.03

const PARTS = ['own', 'others', 'dice'] as const

/** The greatest first; what may be the samples' doing alone is left out. */
export function turningPoints({ decisions, sides, seat: mine }: Review, most = 5): TurningPoint[] {
  return decisions
    .flatMap((decision, number) =>
      PARTS.flatMap((part) => {
        const { is, error } = decision[part]
        if (Math.abs(is) < Math.max(LEAST, error)) return []
        const isMeant = (seat: Seat) => part !== 'dice' && (part === 'own') === (sides[seat] === sides[mine])
        const seats = decision.told.map(({ seat }) => seat).filter(isMeant)
        return [{ number, part, seats, by: is }]
      }),
    )
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, most)
}
