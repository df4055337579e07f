/** Two foes who choose at once: what a master makes of all that either can do. */
import { Dice } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { meet } from '../src/master/meeting.ts'
import { mixesOf } from '../src/master/mixing.ts'
import { Survey } from '../src/master/survey.ts'

const candidates = (count: number, likes: Readonly<Record<number, number>> = {}) =>
  Array.from({ length: count }, (_, at) => {
    return { answer: at as never, habit: at === 0 ? 1 : 0, liking: likes[at] ?? 0, sum: 0, samples: 0 }
  })

/** Stone, scissors and paper among much that is worse, with dice that hide it at first. */
function chanceOf(row: number, column: number): number {
  if (row > 2 || column > 2) return 0.5 - (row > 2 ? 0.1 : 0) + (column > 2 ? 0.1 : 0)
  return [0.5, 0.7, 0.3][(column - row + 3) % 3]!
}

function shares(count: number, likes: Readonly<Record<number, number>> = {}, trust = 0): number[] {
  const { considered, beliefs } = meet({
    rows: candidates(count, likes),
    columns: candidates(count),
    other: 1,
    effort: { samples: 4000, grain: 0.005 },
    trust,
    budget: 4000,
    guesses: [],
    chanceIn: (row, column, number) => {
      const dice = Dice.fromSeed(`${row}/${column}/${number}`)
      return chanceOf(Number(row), Number(column)) + (dice.below(2) === 0 ? 0.14 : -0.14)
    },
  })
  expect(beliefs[0]!.answers.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  return Array.from({ length: count }, (_, at) => considered.find(({ answer }) => answer === at)?.share ?? 0)
}

describe('of many pairs', () => {
  test('none of three that beat each other is left out, and what is worse is left alone', () => {
    const found = shares(24)
    for (const share of found.slice(0, 3)) expect(share).toBeGreaterThan(0.1)
    expect(found.slice(3).reduce((sum, share) => sum + share, 0)).toBeLessThan(0.1)
  })

  test('whoever trusts the other to follow his habit does what serves against it', () => {
    // By habit the other shows stone, which only the third beats.
    const [first, , third] = shares(24, {}, 0.9)
    expect(third).toBeGreaterThan(0.9)
    expect(first).toBeLessThan(0.05)
  })

  test('who likes something well enough does it, though it is worse', () => {
    expect(shares(24, { 7: 0.2 })[7]).toBeGreaterThan(0.5)
  })
})

test('of few pairs all are tried, and none of the three is left out', () => {
  for (const share of shares(5).slice(0, 3)) expect(share).toBeGreaterThan(0.05)
})

test('a survey tells untried pairs by their row and column, and a pair by its own tries in the end', () => {
  const survey = new Survey(2, 2)
  for (let i = 0; i < 200; i++) {
    survey.add(0, 0, 0.4)
    survey.add(0, 1, 0.6)
    survey.add(1, 0, 0.6)
  }
  survey.reckon()
  expect(survey.triesOf(0)).toBe(400)
  expect(survey.gains[3]).toBeGreaterThan(0.65)
  for (let i = 0; i < 2000; i++) survey.add(1, 1, 0.4)
  survey.reckon()
  expect(survey.gains[3]).toBeCloseTo(0.4, 1)
})

test('a survey finds out what a guess counts for, and tells by it what was never tried', () => {
  const guess = Float64Array.from({ length: 100 }, (_, at) => (at * 37) % 11)
  const worth = (at: number) => 0.4 + 0.02 * guess[at]!
  const survey = new Survey(10, 10, [guess, new Float64Array(100)])
  for (let at = 0; at < 100; at += 3) {
    for (let i = 0; i < 4; i++) survey.add(Math.floor(at / 10), at % 10, worth(at) + (i % 2 === 0 ? 0.05 : -0.05))
  }
  survey.reckon()
  for (let at = 0; at < 100; at++) expect(survey.gains[at]).toBeCloseTo(worth(at), 1)
  expect(survey.gains.every(Number.isFinite)).toBe(true)
})

test('leanings rest where neither gains by leaning more', () => {
  const gains = Float64Array.of(0.5, 0.7, 0.3, 0.3, 0.5, 0.7, 0.7, 0.3, 0.5)
  const even = { habit: [1, 1, 1], grain: 0.05 }
  const { rows, columns } = mixesOf({ rows: 3, columns: 3, gains }, even, even)
  for (const share of [...rows, ...columns]) expect(share).toBeCloseTo(1 / 3, 1)
})
