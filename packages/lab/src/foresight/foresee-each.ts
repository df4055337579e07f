/**
 * What a phase adds to several counters, each by itself: wounds here, stun there. Asking for each alone instead of for all
 * at once lets far more branches meet again, so that a whole fight can be worked out exactly.
 */
import {
  type Counted,
  type CounterStep,
  explore,
  flowOfCounters,
  type Game,
  Oracle,
  type Ruleset,
} from '@harena/engine'
import { type Rate, wilson } from '../statistics.ts'
import { type Answerers, Answering } from './answering.ts'
import { DEFAULT_BUDGET, DEFAULT_SAMPLES, type Effort, playSample, sightOf } from './foresee.ts'
import { type From, type Given, type Standing, standingOf } from './standing.ts'

/** Something that is counted in whole numbers from 0 up; null once it is no longer counted, as the stun of the dead. */
export interface Counter<G extends Game> {
  readonly name: string
  count(state: G['state']): number | null
}

export interface CountersQuestion<G extends Game> extends Given<G>, Answerers<G>, Effort {
  readonly counters: readonly Counter<G>[]
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

/** A decision depends on more than what merged branches have in common. */
class NeedsPast {}

/** The counters at the end of the phase. */
export function foreseeEach<G extends Game>(
  ruleset: Ruleset<G>,
  from: From<G>,
  question: CountersQuestion<G>,
): ForeseenCounters {
  const standing = standingOf(ruleset, from, question)
  const { budget = DEFAULT_BUDGET } = question
  if (budget <= 0) return sampleEach(ruleset, standing, question, 'no exact answer was asked for')
  const found = workOut(ruleset, standing, question, budget)
  if (found.method === 'exact' || found.open <= WIDEST) return found
  return sampleEach(ruleset, standing, question, `there are more than ${budget} ways`)
}

function workOut<G extends Game>(
  ruleset: Ruleset<G>,
  standing: Standing<G>,
  question: CountersQuestion<G>,
  budget: number,
): ExactCounters | BoundedCounters {
  try {
    return workOutEach(ruleset, standing, question, budget, true)
  } catch (thrown) {
    if (!(thrown instanceof NeedsPast)) throw thrown
    return workOutEach(ruleset, standing, question, budget, false)
  }
}

function workOutEach<G extends Game>(
  ruleset: Ruleset<G>,
  standing: Standing<G>,
  question: CountersQuestion<G>,
  budget: number,
  onlyAhead: boolean,
): ExactCounters | BoundedCounters {
  const answering = new Answering(ruleset, question, question.seed ?? 'foresight')
  let now = standing.state
  const { counters } = question
  const counted = (): (number | null)[] => counters.map((counter) => counter.count(now))
  const start = counted()
  const sight = sightOf(answering, () => now, question, { onlyAhead, past: standing.past })
  const oracle: Oracle<G> = new Oracle<G>({
    ...sight,
    policy: (asked) => {
      const fixed = answering.fixedFor(now, asked)
      if (fixed === undefined && oracle.isShort) throw new NeedsPast()
      return fixed ?? answering.playedBy(now, asked)
    },
  })
  const before: (readonly (number | null)[])[] = [start]
  const steps: CounterStep[][] = []
  const step = (from: number, to: number, chance: number, after: readonly (number | null)[]) => {
    const by = after.map((value, at) => (value === null ? null : value - (before[from]![at] ?? 0)))
    const list = steps[from] ?? []
    steps[from] = list
    list.push({ to, chance, by })
  }
  const count = explore<G, null>(
    oracle,
    (referee, taken) => {
      now = taken?.state ?? ruleset.clone(standing.state)
      if (taken) taken.playOn(referee)
      else if (!ruleset.isOver(now)) ruleset.playStep(now, referee)
      return null
    },
    {
      onEnd: (from, _, chance) => step(from, -1, chance, counted()),
      onPoint: (from, to, chance, isNew) => {
        const after = counted()
        if (isNew) before[to] = after
        step(from, to, chance, after)
      },
    },
    budget,
  )
  const chain = Array.from({ length: count }, (_, node) => steps[node] ?? [])
  const found = flowOfCounters(
    chain,
    start.map((value) => value ?? 0),
  )
  const result = { counters: Object.fromEntries(counters.map(({ name }, at) => [name, found[at]!])), runs: oracle.runs }
  if (chain.every((list) => list.length > 0)) return { method: 'exact', ...result }
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
  const tallies = question.counters.map(({ name }) => ({ name, gone: 0, counts: [] as number[] }))
  for (let number = 0; number < samples; number++) {
    const state = playSample(ruleset, standing, answering, () => true, `${seed}/${number}`)
    for (const [at, tally] of tallies.entries()) {
      const value = question.counters[at]!.count(state)
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
