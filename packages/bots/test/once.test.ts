/** What a master works out once, however often he comes back to it: it must be what he would work out anew. */
import { type Colosseum, colosseum, type Question } from '@harena/colosseum'
import { type Bot, Dice, effectiveOptions, playOut } from '@harena/engine'
import { expect, test } from 'vitest'
import { mind } from '../src/colosseum/mind.ts'
import { masterly } from '../src/master/master.ts'
import { Memory } from '../src/master/memory.ts'
import { Network } from '../src/master/network.ts'
import { Sampling } from '../src/master/sample.ts'
import { SureChances } from '../src/master/sure.ts'

/** Shows every question of a duel of veterans before it is answered. */
function watchDuel(seed: string, look: (known: Colosseum['state'], question: Question) => void): void {
  const bot: Bot<Colosseum> = (known, question, random) => {
    look(known, question)
    return mind.habit(known, question, random)
  }
  const state = colosseum.start(colosseum.defaultSetup, effectiveOptions(colosseum, {}) as never)
  playOut(colosseum, state, [bot, bot], seed)
}

test('a network that remembers foretells what it would have worked out', () => {
  const layers = [
    { weights: Array.from({ length: 12 }, (_, at) => at / 7 - 0.8), biases: [0.1, -0.2, 0.3] },
    { weights: [1, -2, 0.5], biases: [0.05] },
  ]
  const network = new Network({ layers })
  const rows = Array.from({ length: 3000 }, (_, at) => Float64Array.of(at % 7, -at / 3, at % 2, at / 1000))
  for (const row of [...rows, ...rows.reverse()]) {
    expect(network.chanceOf(row)).toBe(new Network({ layers }).chanceOf(row))
  }
})

test('a memory knows a row by all its numbers, and forgets it only for another one', () => {
  const memory = new Memory(2)
  expect(memory.at(Float64Array.of(0, 0))).toBeNull()
  memory.keep(Float64Array.of(0, 0), 0.25)
  expect(memory.at(Float64Array.of(0, 0))).toBe(0.25)
  expect(memory.at(Float64Array.of(0, 1))).toBeNull()
  memory.keep(Float64Array.of(0, 1), 0.75)
  expect(memory.at(Float64Array.of(0, 1))).toBe(0.75)
})

test('sure chances are found again by all answers in their order', () => {
  const sure = new SureChances()
  sure.set(['X', 'F'], 0.5)
  sure.set(['X', 'B'], 0)
  expect(sure.get(['X', 'F'])).toBe(0.5)
  expect(sure.get(['X', 'B'])).toBe(0)
  expect(sure.get(['F', 'X'])).toBeUndefined()
  expect(sure.get(['B', 'X'])).toBeUndefined()
})

test('what is left to chance is no sure thing, and what is sure comes to the same in every sample', () => {
  const found = { sure: 0, open: 0 }
  watchDuel('sure', (known, question) => {
    const sampling = new Sampling(mind)
    const together = sampling.questionsAt(known)
    if (together?.length !== 2 || question.seat !== 0) return
    const opening = together.map((one) => mind.habit(known, one, Dice.fromSeed('sure')))
    const first = sampling.chanceAfter(known, question, opening, 'sure', 0)
    found[sampling.wasSure ? 'sure' : 'open']++
    if (question.kind === 'allocate') expect(sampling.wasSure).toBe(opening.every((one) => !isAttack(one)))
    if (!sampling.wasSure) return
    for (let number = 1; number < 20; number++) {
      expect(sampling.chanceAfter(known, question, opening, 'else', number)).toBe(first)
    }
  })
  expect(found.sure).toBeGreaterThan(0)
  expect(found.open).toBeGreaterThan(0)
})

const isAttack = (answer: unknown) => (answer as { attacks: readonly unknown[] }).attacks.length > 0

test('plots after which nothing is left to chance are played out once', () => {
  let valued = 0
  const candidates: typeof mind.candidates = (_, { kind }) => (kind === 'plot' ? ['X', 'XL'] : null)
  const features: typeof mind.features = (state, seat) => {
    valued++
    return mind.features(state, seat)
  }
  const { explain } = masterly(
    { ...mind, habit: () => 'X' as never, candidates, features },
    { samples: 900, grain: 0.01 },
  )
  let isSeen = false
  watchDuel('once', (known, question) => {
    if (isSeen || question.kind !== 'plot') return
    isSeen = true
    const reasons = explain(known, question, Dice.fromSeed('once'))
    expect(reasons!.considered.reduce((sum, { samples }) => sum + samples, 0)).toBeGreaterThan(50)
    // Four pairs, each seen from both sides.
    expect(valued).toBeLessThanOrEqual(8)
  })
  expect(isSeen).toBe(true)
})

test('a mix that is worked out once gives what the habit gives', () => {
  let mixed = 0
  watchDuel('mix', (known, question) => {
    const mix = mind.mixAt!(known, question)
    if (!mix) return
    mixed++
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(mix(Dice.fromSeed(seed))).toEqual(mind.habit(known, question, Dice.fromSeed(seed)))
    }
  })
  expect(mixed).toBeGreaterThan(0)
})
