/**
 * What a phase adds to several counters, each by itself: wounds here, stun there. Asking for each alone instead of for all
 * at once lets far more branches meet again, so that a whole fight can be worked out exactly.
 */
import {
  type Counted,
  type Counter,
  type CounterStep,
  canonicalJson,
  distributionOf,
  flowOfCounters,
  type Game,
  Oracle,
  type Ruleset,
} from '@harena/engine'
import { type Rate, wilson } from '../statistics.ts'
import { type Answerers, Answering } from './answering.ts'
import { DEFAULT_BUDGET, DEFAULT_SAMPLES, type Effort, playSample, sightOf } from './foresee.ts'
import { Frontier } from './frontier.ts'
import { type From, type Given, type Standing, standingOf } from './standing.ts'

export interface CountersQuestion<G extends Game> extends Given<G>, Answerers<G>, Effort {
  readonly counters: readonly Counter<G>[]
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

/** A decision depends on more than what merged branches have in common. */
class NeedsPast {}

/** The counters at the end. */
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

/** A state between two steps, the full key that its own is reckoned from, and what was counted there. */
interface Node<G extends Game> {
  readonly state: G['state']
  readonly root: number
  readonly isShort: boolean
  readonly counts: readonly (number | null)[]
}

function workOutEach<G extends Game>(
  ruleset: Ruleset<G>,
  standing: Standing<G>,
  question: CountersQuestion<G>,
  budget: number,
  isMerging: boolean,
): ExactCounters | BoundedCounters {
  const answering = new Answering(ruleset, question, question.seed ?? 'foresight')
  const { counters, until } = question
  const countsOf = (state: G['state']) => counters.map((counter) => counter.count(state))
  const nodes: Node<G>[] = [{ state: standing.state, root: 0, isShort: false, counts: countsOf(standing.state) }]
  const numbers = new Map<string, number>()
  const steps: CounterStep[][] = []
  let now = standing.state
  let at = nodes[0]!
  const policy = (asked: G['question']) => {
    const fixed = answering.fixedFor(now, asked)
    if (fixed === undefined && at.isShort) throw new NeedsPast()
    return fixed ?? answering.playedBy(now, asked)
  }
  const sight = sightOf(answering, () => now, question, { policy })
  const first = new Oracle<G>({ ...sight, past: standing.past })
  const later = new Oracle<G>(sight)
  const frontier = new Frontier()
  /** The node of a state; -1 if nothing follows. */
  const nodeOf = (state: G['state'], from: number): number => {
    if (ruleset.isOver(state) || until(state)) return -1
    const ahead = isMerging ? (question.ahead?.(state) ?? null) : null
    const key = ahead === null ? canonicalJson(state) : `${nodes[from]!.root} ${ahead}`
    let node = numbers.get(key)
    if (node === undefined) {
      node = nodes.length
      numbers.set(key, node)
      const isShort = ahead !== null
      nodes.push({ state, root: isShort ? nodes[from]!.root : node, isShort, counts: countsOf(state) })
    }
    return node
  }
  frontier.reach(0, 1)
  for (let next = frontier.next(); next && first.runs + later.runs < budget; next = frontier.next()) {
    const { node: from, chance: before } = next
    at = nodes[from]!
    const ends: { to: number; by: (number | null)[] }[] = []
    const places = new Map<string, number>()
    const found = distributionOf<G, number>(from === 0 ? first : later, (referee) => {
      now = ruleset.clone(at.state)
      if (!ruleset.isOver(now)) ruleset.playStep(now, referee)
      const to = nodeOf(now, from)
      const by = countsOf(now).map((value, counter) => (value === null ? null : value - (at.counts[counter] ?? 0)))
      const name = `${to} ${by.join()}`
      const place = places.get(name) ?? ends.push({ to, by }) - 1
      places.set(name, place)
      return place
    })
    steps[from] = [...found].map(([place, chance]) => ({ ...ends[place]!, chance }))
    for (const { to, chance } of steps[from]) if (to >= 0) frontier.reach(to, before * chance)
  }
  const chain = nodes.map((_, node) => steps[node] ?? [])
  const found = flowOfCounters(
    chain,
    nodes[0]!.counts.map((value) => value ?? 0),
  )
  const runs = first.runs + later.runs
  const result = { counters: Object.fromEntries(counters.map(({ name }, place) => [name, found[place]!])), runs }
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
    const state = playSample(ruleset, standing, answering, question.until, `${seed}/${number}`)
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
