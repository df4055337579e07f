import { describe, expect, test } from 'vitest'
import { rollOwnTalent } from '../src/31-talents/talent-rolls.ts'
import {
  canLearn,
  firstTalents,
  groupOf,
  learned,
  mayFightAs,
  rowGained,
  startingRolls,
  talentRolled,
  weaponsKnown,
  weaponsToLearn,
} from '../src/31-talents/talents.ts'
import { combatValue } from '../src/index.ts'
import { campaignTables } from '../src/tables/campaign.ts'
import { campaignOptionsWith, manWith, told } from './campaign-floor.ts'

test('T01 §31.2 a roll for every three points of training', () => {
  expect([7, 8, 9, 11, 12, 13, 18].map(startingRolls)).toEqual([2, 2, 3, 3, 4, 4, 6])
  expect(startingRolls(-2)).toBe(0)
})

test('T02 §31.2 the Talents Table, all 36 numbers of it', () => {
  const at = (number: number) => talentRolled(campaignTables, Math.floor(number / 10), number % 10)
  expect([26, 31, 46, 62, 63, 66].map(at)).toEqual(['none', 'WP', 'HG', 'FA', 'BR', 'FB'])
  const rows = Object.values(campaignTables.talents)
  expect(rows).toHaveLength(36)
  const count = (row: string) => rows.filter((one) => one === row).length
  const all = ['none', 'WP', 'TH', 'GP', 'HG', 'RE', 'DI', 'FA', 'BR', 'TG', 'SP', 'FB'].map(count)
  expect(all).toEqual([12, 6, 2, 2, 2, 3, 3, 2, 1, 1, 1, 1])
})

test('T03 §31.2 from 71 on any talent', () => {
  expect(talentRolled(campaignTables, 5 + 2, 1)).toBe('any')
  expect(talentRolled(campaignTables, 6, 6)).toBe('FB')
})

test('T04 C.09 §31.3.1 what is learned once gives way to the next row, towards higher numbers', () => {
  expect(rowGained({ RE: 1 }, 'RE')).toBe('DI')
  expect(rowGained({ RE: 1, DI: 1 }, 'RE')).toBe('FA')
  expect(rowGained({ FB: 1 }, 'FB')).toBe('any')
  expect(rowGained({}, 'RE')).toBe('RE')
  expect(rowGained({ RE: 1 }, 'none')).toBe('none')
})

test('T05 §31.3 no level beyond the third', () => {
  expect(rowGained({ TH: 3 }, 'TH')).toBe('GP')
  expect(rowGained({ TH: 2 }, 'TH')).toBe('TH')
  expect(canLearn({ TH: 3 }, 'TH')).toBe(false)
  expect(weaponsToLearn({ sword: 3, axe: 2 })).not.toContain('sword')
  expect(weaponsToLearn({ sword: 3, axe: 2 })).toContain('axe')
})

test('§31.1.1 everybody has WP 0 with the sword', () => {
  expect(firstTalents).toEqual({ sword: 0 })
  expect(weaponsKnown(firstTalents)).toEqual(['sword', 'scimitar'])
})

test('§31.3 a weapon begins with level 0, all else with 1', () => {
  expect(learned({ sword: 0 }, 'axe')).toEqual({ sword: 0, axe: 0 })
  expect(learned({ sword: 0 }, 'sword')).toEqual({ sword: 1 })
  expect(learned({}, 'TH')).toEqual({ TH: 1 })
  expect(learned({ TH: 1 }, 'TH')).toEqual({ TH: 2 })
  expect(learned({}, 'FA')).toEqual({ FA: 1 })
})

test('§31.3 weapons are learned by groups', () => {
  expect((['scissor', 'javelin', 'scimitar', 'axe'] as const).map(groupOf)).toEqual(['dagger', 'spear', 'sword', 'axe'])
  expect((['trident', 'net', 'bow'] as const).map(groupOf)).toEqual([null, null, null])
  expect(weaponsKnown({ dagger: 0, spear: 1 })).toEqual(['dagger', 'scissor', 'spear', 'javelin'])
})

test('§31.3 RE and DI open their styles, and RE knows net, trident and lasso', () => {
  for (const style of ['retiarius', 'laquearius'] as const) {
    expect(mayFightAs({}, style)).toBe(false)
    expect(mayFightAs({ RE: 1 }, style)).toBe(true)
  }
  expect(mayFightAs({ RE: 1 }, 'dimachaerus')).toBe(false)
  expect(mayFightAs({ DI: 1 }, 'dimachaerus')).toBe(true)
  expect(mayFightAs({}, 'velite')).toBe(true)
  expect(weaponsKnown({ RE: 1 })).toEqual(['net', 'trident', 'lasso'])
})

describe('a roll of a player', () => {
  const options = campaignOptionsWith()

  test('§31.3.1 a WP is a new weapon or a level more, as he likes', () => {
    const man = manWith()
    const { asked, events } = told([3, 4], ['axe'], (referee) => rollOwnTalent(options, man, 0, referee))
    expect(asked[0]).toMatchObject({ kind: 'learn', rule: '§31.3' })
    expect(man.talents).toEqual({ sword: 0, axe: 0 })
    expect(events).toMatchObject([{ kind: 'talentGained', talent: 'axe', level: 0 }])
    told([3, 4], ['sword'], (referee) => rollOwnTalent(options, man, 0, referee))
    expect(man.talents).toEqual({ sword: 1, axe: 0 })
  })

  test('§31.2 nothing on 11 to 26, and nobody is asked for what the table names', () => {
    const man = manWith()
    told([2, 6], [], (referee) => rollOwnTalent(options, man, 0, referee))
    expect(man.talents).toEqual({ sword: 0 })
    told([6, 1], [], (referee) => rollOwnTalent(options, man, 0, referee))
    expect(man.talents).toEqual({ sword: 0, FA: 1 })
  })

  test('§31.2 §33.3 what is paid for goes on the red die', () => {
    const man = manWith()
    const { asked } = told([5, 1], ['FB'], (referee) => rollOwnTalent(options, man, 2, referee))
    expect(asked[0]).toMatchObject({ kind: 'learn', rule: '§31.2' })
    expect(man.talents.FB).toBe(1)
  })

  test('§31.3 BR brings two points of prestige at once', () => {
    const man = manWith({ PR: 1 })
    told([6, 3], [], (referee) => rollOwnTalent(options, man, 0, referee))
    expect(man.PR).toBe(3)
  })
})

test('T07 T08 the combat value adds ratings and twice the levels', () => {
  const ratings = (TR: number, ST: number, AG: number, CN: number, W: number) => ({ TR, ST, AG, CN, W })
  expect(combatValue({ ratings: ratings(10, 2, 1, 4, 11), talents: { sword: 1, TH: 2, FA: 1 } })).toBe(11)
  const centurion = (number: number) =>
    combatValue({ ratings: campaignTables.centurions[number]!, talents: { sword: 0 } })
  expect([11, 36, 66].map(centurion)).toEqual([0, -3, 5])
})

test('§31.2 what a roll has brought is told, also that it was nothing', () => {
  const options = campaignOptionsWith()
  const rolled = (faces: readonly number[]) =>
    told(faces, [], (referee) => rollOwnTalent(options, manWith({ talents: { sword: 0 } }), 0, referee)).events[0]
  expect(rolled([2, 6])).toMatchObject({ kind: 'talentGained', talent: null, level: 0 })
  expect(rolled([4, 6])).toMatchObject({ kind: 'talentGained', talent: 'HG', level: 1 })
})
