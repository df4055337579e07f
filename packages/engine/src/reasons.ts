/** Why an opponent answered so: what he weighed, what he hoped for, and what he believed of the others. */
import type { AnyAnswer, Game, Seat } from './referee.ts'

/** One of his own answers. */
export interface Considered<G extends Game> {
  readonly answer: AnyAnswer<G>
  /** How often he gives it without thinking, and how often after it. */
  readonly habit: number
  readonly share: number
  /** The chance to win that he expected of it, and from how many samples. */
  readonly chance: number
  readonly samples: number
}

/** What he believed that another would answer. */
export interface Belief<G extends Game> {
  readonly seat: Seat
  readonly answers: readonly { readonly answer: AnyAnswer<G>; readonly share: number }[]
}

/** The likeliest of his answers first. */
export interface Reasons<G extends Game> {
  readonly considered: readonly Considered<G>[]
  readonly beliefs: readonly Belief<G>[]
}
