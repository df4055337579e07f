import { readFileSync } from 'node:fs'
import { parseLedger } from '@harena/engine'
import { conformance, playRandomly } from '@harena/engine/conformance'
import { expect, test } from 'vitest'
import { crowded, isKeen, randomMatch } from './random-match.ts'

const ledger = readFileSync(new URL('../../../docs/rules/munera.md', import.meta.url), 'utf8')
const paragraphs = new Set(parseLedger(ledger).keys())

const subject = { ruleset: crowded, randomMatch, isKeen, paragraphs }

for (const check of conformance(subject, 40, 'munera')) test(check.title, check.run, 60_000)

test('every question begins its step, and every throw has a name', () => {
  for (let i = 0; i < 20; i++) {
    const { log } = playRandomly(subject, `munera steps/${i}`, (table) => {
      expect(table.isAtFirstQuestion).toBe(true)
      return table
    })
    for (const { rolls } of log) for (const { name } of rolls) expect(name).toBeTruthy()
  }
})
