/** Text and JSON of unknown origin. */
import { describe, expect, test } from 'vitest'
import {
  harmless,
  isClean,
  isName,
  MAX_JSON_DEPTH,
  parseJson,
  parseRecord,
  seeded,
  shown,
  Table,
} from '../src/index.ts'
import { random, toy } from './toy-game.ts'

/** What a terminal obeys, what turns text round, what nobody sees, and what no database holds. */
const harmful = {
  NUL: '\0',
  'a bell': '\u0007',
  'a tab': '\t',
  'a line break': '\n',
  'a colour': '\u001b[31m',
  'the clipboard (OSC 52)': '\u001b]52;c;aGFoYQ==\u0007',
  DEL: '\u007f',
  'CSI as one character': '\u009b2J',
  'right to left': '\u202e',
  isolate: '\u2066',
  'a line separator': '\u2028',
  'a byte order mark': '\ufeff',
  tags: '\u{e0041}',
  'half a character': '\ud83d',
}

describe.each(Object.entries(harmful))('%s', (_, text) => {
  test('is in no name and in no seed', () => {
    expect(isClean(`Spi${text}culus`)).toBe(false)
    expect(isName(`Spi${text}culus`)).toBe(false)
    const players = [random, random]
    const open = () => Table.open(toy, { setup: { names: ['a', 'b'] }, dice: seeded(`capua${text}`), players })
    expect(open).toThrow(/^a seed may not have invisible characters/)
  })

  test('is spelt out where it is shown, and stays the same text in JSON', () => {
    const safe = harmless(`a${text}b`)
    expect(safe).toMatch(/^a\\u[\x20-\x7e]+b$/)
    expect(shown(`a${text}b`)).toMatch(/^"a\\[\x20-\x7e]+b"$/)
    const json = JSON.stringify(`a${text}b`)
    expect(JSON.parse(harmless(json))).toBe(`a${text}b`)
  })
})

test.each(['Spiculus', 'Ὀρφεύς', 'Vercingétorix', 'Crixus 2', '剣闘士', 'Ajax 🗡️', '👨‍👩‍👧'])('%s is a name', (name) => {
  expect(isName(name)).toBe(true)
  expect(harmless(name)).toBe(name)
})

test.each(['', ' ', 'x'.repeat(41), 7, null, ['Ajax']])('%j is none', (name) => expect(isName(name)).toBe(false))

describe('JSON is looked at before it is read', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

  test('too deep', () => {
    expect(parseJson(nested(MAX_JSON_DEPTH), 'it', 1000)).toBeInstanceOf(Array)
    const message = 'it is nested more than 45 levels deep'
    expect(() => parseJson(nested(MAX_JSON_DEPTH + 1), 'it', 1000)).toThrow(new RangeError(message))
    expect(() => parseJson(`${'{"a":'.repeat(20_000)}1`, 'it', 1e6)).toThrow(new RangeError(message))
    expect(() => parseRecord(nested(20_000))).toThrow('nested more than 45 levels deep')
  })

  test('brackets in texts are no depth', () => {
    const text = '[{"\\\\\\"'.repeat(100)
    expect(parseJson(JSON.stringify({ text }), 'it', 10_000)).toEqual({ text })
  })

  test('too long', () => {
    expect(() => parseJson(' '.repeat(11), 'it', 10)).toThrow(
      new RangeError('it is 11 characters long; at most 10 are read'),
    )
  })

  test('not JSON: where, and nothing of the text itself', () => {
    expect(() => parseJson('{\n  "a" 1}', 'it', 100)).toThrow(
      new RangeError('it is not JSON, or it was cut off (line 2 column 7)'),
    )
    expect(() => parseJson('\u001b]52', 'it', 100)).toThrow(new RangeError('it is not JSON, or it was cut off'))
    expect(() => parseJson('[', 'it', 100)).toThrow(new RangeError('it is not JSON, or it was cut off'))
  })
})
