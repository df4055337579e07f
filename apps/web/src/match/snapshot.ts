/** A match as the screen shows it at one moment, and what it wants of whoever sits there. */
import type { MatchResult, Question, Refusal, Rule, Seat } from '@harena/engine'
import type { Saving } from '../app/saved-matches.ts'
import type { Choice } from './choices.ts'
import type { Line } from './timeline.ts'

/** A question that is answered here. */
export interface AnswerTask {
  readonly kind: 'answer'
  readonly seat: Seat
  readonly question: Question
  readonly prompt: string
  readonly choices: readonly Choice[]
  /** Nobody else may see it before all have answered. */
  readonly isSecret: boolean
}

/** What the one at the screen has to do now. */
export type Task =
  | AnswerTask
  | { readonly kind: 'dice'; readonly seat: Seat; readonly count: number; readonly rule: Rule; readonly name: string }

export interface HandOver {
  readonly seat: Seat
  readonly person: string
  readonly question: Question
  /** Whether somebody else has sealed an answer that he may still take back. */
  readonly canTakeBack: boolean
}

export interface Snapshot<V> {
  /** As far as the playback has come; when somebody is asked in secret, as he sees it. */
  readonly view: V
  /** As far as they have been shown. */
  readonly lines: readonly Line[]
  readonly names: readonly string[]
  /** Whether there is more to be seen before anybody is asked. */
  readonly isPlayingBack: boolean
  /** Whether a blow has harmed somebody, and stays until it is put away. */
  readonly isWaiting: boolean
  /** What stops everything until it is put away; its line is among the others once its dice have fallen. */
  readonly verdict: Line | null
  /** To whom the screen must be handed, because what comes next is secret. */
  readonly handOver: HandOver | null
  readonly task: Task | null
  /** The opponents for whose answers the match waits. */
  readonly thinking: readonly Seat[]
  /** Whether nobody has answered since it was taken up again: what came before may not have been seen to its end. */
  readonly isResumed: boolean
  readonly refusal: Refusal | null
  /** Whether what was refused to be undone can be taken back all the same. */
  readonly canTakeBack: boolean
  readonly isOver: boolean
  /** When it is over and has been seen. */
  readonly result: MatchResult | null
  /** What came of saving it. */
  readonly saving: Saving
}
