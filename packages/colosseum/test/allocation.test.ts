import { expect, test } from 'vitest'
import { checkAllocation } from '../src/09-combat/allocation.ts'
import type { Row } from '../src/match/questions.ts'
import { newItem, type State } from '../src/match/state.ts'
import { allocation, faceToFace, row } from './helpers.ts'

function refused(state: State, answer: unknown, base = 12) {
  const foes = [{ seat: 1, advantage: 0, canAttack: true, canTop: false }]
  const question = { kind: 'allocate', seat: 0, rule: '§9.3', base, canDefend: base >= 1, foes } as const
  return checkAllocation(state, question, answer)
}

function refusal(state: State, answer: unknown, base = 12): string | null {
  return refused(state, answer, base)?.rule ?? null
}

const good = allocation([row(1, 2, 4)], [1, 0, 0, 0, 0])
const shapes: readonly (readonly [string, unknown])[] = [
  ['nothing', null],
  ['a number', 3],
  ['a list', []],
  ['no attacks', { ...good, attacks: undefined }],
  ['an attack that is none', { ...good, attacks: [null] }],
  ['an attack that is a number', { ...good, attacks: [4] }],
  ['one bad attack among good ones', { ...good, attacks: [row(1, 1, 2), null] }],
  ['no defence', { ...good, defence: undefined }],
  ['four areas', { ...good, defence: [0, 0, 0, 0] }],
  ['six areas', { ...good, defence: [0, 0, 0, 0, 0, 0] }],
  ['half a CF', { ...good, defence: [0.5, 0, 0, 0, 0] }],
  ['a defence that is negative', { ...good, defence: [1, 0, -1, 0, 0] }],
  ['a thousand CF', { ...good, defence: [1000, 0, 0, 0, 0] }],
  ['a special defence that is none', { ...good, guard: 'X' }],
  ['one that is a number', { ...good, guard: 1 }],
  ['one that every object has', { ...good, guard: 'toString' }],
  ['a top that is none', { ...good, top: 0.5 }],
  ['a top below', { ...good, top: -2 }],
  ['a top above', { ...good, top: 1 }],
  ...(
    [
      ['target', 0.5],
      ['area', 0],
      ['area', 6],
      ['area', 1.5],
      ['means', 'foot'],
      ['means', 1],
      ['special', 'X'],
      ['special', 1],
      ['cf', 0],
      ['cf', 1.5],
    ] as const
  ).map(
    ([field, value]) => [`${field} ${value}`, { ...good, attacks: [{ ...row(1, 2, 4), [field]: value }] }] as const,
  ),
]

test('§9.3 an allocation has attacks, five defences, at most one special one and a place for the advantage', () => {
  expect(refusal(faceToFace(), good)).toBeNull()
})

test.each(shapes)('§9.3 %s is no allocation', (_, answer) => {
  expect(refusal(faceToFace(), answer)).toBe('§9.3')
})

test.each([
  ['§9.3 what exceeds the pool is refused however large it is', allocation([], [999, 0, 0, 0, 0]), '§9.3'],
  ['§23.2 a shield strikes only in its special attack', allocation([row(1, 2, 4, { means: 'shield' })]), '§23.2'],
  ['§23.2 and so does sand', allocation([row(1, 1, 4, { means: 'sand' })]), '§23.2'],
  ['§9.1 nobody is attacked who is not there', allocation([row(0, 2, 4)]), '§9.1'],
  ['§9.1 nor with what he does not have', allocation([row(1, 2, 4, { means: 'left' })]), '§9.1'],
  ['§23.3 a special defence stands instead of CF', allocation([], [1, 0, 0, 0, 0], 'D'), '§23.3'],
  ['§23.3 elsewhere there may be some', allocation([], [0, 9, 0, 0, 0], 'D'), null],
  ['§9.3 its three CF count', allocation([], [0, 10, 0, 0, 0], 'D'), '§9.3'],
  ['§26.5 nothing goes on top of an attack from the front', { ...good, top: 0 }, '§26.5'],
] as const)('%s', (_, answer, rule) => {
  expect(refusal(faceToFace(), answer)).toBe(rule)
})

test('§9.3 who spends too much is told what he has, and how much is too much', () => {
  const { message } = refused(faceToFace(), allocation([row(1, 2, 8)], [7, 0, 0, 0, 0]))!
  expect(message).toBe('That takes 15 CF and you have 12: take 3 off attacks or defence.')
})

test('§9.3.2 §14.3 too few CF to be halved are no attack', () => {
  const state = faceToFace()
  state.gladiators[0]!.posture = 'kneeling'
  expect(refusal(state, allocation([row(1, 2, 1)]))).toBe('§9.3.2')
  expect(refusal(state, allocation([row(1, 2, 2)]))).toBeNull()
})

test('H-8 §21.6 one javelin is thrown in a phase, without a special attack; its area does not count', () => {
  const state = faceToFace({}, {}, { v2Types: 'on', v2Javelins: 'on' })
  const who = state.gladiators[0]!
  Object.assign(who, { type: 'velite', hands: [newItem('javelin'), null] })
  const thrown = (area: number, more: Partial<Row> = {}) => row(1, area, 2, { means: 'thrown', ...more })
  expect(refusal(state, allocation([thrown(1)]))).toBeNull()
  expect(refusal(state, allocation([thrown(1), thrown(2)]))).toBe('§21.6')
  expect(refusal(state, allocation([thrown(4, { special: 'A' })]))).toBe('§21.6')
  expect(refusal(state, allocation([thrown(1), row(1, 1, 2, { means: 'bare' })]))).toBeNull()
})
