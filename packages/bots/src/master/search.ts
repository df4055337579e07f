/**
 * Thinking about one secret decision: answers of his own are tried against answers that the others may give, each pair
 * played on a little and valued by the network. The better ones are tried more often. What he answers is drawn from his
 * habit, shifted towards what promises more: a best response alone could be foreseen and used against him. Where nothing
 * is secret he looks through his whole turn instead.
 */
import {
  type AnyAnswer,
  type Belief,
  type Bot,
  type Considered,
  Dice,
  type Game,
  type Reasons,
  type Seat,
} from '@harena/engine'
import { draw } from '../lib/fictitious-play.ts'
import type { Effort, Mind, Random, Turns } from './mind.ts'
import { power } from './network.ts'
import { Outlook } from './outlook.ts'
import { Sampling } from './sample.ts'
import { likingOf } from './temper.ts'

/** How many answers are drawn from the habits of all, and of each at least and at most. */
const DRAWS = 32
const [FEWEST_DRAWS, MOST_DRAWS] = [4, 16]
/** After each round of trials so many of the candidates are left. */
const KEPT = 0.4
const FINALISTS = 3
/** How often what the habit never does is taken for its habit. */
const NOVELTY = 0.03

interface Candidate<G extends Game> {
  readonly answer: AnyAnswer<G>
  readonly habit: number
  sum: number
  samples: number
}

/** Null where he answers by habit. */
export function think<G extends Game>(
  mind: Mind<G>,
  effort: Effort,
  known: G['state'],
  question: G['question'],
  random: Random,
): Reasons<G> | null {
  const others = mind.candidates(known, question, random)
  if (!others) return null
  const sampling = new Sampling(mind)
  const together = sampling.questionsAt(known)
  const own = together?.findIndex((one) => one.kind === question.kind && one.seat === question.seat) ?? -1
  if (!together || own < 0) return null
  if (mind.turns && together.length === 1) return lookAhead(mind, mind.turns, effort, known, question, others)
  const candidates = candidatesOf(mind, known, question, others)
  const draws = Math.min(MOST_DRAWS, Math.max(FEWEST_DRAWS, Math.floor(DRAWS / together.length)))
  const answers = together.map((one, at) =>
    at === own ? [] : drawsOf(mind, mind.others ?? mind.habit, known, one, draws),
  )
  if (candidates.length > 1) {
    const seed = `${random.below(2 ** 31)}`
    const opening: AnyAnswer<G>[] = together.map(() => undefined as AnyAnswer<G>)
    const worlds = worldsOf(mind, known, question.seat, seed)
    const trial = (candidate: Candidate<G>, number: number) => {
      for (let at = 0; at < opening.length; at++) opening[at] = answers[at]![number % draws]!
      opening[own] = candidate.answer
      const world = worlds[number % worlds.length]!
      candidate.sum += sampling.chanceAfter(world, question, opening, `${seed}/${number}`)
      candidate.samples++
    }
    // The more there are, the longer each sample takes.
    const budget = Math.floor((2 * effort.samples) / Math.max(2, mind.ruleset.names(known).length))
    tryAll(candidates, budget, trial)
  }
  return {
    considered: weigh(candidates, effort, (answer) => likingOf(effort.likes, mind.tagsOf(known, question, answer))),
    beliefs: beliefsOf(together, own, answers),
  }
}

/** Where nothing is secret: the whole turn is looked through, and no answer need be foreseen. */
function lookAhead<G extends Game>(
  mind: Mind<G>,
  turns: Turns<G>,
  effort: Effort,
  known: G['state'],
  question: G['question'],
  others: readonly AnyAnswer<G>[],
): Reasons<G> {
  const outlook = new Outlook(mind, turns, question.seat, effort.samples)
  const candidates = candidatesOf(mind, known, question, others)
  for (const one of candidates) {
    one.sum = outlook.after(known, one.answer)
    one.samples = 1
  }
  const likingFor = (answer: AnyAnswer<G>) => likingOf(effort.likes, mind.tagsOf(known, question, answer))
  return { considered: weigh(candidates, effort, likingFor), beliefs: [] }
}

/** Every round tries each one as often as all samples allow, and goes on with the better ones. */
function tryAll<G extends Game>(
  candidates: readonly Candidate<G>[],
  budget: number,
  trial: (candidate: Candidate<G>, number: number) => void,
): void {
  let left = [...candidates]
  const rounds = roundsFor(candidates.length)
  let number = 0
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(budget / rounds / left.length))
    for (const candidate of left) for (let i = 0; i < each; i++) trial(candidate, number + i)
    number += each
    left.sort((a, b) => b.sum / b.samples - a.sum / a.samples)
    left = left.slice(0, Math.max(FINALISTS, Math.ceil(left.length * KEPT)))
  }
}

function roundsFor(candidates: number): number {
  let rounds = 1
  for (let left = candidates; left > FINALISTS; left = Math.ceil(left * KEPT)) rounds++
  return rounds
}

/** His habit, each answer with its share, and what else he thinks of. */
function candidatesOf<G extends Game>(
  mind: Mind<G>,
  known: G['state'],
  question: G['question'],
  others: readonly AnyAnswer<G>[],
): Candidate<G>[] {
  const drawn = sharesOf(drawsOf(mind, mind.habit, known, question, MOST_DRAWS))
  const seen = new Set(drawn.map(({ answer }) => JSON.stringify(answer)))
  const novel = others.filter((answer) => !seen.has(JSON.stringify(answer)) && seen.add(JSON.stringify(answer)))
  return [
    ...drawn.map(({ answer, share }) => ({ answer, habit: share, sum: 0, samples: 0 })),
    ...novel.map((answer) => ({ answer, habit: 0, sum: 0, samples: 0 })),
  ]
}

/** Answers of somebody's habit, evenly over all that it may draw. */
function drawsOf<G extends Game>(
  { ruleset }: Mind<G>,
  habit: Bot<G>,
  known: G['state'],
  question: G['question'],
  count: number,
): AnyAnswer<G>[] {
  const his = ruleset.known(known, question.seat)
  return Array.from({ length: count }, (_, at) => {
    let drawn = 0
    const later = Dice.fromSeed(`habit/${at}`)
    const random = {
      below: (sides: number) => (drawn++ === 0 ? Math.floor((sides * (at + 0.5)) / count) : later.below(sides)),
    }
    return habit(his, question, random)
  })
}

function sharesOf<A>(answers: readonly A[]): { answer: A; share: number }[] {
  const found = new Map<string, { answer: A; share: number }>()
  for (const answer of answers) {
    const key = JSON.stringify(answer)
    const one = found.get(key) ?? { answer, share: 0 }
    one.share += 1 / answers.length
    found.set(key, one)
  }
  return [...found.values()].sort((a, b) => b.share - a.share)
}

const WORLDS = 8

/** Positions that he may believe in: one where he sees everything. */
function worldsOf<G extends Game>(mind: Mind<G>, known: G['state'], seat: Seat, seed: string): G['state'][] {
  const { believe } = mind
  if (!believe) return [known]
  const random = Dice.fromSeed(`${seed}/worlds`)
  return Array.from({ length: WORLDS }, (_, at) => (at === 0 ? known : believe(known, seat, random)))
}

/** His habit, shifted to what promises more; of what is new to him only what was tried to the end. */
function weigh<G extends Game>(
  candidates: readonly Candidate<G>[],
  { grain }: Effort,
  likingFor: (answer: AnyAnswer<G>) => number,
): Considered<G>[] {
  const most = Math.max(...candidates.map(({ samples }) => samples))
  const chanceOf = ({ sum, samples }: Candidate<G>) => (samples > 0 ? sum / samples : 0.5)
  const worth = candidates.map((one) => chanceOf(one) + likingFor(one.answer))
  const best = Math.max(...worth.filter((_, at) => candidates[at]!.samples === most))
  const weights = candidates.map((one, at) => {
    const usual = one.samples < most ? one.habit : Math.max(one.habit, NOVELTY)
    return usual * power((worth[at]! - best) / grain)
  })
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

function beliefsOf<G extends Game>(
  together: readonly G['question'][],
  own: number,
  answers: readonly (readonly AnyAnswer<G>[])[],
): Belief<G>[] {
  return together.flatMap(({ seat }, at) => (at === own ? [] : [{ seat, answers: sharesOf(answers[at]!) }]))
}

/** One of the answers by its share. */
export function answerOf<G extends Game>({ considered }: Reasons<G>, random: Random): AnyAnswer<G> {
  const shares = considered.map(({ share }) => share)
  return considered[draw(shares, random)]!.answer
}
