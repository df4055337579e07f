/** The library: campaigns by name, taken in from files and given out, and whatever can be wrong with it told in one line. */
import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type CampaignRecord, canonicalJson, digest, formatRecord, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { bin, freshFolder, harena, json } from './harena.ts'

// Some tests start programs, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const LIBRARY = join('.harena', 'library.db')

/** A career of some months, in the middle of a match; made once. */
const made = freshFolder()
beforeAll(async () => {
  await harena('career --auto 4 --seed capua --stars 2', { cwd: made })
  await harena('career --resume', { cwd: made, input: '2\n1\nq\n' })
  await harena('career export career.json', { cwd: made })
})

/** A copy of it, with what was done to its tables. */
function changedBy(...changes: string[]): string {
  const cwd = freshFolder()
  mkdirSync(join(cwd, '.harena'))
  copyFileSync(join(made, LIBRARY), join(cwd, LIBRARY))
  const database = new DatabaseSync(join(cwd, LIBRARY))
  for (const change of changes) database.exec(change)
  database.close()
  return cwd
}

function exported(): CampaignRecord {
  return JSON.parse(readFileSync(join(made, 'career.json'), 'utf8'))
}

interface Report {
  readonly answers: number
  readonly digest: string
  readonly name: string
}

describe('a campaign in one file', () => {
  test('is taken in elsewhere, goes on there, and is given out the same', async () => {
    const cwd = freshFolder()
    const before = await json<Report>('career --resume', { cwd: made })
    expect((await harena(`career import ${join(made, 'career.json')} other`, { cwd })).stdout).toMatch(/as other\.\n$/)
    const { name, ...rest } = await json<Report>('career --resume other', { cwd })
    expect({ ...rest, name: 'career' }).toEqual(before)
    await harena('career export again.json other', { cwd })
    expect(readFileSync(join(cwd, 'again.json'), 'utf8')).toBe(readFileSync(join(made, 'career.json'), 'utf8'))
    expect((await harena('verify again.json', { cwd })).stdout).toMatch(
      /^The same: the replay leads to all \d+ snapshots/,
    )
    const twice = await harena('career import again.json other', { cwd })
    expect(twice.stderr).toBe('harena: the library has "other" already; give another name behind the file\n')
  })

  test('that says anything untrue is refused, and nothing is left behind', async () => {
    const campaign = exported()
    const [first, second, ...others] = campaign.months
    const kept = second!.snapshot!
    const change = '{"to":{}}'
    const last = others.at(-1)!
    const cases: readonly (readonly [unknown, RegExp])[] = [
      [
        { ...campaign, months: [first, { ...second, snapshot: { ...kept, change } }, ...others] },
        /the snapshot of month 2 is not where/,
      ],
      [{ ...campaign, months: [first, { ...second, snapshot: null }] }, /month 2 needs "snapshot" and "tape"/],
      [{ ...campaign, digest: '0'.repeat(64) }, /the campaign says 0000/],
      [{ ...campaign, version: 2 }, /the campaign has format version 2; this program reads 1/],
      [{ ...campaign, by: '99.0.0' }, /kept by rules of version 99\.0\.0; these are 2\.0\.0, which is older/],
      [{ ...campaign, head: { ...campaign.head, ruleset: 'munera' } }, /it is of the ruleset "munera"/],
      [{ ...campaign, months: [...campaign.months.slice(0, -1), { ...last, tape: [{ seat: 0, answer: 'no' }] }] }, /./],
    ]
    for (const [data, message] of cases) {
      const cwd = freshFolder()
      writeFileSync(join(cwd, 'file.json'), JSON.stringify(data))
      const { status, stderr } = await harena('career import file.json', { cwd })
      expect(stderr).toMatch(message)
      expect(stderr).toMatch(/^harena: file\.json: [^\n]+\n$/)
      expect(status).toBe(2)
      expect(readdirSync(cwd)).toEqual(['file.json'])
    }
  })

  test('a snapshot that was made up with a digest that fits is found by playing', async () => {
    const campaign = exported()
    const [first, second] = campaign.months
    const change = second!.snapshot!.change.replace(/"rolls":\d+/, '"rolls":7')
    const snapshot = { change, digest: digest([digest([]), change]) }
    const cwd = freshFolder()
    writeFileSync(join(cwd, 'file.json'), canonicalJson({ ...campaign, months: [first, { ...second, snapshot }] }))
    const told = await harena('verify file.json', { cwd })
    expect(told).toMatchObject({ status: 1, stderr: '' })
    expect(told.stdout).toMatch(/^Not the same: the snapshot of month 2 is not where the answers before it lead\.\n$/)
  })
})

describe('a save of an earlier version', () => {
  /** As they were before there was a library: a record in a file. */
  function oldSave(cwd: string): string {
    const { ruleset, opponents } = gameOf('heroes-career')
    const setup = { players: [{ name: 'Lanista', stars: 1, grunts: [] }], months: 3 }
    const played = Table.open(ruleset, { setup, dice: seeded('old'), players: [opponents.standard!] })
    const record = { ...played.record(), players: [{ person: 'you' }] }
    mkdirSync(join(cwd, '.harena'))
    const text = formatRecord(record)
    writeFileSync(join(cwd, '.harena', 'career.json'), text)
    return text
  }

  test('is taken into the library when it is gone on with, and left as it is', async () => {
    const cwd = freshFolder()
    const text = oldSave(cwd)
    const first = await json<Report>('career --resume', { cwd })
    expect(first).toMatchObject({ name: 'career', isOver: true, answers: JSON.parse(text).tape.length })
    expect((await harena('verify career', { cwd })).stdout).toMatch(/^The same: the replay leads to (all|its)/)
    expect(readFileSync(join(cwd, '.harena', 'career.json'), 'utf8')).toBe(text)
    expect((await harena('career', { cwd })).stderr).toMatch(/the library has "career" already/)
  })

  test('also by the name of its file; a damaged one is refused, and no library is made for it', async () => {
    const cwd = freshFolder()
    const text = oldSave(cwd)
    expect(await json('career --resume .harena/career.json', { cwd })).toMatchObject({ name: 'career' })
    writeFileSync(join(cwd, 'half.json'), text.slice(0, 300))
    const other = freshFolder()
    const { stderr } = await harena(`career --resume ${join(cwd, 'half.json')}`, { cwd: other })
    expect(stderr).toMatch(/half\.json: it is not JSON, or it was cut off/)
    expect(readdirSync(other)).toEqual([])
  })

  test('snapshots of older rules are made anew from the answers', async () => {
    const cwd = changedBy("UPDATE saves SET rules = '1.0.0'", "UPDATE months SET change = 'null'")
    const before = await json<Report>('career --resume', { cwd: made })
    expect(await json<Report>('career --resume', { cwd })).toEqual(before)
    expect((await harena('verify career', { cwd })).status).toBe(0)
  })
})

describe('one clear line', () => {
  const rows: readonly (readonly [string, string[], RegExp])[] = [
    [
      'a snapshot that was changed',
      ["UPDATE months SET change = replace(change, '1', '2')"],
      /snapshot 1 is damaged: it does not match its digest/,
    ],
    ['a snapshot that is no JSON', ["UPDATE months SET change = '{', digest = 'x'"], /snapshot 1 is damaged/],
    [
      'an answer that was changed',
      ['UPDATE entries SET entry = \'{"seat":0,"answer":"no"}\' WHERE at = (SELECT max(at) FROM entries)'],
      /cannot be opened: /,
    ],
    [
      'an answer that is gone',
      ['DELETE FROM entries WHERE at = (SELECT max(at) FROM entries)'],
      /it does not lead to its digest/,
    ],
    [
      'an answer of an earlier month that is gone',
      ['DELETE FROM entries WHERE at = 3'],
      /some of its answers are missing/,
    ],
    ['a digest that was changed', [`UPDATE saves SET digest = '${'0'.repeat(64)}'`], /it does not lead to its digest/],
    ['a head that is no JSON', ["UPDATE saves SET head = 'x'"], /a part of it is not JSON/],
    ['a head of other data', ["UPDATE saves SET head = '[]'"], /this is not a match record/],
    [
      'rules of a newer version',
      ["UPDATE saves SET rules = '99.0.0'"],
      /kept by rules of version 99\.0\.0, these are 2\.0\.0: a newer Harena opens it/,
    ],
    [
      'a library of a newer version',
      ['PRAGMA user_version = 3'],
      /library\.db is of a newer Harena \(version 3, this reads 2\)/,
    ],
    ['a database of another program', ['PRAGMA application_id = 1'], /library\.db is no library of Harena/],
    ['tables that were changed', ['DROP TABLE months'], /library\.db is no library that Harena has made/],
  ]

  test.each(rows)('%s', async (_, changes, message) => {
    const cwd = changedBy(...changes)
    const { status, stderr } = await harena('career --resume --json', { cwd })
    expect(stderr).toMatch(message)
    expect(stderr).toMatch(/^harena: [^\n]+\n$/)
    expect(status).toBe(2)
  })

  test('a file that is no database, one that was cut, and one with a hole', async () => {
    const whole = readFileSync(join(made, LIBRARY))
    const files = [
      Buffer.from('no database'.repeat(1000)),
      whole.subarray(0, 5000),
      Buffer.from(whole).fill(0, 4096, 20_000),
    ]
    for (const bytes of files) {
      const cwd = freshFolder()
      mkdirSync(join(cwd, '.harena'))
      writeFileSync(join(cwd, LIBRARY), bytes)
      const told = await harena('career --resume --json', { cwd })
      expect(told).toMatchObject({ status: 2, stdout: '' })
      expect(told.stderr).toMatch(/^harena: [^\n]*library\.db[^\n]+\n$/)
      expect(readFileSync(join(cwd, LIBRARY)).equals(bytes)).toBe(true)
    }
  })

  test('no library, no such name, no name at all', async () => {
    const cwd = freshFolder()
    expect((await harena('career --resume', { cwd })).stderr).toMatch(
      /there is no library here yet, and so no "career"/,
    )
    expect((await harena('verify career', { cwd })).stderr).toMatch(/neither a file nor a library with "career"/)
    expect(existsSync(join(cwd, '.harena'))).toBe(false)
    expect((await harena('career --resume nobody', { cwd: made })).stderr).toMatch(/holds nothing of the name "nobody"/)
    expect((await harena(['career', '--resume', '../a b'], { cwd })).stderr).toMatch(
      /a name in the library has up to 60/,
    )
  })
})

test('a match may be saved by name too: listed with the campaigns, gone on with, told, given out, deleted', async () => {
  const cwd = changedBy()
  await harena('play munera --seed capua --name duel --plain', { cwd, input: '1\nq\n' })
  const on = await harena('play --resume duel --plain', { cwd, input: '1\nq\n' })
  expect(on.stdout).toMatch(/saved in \.harena\/library\.db as duel\.\nGo on with: harena play --resume duel\n$/)
  interface Listed {
    readonly name: string
    readonly ruleset: string
    readonly answers: number
    readonly isCampaign: boolean
  }
  const saves = await json<Listed[]>('library', { cwd })
  expect(saves.map(({ name, ruleset, isCampaign }) => [name, ruleset, isCampaign])).toEqual([
    ['duel', 'munera', false],
    ['career', 'heroes-career', true],
  ])
  expect((await harena('library', { cwd })).stdout).toMatch(/^duel {4}match {5}munera, \d+ answers, saved \d{4}-/)
  expect(await json('replay duel', { cwd })).toMatchObject({ ruleset: 'munera', answers: saves[0]!.answers })
  await harena('library export duel duel.json', { cwd })
  expect(await harena('verify duel.json', { cwd })).toMatchObject({ status: 0 })
  expect((await harena('verify duel', { cwd })).status).toBe(0)
  await harena('play --resume duel.json --name again --plain', { cwd, input: 'q\n' })
  expect((await json<Listed[]>('library', { cwd })).length).toBe(3)
  expect((await harena('play --resume career', { cwd })).stderr).toBe(
    'harena: "career" is a campaign: its own command goes on with it\n',
  )
  expect((await harena('play munera --name duel', { cwd })).stderr).toMatch(/the library has "duel" already/)
  expect((await harena('library remove duel', { cwd })).stdout).toBe('"duel" is deleted.\n')
  expect((await harena('library remove duel', { cwd })).stderr).toMatch(/holds nothing of the name "duel"/)
})

describe('the matches inside', () => {
  interface Listed {
    readonly number: number
    readonly month: number
    readonly names: readonly string[]
    readonly result: { readonly winners: readonly number[] }
  }

  test('are listed, kept, told again and exported, and belong to their campaign', async () => {
    const cwd = changedBy()
    const listed = await json<Listed[]>('career matches', { cwd })
    expect(listed.length).toBeGreaterThan(3)
    expect(await json<Listed[]>('career matches', { cwd })).toEqual(listed)
    const { stdout } = await harena('career matches', { cwd })
    expect(stdout).toMatch(/^ {3}1 {2}month 1: [^\n]+; (won by [^\n]+|nobody won), \d+ turns?\n/)
    const at = listed.length
    expect((await harena(`career match ${at} --plain`, { cwd })).stdout).toMatch(/(won|Nobody won) after \d+ turns?/)
    await harena(`career match ${at} --export match.json`, { cwd })
    expect(await json('replay match.json', { cwd })).toMatchObject({ isOver: true, result: listed.at(-1)!.result })
    expect(await harena('verify match.json --of career', { cwd })).toMatchObject({ status: 0 })
    await harena('career --auto 2 --seed other --name other', { cwd })
    const other = await harena('verify match.json --of other', { cwd })
    expect(other).toMatchObject({ status: 2, stderr: 'harena: this is no match of other\n' })
    const none = await harena(`career match ${at + 1}`, { cwd })
    expect(none).toMatchObject({ status: 2, stdout: '' })
  })

  test('are kept month by month in a library of the version before, which is otherwise left as it is', async () => {
    const cwd = changedBy('DROP TABLE matches', 'PRAGMA user_version = 1')
    const before = await json<Report>('career --resume', { cwd: made })
    expect(await json<Report>('career --resume', { cwd })).toEqual(before)
    expect((await json<Listed[]>('career matches', { cwd })).length).toBeGreaterThan(3)
    const database = new DatabaseSync(join(cwd, LIBRARY))
    const { kept } = database.prepare('SELECT count(*) AS kept FROM matches').get() as { kept: number }
    database.close()
    expect(kept).toBeGreaterThan(2)
  })
})

test('the second at one campaign is told who has it; another of the same library can be played', async () => {
  const cwd = changedBy()
  const child = spawn(process.execPath, [bin, 'career', '--resume'], { cwd })
  await new Promise<void>((resolve) => child.stdout.on('data', (text) => /\[§/.test(text) && resolve()))
  const second = await harena('career --resume', { cwd, input: '1\nq\n' })
  expect(second).toMatchObject({ status: 2, stdout: '' })
  expect(second.stderr).toMatch(
    new RegExp(`^harena: .harena/career is in use by process ${child.pid} since [^\\n]+\\n$`),
  )
  expect(await json<Report>('career --resume', { cwd })).toMatchObject({ name: 'career' })
  expect(await json<Report>('career --auto 1 --name other', { cwd })).toMatchObject({ name: 'other' })
  child.stdin.end('q\n')
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0)
})

test('a decision that is taken back across a month is gone from the library', async () => {
  const cwd = freshFolder()
  await harena('career --seed capua --months 3 --star Flamma', { cwd, input: '1\n8\n2\nq\n' })
  const before = await json<Report>('career --resume', { cwd })
  // He sends nobody today, which closes the month, and takes that back.
  const { stdout } = await harena('career --resume', { cwd, input: '1\nu\nq\n' })
  expect(stdout).toMatch(/Taken back\./)
  expect(await json<Report>('career --resume', { cwd })).toEqual(before)
  expect((await harena('verify career', { cwd })).status).toBe(0)
})
