/** What was worked out about two men, by all that it depends on: in a match the same comes up again and again. */
import type { Card, Options, State } from '@harena/heroes'
import { Cache } from '../lib/cache.ts'

const MOST_CACHED = 5000
const cached = new WeakMap<Options, Cache<unknown, string>>()

/** What was worked out when both were as they are now. */
export function remembered<T>(state: State, own: Card, foe: Card, what: string, make: () => T): T {
  const { options } = state
  let found = cached.get(options)
  if (!found) {
    found = new Cache(MOST_CACHED)
    cached.set(options, found)
  }
  const key = `${what}${keyOf(state, own)}${keyOf(state, foe)}`
  const before = found.get(key)
  if (before !== undefined) return before as T
  const made = make()
  found.set(key, made)
  return made
}

/** All of a card by which a roll is worth more or less. */
function keyOf({ items }: State, card: Card): string {
  const { parts, armour, now, signatures, left, right } = card
  const man = `;${card.style},${card.handed},${card.control},${armour},${signatures}`
  const hands = `${left < 0 ? '' : items[left]!.kind},${right < 0 ? '' : items[right]!.kind}`
  const body = `${parts},${now.savvy},${now.speed},${now.strength},${card.bonus}`
  return `${man},${hands},${body},${card.isDown},${card.net >= 0},${card.isBlinded},${card.steadyUsed}`
}
