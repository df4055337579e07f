/** The luck of a match in a few words, before any figure. */
import { expect, test } from 'vitest'
import {
  againstText,
  choiceText,
  luckEnds,
  luckInShort,
  luckSentence,
  methodSentence,
  ticksOf,
  turnText,
  usualText,
  whenText,
} from '../src/review/words.ts'

const of = (is: number) => luckInShort('Felix', { left: { is, error: 0, isExact: true } })

test('two points of a hundred are no luck to speak of, and twelve are named with their side', () => {
  expect(of(0.02)).toBe('Luck: almost even')
  expect(of(-0.02)).toBe('Luck: almost even')
  expect(of(0.12)).toBe('The dice were with Felix: worth 12 points of chance to win')
  expect(of(-0.12)).toBe('The dice were against Felix: they cost 12 points of chance to win')
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

const review = { names: ['Flamma', 'Verus'], sides: [0, 1], seat: 0 }
const plans = [
  { seat: 0, kind: 'allocate', label: '8 on the chest' },
  { seat: 1, kind: 'allocate', label: '1 on each' },
]
const say = (_: string, label: string) => label

test('a turning point says mistake, good choice or luck, and its number always counts for the same man', () => {
  const turn = (part: 'own' | 'others' | 'dice', by: number, isLeft = false) =>
    turnText(review, { number: 0, part, by, seats: part === 'dice' ? [] : [part === 'own' ? 0 : 1] }, isLeft)
  expect(turn('others', 0.17)).toBe('A mistake by Verus: +17 for Flamma')
  expect(turn('others', -0.1)).toBe('Well chosen by Verus: −10 for Flamma')
  expect(turn('own', -0.09)).toBe('A mistake by Flamma: −9 for Flamma')
  expect(turn('own', -0.09, true)).toBe('A mistake by the computer, for Flamma: −9 for Flamma')
  expect(turn('own', 0.04)).toBe('Well chosen by Flamma: +4 for Flamma')
  expect(turn('dice', 0.31)).toBe('Good luck: +31 for Flamma')
  expect(turn('dice', -0.31)).toBe('Bad luck: −31 for Flamma')
})

test('a blow that did little says that it was bad luck for whoever struck it', () => {
  expect(usualText(review, { by: -0.1 }, [1])).toBe('On average the same dice do more for Flamma.')
  expect(usualText(review, { by: 0.1 }, [0])).toBe('On average the same dice do more harm to Flamma.')
  expect([usualText(review, { by: -0.1 }, [0]), usualText(review, { by: 0.1 }, [])]).toEqual([null, null])
  expect(usualText(review, { by: -0.1 }, [0, 1])).toBeNull()
})

test('what the other had sealed says why a choice was good or bad', () => {
  const of = { ...review, decisions: [{ told: plans }, { told: plans.slice(1) }] } as never
  expect(againstText(of, { number: 0, seats: [1], part: 'others' }, say)).toBe('Against it, Flamma: 8 on the chest')
  expect(againstText(of, { number: 1, seats: [1], part: 'others' }, say)).toBeNull()
  expect(againstText(of, { number: 0, seats: [], part: 'dice' }, say)).toBeNull()
})

test('a turning point says round, phase, and whose move it was where one alone decided', () => {
  const of = { ...review, decisions: [{ told: plans }, { told: plans.slice(1) }] } as never
  expect(whenText(of, 0, { when: 'Turn 1, phase 4' })).toBe('Turn 1, phase 4')
  expect(whenText(of, 1, { when: 'Round 2' })).toBe('Round 2, Verus’s move')
})

test('the curve is marked where rounds begin, or where the phases of a single round do, and not too densely', () => {
  const at = (round: number | null, phase: number | null = null) => ({ round, phase })
  expect(ticksOf([at(1), at(1), at(2), at(3), at(3)], 'round')).toEqual([
    { number: 0, label: 'Round 1' },
    { number: 2, label: '2' },
    { number: 3, label: '3' },
  ])
  // What would stand in the name of the first mark gives way.
  const close = [at(1, 1), at(1, 2), ...Array.from({ length: 12 }, () => at(1, 3))]
  expect(ticksOf(close, 'turn').map(({ label }) => label)).toEqual(['Phase 1'])
  expect(ticksOf([at(1, 1), at(1, 3), at(1, 3)], 'turn').map(({ label }) => label)).toEqual(['Phase 1', '3'])
  const many = Array.from({ length: 30 }, (_, round) => at(round + 1))
  expect(ticksOf(many, 'turn').length).toBeLessThanOrEqual(8)
  expect(ticksOf([at(null)], 'turn')).toEqual([])
})
