/** The luck of a match in a few words, before any figure. */
import { expect, test } from 'vitest'
import { luckEnds, luckInShort, methodSentence } from '../src/review/words.ts'

const of = (is: number) => luckInShort('Felix', { left: { is, error: 0, isExact: true } })

test('two points of a hundred are no luck to speak of, and twelve are named with their side', () => {
  expect(of(0.02)).toBe('Luck: almost even')
  expect(of(-0.02)).toBe('Luck: almost even')
  expect(of(0.12)).toBe('The dice were with Felix: +12 % to win')
  expect(of(-0.12)).toBe('The dice were against Felix: −12 % to win')
})

test('the bar of luck has a man at each end, in the colour of his side, whoever of them it is told for', () => {
  const names = ['Flamma', 'Verus']
  const [flamma, verus] = [
    { who: 'Flamma', side: 0 },
    { who: 'Verus', side: 1 },
  ]
  expect(luckEnds({ names, sides: [0, 1], seat: 0 })).toEqual({ own: flamma, other: verus })
  expect(luckEnds({ names, sides: [0, 1], seat: 1 })).toEqual({ own: verus, other: flamma })
  const many = { names: [...names, 'Felix'], seat: 0 }
  expect(luckEnds({ ...many, sides: [0, 1, 1] }).other).toEqual({ who: 'the others', side: 1 })
  expect(luckEnds({ ...many, sides: [0, 1, 2] }).other).toEqual({ who: 'the others', side: null })
})

test('how a review was reckoned is said in plain words', () => {
  const said = methodSentence({ method: 'learned', samples: 200, playOuts: 120 })
  expect(said).toMatch(/looked ahead 200 times, and 120 bouts were played/)
  expect(said).not.toMatch(/values|points/)
})
