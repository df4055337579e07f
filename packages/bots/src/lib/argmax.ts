/** The first of those with the highest value, if that is more than `least`; null if none has. */
export function argmax<T>(list: Iterable<T>, score: (one: T) => number, least = Number.NEGATIVE_INFINITY): T | null {
  let best: T | null = null
  let highest = least
  for (const one of list) {
    const value = score(one)
    if (value <= highest) continue
    best = one
    highest = value
  }
  return best
}
