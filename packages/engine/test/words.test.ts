import { describe, expect, test } from 'vitest'
import { capital, counted, hasOnly, isFace, isWholeBelow, kebabCase, listed, shown, signed } from '../src/index.ts'

test('words', () => {
  expect([-2, 0, 3].map(signed)).toEqual(['-2', '0', '+3'])
  expect(['', 'sand', 'Net'].map(capital)).toEqual(['', 'Sand', 'Net'])
  expect([counted(1, 'wound'), counted(2, 'wound'), counted(0, 'die', 'dice')]).toEqual([
    '1 wound',
    '2 wounds',
    '0 dice',
  ])
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c'])
  expect(['targetAgility', 'armCFLoss', 'CF'].map(kebabCase)).toEqual(['target-agility', 'arm-cf-loss', 'cf'])
})

test('a value of unknown origin is shown on one line and not too long', () => {
  expect(shown('a\nb')).toBe('"a\\nb"')
  expect(shown('x'.repeat(100))).toHaveLength(60)
  expect(shown(undefined)).toBe('none')
})

describe('shapes', () => {
  test.each([[0], [7], [1.5], ['1'], [null]])('%j is no face', (value) => {
    expect(isFace(value)).toBe(false)
  })

  test('whole numbers below a limit', () => {
    expect([0, 2, 3, -1, 0.5, '1'].map((value) => isWholeBelow(value, 3))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('exactly these fields', () => {
    expect(hasOnly({ a: 1, b: 2 }, 'a', 'b')).toBe(true)
    expect(hasOnly({ a: 1 }, 'a', 'b')).toBe(false)
    expect(hasOnly({ a: 1, b: 2, c: 3 }, 'a', 'b')).toBe(false)
    expect(hasOnly([1], '0')).toBe(false)
    expect(hasOnly(Object.create({ a: 1 }), 'a')).toBe(false)
  })
})
