import { Dice, type MatchResult } from '@harena/engine'
import { expect, test } from 'vitest'
import { byFrequency, count, emptyTally, merge, quantile, wilson } from '../src/statistics.ts'

/** Results of no particular game. */
function randomResult(random: Dice): MatchResult {
  const winner = random.below(3)
  return {
    winners: winner < 2 ? [winner] : [],
    length: 1 + random.below(30),
    seats: [0, 1].map((seat) => ({
      outcome: winner === 2 ? 'drawn' : winner === seat ? 'won' : 'lost',
      end: winner === 1 - seat ? ['killed', 'spared'][random.below(2)]! : null,
      kills: random.below(2),
    })),
  }
}

const random = Dice.fromSeed('tallies')
const results = Array.from({ length: 200 }, () => randomResult(random))

function tallyOf(some: readonly MatchResult[]) {
  const tally = emptyTally(2)
  for (const result of some) count(tally, result)
  return tally
}

test('a tally counts outcomes, kills, causes and lengths', () => {
  const tally = tallyOf([
    {
      winners: [0],
      length: 4,
      seats: [
        { outcome: 'won', end: null, kills: 1 },
        { outcome: 'lost', end: 'killed', kills: 0 },
      ],
    },
    {
      winners: [],
      length: 9,
      seats: [
        { outcome: 'drawn', end: null, kills: 0 },
        { outcome: 'drawn', end: null, kills: 0 },
      ],
    },
  ])
  expect(tally).toEqual({
    matches: 2,
    undecided: 1,
    rounds: 13,
    lengths: { 4: 1, 9: 1 },
    seats: [
      { won: 1, lost: 0, drawn: 1, kills: 1, ends: {} },
      { won: 0, lost: 1, drawn: 1, kills: 0, ends: { killed: 1 } },
    ],
    first: { won: 0, lost: 0, drawn: 0 },
  })
})

test('parts merge to exactly the whole, however it is cut', () => {
  for (const cuts of [
    [0, 200],
    [0, 1, 200],
    [0, 50, 100, 150, 200],
    [0, 7, 7, 199, 200],
  ]) {
    const whole = emptyTally(2)
    for (let i = 1; i < cuts.length; i++) merge(whole, tallyOf(results.slice(cuts[i - 1], cuts[i])))
    expect(whole).toEqual(tallyOf(results))
  }
})

test.each([
  // successes, trials, low, high: from the closed formula, worked out by hand
  [0, 0, 0, 1],
  [0, 10, 0, 0.2775],
  [10, 10, 0.7225, 1],
  [5, 10, 0.2366, 0.7634],
  [500, 1000, 0.4691, 0.5309],
])('Wilson: %i of %i', (successes, trials, low, high) => {
  const rate = wilson(successes, trials)
  expect(rate.low).toBeCloseTo(low, 4)
  expect(rate.high).toBeCloseTo(high, 4)
  expect(rate.share).toBe(trials === 0 ? 0 : successes / trials)
})

test('the median and other quantiles by nearest rank', () => {
  const lengths = { 2: 1, 3: 2, 10: 1 }
  expect([0, 0.25, 0.26, 0.5, 0.75, 0.76, 1].map((share) => quantile(lengths, share))).toEqual([2, 2, 3, 3, 3, 10, 10])
  expect(quantile({}, 0.5)).toBe(0)
})

test('lengths are ordered as numbers, not as words', () => {
  expect(quantile({ 9: 1, 10: 1, 100: 1 }, 0.5)).toBe(10)
})

test('the most frequent first, equal ones by name', () => {
  expect(Object.entries(byFrequency({ b: 1, a: 1, c: 5 }))).toEqual([
    ['c', 5],
    ['a', 1],
    ['b', 1],
  ])
})
