/** The chance to win as a review would have it, from where a match stands: before an answer, and after each of several. */
import type { Game, Seat } from '@harena/engine'
import { type From, type Given, standingOf } from '../foresight/standing.ts'
import type { Seen } from './looks.ts'
import { type Reviewable, Sampling } from './samples.ts'
import type { Estimate } from './spread.ts'
import { measured, type ReviewEffort, see, USUAL_EFFORT, valueIn } from './value.ts'

/**
 * Of each of these positions, valued together: a review sets what was learned right over all decisions of its match, this over
 * them. Of one position alone playing to the end says all. Null where nobody has learned anything.
 */
export function expectedChances<G extends Game>(
  game: Reviewable<G>,
  from: From<G>,
  seat: Seat,
  givens: readonly Given<G>[],
  effort: ReviewEffort = USUAL_EFFORT,
): readonly Estimate[] | null {
  const { ruleset } = game
  const sampling = new Sampling(game, seat, ruleset.names(from.state).length)
  if (!sampling.hasLearned) return null
  // Each with dice of its own: with the same ones they would all be off in the same way, and set nothing right.
  const seen = givens.map((given, place) =>
    atOnce(see(sampling, standingOf(ruleset, from, given), effort, `expected/${place}`)),
  )
  const by = measured(seen)
  return seen.map((one) => valueIn(sampling, one, by))
}

function atOnce<G extends Game>(steps: Generator<void, Seen<G>>): Seen<G> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
