import { livesThrough } from '@harena/engine/conformance'
import { test } from 'vitest'
import { colosseum } from '../src/index.ts'
import { isKeen, randomMatch } from './random-match.ts'

const subject = { ruleset: colosseum, randomMatch, isKeen, paragraphs: new Set<string>() }

/** Every loading plays a match from its start: one in ten is saved on the way, the others when they are over. */
const everyAnswers = (match: number) => (match % 10 === 0 ? 20 : Number.POSITIVE_INFINITY)

/** In portions, so that a failure names its match soon and no test runs long. */
const PORTION = 500
const MATCHES = process.env.HARENA_NIGHTLY ? 5_000 : 2_500

for (let from = 0; from < MATCHES; from += PORTION) {
  test(`matches ${from} to ${from + PORTION} end, survive saving and replay to the same digest`, () => {
    for (let i = from; i < from + PORTION; i++) livesThrough(subject, `colosseum ${i}`, everyAnswers(i))
  }, 300_000)
}
