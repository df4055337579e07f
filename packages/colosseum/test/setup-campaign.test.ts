/** Set-ups of matches inside a campaign. */
import { effectiveOptions } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { colosseum } from '../src/index.ts'
import type { CampaignTraits } from '../src/match/campaign-sheet.ts'
import type { Options } from '../src/match/options.ts'
import type { GladiatorSetup } from '../src/match/setup.ts'

const options = effectiveOptions(colosseum, {}) as unknown as Options

const traits: CampaignTraits = {
  talents: { sword: 1, FA: 1 },
  LK: 5,
  strictness: 0,
  asks: 'deadly',
  isParty: true,
  isBoundless: false,
}

const felix: GladiatorSetup = { name: 'Felix', team: 0, style: 'myrmillo', campaign: traits }
const first: GladiatorSetup = { ...felix, name: 'Primus', team: 1 }
const second: GladiatorSetup = { ...first, name: 'Secundus', waits: true }

function refusal(...gladiators: readonly unknown[]): string {
  const found = colosseum.checkSetup({ gladiators }, options)
  return found ? `${found.rule} ${found.message}` : ''
}

describe('men of a campaign', () => {
  test('§31.1 §34.3 they bring talents, luck and a feast along', () => {
    expect(refusal(felix, { ...first, campaign: { ...traits, feast: 2 } })).toBe('')
    const { gladiators } = colosseum.start(
      { gladiators: [felix, { ...first, campaign: { ...traits, feast: 2 } }] },
      options,
    )
    expect(gladiators[0]!.campaign).toMatchObject({ ...traits, feast: 0, favours: 0, end: null })
    expect(gladiators[1]!.campaign!.feast).toBe(2)
  })

  test('§31.1 all have a sheet of the campaign, or nobody', () => {
    const { campaign: _, ...plain } = first
    expect(refusal(felix, plain)).toContain('§31.1 Either all')
    expect(refusal(felix, { ...first, campaign: { ...traits, LK: -1 } })).toContain('"campaign.LK" must be')
    expect(refusal(felix, { ...first, campaign: { ...traits, talents: { flying: 1 } } })).toContain('a talent')
    expect(refusal(felix, { ...first, campaign: null })).toContain('§31.1')
  })

  test('§32.2 §33.3 injuries and experience may take ratings out of the usual range', () => {
    const ratings = { TR: 10, ST: 10, AG: 10, CN: 10, W: 5 }
    expect(refusal({ ...felix, ratings }, first)).toBe('')
    const { campaign: _, ...plain } = felix
    const { campaign: __, ...other } = first
    expect(refusal({ ...plain, ratings }, other)).toContain('§3.4')
  })

  test('§38.2.3 challengers wait behind the first of them', () => {
    expect(refusal(felix, first, second)).toBe('')
    const { gladiators } = colosseum.start({ gladiators: [felix, first, second] }, options)
    expect(gladiators.map(({ out }) => out)).toEqual([null, null, 'waiting'])
    expect(refusal({ ...felix, waits: true }, first)).toContain('§38.2.3')
    expect(refusal(felix, { ...first, waits: true })).toContain('§38.2.3')
    expect(refusal(felix, first, { ...second, waits: 'soon' })).toContain('§38.2.3')
    expect(refusal(first, felix, second)).toContain('§38.2.3')
    expect(refusal(felix, first, { ...first, name: 'Tertius', team: 2 }, second)).toContain('§38.2.3')
  })
})
