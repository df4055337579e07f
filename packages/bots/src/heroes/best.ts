/** The first of those that are worth most, if it is worth more than `least`; null if none is. */
export function bestOf<T>(list: Iterable<T>, worthOf: (one: T) => number, least = Number.NEGATIVE_INFINITY): T | null {
  let best: T | null = null
  let bestWorth = least
  for (const one of list) {
    const worth = worthOf(one)
    if (worth <= bestWorth) continue
    best = one
    bestWorth = worth
  }
  return best
}
