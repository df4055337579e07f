/** Means of samples, and how far they may be from the truth. */

/** A number of which a review is made, with the half of the interval that holds the true one 95 times in 100. */
export interface Estimate {
  readonly is: number
  readonly error: number
  /** Gone through to the end, not sampled. */
  readonly isExact?: true
}

export const exact = (is: number): Estimate => ({ is, error: 0, isExact: true })

const Z95 = 1.959963984540054

export function meanOf(values: Float64Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

/** The squared standard error of their mean. */
export function squaredErrorOf(values: Float64Array): number {
  const mean = meanOf(values)
  let squares = 0
  for (const value of values) squares += (value - mean) ** 2
  return squares / Math.max(1, values.length - 1) / values.length
}

export function estimateOf(values: Float64Array): Estimate {
  return { is: meanOf(values), error: Z95 * Math.sqrt(squaredErrorOf(values)) }
}

/** The error of a sum whose parts err each by itself. */
export function together(errors: readonly number[]): number {
  return Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0))
}

/** The halved interval of something that is off by so much, root mean square. */
export function errorFor(rootMeanSquare: number): number {
  return Z95 * rootMeanSquare
}

/**
 * What was learned and what was played to the end of one position, each with the weight of its error. Was what was learned set
 * right over few positions, it owes as much of its level to this one: of a single position it adds nothing.
 */
export function bothWays(
  learned: Float64Array | null,
  played: Float64Array,
  off: number,
  positions = Number.POSITIVE_INFINITY,
): Estimate {
  const sampled = estimateOf(played)
  if (!learned) return sampled
  const { is, error } = estimateOf(learned)
  const [ours, theirs] = [error ** 2 + errorFor(off) ** 2, sampled.error ** 2]
  const own = theirs * (1 - 1 / positions)
  const weight = ours + own === 0 ? 0 : own / (ours + own)
  const squared = weight ** 2 * ours + (1 - weight) ** 2 * own + theirs / positions
  return { is: weight * is + (1 - weight) * sampled.is, error: Math.sqrt(squared) }
}
