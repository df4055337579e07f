import type { MatchResult } from '@harena/engine'
import { expect, test } from 'vitest'
import { verdictOf } from '../src/match/result-words.ts'

const ended = (...outcomes: ('won' | 'lost' | 'draw')[]) =>
  ({
    winners: outcomes.flatMap((outcome, seat) => (outcome === 'won' ? [seat] : [])),
    seats: outcomes.map((outcome) => ({ outcome, end: null, kills: 0 })),
    length: 3,
  }) as unknown as MatchResult

const names = ['Flamma', 'Verus', 'Felix']

test('who alone plays here has won or lost himself; for everybody else the winners are named', () => {
  expect(verdictOf(ended('won', 'lost'), names, 0)).toBe('You have won')
  expect(verdictOf(ended('won', 'lost'), names, 1)).toBe('You have lost')
  expect(verdictOf(ended('won', 'lost'), names)).toBe('Flamma has won')
  expect(verdictOf(ended('won', 'won', 'lost'), names)).toBe('Flamma and Verus have won')
})

test('where all have lost nobody has drawn', () => {
  expect(verdictOf(ended('lost', 'lost'), names, 0)).toBe('No winner: both have lost')
  expect(verdictOf(ended('lost', 'lost', 'lost'), names)).toBe('No winner: all have lost')
  expect(verdictOf(ended('draw', 'draw'), names, 0)).toBe('A draw')
})
