/** The chance to win in a position, as reviews and foresight have it: what was learned, set right by playing to the end. */
import type { Game } from '@harena/engine'
import type { Standing } from '../foresight/standing.ts'
import { playedOf, type Seen } from './looks.ts'
import type { Sampling } from './samples.ts'
import { errorOf, setRight, shiftFor } from './setting-right.ts'
import { bothWays, type Estimate, exact } from './spread.ts'

/** So many samples for each value, so many of them to the end to set right what was learned. */
export interface ReviewEffort {
  readonly samples: number
  readonly playOuts: number
}

export const USUAL_EFFORT: ReviewEffort = { samples: 300, playOuts: 200 }

/** A position seen both ways; the same name gives the same dice, so that only the answers differ. */
export function* see<G extends Game>(
  sampling: Sampling<G>,
  standing: Standing<G>,
  { samples, playOuts }: ReviewEffort,
  name: string,
): Generator<void, Seen<G>> {
  const learned = sampling.hasLearned ? yield* sampling.from(standing, samples, false, name) : null
  const played = yield* sampling.from(standing, playOuts, true, `${name}/played`)
  return { standing, learned, played }
}

/** What is added to all that was learned, how far off it then still is, and from how many positions that is known. */
export interface Measured {
  readonly shift: number
  readonly off: number
  readonly positions: number
}

export function measured<G extends Game>(seen: readonly Seen<G>[]): Measured {
  const compared = seen.flatMap(({ learned, played }) => (learned ? [{ learned, played }] : []))
  const shift = shiftFor(compared)
  return { shift, off: errorOf(compared, shift), positions: compared.length }
}

/** Exact, or else what was learned and what came of playing to the end, each with the weight of its error. */
export function valueIn<G extends Game>(sampling: Sampling<G>, seen: Seen<G>, by: Measured): Estimate {
  const learned = seen.learned && setRight(seen.learned, by.shift)
  return exactly(sampling, seen) ?? bothWays(learned, playedOf(seen), by.off, by.positions)
}

/** The exact chance, where every sample ended the match and all that can still happen can be gone through. */
export function exactly<G extends Game>(sampling: Sampling<G>, { standing, learned }: Seen<G>): Estimate | null {
  const sure = learned && !learned.isOver.includes(false) ? sampling.exactly(standing) : null
  return sure === null ? null : exact(sure)
}
