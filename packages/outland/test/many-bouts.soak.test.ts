import { livesThrough } from '@harena/engine/conformance'
import { test } from 'vitest'
import { outland } from '../src/index.ts'
import { isKeen, randomMatch } from './random-match.ts'

const subject = { ruleset: outland, randomMatch, isKeen, paragraphs: new Set<string>() }

/** In portions, so that a failure names its bout soon and no test runs long. */
const PORTION = 500

for (let from = 0; from < 10_000; from += PORTION) {
  test(`bouts ${from} to ${from + PORTION} end, survive saving at every answer and replay to the same digest`, () => {
    for (let i = from; i < from + PORTION; i++) livesThrough(subject, `outland ${i}`)
  }, 300_000)
}
