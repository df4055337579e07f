import { readFileSync } from 'node:fs'
import { type ChoiceOption, type Dice, parseLedger } from '@harena/engine'
import { conformance, type Subject } from '@harena/engine/conformance'
import { describe, expect, test } from 'vitest'
import type { CampaignOptions } from '../src/campaign/options.ts'
import { campaignOptions, type GladiatorCampaign, gladiatorCampaign } from '../src/index.ts'

const ledger = parseLedger(readFileSync(new URL('../../../docs/rules/colosseum.md', import.meta.url), 'utf8'))

const own = campaignOptions.slice(-19) as readonly ChoiceOption[]

/** Short campaigns with switches of their own by chance. */
function randomMatch(random: Dice): { setup: GladiatorCampaign['setup']; options: Partial<CampaignOptions> } {
  const switches = own.map(({ id, values }) => {
    const names = Object.keys(values)
    return [id, names[random.below(names.length)]!]
  })
  const players = [{ name: 'Lanista' }, { name: 'Rival' }].slice(0, 1 + random.below(2))
  return { setup: { players, rounds: 1 }, options: { ...Object.fromEntries(switches), turnLimit: 3 } }
}

const subject: Subject<GladiatorCampaign> = {
  ruleset: gladiatorCampaign,
  randomMatch,
  isKeen: (answer) => {
    if (typeof answer === 'string') return answer.startsWith('F') || answer.startsWith('C')
    return typeof answer === 'object' && answer !== null && 'attacks' in answer
  },
  paragraphs: new Set(ledger.keys()),
}

describe('conformance', () => {
  for (const check of conformance(subject, 2, 'campaign')) test(check.title, () => check.run())
})

test('every switch of the campaign stands in the ledger under its paragraph with its default', () => {
  expect(own.map(({ id }) => id)).toContain('favour')
  for (const option of own) {
    const text = ledger.get(option.rule)?.switch ?? ''
    expect(text).toContain(`\`${option.id}\`: \`${option.default}\` (default)`)
    for (const value of Object.keys(option.values)) expect(text).toContain(`\`${value}\``)
  }
})
