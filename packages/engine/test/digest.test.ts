import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson, digest } from '../src/index.ts'
import { anyString } from './any-string.ts'

function reference(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

describe('the digest', () => {
  test('is the SHA-256 of the text', () => {
    expect(digest('')).toBe(reference('""'))
    expect(digest('abc')).toBe(reference('"abc"'))
    expect(digest(null)).toBe(reference('null'))
    fc.assert(
      fc.property(anyString, (text) => digest(text) === reference(JSON.stringify(text))),
      { numRuns: 300 },
    )
  })

  test('holds for every length around the borders of a block', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'x'.repeat(length)
      expect(digest(text)).toBe(reference(`"${text}"`))
    }
  })

  test.each(['Flāvius', '§', '剣闘士', '🗡🛡', '\ud83d', '\udc00x', '\0\u007f\u0080\u07ff\u0800\uffff'])(
    'reads %j as UTF-8',
    (text) => {
      expect(digest(text)).toBe(reference(JSON.stringify(text)))
    },
  )

  test('holds for long texts', () => {
    const text = 'ave '.repeat(100_000)
    expect(digest(text)).toBe(reference(`"${text}"`))
  })

  test('does not depend on the order of keys', () => {
    expect(digest({ a: 1, b: { c: 2, d: [3] } })).toBe(digest({ b: { d: [3], c: 2 }, a: 1 }))
    expect(digest([1, 2])).not.toBe(digest([2, 1]))
  })
})

describe('canonical JSON', () => {
  test('is JSON, with its keys in order', () => {
    expect(canonicalJson({ b: [1, null, 'x'], a: { z: true, y: 0.5 } })).toBe(
      '{"a":{"y":0.5,"z":true},"b":[1,null,"x"]}',
    )
  })

  test('reads back as the same data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('is the same for a copy whose keys come in another order', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, inner]) => [key, turned(inner)]),
      )
    }
    fc.assert(fc.property(fc.jsonValue(), (value) => canonicalJson(turned(value)) === canonicalJson(value)))
  })

  test('leaves out what is undefined, as JSON does', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}')
    expect(canonicalJson([undefined])).toBe('[null]')
  })
})
