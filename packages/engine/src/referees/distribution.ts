/** A distribution: what a throw can come to, with the chance of each. */

export interface Distribution<T> {
  readonly values: readonly T[]
  readonly chances: readonly number[]
}

const sums: Distribution<number>[] = []
const counts: Distribution<number>[] = []

/** The sums of so many d6 with their chances. */
export function sumsOf(dice: number): Distribution<number> {
  let found = sums[dice]
  if (!found) {
    let ways = [1]
    for (let i = 0; i < dice; i++) {
      const next = new Array<number>(ways.length + 6).fill(0)
      ways.forEach((n, sum) => {
        for (let face = 1; face <= 6; face++) next[sum + face]! += n
      })
      ways = next
    }
    found = distributionFrom(ways, 6 ** dice)
    sums[dice] = found
  }
  return found
}

/** The numbers of successes among so many dice with their chances: each succeeds on half its faces. */
export function countsOf(dice: number): Distribution<number> {
  let found = counts[dice]
  if (!found) {
    let ways = [1]
    for (let i = 0; i < dice; i++) ways = [...ways, 0].map((n, k) => n + (ways[k - 1] ?? 0))
    found = distributionFrom(ways, 2 ** dice)
    counts[dice] = found
  }
  return found
}

function distributionFrom(ways: readonly number[], total: number): Distribution<number> {
  const values = ways.flatMap((n, value) => (n > 0 ? [value] : []))
  return { values, chances: values.map((value) => ways[value]! / total) }
}
