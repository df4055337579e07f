import { describe, expect, test } from 'vitest'
import { effectiveOptions, formatGoal, type Goal, goalSentence, parseGoal } from '../src/index.ts'

const goals: readonly (readonly [string, Goal, string])[] = [
  [
    'team 0 holds out 6',
    { does: 'holds out', team: 0, mark: null, turns: 6 },
    'A and C win by holding out for 6 turns.',
  ],
  ['team 1 defeats 0', { does: 'defeats', team: 1, mark: 0, turns: null }, 'B wins by bringing A down.'],
  [
    'team 1 defeats 2 within 1',
    { does: 'defeats', team: 1, mark: 2, turns: 1 },
    'B wins by bringing C down within 1 turn.',
  ],
  [
    'team 0 guards 2 for 12',
    { does: 'guards', team: 0, mark: 2, turns: 12 },
    'A and C win by keeping C from harm for 12 turns.',
  ],
]

describe.each(goals)('%s', (text, goal, sentence) => {
  test('is read and written', () => {
    expect(parseGoal(text)).toEqual(goal)
    expect(formatGoal(goal)).toBe(text)
  })

  test('is told in a sentence', () => {
    expect(goalSentence(goal, ['A', 'B', 'C'], [0, 1, 0], 'turn')).toBe(sentence)
  })
})

test.each([
  '',
  'team 0',
  'team 0 holds out 0',
  'team 00 defeats 1',
  'team 0 guards 1',
  'team 100 holds out 6',
  6,
  null,
])('%j is no goal, and what would be one is said', (text) => {
  expect(() => parseGoal(text)).toThrow(/option "goal" cannot be .*; it can be such as "team 0 holds out 6"/)
})

test('a goal is a switch only where the game takes goals', () => {
  const goal = 'team 0 holds out 6'
  expect(effectiveOptions({ options: [], takesGoals: true }, { goal })).toEqual({ goal })
  expect(() => effectiveOptions({ options: [] }, { goal })).toThrow('unknown option "goal"; known are none')
})
