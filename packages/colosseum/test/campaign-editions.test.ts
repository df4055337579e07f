import { effectiveOptions } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { rollInjuries } from '../src/32-injuries/injuries.ts'
import { type Defeat, experienceOf } from '../src/33-experience/earning.ts'
import { mayRaise } from '../src/33-experience/spending.ts'
import { crown } from '../src/campaign/aftermath.ts'
import { campaignEditionOf } from '../src/campaign/edition.ts'
import { newMan } from '../src/campaign/state.ts'
import { type CampaignOptions, campaignManifest, gladiatorCampaign, lanistaManifest, type Man } from '../src/index.ts'
import { campaignTables } from '../src/tables/campaign.ts'
import { ratingNames } from '../src/tables/characteristics.ts'
import { campaignOptionsWith, inCampaign, manWith, oneStep, told } from './campaign-floor.ts'
import { duel } from './helpers.ts'

const none = newMan(0, 'Nemo').raised

describe('between matches in other editions', () => {
  test('C-14 §32.2 in 1981 two dice less the wounds must exceed 1', () => {
    const lost = (classicHealing: 'no' | 'yes', dice: readonly number[]) => {
      const man = manWith()
      const options = campaignOptionsWith({ classicHealing })
      told(dice, [], (referee) => rollInjuries(options, man, [0, 0, 0, 3, 0], referee))
      return 1 - man.ratings.ST
    }
    expect([lost('yes', [2, 3]), lost('yes', [2, 2]), lost('yes', [1, 1])]).toEqual([0, 1, 3])
    expect([lost('no', [2, 2]), lost('no', [1, 1])]).toEqual([0, 1])
  })

  /** The ratings that may rise after so much was bought. */
  const open = (given: Partial<CampaignOptions>, change: Partial<Man>) => {
    const options = campaignOptionsWith(given)
    return ratingNames.filter((rating) => mayRaise(options, manWith(change), rating))
  }

  test('A-9 each rating once in a career, TR twice', () => {
    const bought = { ...none, TR: 2, ST: 1 }
    expect(open({ boughtOnce: 'yes' }, { bought })).toEqual(['AG', 'CN', 'W'])
    expect(open({ boughtOnce: 'yes' }, { bought: { ...none, TR: 1 } })).toContain('TR')
    expect(open({}, { bought })).toEqual([...ratingNames])
  })

  test('B-7 two TR, or one TR and one other, or one other', () => {
    const after = (raised: Partial<Man['raised']>) =>
      open({ billingsPurchases: 'yes' }, { raised: { ...none, ...raised } })
    expect(after({})).toEqual([...ratingNames])
    expect(after({ TR: 1 })).toEqual([...ratingNames])
    expect(after({ TR: 2 })).toEqual([])
    expect(after({ W: 1 })).toEqual(['TR'])
    expect(after({ TR: 1, W: 1 })).toEqual([])
    expect(open({}, { raised: { ...none, W: 1 } })).toEqual([...ratingNames])
  })

  test('B-7 A-9 with both the stricter counts', () => {
    const given = { boughtOnce: 'yes', billingsPurchases: 'yes' } as const
    expect(open(given, { bought: { ...none, TR: 2 }, raised: { ...none, W: 1 } })).toEqual([])
  })

  test('V1982.24 H-11 §33.2.4 ten for surviving instead of the kill', () => {
    const who = inCampaign(duel()).gladiators[0]!
    who.attackTally = 40
    who.defenceTally = 10
    const kill: Defeat = { seat: 1, kind: 'kill', turn: 2, pace: 'slow', isCleaved: false, beast: null }
    const XP = (survivalXp: 'no' | 'yes', defeats: readonly Defeat[]) => {
      const { chart } = campaignEditionOf(campaignOptionsWith({ survivalXp }))
      return experienceOf(chart(campaignTables.experience), who, defeats, [])
    }
    expect(XP('yes', [kill])).toBe(35)
    expect(XP('yes', [])).toBe(20)
    expect([XP('no', [kill]), XP('no', [])]).toEqual([35, 10])
  })

  test('C.00 in 1981 ten battles that he has survived make the Champion', () => {
    const status = (championBy: 'victories' | 'survived') => {
      const man = manWith({ record: { V: 5, S: 2, M: 3, kills: 0 } })
      told([], [], (referee) => crown(campaignOptionsWith({ championBy }), man, referee))
      return man.status
    }
    expect([status('victories'), status('survived')]).toEqual(['active', 'champion'])
  })
})

describe('C.00 men of two players', () => {
  /** Two players whose men are known; the first one's turn. */
  function twoPlayers(interPlayerMatches: 'no' | 'yes') {
    const setup = { players: [{ name: 'A' }, { name: 'B' }], rounds: 2 }
    const state = gladiatorCampaign.start(setup, campaignOptionsWith({ interPlayerMatches }))
    state.men = [manWith(), { ...manWith(), owner: 1, name: 'Probus' }]
    state.phase = 'arranging'
    return state
  }

  /** A matched pair, missus may be granted, class II against class I. */
  const PAIR = [1, 1, 1, 3, 4]

  test('C.00 meet where both have drawn a matched pair and both players agree', () => {
    const state = twoPlayers('yes')
    oneStep(state, PAIR)
    const { asked } = oneStep(state, PAIR, [true, true])
    expect(asked.map(({ seat }) => seat)).toEqual([0, 1])
    expect(state.rival).toBe(1)
    oneStep(state, [], ['thraex'])
    oneStep(state)
    expect(state.phase).toBe('arranging')
    oneStep(state, [], ['hoplomachus'])
    oneStep(state)
    expect(state.phase).toBe('opponents')
    oneStep(state, [1, 1])
    expect(state.bout).toMatchObject({
      owners: [0, 1],
      match: { gladiators: [{ style: 'thraex' }, { style: 'hoplomachus' }] },
    })
  })

  test('C.00 both are settled after it, and the second does not fight again in the round', () => {
    const state = twoPlayers('yes')
    state.phase = 'aftermath'
    state.bill = {
      type: 'matchedPair',
      isUnique: false,
      isDeath: false,
      own: 2,
      others: [1],
      allies: 0,
      style: 'thraex',
      suit: 'rolled',
    }
    const match = inCampaign(duel())
    match.outcome = { kind: 'won', team: 0 }
    match.gladiators[1]!.out = 'missus'
    state.bout = { match, setup: { gladiators: [] }, owners: [0, 1], prestige: [0, 0] }
    oneStep(state, [1, 1, 1, 1, 1, 1])
    expect(state.men.map(({ record }) => [record.V, record.M])).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(state.journal.map(({ name, letter }) => `${name} ${letter}`)).toEqual(['Felix V', 'Probus M'])
    oneStep(state)
    expect(state).toMatchObject({ next: 1, phase: 'spending' })
    oneStep(state)
    expect(state).toMatchObject({ next: 0, round: 2, phase: 'arranging', fought: [] })
  })

  test('C.00 who declines meets his challenger, and the other keeps the match that he drew', () => {
    const state = twoPlayers('yes')
    oneStep(state, PAIR)
    oneStep(state, PAIR, [true, false])
    expect(state.rival).toBe(-1)
    expect(state.drawn[1]).toMatchObject({ type: 'matchedPair' })
    state.next = 1
    state.bill = null
    state.rival = null
    oneStep(state)
    expect(state.bill).toMatchObject({ type: 'matchedPair', own: 2 })
  })

  test('C.00 nobody is asked without the switch, nor where the other has drawn something else', () => {
    const plain = twoPlayers('no')
    oneStep(plain, PAIR)
    expect(oneStep(plain, [], ['thraex']).asked).toMatchObject([{ kind: 'style' }])
    const other = twoPlayers('yes')
    oneStep(other, PAIR)
    expect(oneStep(other, [5, 4]).asked).toEqual([])
    expect(other.rival).toBe(-1)
  })
})

test('C.00 one word chooses what an edition says between matches', () => {
  const { presets } = campaignManifest
  expect(Object.keys(presets)).toEqual(['book', 'classic1981', 'billings', 'tablesV2'])
  for (const { ruleset } of [campaignManifest, lanistaManifest]) {
    const [book, classic, billings, tables] = Object.values(presets).map(({ switches }) =>
      effectiveOptions(ruleset, switches),
    )
    expect(book).toEqual(effectiveOptions(ruleset, {}))
    expect(classic).toMatchObject({ classicHealing: 'yes', boughtOnce: 'yes', championBy: 'survived', trCost: '35' })
    expect(billings).toMatchObject({ ...classic, trCost: '25', billingsPurchases: 'yes' })
    expect(tables).toMatchObject({ ...classic, survivalXp: 'yes' })
  }
})
