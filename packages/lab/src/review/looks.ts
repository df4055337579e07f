/** What is looked at of a decision: positions, each seen as it was learned and as it was played to the end. */
import type { Game } from '@harena/engine'
import type { Standing } from '../foresight/standing.ts'
import type { Samples } from './samples.ts'
import { meanOf, squaredErrorOf } from './spread.ts'

export interface Seen<G extends Game> {
  readonly standing: Standing<G>
  /** To the next position that can be valued; null where nothing was learned. */
  readonly learned: Samples | null
  /** To the end of the match. */
  readonly played: Samples
}

/** A decision as it is usually made and as it was; null where somebody gave up instead. */
export interface Look<G extends Game> {
  readonly usual: Seen<G>
  readonly given: Seen<G> | null
  /** With the answers of one side only, the other's as usual; null where one side alone had something to decide. */
  readonly sides: { readonly alone: Seen<G>; readonly without: Seen<G> } | null
  /** Between the dice of one line of the log and those of the next. */
  readonly between: readonly Seen<G>[]
}

/** One of the two ways to see a position. */
export type Values<G extends Game> = (seen: Seen<G>) => Float64Array

export function playedOf({ played }: Pick<Seen<Game>, 'played'>): Float64Array {
  return played.values
}

/** Whether another answer than the usual one was given in any sample. */
export function differs<G extends Game>(one: Seen<G>, other: Seen<G>): boolean {
  const isOther = (a: Samples, b: Samples) => hasAny(minus(a.values, b.values))
  return isOther(one.played, other.played) || (!!one.learned && isOther(one.learned, other.learned!))
}

/** Sample by sample, of those that both have. */
export function minus(a: Float64Array, b: Float64Array): Float64Array {
  return a.slice(0, b.length).map((value, at) => value - b[at]!)
}

export function halfOf(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, at) => (value + b[at]!) / 2)
}

export function hasAny(values: Float64Array): boolean {
  return values.some((value) => value !== 0)
}

/** How far two ways to see the same are apart, root mean square, less what is due to the samples alone. */
export function apartOf(pairs: readonly (readonly [Float64Array, Float64Array])[]): number {
  const squares = pairs.map(([a, b]) => (meanOf(a) - meanOf(b)) ** 2 - squaredErrorOf(a) - squaredErrorOf(b))
  const sum = squares.reduce((total, square) => total + square, 0)
  return Math.sqrt(Math.max(0, sum / Math.max(1, pairs.length)))
}
