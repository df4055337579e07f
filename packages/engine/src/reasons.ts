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

/** What he advises a person to answer. */
export interface Counsel<G extends Game> {
  readonly answer: AnyAnswer<G>
  /** What he would do after it in the same turn, as far as no dice come first. */
  readonly next: readonly AnyAnswer<G>[]
  /** The same in words. */
  readonly onward: readonly string[]
  /** Whether he took it among several as good because it leads to the fight. */
  readonly isTowards: boolean
  readonly reasons: Reasons<G> | null
}

/** Chances so near to each other nobody can tell apart. */
export const ALIKE = 0.02
/** What was tried so much less often than the rest was given up: its chance says little. */
const SELDOM = 0.1

interface Tried {
  readonly chance: number
  readonly samples: number
}

/** What was weighed to the end. */
export function weighedToTheEnd<T extends Tried>(tried: readonly T[]): T[] {
  const most = Math.max(1, ...tried.map(({ samples }) => samples))
  return tried.filter(({ samples }) => samples >= SELDOM * most)
}

/** The best, and all that are as good as far as anybody can tell. */
export function asGoodAsAny<T extends Tried>(tried: readonly T[], error = ALIKE): T[] {
  const serious = weighedToTheEnd(tried)
  const best = Math.max(...serious.map(({ chance }) => chance))
  return serious.filter(({ chance }) => best - chance < error)
}
