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

/** The known names nearest to a misspelt one, the best first. */
export function nearest(wanted: string, known: readonly string[], count: number): string[] {
  return known
    .map((name) => ({ name, far: editDistance(wanted.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ name }) => name)
}

/** How many letters must be put in, taken out or changed to make one word of the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}
