import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPlain, MAX_DEPTH, plainCopy } from '../src/plain.ts'

function nested(levels: number): unknown {
  let value: unknown = 1
  for (let i = 0; i < levels; i++) value = [value]
  return value
}

class Point {
  readonly x = 1
}

describe('plain data', () => {
  test('is what JSON carries', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        expect(isPlain(value)).toBe(true)
        expect(JSON.stringify(plainCopy(value))).toBe(JSON.stringify(value))
      }),
    )
  })

  test.each([
    ['a field that is undefined', { a: undefined }],
    ['an object without prototype', Object.assign(Object.create(null), { a: 1 })],
    ['as many levels as allowed', nested(MAX_DEPTH)],
  ])('may have %s', (_, value) => {
    expect(isPlain(value)).toBe(true)
  })

  test.each([
    ['undefined', undefined],
    ['undefined in a list', [undefined]],
    ['a hole in a list', new Array(1)],
    ['not a number', [Number.NaN]],
    ['infinity', { a: Number.POSITIVE_INFINITY }],
    ['a function', { a: () => 0 }],
    ['a symbol', Symbol('a')],
    ['a big integer', 1n],
    ['a map', new Map()],
    ['a typed array', new Uint8Array(1)],
    ['a date', new Date(0)],
    ['an instance of a class', new Point()],
    ['one level too many', nested(MAX_DEPTH + 1)],
  ])('is not %s', (_, value) => {
    expect(isPlain(value)).toBe(false)
  })
})

test('a copy shares nothing', () => {
  const original = { list: [{ a: 1 }] }
  const copy = plainCopy(original)
  copy.list[0]!.a = 2
  expect(original.list[0]!.a).toBe(1)
  expect(plainCopy(null)).toBeNull()
  expect(plainCopy('x')).toBe('x')
})
