import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ledgerFaults, rememberSeen } from './ledger-words.ts'

const root = mkdtempSync(join(tmpdir(), 'harena-ledgers-'))
const german = join(root, 'docs/rules/german')
const english = (text: string) =>
  writeFileSync(join(root, 'docs/rules/rudis.md'), `## §1 Blows\n\n- **§1** *rule.* ${text}\n`)
const inGerman = (text: string) => writeFileSync(join(german, 'rudis.md'), `## §1 Hiebe\n\n- **§1** ${text}\n`)

mkdirSync(german, { recursive: true })
writeFileSync(join(german, 'seen.json'), '{}')
afterAll(() => rmSync(root, { recursive: true }))

test('a new ledger is told what it lacks in German, and one that has changed since to be looked at', () => {
  english('Each strikes in turn.')
  expect(ledgerFaults(root)).toEqual([
    'docs/rules/german/rudis.md: §1: not in German',
    'docs/rules/german/rudis.md: other chapters than in English',
  ])
  inGerman('Jeder schlägt der Reihe nach.')
  rememberSeen(root)
  expect(ledgerFaults(root)).toEqual([])
  english('Both strike at once.')
  expect(ledgerFaults(root)).toEqual([expect.stringContaining('§1: the English has changed')])
})

test.each([
  ['The net is ready again at tick+3.', 'tick'],
  ['Here it counts as in ENG-4.', 'ENG-4'],
  ['Free if the dice -> 6.', '->'],
  ['The PA is added.', 'PA'],
])('"%s" is no sentence for players, in neither ledger', (text, short) => {
  const fault = `§1: not a sentence for players: “${short}”`
  english(text)
  inGerman('Beide schlagen zugleich.')
  expect(ledgerFaults(root)[0]).toBe(`docs/rules/rudis.md: ${fault}`)
  english('Both strike at once.')
  inGerman(text)
  expect(ledgerFaults(root)[0]).toBe(`docs/rules/german/rudis.md: ${fault}`)
})
