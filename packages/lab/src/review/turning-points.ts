/** Where a match turned: the decisions and dice that moved the chance to win most. */
import type { Seat } from '@harena/engine'
import type { Parts, Review } from './review.ts'
import { type Estimate, together } from './spread.ts'

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

function isSure({ is, error }: Pick<Estimate, 'is' | 'error'>): boolean {
  return Math.abs(is) >= Math.max(LEAST, error)
}

/** What the choices of a decision came to: where one made up for the other, nothing turned. */
function bothOf({ own, others }: Parts): Pick<Estimate, 'is' | 'error'> {
  return { is: own.is + others.is, error: together([own.error, others.error]) }
}

const PARTS = ['own', 'others', 'dice'] as const

/** The greatest first; what may be the samples' doing alone is left out, and choices that made up for each other. */
export function turningPoints({ decisions, sides, seat: mine }: Review, most = 5): TurningPoint[] {
  return decisions
    .flatMap((decision, number) =>
      PARTS.flatMap((part) => {
        const { is } = decision[part]
        if (!isSure(decision[part]) || (part !== 'dice' && !isSure(bothOf(decision)))) return []
        const isMeant = (seat: Seat) => part !== 'dice' && (part === 'own') === (sides[seat] === sides[mine])
        const seats = decision.told.map(({ seat }) => seat).filter(isMeant)
        return [{ number, part, seats, by: is }]
      }),
    )
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, most)
}
