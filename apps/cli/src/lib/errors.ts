/** A mistake of the one who typed the command, or something wrong with what he gave: one line, exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A whole number from the command line. */
export function wholeNumber(text: string, name: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const value = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN
  if (Number.isSafeInteger(value) && value >= min && value <= max) return value
  const range = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `from ${min} to ${max}`
  throw new UsageError(`${name} must be a whole number ${range}, not "${text}"`)
}
