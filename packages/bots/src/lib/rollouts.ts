/** A policy that looks ahead: it plays the match out many times after each of its answers and takes the best. */
import {
  type AnyAnswer,
  type Bot,
  type Game,
  type Opponent,
  type Reasons,
  type Ruleset,
  Simulation,
} from '@harena/engine'

export interface Rollouts<G extends Game> {
  readonly ruleset: Ruleset<G>
  /** Answers what is not worth much thought, and all else unless something better is found. */
  readonly habit: Bot<G>
  /** Plays everybody in the imagined matches. */
  readonly policy: Bot<G>
  /** The kind of question that is thought about; it must begin its step. */
  readonly kind: G['question']['kind']
}

/** All answers are tried a few times; the better ones again, more often. */
const FIRST_TRIES = 5
const MORE_TRIES = 13
const BEST = 4

/** By how many matches in a hundred another answer must be better than the habit's, since luck plays a part. */
const MARGIN = 3

/** How he plays, and why: the same stream leads to the same imagined matches. */
export function rollouts<G extends Game>(settings: Rollouts<G>): Pick<Required<Opponent<G>>, 'play' | 'explain'> {
  const { habit } = settings
  return {
    play: (known, question, random) => {
      const usual = habit(known, question, random)
      const reasons = imagine(settings, known, question, usual, random)
      return reasons ? reasons.considered[0]!.answer : usual
    },
    explain: (known, question, random) => imagine(settings, known, question, habit(known, question, random), random),
  }
}

/** All answers with how often he won after each, the chosen one first; null where he does not think. */
function imagine<G extends Game>(
  settings: Rollouts<G>,
  known: G['state'],
  question: G['question'],
  usual: AnyAnswer<G>,
  random: { below(count: number): number },
): Reasons<G> | null {
  if (question.kind !== settings.kind) return null
  const answers = settings.ruleset.legal(known, question)
  if (answers.length < 2) return null
  const seed = `${random.below(2 ** 31)}`
  const isUsual = (answer: AnyAnswer<G>) => JSON.stringify(answer) === JSON.stringify(usual)
  const tries = answers.map((answer) => {
    return {
      answer,
      points: pointsAfter(settings, known, question, answer, seed, 0, FIRST_TRIES),
      samples: FIRST_TRIES,
    }
  })
  tries.sort((a, b) => b.points - a.points)
  const finalists = tries.filter(({ answer }, place) => place < BEST || isUsual(answer))
  for (const one of finalists) {
    one.points += pointsAfter(settings, known, question, one.answer, seed, FIRST_TRIES, FIRST_TRIES + MORE_TRIES)
    one.samples += MORE_TRIES
  }
  const worthOf = (one: (typeof tries)[number]) => one.points + (isUsual(one.answer) ? (MARGIN / 100) * one.samples : 0)
  const best = finalists.reduce((most, one) => (worthOf(one) > worthOf(most) ? one : most))
  const considered = [best, ...tries.filter((one) => one !== best)].map((one) => ({
    answer: one.answer,
    habit: isUsual(one.answer) ? 1 : 0,
    share: one === best ? 1 : 0,
    chance: one.points / one.samples,
    samples: one.samples,
  }))
  return { considered, beliefs: [] }
}

/** How many of the imagined matches are won after an answer; a draw is half a win. */
function pointsAfter<G extends Game>(
  { ruleset, policy }: Rollouts<G>,
  known: G['state'],
  question: G['question'],
  answer: AnyAnswer<G>,
  seed: string,
  from: number,
  to: number,
): number {
  let points = 0
  for (let i = from; i < to; i++) {
    const copy = ruleset.clone(known)
    let isFirst = true
    const player: Bot<G> = (now, asked, random) => {
      if (!isFirst) return policy(now, asked, random)
      isFirst = false
      return answer
    }
    const bots = ruleset.names(copy).map(() => player)
    const referee = new Simulation<G>(ruleset, copy, bots, `${seed}/${i}`)
    while (!ruleset.isOver(copy)) ruleset.playStep(copy, referee)
    const { outcome } = ruleset.result(copy).seats[question.seat]!
    points += outcome === 'won' ? 1 : outcome === 'drawn' ? 0.5 : 0
  }
  return points
}
