/** A portion of matches under the eyes of the oracle; any difference fails it. */
import { expect } from 'vitest'
import { type Kind, keenAnswer, oracleMatch } from './matches.ts'
import { observe } from './observe.ts'
import { type Counts, Watch } from './watch.ts'

export function playOracle(kind: Kind, from: number, matches: number): void {
  const counts: Counts = { matches, steps: 0, events: 0, lists: 0 }
  const found: string[] = []
  for (let i = from; i < from + matches; i++) {
    const seed = `oracle ${i}`
    const watch = new Watch(counts)
    observe(oracleMatch(seed, kind), seed, keenAnswer, (step) => watch.see(step))
    found.push(...watch.differences.map((difference) => `${kind}, ${seed}: ${difference}`))
  }
  expect(found, JSON.stringify(counts)).toEqual([])
  expect(counts.events).toBeGreaterThan(10 * matches)
}
