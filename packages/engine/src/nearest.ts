/** What somebody may have meant who misspelt a name. */

/** Nobody misspells a longer name; without a limit a long text would take a while. */
const LONGEST = 80

/** The known names nearest to a misspelt one, the best first. */
export function nearest(wanted: string, known: readonly string[], count: number): string[] {
  return known
    .map((name) => ({ name, far: editDistance(wanted.slice(0, LONGEST).toLowerCase(), name.toLowerCase()) }))
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
