import { readdirSync, readFileSync } from 'node:fs'
import { parseRecord, verify } from '@harena/engine'
import { expect, test } from 'vitest'
import { gameOf } from '../src/index.ts'

// Matches that were played once and must be the same match for ever, by ruleset and version. If one of these fails,
// behaviour has changed: then the ruleset needs a new version, and a switch whose old value these records keep.
const folder = new URL('golden/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))

test.each(files)('golden record %s leads to the same log as ever', (file) => {
  const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'))
  expect(verify(gameOf(record.ruleset).ruleset, record)).toMatchObject({ isSame: true })
})
