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

/** Two estimates of one thing, each with the weight of its error. */
export function weighed(one: Estimate, other: Estimate): Estimate {
  const [a, b] = [one.error ** 2, other.error ** 2]
  if (a + b === 0) return one
  return { is: (one.is * b + other.is * a) / (a + b), error: Math.sqrt((a * b) / (a + b)) }
}
