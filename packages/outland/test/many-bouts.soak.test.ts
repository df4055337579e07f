import { conformance, livesThrough } from '@harena/engine/conformance'
import { test } from 'vitest'
import { subject } from './random-match.ts'

for (const check of conformance(subject, 100, 'outland')) test(check.title, check.run, 300_000)

/** In portions, so that a failure names its bout soon and no test runs long. */
const PORTION = 500
const BOUTS = process.env.HARENA_NIGHTLY ? 10_000 : 2_000

for (let from = 0; from < BOUTS; from += PORTION) {
  test(`bouts ${from} to ${from + PORTION} end, survive saving at every answer and replay to the same digest`, () => {
    for (let i = from; i < from + PORTION; i++) livesThrough(subject, `outland ${i}`)
  }, 300_000)
}
