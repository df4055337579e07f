import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@harena/games'
import { expect, test } from 'vitest'
import { freshFolder, harena } from './harena.ts'

const node = JSON.stringify(process.execPath)
const random = `${node} ${JSON.stringify(fileURLToPath(new URL('../../../docs/examples/random-player.mjs', import.meta.url)))}`

/** A program that answers each question with what this expression makes of it. */
function answering(expression: string): string {
  const path = join(freshFolder(), 'player.mjs')
  const lines = [
    "import { createInterface } from 'node:readline'",
    'for await (const line of createInterface({ input: process.stdin })) {',
    '  const asked = JSON.parse(line)',
    `  if (asked.type === 'ask') ${expression}`,
    '}',
  ]
  writeFileSync(path, lines.join('\n'))
  return `${node} ${JSON.stringify(path)}`
}

interface Report {
  readonly meetings: { first: string; won: number; lost: number; drawn: number; failures: Record<string, number> }[]
}

async function meetings(ruleset: string, players: readonly string[], ...more: string[]): Promise<Report['meetings']> {
  const named = players.flatMap((player) => ['--player', player])
  const args = ['bot-match', ruleset, ...named, '--bouts', '2', '--seed', 'capua', '--json', ...more]
  const { stdout, stderr, status } = await harena(args)
  if (status !== 0) throw new Error(stderr)
  return (JSON.parse(stdout) as Report).meetings
}

test.each(games.filter(({ quick }) => quick.length > 0).map(({ ruleset }) => ruleset.id))(
  'a program plays %s to its end, and nothing that it picks is refused',
  async (ruleset) => {
    const [meeting] = await meetings(ruleset, [random, 'standard'])
    expect(meeting!.won + meeting!.lost + meeting!.drawn).toBe(2)
    expect(meeting!.failures).toEqual({})
  },
)

test.each([
  ['ends', 'process.exit(3)', /it has ended/],
  ['says why it ends', "{ console.error('no idea'); process.exit(3) }", /it has ended: no idea/],
  ['writes no JSON', "console.log('left foot')", /an answer is not JSON/],
  ['picks what is not there', 'console.log(JSON.stringify({ pick: 99999 }))', /"pick": 0 to/],
  ['insists on nonsense', "console.log(JSON.stringify({ answer: 'left foot' }))", /refused too often/],
  ['never answers', '0', /no answer in 1 s/],
])('a program that %s forfeits the bout', async (_, expression, why) => {
  const [meeting] = await meetings('munera', ['standard', answering(expression)], '--seconds', '1')
  expect([meeting!.won, meeting!.lost]).toEqual([2, 0])
  expect(Object.keys(meeting!.failures).every((reason) => why.test(reason))).toBe(true)
  expect(Object.values(meeting!.failures).reduce((sum, times) => sum + times)).toBe(2)
})

test('a refusal comes back with the question, and the bout goes on', async () => {
  const stubborn = answering('console.log(JSON.stringify(asked.refused ? { pick: 0 } : { answer: null }))')
  const [meeting] = await meetings('munera', [stubborn, 'standard'])
  expect(meeting!.failures).toEqual({})
})

test('a program is told nothing of where the dice come from, and knows its seats', async () => {
  const folder = freshFolder()
  const path = join(folder, 'spy.mjs')
  const lines = [
    "import { appendFileSync } from 'node:fs'",
    "import { createInterface } from 'node:readline'",
    'for await (const line of createInterface({ input: process.stdin })) {',
    `  appendFileSync(${JSON.stringify(join(folder, 'heard.txt'))}, line + '\\n')`,
    "  if (JSON.parse(line).type === 'ask') console.log('{\"pick\": 0}')",
    '}',
  ]
  writeFileSync(path, lines.join('\n'))
  await meetings('munera', [`${node} ${JSON.stringify(path)}`, 'standard'], '--seed', 'unheard')
  const heard = readFileSync(join(folder, 'heard.txt'), 'utf8')
  expect(heard).not.toContain('unheard')
  const starts = heard.split('\n').filter((line) => line.includes('"type":"start"'))
  expect(starts.map((line) => JSON.parse(line).seats)).toEqual([[0], [1]])
})

test('each meets each, every bout is kept, and its record is whole', async () => {
  const folder = join(freshFolder(), 'records')
  mkdirSync(folder)
  expect(await meetings('outland', [random, 'standard', 'novice'], '--records', folder)).toHaveLength(3)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  expect(files).toHaveLength(6)
  const { status } = await harena(['replay', join(folder, files[0]!), '--verify'])
  expect(status).toBe(0)
})

test.each([
  [['--player', 'standard'], 'two players or more'],
  [['--player', 'standard', '--player', 'standard'], 'each opponent once'],
  [['--player', 'standard', '--player', 'novice', '--opponent', 'novice'], 'an opponent is a player here'],
  [['--player', 'standard', '--player', 'novice', '--bouts', '1'], '--bouts must be a whole number'],
  [['--player', 'standard', '--player', 'novice', '--fighters', 'samnite,samnite,samnite'], 'two sides are needed'],
])('%j is refused', async (flags, message) => {
  const { status, stderr } = await harena(['bot-match', 'munera', ...flags])
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)])
})
