/**
 * What happens next, as a distribution: exact where the tree of dice and answers is small enough, otherwise sampled with
 * intervals. It always says which.
 */
import {
  BudgetExceeded,
  canonicalJson,
  distributionOf,
  flow,
  type Game,
  Oracle,
  type Rule,
  type Ruleset,
  type Sight,
  t,
} from '@harena/engine'
import { type Rate, wilson } from '../statistics.ts'
import { type Answerers, Answering } from './answering.ts'
import { Sampler } from './sampler.ts'
import { type From, type Given, type Standing, standingOf } from './standing.ts'

/** How far to look: to the end of the step, or until this holds between two steps. */
export type Until<G extends Game> = 'step' | ((state: G['state']) => boolean)

export interface Effort {
  /** How many times rule code may be run for an exact answer; 0: do not try. Time plays no part: the same asks for the same. */
  readonly budget?: number
  /** How many samples otherwise. */
  readonly samples?: number
  readonly seed?: string
  /** Dice thrown for these paragraphs make no difference to the outcome asked for, and are not told apart. */
  readonly blind?: readonly Rule[]
}

export interface ForesightQuestion<G extends Game, T> extends Given<G>, Answerers<G>, Effort {
  readonly until?: Until<G>
  /** What is asked: plain data read off the state at the end. */
  outcome(state: G['state']): T
}

export interface Exact<T> {
  readonly method: 'exact'
  /** The likeliest first. */
  readonly distribution: readonly { readonly outcome: T; readonly chance: number }[]
  /** How many times rule code was run. */
  readonly runs: number
  /** Whether an opponent chose by chance: his choice was then drawn once for each position. */
  readonly hasDrawn: boolean
}

export interface Sampled<T> {
  readonly method: 'sampled'
  /** Why not exact. */
  readonly because: string
  readonly samples: number
  /** Each share with the interval that holds the true one 95 times in 100. */
  readonly distribution: readonly ({ readonly outcome: T } & Rate)[]
}

export type Foreseen<T> = Exact<T> | Sampled<T>

export const DEFAULT_BUDGET = 200_000
export const DEFAULT_SAMPLES = 10_000
const DEFAULT_SEED = 'foresight'

export function foresee<G extends Game, T>(
  ruleset: Ruleset<G>,
  from: From<G>,
  question: ForesightQuestion<G, T>,
): Foreseen<T> {
  return foreseeFrom(ruleset, standingOf(ruleset, from, question), question)
}

export function foreseeFrom<G extends Game, T>(
  ruleset: Ruleset<G>,
  standing: Standing<G>,
  question: Omit<ForesightQuestion<G, T>, keyof Given<G>>,
): Foreseen<T> {
  const { budget = DEFAULT_BUDGET } = question
  if (budget <= 0) return sample(ruleset, standing, question, t('no exact answer was asked for'))
  try {
    return workOut(ruleset, standing, question, budget)
  } catch (thrown) {
    if (!(thrown instanceof BudgetExceeded)) throw thrown
    return sample(ruleset, standing, question, thrown.message)
  }
}

/** The sight of an oracle that asks those who answer. */
export function sightOf<G extends Game>(
  answering: Answering<G>,
  now: () => G['state'],
  effort: Effort,
  more: Sight<G>,
): Sight<G> {
  return {
    policy: (question) => answering.fixedFor(now(), question) ?? answering.playedBy(now(), question),
    ...(effort.blind && { blind: new Set(effort.blind) }),
    ...more,
  }
}

/** Outcomes by name: a name is what tells two of them apart. */
class Outcomes<T> {
  private readonly found = new Map<string, T>()

  nameOf(outcome: T): string {
    const name = typeof outcome === 'string' ? outcome : canonicalJson(outcome)
    if (!this.found.has(name)) this.found.set(name, outcome)
    return name
  }

  named(name: string): T {
    return this.found.get(name)!
  }
}

/** The states between steps are the nodes of a chain; equal ones are one. Each is expanded by the oracle. */
function workOut<G extends Game, T>(
  ruleset: Ruleset<G>,
  standing: Standing<G>,
  question: ForesightQuestion<G, T>,
  budget: number,
): Exact<T> {
  const answering = new Answering(ruleset, question, question.seed ?? DEFAULT_SEED)
  const states: G['state'][] = [standing.state]
  const numbers = new Map<string, number>()
  const outcomes = new Outcomes<T>()
  const ends = new Map<number, string>()
  const arrows: { readonly to: number; readonly chance: number }[][] = []
  let runs = 0
  for (let at = 0; at < states.length; at++) {
    const isStart = at === 0
    if (ruleset.isOver(states[at]!) || (!isStart && isReached(question.until, states[at]!))) {
      ends.set(at, outcomes.nameOf(question.outcome(states[at]!)))
      arrows.push([])
      continue
    }
    let now: G['state'] = states[at]
    const sight = { budget: budget - runs, ...(isStart && { past: standing.past }) }
    const oracle = new Oracle<G>(sightOf(answering, () => now, question, sight))
    const found = distributionOf<G, number>(oracle, (referee) => {
      now = ruleset.clone(states[at]!)
      ruleset.playStep(now, referee)
      const key = endsHere(ruleset, question, now)
        ? `end ${outcomes.nameOf(question.outcome(now))}`
        : JSON.stringify(now)
      let number = numbers.get(key)
      if (number === undefined) {
        number = states.push(now) - 1
        numbers.set(key, number)
      }
      return number
    })
    runs += oracle.runs
    arrows.push([...found].map(([to, chance]) => ({ to, chance })))
  }
  return { method: 'exact', distribution: gathered(arrows, ends, outcomes), runs, hasDrawn: answering.hasDrawn }
}

function isReached<G extends Game>(until: Until<G> | undefined, state: G['state']): boolean {
  return until === undefined || until === 'step' || until(state)
}

function endsHere<G extends Game, T>(
  ruleset: Ruleset<G>,
  { until }: ForesightQuestion<G, T>,
  state: G['state'],
): boolean {
  return ruleset.isOver(state) || isReached(until, state)
}

function gathered<T>(
  arrows: readonly (readonly { readonly to: number; readonly chance: number }[])[],
  ends: ReadonlyMap<number, string>,
  outcomes: Outcomes<T>,
): { outcome: T; chance: number }[] {
  const chances = new Map<string, number>()
  flow(arrows).forEach((visits, node) => {
    const name = ends.get(node)
    if (name !== undefined) chances.set(name, (chances.get(name) ?? 0) + visits)
  })
  return [...chances]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([name, chance]) => ({ outcome: outcomes.named(name), chance }))
}

/** Plays one sample to where the question ends. */
export function playSample<G extends Game>(
  ruleset: Ruleset<G>,
  standing: Standing<G>,
  answering: Answering<G>,
  until: (state: G['state']) => boolean,
  seed: string,
): G['state'] {
  const state = ruleset.clone(standing.state)
  const sampler = new Sampler(state, standing.past, answering, seed)
  if (ruleset.isOver(state)) return state
  do ruleset.playStep(state, sampler)
  while (!ruleset.isOver(state) && !until(state))
  return state
}

function sample<G extends Game, T>(
  ruleset: Ruleset<G>,
  standing: Standing<G>,
  question: ForesightQuestion<G, T>,
  because: string,
): Sampled<T> {
  const { samples = DEFAULT_SAMPLES, seed = DEFAULT_SEED } = question
  const answering = new Answering(ruleset, question, seed)
  const outcomes = new Outcomes<T>()
  const counts = new Map<string, number>()
  const until = (state: G['state']) => isReached(question.until, state)
  for (let number = 0; number < samples; number++) {
    const state = playSample(ruleset, standing, answering, until, `${seed}/${number}`)
    const name = outcomes.nameOf(question.outcome(state))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const distribution = [...counts]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([name, count]) => ({ outcome: outcomes.named(name), ...wilson(count, samples) }))
  return { method: 'sampled', because, samples, distribution }
}
