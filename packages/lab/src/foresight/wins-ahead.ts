/** How often a seat wins a match that is about to begin. */
import { effectiveOptions, playOut, type Seat } from '@harena/engine'
import type { Progress } from '../review/review.ts'
import type { Reviewable } from '../review/samples.ts'
import { type Rate, wilson } from '../statistics.ts'

/** Plain data, so that it can be sent to another thread. */
export interface MatchAhead {
  readonly ruleset: string
  readonly setup: unknown
  readonly options: Readonly<Record<string, unknown>>
  readonly seat: Seat
}

/** Sampled: the interval says how far it may be off. */
export interface WinsAhead extends Rate {
  readonly bouts: number
}

/** Bout after bout, the same opponent on all seats; the caller may stop or rest in between. */
export function* winsAhead(
  { ruleset, opponents }: Reviewable,
  { setup, options, seat }: MatchAhead,
  bouts: number,
): Generator<Progress, WinsAhead> {
  const settled = effectiveOptions(ruleset, options)
  const bots = ruleset.names(ruleset.start(setup, settled)).map(() => opponents.standard!.play)
  let won = 0
  for (let bout = 0; bout < bouts; bout++) {
    const state = ruleset.start(setup, settled)
    playOut(ruleset, state, bots, `ahead/${bout}`)
    if (ruleset.result(state).seats[seat]!.outcome === 'won') won++
    yield { done: bout + 1, of: bouts }
  }
  return { ...wilson(won, bouts), bouts }
}
