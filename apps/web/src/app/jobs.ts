/** What takes long is done in a worker, or, where there is none, on the page in small steps. */
import { Dice, type MatchRecord, type Seat } from '@harena/engine'
import {
  type Explained,
  explainMatch,
  inWords,
  type MatchAhead,
  type Progress,
  type Review,
  type Reviewable,
  reviewing,
  type WinsAhead,
  winsAhead,
} from '@harena/lab'
import { type Advice, BY_HABIT, type Thought } from '../match/thinking.ts'

/** Plain data; what comes of each kind stands in `Results`. */
export type Job =
  | { readonly do: 'think'; readonly thought: Thought }
  | { readonly do: 'advise'; readonly thought: Thought }
  | { readonly do: 'explain'; readonly record: MatchRecord; readonly at: number }
  | { readonly do: 'review'; readonly record: MatchRecord; readonly seat: Seat }
  | { readonly do: 'chance'; readonly match: MatchAhead }

export interface Results {
  readonly think: unknown
  readonly advise: Advice
  readonly explain: readonly Explained[]
  readonly review: Review
  readonly chance: WinsAhead
}

/** A job that is being done. */
export interface Running<T> {
  readonly result: Promise<T>
  stop(): void
}

export type Run = <J extends Job>(job: J, onProgress?: (progress: Progress) => void) => Running<Results[J['do']]>

export function rulesetOf(job: Job): string {
  if ('thought' in job) return job.thought.ruleset
  return 'match' in job ? job.match.ruleset : job.record.ruleset
}

/** The effort of a review on a page: its error is shown. */
const REVIEW = { samples: 120, playOuts: 200 }

/** Bouts of a match that is about to begin: its chance is said with its error. */
const BOUTS = 200

/** Does a job, and tells between its steps how far it has come. */
export function* work(game: Reviewable, job: Job): Generator<Progress, Results[Job['do']]> {
  if (job.do === 'chance') return yield* winsAhead(game, job.match, BOUTS)
  if (job.do === 'review') return yield* reviewing(game, job.record, job.seat, REVIEW)
  if (job.do === 'explain') return explainMatch(game, job.record, job.at)
  const { known, question, level, dice, before = null } = job.thought
  const opponent = game.opponents[level]!
  if (job.do === 'think' || !opponent.advise) {
    const answer = opponent.play(known, question, Dice.fromState(dice))
    return job.do === 'think' ? answer : { answer, ...BY_HABIT }
  }
  const { reasons, ...counsel } = opponent.advise(known, question, Dice.fromState(dice), before as never)
  return {
    ...counsel,
    reasons: reasons && inWords(game.ruleset, known, question, counsel.answer, reasons),
  }
}
