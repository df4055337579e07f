/**
 * What a phase adds to several counters, each by itself: wounds here, stun there. Asking for each alone instead of for all
 * at once lets far more branches meet again, so that a whole fight can be worked out exactly.
 */
import { type Counted, type Counters, flowOfCounters, type Game, type Ruleset, t } from '@harena/engine'
import { type Rate, wilson } from '../statistics.ts'
import { type Answerers, Answering } from './answering.ts'
import { Exploration, NeedsPast } from './exploration.ts'
import { DEFAULT_BUDGET, DEFAULT_SAMPLES, type Effort, playSample } from './foresee.ts'
import { type From, type Given, type Standing, standingOf } from './standing.ts'

export interface CountersQuestion<G extends Game> extends Given<G>, Answerers<G>, Effort {
  readonly counters: Counters<G>
  /** How far to look. */
  until(state: G['state']): boolean
  /**
   * A key of all that what is added to the counters from here on depends on, of what can have changed since the last
   * state without one; null: everything may.
   */
  ahead?(state: G['state']): string | null
}

export interface ExactCounters {
  readonly method: 'exact'
  readonly counters: Readonly<Record<string, Counted>>
  readonly runs: number
}

/** All but the least likely ways were worked out: each chance is at least what is said, and more by `open` at most. */
export interface BoundedCounters {
  readonly method: 'bounded'
  readonly counters: Readonly<Record<string, Counted>>
  /** The chance of all ways together that were not followed to their end. */
  readonly open: number
  readonly runs: number
}

export interface SampledCounters {
  readonly method: 'sampled'
  readonly because: string
  readonly samples: number
  readonly counters: Readonly<Record<string, { readonly chances: readonly Rate[]; readonly gone: Rate }>>
}

export type ForeseenCounters = ExactCounters | BoundedCounters | SampledCounters

/** Bounds that are wider than this are given up for samples. */
const WIDEST = 0.01

/** The counters at the end. */
export function foreseeEach<G extends Game>(
  ruleset: Ruleset<G>,
  from: From<G>,
  question: CountersQuestion<G>,
): ForeseenCounters {
  const standing = standingOf(ruleset, from, question)
  const { budget = DEFAULT_BUDGET } = question
  if (budget <= 0) return sampleEach(ruleset, standing, question, t('no exact answer was asked for'))
  const found = workOut(ruleset, standing, question, budget)
  if (found.method === 'exact' || found.open <= WIDEST) return found
  return sampleEach(ruleset, standing, question, t`there are more than ${budget} ways`)
}

function workOut<G extends Game>(
  ruleset: Ruleset<G>,
  standing: Standing<G>,
  question: CountersQuestion<G>,
  budget: number,
): ExactCounters | BoundedCounters {
  const explore = (isMerging: boolean, isLikeliestFirst: boolean) => {
    const exploration = new Exploration(ruleset, standing, question, isMerging)
    exploration.run(budget, isLikeliestFirst)
    return exploration
  }
  const found = (isMerging: boolean) => {
    const all = explore(isMerging, false)
    return all.isWhole ? all : explore(isMerging, true)
  }
  try {
    return countersOf(found(true), question)
  } catch (thrown) {
    if (!(thrown instanceof NeedsPast)) throw thrown
    return countersOf(found(false), question)
  }
}

function countersOf<G extends Game>(
  chain: Exploration<G>,
  { counters }: CountersQuestion<G>,
): ExactCounters | BoundedCounters {
  const { isWhole, runs } = chain
  const found = flowOfCounters(chain, chain.start)
  const result = { counters: Object.fromEntries(counters.names.map((name, at) => [name, found[at]!])), runs }
  if (isWhole) return { method: 'exact', ...result }
  const [any] = found
  const open = 1 - (any?.chances.reduce((sum, chance) => sum + chance, any.gone) ?? 0)
  return { method: 'bounded', ...result, open: Math.max(0, open) }
}

function sampleEach<G extends Game>(
  ruleset: Ruleset<G>,
  standing: Standing<G>,
  question: CountersQuestion<G>,
  because: string,
): SampledCounters {
  const { samples = DEFAULT_SAMPLES, seed = 'foresight' } = question
  const answering = new Answering(ruleset, question, seed)
  const tallies = question.counters.names.map((name) => ({ name, gone: 0, counts: [] as number[] }))
  for (let number = 0; number < samples; number++) {
    const state = playSample(ruleset, standing, answering, question.until, `${seed}/${number}`)
    for (const [at, value] of question.counters.count(state).entries()) {
      const tally = tallies[at]!
      if (value === null) tally.gone++
      else tally.counts[value] = (tally.counts[value] ?? 0) + 1
    }
  }
  const counters = Object.fromEntries(
    tallies.map(({ name, gone, counts }) => {
      const chances = Array.from(counts, (count) => wilson(count ?? 0, samples))
      return [name, { chances, gone: wilson(gone, samples) }]
    }),
  )
  return { method: 'sampled', because, samples, counters }
}
