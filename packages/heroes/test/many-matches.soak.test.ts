import { conformance, livesThrough } from '@harena/engine/conformance'
import { test } from 'vitest'
import { subject } from './random-matches.ts'

for (const check of conformance(subject, 100, 'heroes')) test(check.title, check.run, 300_000)

/** Matches can be long, and every loading plays them from the start: they are saved before every tenth answer. */
const EVERY = 10

/** In portions, so that a failure names its match soon and no test runs long. */
const PORTION = 500
const MATCHES = process.env.HARENA_NIGHTLY ? 10_000 : 2_500

for (let from = 0; from < MATCHES; from += PORTION) {
  test(`matches ${from} to ${from + PORTION} end, survive saving and replay to the same digest`, () => {
    for (let i = from; i < from + PORTION; i++) livesThrough(subject, `heroes ${i}`, EVERY)
  }, 300_000)
}
