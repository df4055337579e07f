import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder, harena } from './harena.ts'

/** What is written on all pages. */
function written(path: string): string[] {
  const texts = readFileSync(path, 'latin1').matchAll(/<([0-9a-f]*)> Tj/g)
  return [...texts].map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1'))
}

test('sheets are listed, and a blank one is written', async () => {
  const cwd = freshFolder()
  const { stdout } = await harena(['sheets'], { cwd })
  expect(stdout).toContain('harena sheets colosseum log')
  expect(stdout).toContain('harena sheets munera record')
  const blank = await harena(['sheets', 'munera', 'record', '--paper', 'letter'], { cwd })
  expect(blank.stdout).toBe('Record sheet: munera-record.pdf\n')
  const pdf = readFileSync(join(cwd, 'munera-record.pdf'), 'latin1')
  expect(pdf).toContain('/MediaBox [0 0 612 792]')
})

test('sheets of a match that is named, and of one in its middle, with a code that opens it', async () => {
  const cwd = freshFolder()
  const out = join(cwd, 'sheets.pdf')
  await harena(['sheets', 'munera', 'record', '--as', 'secutor', '--seed', 'a', '--out', out], { cwd })
  expect(written(out)).toContain('Priscus')
  expect(written(out)).not.toContain('opens the bout')
  await harena(['duel', 'munera', '--seed', 'a', '--record', 'duel.json'], { cwd })
  const args = ['sheets', 'munera', 'record', '--record', 'duel.json', '--to', '5', '--out', out]
  await harena([...args, '--page', 'http://localhost:4173/'], { cwd })
  expect(written(out)).toContain('Astyanax')
  expect(written(out)).toContain('opens the bout')
})

test.each([
  [['sheets', 'munera', 'recrod'], 'unknown sheet "recrod", perhaps record? munera has record, reference'],
  [['sheets', 'munera', 'record', '--paper', 'a5'], '--paper can be a4 or letter, not "a5"'],
  [['sheets', 'munera', 'record', '--seat', '1'], '--seat is for the sheets of a match'],
  [['sheets', 'munera', 'record', '--as', 'secutor', '--page', 'nowhere'], '--page takes an address such as'],
  [['sheets', 'munera', 'record', '--as', 'secutor', '--seat', '3'], '--seat'],
  [['sheets', 'colosseum', 'beast', '--as', 'thraex'], 'there is nobody in this match for a beast log sheet'],
  [['sheets', 'chess'], 'unknown ruleset "chess"'],
])('%j is refused', async (args, message) => {
  const { status, stderr } = await harena(args, { cwd: freshFolder() })
  expect(status).toBe(2)
  expect(stderr).toContain(message)
})
