import { Dice } from '@harena/engine'
import { type Heroes, heroes, manifest } from '@harena/heroes'
import { expect, test } from 'vitest'
import { chooseBid, chooseMode } from '../src/heroes/bids.ts'
import { quick } from '../src/heroes/quick.ts'
import { evenly, successesAt, sumAt } from '../src/master/pools.ts'
import { playChecked, randomOptions } from './matches.ts'

test('spread evenly, a pool has as many successes as its dice give, and more dice never fewer', () => {
  for (const dice of [0, 1, 3, 8]) {
    let sum = 0
    for (let sample = 0; sample < 512; sample++) {
      const along = evenly(sample, 2)!
      const count = successesAt(dice, along)
      expect(count).toBeLessThanOrEqual(successesAt(dice + 1, along))
      sum += count
    }
    expect(sum / 512).toBeCloseTo(dice / 2, 1)
  }
  expect(successesAt(3, 0)).toBe(0)
  expect(successesAt(3, 0.9999)).toBe(3)
  expect(evenly(0, 6)).toBeNull()
})

test('spread evenly, dice add up to what they do on average, and to every sum', () => {
  for (const dice of [1, 2, 3]) {
    const sums = Array.from({ length: 2160 }, (_, sample) => sumAt(dice, evenly(sample, 1)!))
    expect(sums.reduce((sum, one) => sum + one, 0) / sums.length).toBeCloseTo(3.5 * dice, 1)
    expect(new Set(sums).size).toBe(5 * dice + 1)
  }
})

test('what he remembers in a look ahead is what he would work out anew', () => {
  let asked = 0
  const comparing: typeof quick = (known, question) => {
    const answer = quick(known, question, Dice.fromSeed(`${asked}`))
    if (question.kind === 'mode') expect(answer).toBe(chooseMode(known, question))
    if (question.kind === 'bid') expect(answer).toBe(chooseBid(known, question, Dice.fromSeed(`${asked}`)))
    if (question.kind === 'mode' || question.kind === 'bid') asked++
    return answer
  }
  for (let match = 0; match < 6; match++) {
    const options = randomOptions<Heroes>(heroes, Dice.fromSeed(`switches/${match}`))
    playChecked(heroes, manifest.defaultSetup(true), options, [comparing, comparing], `quick/${match}`)
  }
  expect(asked).toBeGreaterThan(50)
})
