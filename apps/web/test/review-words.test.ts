/** The luck of a match in a few words, before any figure. */
import { expect, test } from 'vitest'
import { luckInShort } from '../src/review/words.ts'

const of = (is: number) => luckInShort('Felix', { left: { is, error: 0, isExact: true } })

test('two points of a hundred are no luck to speak of, and twelve are named with their side', () => {
  expect(of(0.02)).toBe('Luck: almost even')
  expect(of(-0.02)).toBe('Luck: almost even')
  expect(of(0.12)).toBe('The dice were with Felix: +12 % to win')
  expect(of(-0.12)).toBe('The dice were against Felix: −12 % to win')
})
