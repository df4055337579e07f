import { readdirSync, readFileSync } from 'node:fs'
import { parseRecord, verify } from '@harena/engine'
import { expect, test } from 'vitest'
import { colosseum } from '../src/index.ts'

// Matches that were played once and must be the same match for ever. If one of these fails, behaviour has changed:
// then the change needs a switch whose old value these records keep.
const folder = new URL('golden/', import.meta.url)

test.each(readdirSync(folder))('golden record %s leads to the same log as ever', (file) => {
  const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'))
  expect(verify(colosseum, record)).toEqual({ isSame: true, expected: record.digest, found: record.digest })
})
