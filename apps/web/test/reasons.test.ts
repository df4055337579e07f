import { expect, test } from 'vitest'
import { comparedWords, rowsOf } from '../src/match/reasons.tsx'

const reasons = (next: number, share: number) => ({
  chosen: 'step ahead',
  expected: 0.6,
  others: [
    { label: 'wait', chance: next, samples: 100 },
    { label: 'flee', chance: 0.1, samples: 100 },
  ],
  beliefs: [{ seat: 1, answers: [{ label: 'strike', share }] }],
})

test('advice says by how much the next best answer is worse, or that it is as good, and what the other is believed to do', () => {
  const names = ['Flamma', 'Verus']
  expect(comparedWords(reasons(0.45, 0.7), names)).toEqual([
    'With the next best, “wait”, it would be 15 in a hundred less.',
    'He believes that Verus will most likely choose “strike”.',
  ])
  expect(comparedWords(reasons(0.59, 0.2), names)).toEqual(['“wait” would be as good.'])
})

test('a choice that is not the best by its number says why he may take it', () => {
  expect(comparedWords(reasons(0.8, 0.2), [])).toEqual([
    'Another looks better at the moment: he varies his answers, so that nobody can guess them.',
  ])
  expect(comparedWords(reasons(0.61, 0.2), [])).toEqual([
    'Others are as good, as far as he can tell: he draws one of them, so that nobody can foresee it.',
  ])
})

test('what the advice names heads what was weighed, though another came out a little better', () => {
  expect(rowsOf(reasons(0.61, 0.2)).map(({ label }) => label)).toEqual(['step ahead', 'wait', 'flee'])
})
