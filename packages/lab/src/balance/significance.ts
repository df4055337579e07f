/** Whether a difference between two counts can be chance: intervals, tests, and the correction for many of them. */
import { type Counts, type Rate, wilson } from '../statistics.ts'

/** A change with the interval that holds the true one 95 times in 100. */
export interface Change {
  readonly from: number
  readonly to: number
  readonly change: number
  readonly low: number
  readonly high: number
  /** How often chance alone brings a change as large. */
  readonly p: number
  /** Whether it is more than chance, many comparisons taken into account (Holm, 5 in 100). */
  readonly isSignificant: boolean
}

/** So many of so many; a draw may count as half. */
export interface Share {
  readonly points: number
  readonly trials: number
}

const Z95 = 1.959963984540054

export function rateOf({ points, trials }: Share): Rate {
  return wilson(points, trials)
}

export function sumOf(shares: readonly Share[]): Share {
  const add = (of: (share: Share) => number) => shares.reduce((sum, share) => sum + of(share), 0)
  return { points: add(({ points }) => points), trials: add(({ trials }) => trials) }
}

/** Two shares: the pooled test, and Newcombe's interval, made of Wilson's two. */
export function changeOfShares(before: Share, after: Share): Change {
  const [from, to] = [rateOf(before), rateOf(after)]
  const change = to.share - from.share
  const low = change - Math.hypot(to.share - to.low, from.high - from.share)
  const high = change + Math.hypot(to.high - to.share, from.share - from.low)
  const pooled = (before.points + after.points) / Math.max(1, before.trials + after.trials)
  const deviation = Math.sqrt(pooled * (1 - pooled) * (1 / before.trials + 1 / after.trials))
  return { from: from.share, to: to.share, change, low, high, p: twoSided(change, deviation), isSignificant: false }
}

/** Mean and variance of the mean. */
export interface Mean {
  readonly mean: number
  readonly variance: number
}

export function meanOf(lengths: Readonly<Counts>): Mean {
  let count = 0
  let sum = 0
  let squares = 0
  for (const [length, times] of Object.entries(lengths)) {
    count += times
    sum += times * Number(length)
    squares += times * Number(length) ** 2
  }
  const mean = sum / Math.max(1, count)
  return { mean, variance: Math.max(0, squares / Math.max(1, count) - mean ** 2) / Math.max(1, count - 1) }
}

/** Two means of many values each (Welch). */
export function changeOfMeans(before: Mean, after: Mean): Change {
  const change = after.mean - before.mean
  const deviation = Math.sqrt(before.variance + after.variance)
  const half = Z95 * deviation
  const p = twoSided(change, deviation)
  return { from: before.mean, to: after.mean, change, low: change - half, high: change + half, p, isSignificant: false }
}

function twoSided(change: number, deviation: number): number {
  if (change === 0) return 1
  return deviation === 0 ? 0 : erfc(Math.abs(change) / deviation / Math.SQRT2)
}

/** The complementary error function, with a relative error under 1.2e-7 (Chebyshev fitting). */
export function erfc(x: number): number {
  const t = 1 / (1 + x / 2)
  const series = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ].reduceRight((sum, factor) => sum * t + factor, 0)
  return t * Math.exp(-x * x + series)
}

/** Holm's correction: of many comparisons, those that are more than chance with 95 in 100 for all of them together. */
export function holm(ps: readonly number[]): boolean[] {
  const order = ps.map((p, at) => ({ p, at })).sort((a, b) => a.p - b.p)
  const significant = ps.map(() => false)
  for (const [rank, { p, at }] of order.entries()) {
    if (p > 0.05 / (ps.length - rank)) break
    significant[at] = true
  }
  return significant
}

/** Marks the changes of one family of comparisons. */
export function marked<T extends Change>(changes: readonly T[]): T[] {
  const significant = holm(changes.map(({ p }) => p))
  return changes.map((change, at) => ({ ...change, isSignificant: significant[at]! }))
}
