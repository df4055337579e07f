/** Answers on trial: all of them a few times, the better ones again and again. */
import type { AnyAnswer, Considered, Game } from '@harena/engine'
import { power } from './network.ts'

export interface Candidate<G extends Game> {
  readonly answer: AnyAnswer<G>
  readonly habit: number
  /** How much of his chance to win he would give for it. */
  readonly liking: number
  sum: number
  samples: number
}

/** After each round of trials so many of the candidates are left. */
const KEPT = 0.4
/** How often what the habit never does is taken for its habit. */
export const NOVELTY = 0.03

/** Every round tries each one as often as all samples allow, and goes on with the better ones. */
export function tryAll<G extends Game>(
  candidates: readonly Candidate<G>[],
  budget: number,
  finalists: number,
  trial: (candidate: Candidate<G>, number: number) => void,
): void {
  let left = [...candidates]
  const rounds = roundsFor(candidates.length, finalists)
  let number = 0
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(budget / rounds / left.length))
    for (const candidate of left) {
      for (let i = 0; i < each; i++) trial(candidate, number + i)
      candidate.samples += each
    }
    number += each
    left.sort((a, b) => worthOf(b) - worthOf(a))
    left = left.slice(0, Math.max(finalists, Math.ceil(left.length * KEPT)))
  }
}

function roundsFor(candidates: number, finalists: number): number {
  let rounds = 1
  for (let left = candidates; left > finalists; left = Math.ceil(left * KEPT)) rounds++
  return rounds
}

const chanceOf = <G extends Game>({ sum, samples }: Candidate<G>) => (samples > 0 ? sum / samples : 0.5)
const worthOf = <G extends Game>(one: Candidate<G>) => chanceOf(one) + one.liking

/** His habit, shifted to what promises more; of what is new to him only what was tried to the end. */
export function weigh<G extends Game>(candidates: readonly Candidate<G>[], grain: number): Considered<G>[] {
  const most = Math.max(...candidates.map(({ samples }) => samples))
  const worth = candidates.map(worthOf)
  const best = Math.max(...worth.filter((_, at) => candidates[at]!.samples === most))
  const weights = candidates.map((one, at) => {
    const usual = one.samples < most ? one.habit : Math.max(one.habit, NOVELTY)
    return usual * power((worth[at]! - best) / grain)
  })
  return withShares(candidates, weights)
}

/** His habit as it is, shifted only to what he likes. */
export function asUsual<G extends Game>(candidates: readonly Candidate<G>[], grain: number): Considered<G>[] {
  return withShares(
    candidates,
    candidates.map(({ habit, liking }) => habit * power(liking / grain)),
  )
}

function withShares<G extends Game>(candidates: readonly Candidate<G>[], weights: readonly number[]): Considered<G>[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return candidates
    .map((one, at) => ({
      answer: one.answer,
      habit: one.habit,
      share: weights[at]! / total,
      chance: chanceOf(one),
      samples: one.samples,
    }))
    .sort((a, b) => b.share - a.share || b.chance - a.chance)
}
