/** Where a match turned: the decisions and dice that moved the chance to win most. */
import type { Seat } from '@harena/engine'
import type { Parts, Review, ReviewedDecision } from './review.ts'
import { type Estimate, together } from './spread.ts'

export interface TurningPoint {
  /** The decision by its number in the review. */
  readonly number: number
  readonly part: 'own' | 'others' | 'dice'
  /** Whose decision it was; nobody's where it was the dice. */
  readonly seats: readonly Seat[]
  /** By how much it moved the chance to win. */
  readonly by: number
  /** Of dice, the first of the throw that did it, counted over all throws of the match from 0. */
  readonly roll?: number
}

/** Less than this is no turn. */
export const LEAST = 0.03

/** So many times its error, which is three standard deviations: of all that is looked at, hardly anything is so by chance. */
const CLEARLY = 1.5

function isSure({ is, error }: Pick<Estimate, 'is' | 'error'>): boolean {
  return Math.abs(is) >= Math.max(LEAST, CLEARLY * error)
}

/** What the choices of a decision came to: where one made up for the other, nothing turned. */
function bothOf({ own, others }: Parts): Pick<Estimate, 'is' | 'error'> {
  return { is: own.is + others.is, error: together([own.error, others.error]) }
}

/**
 * The greatest of them, in the order in which they happened. What is not clearly larger than its error is left out, and so
 * are choices that made up for each other.
 */
export function turningPoints({ decisions, sides, seat: mine }: Review, most = 5): TurningPoint[] {
  const turnsOf = (decision: ReviewedDecision, number: number): TurningPoint[] => {
    const choices = (['own', 'others'] as const).filter((part) => isSure(decision[part]) && isSure(bothOf(decision)))
    const seatsOf = (part: 'own' | 'others') =>
      decision.told.map(({ seat }) => seat).filter((seat) => (part === 'own') === (sides[seat] === sides[mine]))
    const luck = decision.luck.filter(({ by }) => isSure(by))
    return [
      ...choices.map((part) => ({ number, part, seats: seatsOf(part), by: decision[part].is })),
      ...luck.map(({ roll, by }) => ({ number, part: 'dice' as const, seats: [], by: by.is, roll })),
    ]
  }
  const all = decisions.flatMap(turnsOf)
  const greatest = new Set(all.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, most))
  return all.filter((turn) => greatest.has(turn))
}
