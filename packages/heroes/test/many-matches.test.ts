import { livesThrough } from '@harena/engine/conformance'
import { test } from 'vitest'
import { heroes } from '../src/index.ts'
import { isKeen, randomMatch } from './random-matches.ts'

const subject = { ruleset: heroes, randomMatch, isKeen, paragraphs: new Set<string>() }

/** In portions, so that a failure names its match soon and no test runs long. */
const PORTION = 500

for (let from = 0; from < 10_000; from += PORTION) {
  test(`matches ${from} to ${from + PORTION} end, survive saving at every answer and replay to the same digest`, () => {
    for (let i = from; i < from + PORTION; i++) livesThrough(subject, `heroes ${i}`)
  }, 300_000)
}
