import { readFileSync } from 'node:fs'
import { parseLedger } from '@harena/engine'
import { conformance } from '@harena/engine/conformance'
import { test } from 'vitest'
import { crowded, isKeen, randomMatch } from './random-match.ts'

const ledger = readFileSync(new URL('../../../docs/rules/munera.md', import.meta.url), 'utf8')
const paragraphs = new Set(parseLedger(ledger).keys())

for (const check of conformance({ ruleset: crowded, randomMatch, isKeen, paragraphs }, 40, 'munera')) {
  test(check.title, check.run, 60_000)
}
