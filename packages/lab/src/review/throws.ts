/** The dice between two decisions, throw by throw: which of them brought the luck. */
import type { Game, Ruleset } from '@harena/engine'
import type { Answering } from '../foresight/answering.ts'
import { Sampler } from '../foresight/sampler.ts'
import type { Standing } from '../foresight/standing.ts'
import { type Moment, type Played, withAnswers } from './moments.ts'
import { change } from './settled.ts'
import type { Estimate } from './spread.ts'

/** What the dice of one line of the log changed. */
export interface Luck {
  /** The first of them, counted over all throws of the match from 0. */
  readonly roll: number
  readonly by: Estimate
}

/** The first throw of each line of the log that tells of dice after a decision, before the next one. */
export function groupsAfter<G extends Game>({ moments, thrown }: Played<G>, number: number): readonly number[] {
  const from = moments[number]!.rolls
  const to = moments[number + 1]?.rolls ?? thrown.length
  const all = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)
  return all.filter((roll) => roll === from || thrown[roll]!.entry !== thrown[roll - 1]!.entry)
}

/** Where a decision and the dice before that throw had led. */
export function standingBefore<G extends Game>(
  ruleset: Ruleset<G>,
  moment: Moment<G>,
  { thrown }: Played<G>,
  roll: number,
  answering: Answering<G>,
): Standing<G> {
  const { state, past } = withAnswers(moment, () => true)
  const fallen = thrown.slice(moment.rolls, roll).map(({ faces }) => faces)
  return advanced(ruleset, { state, past: { ...past, throws: [...past.throws, ...fallen] } }, answering)
}

/** Steps that are over by what has happened already lie behind: only in the last one is anything left to happen. */
function advanced<G extends Game>(ruleset: Ruleset<G>, standing: Standing<G>, answering: Answering<G>): Standing<G> {
  let now = standing
  while (!ruleset.isOver(now.state) && now.past.throws.length + now.past.answers.length > 0) {
    const { past } = now
    const state = ruleset.clone(now.state)
    const sampler = new Sampler(state, past, answering, 'again')
    ruleset.playStep(state, sampler)
    if (sampler.hasGoneOn) return now
    now = { state, past: { throws: past.throws.slice(sampler.throws), answers: [] } }
  }
  return now
}

/** What each group of dice did, from the chance after the choices to that before the next decision. */
export function luckBetween(
  after: Estimate,
  between: readonly Estimate[],
  next: Estimate,
  groups: readonly number[],
): readonly Luck[] {
  const values = [after, ...between, next]
  return groups.map((roll, at) => ({ roll, by: change(values[at]!, values[at + 1]!) }))
}
