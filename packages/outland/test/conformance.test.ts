import { readFileSync } from 'node:fs'
import { parseLedger } from '@harena/engine'
import { conformance, playRandomly, type Subject } from '@harena/engine/conformance'
import { expect, test } from 'vitest'
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

test('every question begins its step, and every throw has a name', () => {
  for (let i = 0; i < 20; i++) {
    const { log } = playRandomly(subject, `outland steps/${i}`, (table) => {
      expect(table.isAtFirstQuestion).toBe(true)
      return table
    })
    for (const { rolls } of log) for (const { name } of rolls) expect(name).toBeTruthy()
  }
})
