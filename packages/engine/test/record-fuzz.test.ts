/** Whatever stands in a record, reading it ends in a match or in a RecordError: never in anything else, never in a hang. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRecord, formatRecord, type MatchRecord, parseRecord, RecordError, seeded, Table } from '../src/index.ts'
import { anyString } from './any-string.ts'
import { random, toy } from './toy-game.ts'

const names = ['Ajax', 'Bato', 'Celer']
const record = Table.open(toy, {
  setup: { names },
  dice: seeded('fuzz'),
  players: names.map(() => random),
}).record()
const text = formatRecord(record)

/** True if it was read to the end, false if it was refused. */
function isRead(damaged: string): boolean {
  try {
    const table = Table.load(toy, parseRecord(damaged))
    expect(table.record().tape.length).toBe(table.length)
    return true
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(RecordError)
    expect((thrown as RecordError).message.length).toBeGreaterThan(10)
    expect((thrown as RecordError).message.length).toBeLessThan(300)
    return false
  }
}

test('the record itself is read', () => {
  expect(isRead(text)).toBe(true)
})

describe('random input', () => {
  test('strings', () => {
    fc.assert(fc.property(anyString, (damaged) => !isRead(damaged)))
  })

  test('bytes', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => !isRead(String.fromCharCode(...bytes))))
  })

  test('JSON', () => {
    fc.assert(fc.property(fc.json(), (damaged) => !isRead(damaged)))
  })

  test('values of any kind', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true, withDate: true }), (data) => {
        expect(() => checkRecord(data)).toThrow(RecordError)
      }),
    )
  })

  test('any value in any field', () => {
    const field = fc.constantFrom(...Object.keys(record))
    fc.assert(
      fc.property(field, fc.jsonValue(), (key, value) => isRead(JSON.stringify({ ...record, [key]: value })) || true),
    )
  })

  test('any value in any place of the tape', () => {
    const at = fc.nat(record.tape.length - 1)
    const value = fc.jsonValue()
    const entry = fc.oneof(
      value,
      fc.record({ seat: fc.oneof(fc.nat(3), value), answer: value }),
      fc.record({ sealed: fc.array(fc.record({ seat: fc.nat(3), answer: fc.oneof(fc.nat(6), value) })) }),
      fc.record({ faces: fc.array(fc.oneof(fc.integer({ min: 0, max: 7 }), value)) }),
    )
    fc.assert(
      fc.property(
        at,
        entry,
        (i, other) => isRead(JSON.stringify({ ...record, tape: record.tape.with(i, other as never) })) || true,
      ),
      { numRuns: 300 },
    )
  })
})

describe('a valid record, damaged', () => {
  const at = fc.nat(text.length - 1)

  test('characters lost', () => {
    fc.assert(
      fc.property(at, fc.integer({ min: 1, max: 40 }), (i, n) => isRead(text.slice(0, i) + text.slice(i + n)) || true),
    )
  })

  test('characters doubled', () => {
    fc.assert(
      fc.property(at, fc.integer({ min: 1, max: 40 }), (i, n) => isRead(text.slice(0, i + n) + text.slice(i)) || true),
    )
  })

  test('characters changed', () => {
    const other = fc.oneof(fc.string({ minLength: 1, maxLength: 1 }), fc.constantFrom(...'0123456789"{}[],:-'))
    fc.assert(
      fc.property(fc.array(fc.tuple(at, other), { minLength: 1, maxLength: 4 }), (changes) => {
        const characters = [...text]
        for (const [i, character] of changes) characters[i] = character
        isRead(characters.join(''))
      }),
      { numRuns: 500 },
    )
  })

  test('entries lost, doubled or swapped', () => {
    const entry = fc.nat(record.tape.length - 1)
    fc.assert(
      fc.property(entry, entry, fc.constantFrom('lose', 'double', 'swap'), (i, j, how) => {
        const tape = [...record.tape]
        if (how === 'lose') tape.splice(i, 1)
        else if (how === 'double') tape.splice(j, 0, tape[i]!)
        else [tape[i], tape[j]] = [tape[j]!, tape[i]!]
        isRead(JSON.stringify({ ...record, tape }))
      }),
    )
  })

  test('cut off', () => {
    for (let length = 0; length < text.length; length += 7) expect(isRead(text.slice(0, length))).toBe(false)
  })
})

describe('malice', () => {
  const DEEP = '['.repeat(100_000) + ']'.repeat(100_000)
  const deepIn = (change: (slot: string) => unknown) => JSON.stringify(change('SLOT')).replace('"SLOT"', DEEP)

  test.each<[string, string]>([
    ['alone', DEEP],
    ['as the format', deepIn((slot) => ({ ...record, format: slot }))],
    ['as the version', deepIn((slot) => ({ ...record, version: slot }))],
    ['as the ruleset', deepIn((slot) => ({ ...record, ruleset: slot }))],
    ['in the set-up', deepIn((slot) => ({ ...record, setup: { names, crowd: slot } }))],
    ['as an option', deepIn((slot) => ({ ...record, options: { ties: slot } }))],
    ['as the generator', deepIn((slot) => ({ ...record, dice: { kind: 'seeded', generator: slot, seed: 'x' } }))],
    ['as an answer', deepIn((slot) => ({ ...record, tape: [{ seat: 0, answer: slot }] }))],
    ['as a sealed answer', deepIn((slot) => ({ ...record, tape: [{ sealed: [{ seat: 0, answer: slot }] }] }))],
    ['in a field of its own', deepIn((slot) => ({ ...record, extra: slot }))],
  ])('deep nesting is refused: %s', (_, damaged) => {
    expect(isRead(damaged)).toBe(false)
  })

  test('as many levels as an answer may have are no damage', () => {
    let answer: unknown = 1
    for (let i = 0; i < 40; i++) answer = [answer]
    const nested = { ...record, tape: [{ sealed: [{ seat: 0, answer }] }] }
    expect(() => checkRecord(nested)).not.toThrow()
    expect(() => checkRecord({ ...nested, tape: [{ sealed: [{ seat: 0, answer: [answer] }] }] })).toThrow('too deep')
  })

  test('keys of prototypes are fields like others', () => {
    const places: ((slot: unknown) => unknown)[] = [
      (slot) => ({ ...record, SLOT: slot }),
      (slot) => ({ ...record, options: { SLOT: slot } }),
      (slot) => ({ ...record, setup: { names, SLOT: slot } }),
      (slot) => ({ ...record, tape: [{ seat: 0, answer: { SLOT: slot } }] }),
      (slot) => ({ ...record, tape: [{ SLOT: slot, seat: 0, answer: 1 }] }),
    ]
    for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
      for (const place of places)
        isRead(JSON.stringify(place({ isTainted: true, seat: 0, answer: 1 })).replace('SLOT', key))
    }
    expect(({} as Record<string, unknown>).isTainted).toBeUndefined()
    expect(isRead('{"__proto__":{"format":"harena-match"}}')).toBe(false)
    const unanswered = '{"__proto__":{"seat":0,"answer":1}}'
    expect(isRead(JSON.stringify({ ...record, tape: ['SLOT'] }).replace('"SLOT"', unanswered))).toBe(false)
    expect(isRead(JSON.stringify({ ...record, options: { SLOT: 1 } }).replace('SLOT', '__proto__'))).toBe(false)
  })

  test('names that are long are not repeated at length', () => {
    const long = 'x'.repeat(100_000)
    const damaged: Partial<Record<keyof MatchRecord, unknown>>[] = [
      { ruleset: long },
      { rulesetVersion: `1.${'9'.repeat(100_000)}.0` },
      { options: { [long]: 1 } },
      { options: { ties: long } },
      { version: long },
      { dice: { kind: 'seeded', generator: long, seed: '' } },
    ]
    for (const change of damaged) expect(isRead(JSON.stringify({ ...record, ...change }))).toBe(false)
  })
})
