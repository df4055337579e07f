import { expect, test } from 'vitest'
import { asAdvised, settled } from '../src/review/settled.ts'
import { exact } from '../src/review/spread.ts'

const before = { is: 0.95, error: 0.04 }
const own = { is: -0.12, error: 0.03 }
const others = { is: 0.1, error: 0.06 }

test.each([
  ['alone', null, null],
  ['with the next position', null, { is: 0.8, error: 0.05 }],
  ['exactly', exact(1), null],
] as const)('a chance and what each changed add up to the chance after, and it is one: %s', (_, sure, led) => {
  const parts = settled(before, own, others, sure, led, 0.5)
  for (const { own: mine, others: his, disputed, after } of [{ ...parts, disputed: exact(0) }, asAdvised(parts)]) {
    expect(before.is + mine.is + his.is + disputed.is).toBeCloseTo(after.is, 12)
    expect(after.is).toBeGreaterThanOrEqual(0)
    expect(after.is).toBeLessThanOrEqual(1)
  }
})

test('what a choice seems to cost that the master would have advised is neither his fault nor the dice’s', () => {
  const parts = settled(before, own, others, null, null, 0.5)
  const advised = asAdvised(parts)
  expect(advised).toMatchObject({ own: { is: 0 }, disputed: parts.own, others: parts.others, after: parts.after })
})

test('what is missing to the chance after is shared by how far each may be off', () => {
  const { own: mine, others: his, after } = settled(before, own, others, exact(0.83), null, 0.5)
  expect(after).toEqual(exact(0.83))
  expect((mine.is - own.is) / (his.is - others.is)).toBeCloseTo(0.25, 9)
  const sure = settled(before, { is: 0, error: 0 }, { is: 0, error: 0 }, exact(0.9), null, 1)
  expect([sure.own.is, sure.others.is]).toEqual([expect.closeTo(-0.05), 0])
})
