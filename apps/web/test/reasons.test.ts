import { expect, test } from 'vitest'
import { adviceSentence, comparedWords, rowsOf } from '../src/match/reasons.tsx'
import { whyWords } from '../src/match/suggest.tsx'

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
    'With the next best, “wait”, it would be 15 points less.',
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

test('of equals the one that leads to the fight is told as such, and a chance says among whom it holds', () => {
  const advice = { answer: 1, next: [], onward: [], isTowards: true, reasons: reasons(0.61, 0.2) }
  expect(whyWords(advice, () => ['You come nearer.'])).toEqual([
    'You come nearer.',
    'Others are as good, as far as the master can tell; this one seeks the fight.',
  ])
  expect(comparedWords(advice.reasons, [], undefined, true), 'it is said already').toEqual([])
  expect(whyWords({ ...advice, reasons: reasons(0.64, 0.2) }, () => [])).toEqual([
    'So far from anybody the master’s numbers say little; this one seeks the fight.',
  ])
  expect(adviceSentence(reasons(0.61, 0.2))).toBe(
    'The master would choose “step ahead”. If all played as he does, you would win 60% of the time.',
  )
})

test('advice without a reason of the game’s own says that nothing speaks for or against it', () => {
  const advice = { answer: 1, next: [2], onward: [], isTowards: false }
  const said = (told: ReturnType<typeof reasons> | null, ...own: string[]) =>
    whyWords({ ...advice, reasons: told }, (answer, then) => own.map((one) => `${one} ${answer} ${then}`))
  expect(said(reasons(0.59, 0.2), 'so:')).toEqual(['so: 1 2'])
  expect(said(reasons(0.59, 0.2))).toEqual(['Nothing speaks clearly for or against it: it is as good as any.'])
  expect(said(reasons(0.45, 0.2))).toEqual([])
  expect(said(null)).toEqual(['The master does this by habit: nothing speaks clearly for or against it.'])
})

test('where nothing is secret nobody draws an answer, and the advice does not say so', () => {
  const open = { ...reasons(0.61, 0), beliefs: [] }
  expect(comparedWords(open, [])).toEqual(['Others are as good, as far as he can tell.'])
})

test('what the advice names heads what was weighed, though another came out a little better', () => {
  expect(rowsOf(reasons(0.61, 0.2)).map(({ label }) => label)).toEqual(['step ahead', 'wait', 'flee'])
})
