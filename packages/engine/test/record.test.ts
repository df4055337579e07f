import { describe, expect, test } from 'vitest'
import {
  checkRecord,
  formatRecord,
  MAX_RECORD_LENGTH,
  MAX_TAPE_LENGTH,
  type MatchRecord,
  parseRecord,
  RecordError,
  seeded,
  Table,
  verify,
} from '../src/index.ts'
import { greedy, random, type Toy, toy } from './toy-game.ts'

function played(names = ['Ajax', 'Bato'], isTyped = false): MatchRecord {
  const dice = isTyped ? ({ kind: 'typed' } as const) : seeded('record')
  const table = Table.open(toy, { setup: { names }, dice, players: names.map(() => random), options: { target: 5 } })
  for (let i = 0; !table.isOver; i++) table.typeDice([1 + (i % 6)])
  return table.record()
}

const record = played()
const typed = played(['Ajax', 'Bato'], true)

/** What reading and playing a changed record says. Anything but a RecordError is a failure. */
function complaint(changed: unknown): string {
  try {
    Table.load(toy, parseRecord(JSON.stringify(changed)))
  } catch (thrown) {
    if (thrown instanceof RecordError) return thrown.message
    throw thrown
  }
  return 'none'
}

function changedTape(change: (tape: unknown[]) => void, from = record): unknown {
  const tape = structuredClone(from.tape) as unknown[]
  change(tape)
  return { ...from, tape }
}

const firstAnswer = record.tape.findIndex((entry) => 'answer' in entry)
const firstSealed = record.tape.findIndex((entry) => 'sealed' in entry)

describe('a record', () => {
  test('survives being written and read', () => {
    expect(parseRecord(formatRecord(record))).toEqual(record)
    expect(verify(toy, parseRecord(formatRecord(record)))).toMatchObject({ isSame: true, expected: record.digest })
  })

  test('holds everything that the match was made of', () => {
    expect(record).toMatchObject({
      format: 'harena-match',
      version: 2,
      players: [
        { opponent: 'unnamed', version: '0' },
        { opponent: 'unnamed', version: '0' },
      ],
      ruleset: 'micatio',
      rulesetVersion: '1.2.0',
      options: { ties: 'dice', target: 5 },
      setup: { names: ['Ajax', 'Bato'] },
      dice: { kind: 'seeded', generator: 'sfc32', seed: 'record' },
    })
    expect(record.digest).toMatch(/^[0-9a-f]{64}$/)
  })

  test('of an unfinished match is played on from where it stood', () => {
    const table = Table.open(toy, { setup: toy.defaultSetup, dice: seeded('x') })
    table.answer(1, 4)
    const restored = Table.load(toy, parseRecord(formatRecord(table.record())))
    expect(restored.waiting).toEqual(table.waiting)
    for (const one of [table, restored]) one.answer(0, 4)
    expect(restored.record()).toEqual(table.record())
  })

  test('whose digest is wrong plays, but does not verify', () => {
    const other = { ...record, digest: 'f'.repeat(64) }
    expect(complaint(other)).toBe('none')
    expect(verify(toy, other)).toEqual({ isSame: false, expected: other.digest, found: record.digest })
  })

  test('of an earlier version of the same ruleset is read', () => {
    expect(complaint({ ...record, rulesetVersion: '1.0.0' })).toBe('none')
    expect(complaint({ ...record, rulesetVersion: '0.9.4' })).toBe('none')
  })

  test('of an earlier version, from before there was some switch, verifies and stays of that version', () => {
    const younger: typeof toy = {
      ...toy,
      version: '1.3.0',
      options: [
        ...toy.options,
        { id: 'sand', rule: '§1.1', title: '', values: { dry: '', wet: '' }, default: 'dry', old: 'wet' },
      ],
    }
    expect(verify(younger, record).isSame).toBe(true)
    const table = Table.load(younger, record)
    expect((table.options as Record<string, unknown>).sand).toBe('wet')
    expect(table.record()).toEqual(record)
  })
})

describe('loading', () => {
  test('goes up to any entry', () => {
    for (const to of [0, 1, 2, record.tape.length]) expect(Table.load(toy, record, { to }).length).toBe(to)
    expect(Table.load(toy, record, { to: record.tape.length - 1 }).isOver).toBe(false)
  })

  test('beyond the end goes to the end, before the start to the start', () => {
    expect(Table.load(toy, record, { to: 10_000 }).isOver).toBe(true)
    expect(Table.load(toy, record, { to: -1 }).length).toBe(0)
    expect(Table.load(toy, record, { to: Number.NaN }).length).toBe(0)
  })

  test('with opponents lets them go on from there', () => {
    const table = Table.load<Toy>(toy, record, { players: [greedy, greedy], to: 1 })
    expect(table.isOver).toBe(true)
    expect(table.record().tape[0]).toEqual(record.tape[0])
  })

  test('lets opponents answer what people left open', () => {
    const table = Table.open(toy, { setup: toy.defaultSetup, dice: seeded('x') })
    table.answer(0, 4)
    const restored = Table.load<Toy>(toy, table.record(), { players: ['Anna', greedy] })
    expect(restored.log.some(({ event }) => event.kind === 'fingersShown')).toBe(true)
    expect(restored.waiting).toMatchObject({ questions: [{ seat: 0 }] })
    expect(restored.undo()).toBeNull()
    expect(restored.waiting).toMatchObject({ questions: [{ seat: 0, kind: 'showFingers' }] })
  })
})

describe('text that is no record is refused', () => {
  const text = formatRecord(record)
  test.each([
    ['nothing', ''],
    ['not JSON', 'Ave, Caesar'],
    ['cut off', text.slice(0, -20)],
    ['two of them', text + text],
  ])('%s', (_, damaged) => {
    expect(() => parseRecord(damaged)).toThrow(/^the record is not JSON, or it was cut off/)
    expect(() => parseRecord(damaged)).toThrow(RecordError)
  })

  test('too long', () => {
    expect(() => parseRecord(' '.repeat(MAX_RECORD_LENGTH + 1))).toThrow('at most 2000000 are read')
    expect(parseRecord(text + ' '.repeat(MAX_RECORD_LENGTH - text.length))).toEqual(record)
  })

  test.each([null, 7, 'record', [], {}, [record], { ...record, format: 'pgn' }])('%j', (data) => {
    expect(() => checkRecord(data)).toThrow('"format" must be "harena-match"')
  })
})

describe('a damaged record is refused with the reason', () => {
  const { setup: _setup, ...withoutSetup } = record
  test.each([
    ['other format version', { ...record, version: 1 }, 'format version 1; this program reads 2'],
    ['no players', { ...record, players: undefined }, '"players" must be who sat on each seat'],
    ['a player without a name', { ...record, players: [{ person: 7 }] }, '"players" must be'],
    ['no format version', { ...record, version: undefined }, 'format version none'],
    ['other ruleset', { ...record, ruleset: 'munera' }, 'of the ruleset "munera", not of "micatio"'],
    ['no ruleset', { ...record, ruleset: 7 }, '"ruleset" must be'],
    [
      'newer ruleset',
      { ...record, rulesetVersion: '1.3.0' },
      'version 1.3.0 of Micatio; this is 1.2.0, which is older',
    ],
    ['next ruleset', { ...record, rulesetVersion: '2.0.0' }, 'version 2.0.0 of Micatio; this is 1.2.0'],
    ['no version of the ruleset', { ...record, rulesetVersion: '1.x.0' }, '"rulesetVersion" must be a version such as'],
    ['no set-up', withoutSetup, '"setup" must be'],
    ['illegal set-up', { ...record, setup: { names: ['Solo'] } }, '§1.1 It takes two or three players'],
    ['no options', { ...record, options: [] }, '"options" must be an object'],
    ['unknown option', { ...record, options: { fate: 'kind' } }, 'unknown option "fate"; known are ties, target'],
    [
      'unknown value',
      { ...record, options: { ties: 'both' } },
      'option "ties" cannot be "both"; it can be dice, nobody',
    ],
    ['no digest', { ...record, digest: 'ABC' }, '"digest" must be 64 hexadecimal digits'],
    ['no tape', { ...record, tape: {} }, '"tape" must be a list'],
    ['no dice', { ...record, dice: undefined }, '"dice" must be'],
    ['unknown dice', { ...record, dice: { kind: 'loaded' } }, '"dice" must be'],
    ['no seed', { ...record, dice: { ...seeded(''), seed: 7 } }, '"dice" must be'],
    [
      'other generator',
      { ...record, dice: { ...seeded('x'), generator: 'mt' } },
      'come from "mt"; this program knows "sfc32"',
    ],
    ['long seed', { ...record, dice: seeded('x'.repeat(201)) }, 'a seed may have up to 200 characters'],
  ])('%s', (_, damaged, reason) => {
    expect(complaint(damaged)).toContain(reason)
  })

  test('too many entries', () => {
    const tape = new Array(MAX_TAPE_LENGTH + 1).fill({ seat: 0, answer: 1 })
    expect(complaint({ ...record, tape })).toContain('20001 answers; at most 20000 are read')
  })

  test.each([
    ['null', null],
    ['an answer without a seat', { answer: 1 }],
    ['a seat without an answer', { seat: 0 }],
    ['half a seat', { seat: 0.5, answer: 1 }],
    ['an answer that is dice too', { seat: 0, answer: 1, faces: 'ab' }],
    ['an answer that is sealed too', { seat: 0, answer: 1, sealed: 5 }],
    ['sealed nonsense', { sealed: [1] }],
    ['sealed and dice', { sealed: [], faces: [] }],
    ['a face of 0', { faces: [0] }],
    ['a face of 7', { faces: [7] }],
    ['a face of one and a half', { faces: [1.5] }],
    ['a face in words', { faces: ['1'] }],
  ])('an entry that is %s', (_, entry) => {
    const damaged = changedTape((tape) => {
      tape[1] = entry
    })
    expect(complaint(damaged)).toBe('the record is damaged: entry 2 of its tape is neither an answer nor dice')
  })
})

describe('a tape that does not fit the match is refused with the entry', () => {
  test('an illegal answer', () => {
    const damaged = changedTape((tape) => {
      tape[firstAnswer] = { ...record.tape[firstAnswer], answer: { dare: 'perhaps' } }
    })
    expect(complaint(damaged)).toContain(`entry ${firstAnswer + 1} is not legal: §2.4`)
  })

  test('an illegal sealed answer', () => {
    const damaged = changedTape((tape) => {
      tape[firstSealed] = {
        sealed: [
          { seat: 0, answer: 6 },
          { seat: 1, answer: 3 },
        ],
      }
    })
    expect(complaint(damaged)).toContain(`entry ${firstSealed + 1} is not legal: §2.1`)
  })

  test.each([
    [
      'a double',
      [
        { seat: 0, answer: 1 },
        { seat: 0, answer: 1 },
      ],
    ],
    [
      'a double among all',
      [
        { seat: 0, answer: 1 },
        { seat: 1, answer: 1 },
        { seat: 0, answer: 1 },
      ],
    ],
    [
      'a stranger',
      [
        { seat: 0, answer: 1 },
        { seat: 5, answer: 1 },
      ],
    ],
  ])('sealed answers with %s', (_, sealed) => {
    const damaged = changedTape((tape) => {
      tape[firstSealed] = { sealed }
    })
    expect(complaint(damaged)).toContain(
      `entry ${firstSealed + 1} of its tape should be one answer each of the seats 0, 1`,
    )
  })

  test('sealed answers that are incomplete, though the tape goes on', () => {
    const damaged = changedTape((tape) => {
      tape[firstSealed] = { sealed: [{ seat: 0, answer: 1 }] }
    })
    expect(complaint(damaged)).toContain(`entry ${firstSealed + 1} of its tape lacks answers, yet it goes on`)
    const one = { ...record, tape: [{ sealed: [{ seat: 0, answer: 1 }] }, { seat: 0, answer: { dare: true } }] }
    expect(complaint(one)).toContain('entry 1 of its tape lacks answers, yet it goes on')
    expect(complaint({ ...one, tape: one.tape.slice(0, 1) })).toBe('none')
  })

  test('an answer of the wrong seat', () => {
    const damaged = changedTape((tape) => {
      const entry = tape[firstAnswer] as { seat: number }
      entry.seat = 1 - entry.seat
    })
    expect(complaint(damaged)).toContain(`entry ${firstAnswer + 1} of its tape should be an answer of seat`)
  })

  test('an entry lost, doubled or of the wrong kind', () => {
    const lost = changedTape((tape) => tape.splice(firstSealed, 1))
    expect(complaint(lost)).toContain('should be the answers to a simultaneous question')
    const doubled = changedTape((tape) => tape.splice(firstAnswer, 0, tape[firstAnswer]))
    expect(complaint(doubled)).toContain(`entry ${firstAnswer + 2} of its tape should be`)
    const dice = changedTape((tape) => {
      tape[firstAnswer] = { faces: [3] }
    })
    expect(complaint(dice)).toContain(`entry ${firstAnswer + 1} of its tape should be an answer of seat`)
  })

  test('typed dice of the wrong number', () => {
    const two = changedTape((tape) => {
      tape[0] = { faces: [3, 4] }
    }, typed)
    expect(complaint(two)).toContain('entry 1 of its tape should be 1 dice')
    const none = changedTape((tape) => tape.shift(), typed)
    expect(complaint(none)).toContain('should be')
  })

  test('entries after the end', () => {
    const damaged = changedTape((tape) => tape.push({ seat: 0, answer: 1 }))
    expect(complaint(damaged)).toBe(`the record goes on after the match was over, at entry ${record.tape.length + 1}`)
  })
})
