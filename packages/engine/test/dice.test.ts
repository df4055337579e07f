import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Dice, d3, GENERATOR, successesIn } from '../src/index.ts'
import { anyString } from './any-string.ts'

/** How far counts lie from being equal: the chi-square of the hypothesis that they are. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

function countsOf(values: Iterable<number>, kinds: number): number[] {
  const counts = new Array<number>(kinds).fill(0)
  for (const value of values) counts[value]!++
  return counts
}

/** Beyond these a chi-square lies by chance once in a thousand times: by degrees of freedom. */
const LIMIT = { 5: 20.52, 6: 22.46, 35: 66.62 }

describe('the stream', () => {
  // Records name the generator; if these faces change, old records lead to other matches.
  test('is pinned', () => {
    expect(GENERATOR).toBe('sfc32')
    expect(Dice.fromSeed('harena').faces(40).join('')).toBe('1334122466242166445435335531226462235644')
    expect(Dice.fromSeed('').faces(20).join('')).toBe('42621625163542231131')
    expect(Dice.fromSeed('Flāvius 🗡').faces(20).join('')).toBe('55154266214353515312')
    expect(Dice.fromState([1, 2, 3, 4]).next()).toBe(7)
  })

  test('of seeds that begin alike is that of the whole seed', () => {
    const streamOf = Dice.family('capua/bot/')
    for (const rest of ['0/0', '0/1', '17/0', '', '1234/11', '0/0']) {
      expect(streamOf(rest).faces(12)).toEqual(Dice.fromSeed(`capua/bot/${rest}`).faces(12))
    }
  })

  test('follows the published generator', () => {
    // The second draw by hand: a = 2 ^ (2 >>> 9) = 2, b = 3 + (3 << 3) = 27, c = (3 << 21) + 7, counter = 5.
    const dice = Dice.fromState([1, 2, 3, 4])
    dice.next()
    expect(dice.state).toEqual([2, 27, (3 << 21) + 7, 5])
    expect(dice.next()).toBe(2 + 27 + 5)
  })

  test('comes from any string', () => {
    fc.assert(
      fc.property(anyString, (seed) => {
        const faces = Dice.fromSeed(seed).faces(5)
        expect(faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 6)).toBe(true)
        expect(Dice.fromSeed(seed).faces(5)).toEqual(faces)
      }),
    )
  })

  test('differs with the seed', () => {
    const seeds = [
      '',
      ' ',
      '  ',
      'a',
      'b',
      'ab',
      'ba',
      'A',
      '\0',
      '\0\0',
      '\ud800',
      '🗡',
      'x'.repeat(200),
      'x'.repeat(199),
    ]
    for (let i = 0; i < 5000; i++) seeds.push(`match ${i}`)
    const streams = new Set(seeds.map((seed) => Dice.fromSeed(seed).faces(30).join('')))
    expect(streams.size).toBe(seeds.length)
  })

  test('a clone goes its own way from the same place', () => {
    const dice = Dice.fromSeed('clone')
    dice.faces(7)
    const clone = dice.clone()
    const faces = dice.faces(20)
    expect(clone.faces(20)).toEqual(faces)
    expect(clone.state).toEqual(dice.state)
  })

  test('its state is plain data from which it goes on', () => {
    const dice = Dice.fromSeed('state')
    dice.faces(3)
    const restored = Dice.fromState(JSON.parse(JSON.stringify(dice.state)))
    expect(restored.faces(20)).toEqual(dice.faces(20))
  })

  test('can be put where another one stands', () => {
    const dice = Dice.fromSeed('one')
    const other = Dice.fromSeed('two')
    other.faces(5)
    dice.copyFrom(other)
    expect(dice.faces(10)).toEqual(other.faces(10))
  })

  test('sums and faces take the same dice', () => {
    const faces = Dice.fromSeed('same').faces(7)
    expect(Dice.fromSeed('same').sum(7)).toBe(faces.reduce((sum, face) => sum + face, 0))
    expect(Dice.fromSeed('same').sum(0)).toBe(0)
    expect(Dice.fromSeed('same').faces(0)).toEqual([])
  })
})

describe('the dice are fair', () => {
  test('each face comes equally often', () => {
    const dice = Dice.fromSeed('fair')
    const faces = Array.from({ length: 600_000 }, () => dice.d6() - 1)
    expect(chiSquare(countsOf(faces, 6))).toBeLessThan(LIMIT[5])
  })

  test.each([1, 2, 3, 7])('a die says nothing about the one %i later', (gap) => {
    const faces = Dice.fromSeed('pairs').faces(200_000)
    const pairs = faces.slice(gap).map((face, i) => (faces[i]! - 1) * 6 + face - 1)
    expect(chiSquare(countsOf(pairs, 36))).toBeLessThan(LIMIT[35])
  })

  test('the first dice of seeds that differ in one number are fair and independent', () => {
    const firsts = Array.from({ length: 60_000 }, (_, i) => Dice.fromSeed(`league/${i}`).d6() - 1)
    expect(chiSquare(countsOf(firsts, 6))).toBeLessThan(LIMIT[5])
    const pairs = firsts.slice(1).map((face, i) => firsts[i]! * 6 + face)
    expect(chiSquare(countsOf(pairs, 36))).toBeLessThan(LIMIT[35])
  })
})

describe('below', () => {
  test('gives each number equally often', () => {
    const dice = Dice.fromSeed('below')
    const draws = Array.from({ length: 70_000 }, () => dice.below(7))
    expect(chiSquare(countsOf(draws, 7))).toBeLessThan(LIMIT[6])
  })

  test('stays below', () => {
    const dice = Dice.fromSeed('bounds')
    for (const count of [1, 2, 3, 1000, 2 ** 31 + 1, 2 ** 32]) {
      for (let i = 0; i < 100; i++) expect(dice.below(count)).toBeLessThan(count)
    }
  })

  test.each([0, -1, Number.NaN, 2 ** 32 + 1])('has nothing to choose among %d', (count) => {
    expect(() => Dice.fromSeed('none').below(count)).toThrow(RangeError)
  })
})

test('d3 halves a face, rounded up', () => {
  expect([1, 2, 3, 4, 5, 6].map(d3)).toEqual([1, 1, 2, 2, 3, 3])
})

test('successes are ones, twos and threes', () => {
  expect(successesIn([1, 2, 3, 4, 5, 6, 3])).toBe(4)
  expect(successesIn([])).toBe(0)
})
