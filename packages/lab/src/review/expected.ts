/** What the master has learned to expect of a position, as a review asks him; foresight shows it beside what was played out. */
import type { Game, Seat } from '@harena/engine'
import { type From, type Given, standingOf } from '../foresight/standing.ts'
import { type Reviewable, Sampling } from './samples.ts'
import { type Estimate, estimateOf } from './spread.ts'

/** Null where nobody has learned anything. */
export function expectedChance<G extends Game>(
  game: Reviewable<G>,
  from: From<G>,
  seat: Seat,
  given: Given<G>,
  samples: number,
): Estimate | null {
  const { ruleset } = game
  const sampling = new Sampling(game, seat, ruleset.names(from.state).length)
  if (!sampling.hasLearned) return null
  const steps = sampling.from(standingOf(ruleset, from, given), samples, false, 'expected')
  for (;;) {
    const { done, value } = steps.next()
    if (done) return estimateOf(value.values)
  }
}
