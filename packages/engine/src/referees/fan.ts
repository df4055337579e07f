/** A fan: what a throw can come to, with the chance of each. */

export interface Fan<T> {
  readonly values: readonly T[]
  readonly chances: readonly number[]
}

const sums: Fan<number>[] = []
const counts: Fan<number>[] = []

/** The sums of so many d6 with their chances. */
export function sumsOf(dice: number): Fan<number> {
  let fan = sums[dice]
  if (!fan) {
    let ways = [1]
    for (let i = 0; i < dice; i++) {
      const next = new Array<number>(ways.length + 6).fill(0)
      ways.forEach((n, sum) => {
        for (let face = 1; face <= 6; face++) next[sum + face]! += n
      })
      ways = next
    }
    fan = fanOf(ways, 6 ** dice)
    sums[dice] = fan
  }
  return fan
}

/** The numbers of successes among so many dice with their chances: each succeeds on half its faces. */
export function countsOf(dice: number): Fan<number> {
  let fan = counts[dice]
  if (!fan) {
    let ways = [1]
    for (let i = 0; i < dice; i++) ways = [...ways, 0].map((n, k) => n + (ways[k - 1] ?? 0))
    fan = fanOf(ways, 2 ** dice)
    counts[dice] = fan
  }
  return fan
}

function fanOf(ways: readonly number[], total: number): Fan<number> {
  const values = ways.flatMap((n, value) => (n > 0 ? [value] : []))
  return { values, chances: values.map((value) => ways[value]! / total) }
}
