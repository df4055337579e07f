/** The luck of a match in a few words, before any figure. */
import { expect, test } from 'vitest'
import { choiceText, luckEnds, luckInShort, luckSentence, methodSentence } from '../src/review/words.ts'

const of = (is: number) => luckInShort('Felix', { left: { is, error: 0, isExact: true } })

test('two points of a hundred are no luck to speak of, and twelve are named with their side', () => {
  expect(of(0.02)).toBe('Luck: almost even')
  expect(of(-0.02)).toBe('Luck: almost even')
  expect(of(0.12)).toBe('The dice were with Felix: they gave 12 of 100 chances to win')
  expect(of(-0.12)).toBe('The dice were against Felix: they cost 12 of 100 chances to win')
})

test('luck that is smaller than its error is not claimed', () => {
  expect(luckInShort('Felix', { left: { is: -0.07, error: 0.2 } })).toBe('Luck: about even, as far as can be told')
  expect(luckInShort('Felix', { left: { is: -0.27, error: 0.2 } })).toMatch(
    /^The dice were against Felix: they cost 27 /,
  )
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

test('of two sealed plans the one is named whose choice it was', () => {
  const told = [
    { seat: 0, kind: 'plot', label: 'SBL +TN' },
    { seat: 1, kind: 'plot', label: 'X' },
  ]
  const review = { names: ['Barba', 'Verus'], decisions: [{ told }] } as never
  const say = (kind: string, label: string) => `${kind} ${label}`
  expect(choiceText(review, { number: 0, seats: [1] }, say)).toBe('Verus: plot X')
  expect(choiceText(review, { number: 0, seats: [0] }, say)).toBe('Barba: plot SBL +TN')
})

test('one point is one point', () => {
  const luck = { gave: 0.01, took: 0, left: { is: 0, error: 0.01 }, opening: 0 }
  expect(luckSentence('Felix', luck)).toMatch(/gave Felix 1 point of chance to win/)
  expect(luckSentence('Felix', { ...luck, gave: 0.02 })).toMatch(/gave Felix 2 points of chance to win/)
})
