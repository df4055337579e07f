import { type Bot, Dice, effectiveOptions, playOut } from '@harena/engine'
import { livesThrough } from '@harena/engine/conformance'
import { expect, test } from 'vitest'
import { colosseum, type Options } from '../src/index.ts'
import type { Colosseum } from '../src/match/game.ts'
import { isKeen, randomBout } from './random-match.ts'

const subject = { ruleset: colosseum, randomMatch: randomBout, isKeen, paragraphs: new Set<string>() }

/** Any legal answer, mostly one that brings them together. */
const keen: Bot<Colosseum> = (state, question, random) => {
  const legal = colosseum.legal(state, question)
  const eager = random.below(3) > 0 ? legal.filter(isKeen) : []
  const choices = eager.length > 0 ? eager : legal
  return choices[random.below(choices.length)] as never
}

function playsOut(seed: string): void {
  const { setup, options } = randomBout(Dice.fromSeed(seed))
  const state = colosseum.start(setup, effectiveOptions(colosseum, options) as Options)
  playOut(
    colosseum,
    state,
    state.gladiators.map(() => keen),
    seed,
  )
  expect(colosseum.isOver(state), seed).toBe(true)
}

// All of them end; one in five is played at a table, which takes most of its time for digests: it replays to the same,
// and some are saved and restored on the way.

/** In portions, so that a failure names its match soon and no test runs long. */
const PORTION = 1_000
const MATCHES = process.env.HARENA_NIGHTLY ? 10_000 : 3_000

for (let from = 0; from < MATCHES; from += PORTION) {
  test(`hunts, riders and centurions ${from} to ${from + PORTION} end, survive saving and replay`, () => {
    for (let i = from; i < from + PORTION; i++) {
      if (i % 5 === 0) livesThrough(subject, `bodies ${i}`, i % 100 === 0 ? 20 : Number.POSITIVE_INFINITY)
      else playsOut(`bodies ${i}`)
    }
  }, 300_000)
}
