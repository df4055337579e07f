import { readFileSync } from 'node:fs'
import { parseLedger } from '@harena/engine'
import { conformance, type Subject } from '@harena/engine/conformance'
import { test } from 'vitest'
import { outland } from '../src/index.ts'
import type { Outland } from '../src/match/context.ts'
import { isKeen, randomMatch } from './random-match.ts'

const ledger = readFileSync(new URL('../../../docs/rules/outland.md', import.meta.url), 'utf8')

const subject: Subject<Outland> = {
  ruleset: outland,
  randomMatch,
  isKeen,
  paragraphs: new Set(parseLedger(ledger).keys()),
}

for (const check of conformance(subject, 40, 'outland')) test(check.title, check.run, 60_000)
