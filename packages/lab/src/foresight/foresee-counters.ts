/** What a phase does to all that a game counts: for a fight, the wounds, stun and losses of each man. */
import { type Game, type Manifest, Table, t } from '@harena/engine'
import { type CountersQuestion, type ForeseenCounters, foreseeEach } from './foresee-each.ts'
import { ForesightError } from './foresight-error.ts'
import type { From } from './standing.ts'

/** Throws a ForesightError where the game counts nothing. */
export function foreseeCounters<G extends Game>(
  { ruleset, counters }: Manifest<G>,
  from: From<G>,
  question: Omit<CountersQuestion<G>, 'counters' | 'until' | 'ahead'>,
): ForeseenCounters {
  if (!counters) throw new ForesightError(t`${t(ruleset.title)} counts nothing step by step`)
  const { state } = from instanceof Table ? from.stepSoFar : from
  const { of, ...rest } = counters
  return foreseeEach(ruleset, from, { ...rest, ...question, counters: of(state) })
}
