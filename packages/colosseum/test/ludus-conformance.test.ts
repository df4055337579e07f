import { readFileSync } from 'node:fs'
import { type Dice, parseLedger } from '@harena/engine'
import { conformance, type Subject } from '@harena/engine/conformance'
import { describe, expect, test } from 'vitest'
import { type LanistaCampaign, lanistaCampaign } from '../src/index.ts'
import { type LudusOptions, ludusOwn } from '../src/ludus/options.ts'

const ledger = parseLedger(readFileSync(new URL('../../../docs/rules/colosseum.md', import.meta.url), 'utf8'))

/** Short campaigns with switches of their own by chance. */
function randomMatch(random: Dice): { setup: LanistaCampaign['setup']; options: Partial<LudusOptions> } {
  const switches = ludusOwn.map(({ id, values }) => {
    const names = Object.keys(values)
    return [id, names[random.below(names.length)]!]
  })
  const conduct = (['ask', 'decide', 'decide', 'watch'] as const)[random.below(4)]!
  const ludi = ['Magnus', 'Capuae', 'Matutinus'].slice(0, 2 + random.below(2)).map((name) => ({ name, conduct }))
  return { setup: { ludi, munera: 1 }, options: { ...Object.fromEntries(switches), turnLimit: 2 } }
}

const subject: Subject<LanistaCampaign> = {
  ruleset: lanistaCampaign,
  randomMatch,
  isKeen: (answer) => answer === null || (typeof answer === 'object' && 'attacks' in answer),
  paragraphs: new Set(ledger.keys()),
}

describe('conformance', () => {
  const own = new Set<string>(ludusOwn.map(({ id }) => id))
  // The switches of matches and gladiators are played in their own suites.
  const { options } = lanistaCampaign
  const narrow = { ...lanistaCampaign, options: options.filter(({ id }) => own.has(id) || id === 'turnLimit') }
  for (const check of conformance(subject, 2, 'ludus').slice(0, -1)) test(check.title, () => check.run())
  for (const check of conformance({ ...subject, ruleset: narrow }, 1, 'ludus').slice(-1)) {
    test(check.title, () => check.run())
  }
})

test('every switch of the lanistas stands in the ledger under its paragraph with its default', () => {
  for (const option of ludusOwn) {
    const text = ledger.get(option.rule)?.switch ?? ''
    expect(text).toContain(`\`${option.id}\`: \`${option.default}\` (default)`)
    for (const value of Object.keys(option.values)) expect(text).toContain(`\`${value}\``)
  }
})
