import { readFileSync } from 'node:fs'
import { clubOptions, type Dice, parseLedger } from '@harena/engine'
import { conformance, type Subject } from '@harena/engine/conformance'
import { describe, expect, test } from 'vitest'
import { type MuneraCampaign, muneraCampaign } from '../src/index.ts'
import { randomOptions } from './random-match.ts'

const ledger = parseLedger(readFileSync(new URL('../../../docs/rules/munera.md', import.meta.url), 'utf8'))

/** Small clubs whose bouts are short. */
function randomMatch(random: Dice): { setup: MuneraCampaign['setup']; options: Partial<MuneraCampaign['options']> } {
  const owners = ['Anna', 'Bruno', 'Carla'].slice(0, 2 + random.below(2)).map((name) => ({ name }))
  const own = clubOptions.map(({ id, values }) => [id, Object.keys(values)[random.below(2)]!])
  const options = { ...randomOptions(random, 2), ...Object.fromEntries(own), roundLimit: 3 }
  return { setup: { owners, roster: 1 + random.below(2), send: 1, cycles: 1 }, options }
}

const subject: Subject<MuneraCampaign> = {
  ruleset: muneraCampaign,
  randomMatch,
  isKeen: (answer) => typeof answer === 'object' && answer !== null && 'act' in answer && answer.act !== 'end',
  paragraphs: new Set(ledger.keys()),
}

describe('conformance', () => {
  for (const check of conformance(subject, 2, 'club')) test(check.title, () => check.run())
})

test('every switch of the club stands in the ledger under its paragraph with its default', () => {
  for (const option of clubOptions) {
    const text = ledger.get(option.rule)?.switch ?? ''
    expect(text).toContain(`\`${option.id}\`: \`${option.default}\` (default)`)
    for (const value of Object.keys(option.values)) expect(text).toContain(`\`${value}\``)
  }
})
