/** Every row of T1 to T12 as printed. */
import { type Dir, exactly, fromColumnAndRow } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { munera } from '../src/index.ts'
import type { Munera } from '../src/match/game.ts'
import { result } from '../src/match/result.ts'
import { apModifier } from '../src/rules/action-points.ts'
import { newBlow, strike } from '../src/rules/attacks.ts'
import { checkEquipment, type Equipment, saveOf, weightPoints } from '../src/rules/gladiators.ts'
import { modifierOf } from '../src/rules/modifiers.ts'
import { apCosts, apModifiers, weightAp } from '../src/tables/action-points.ts'
import { appealModifiers } from '../src/tables/appeal-modifiers.ts'
import { attackModifiers, attackModifierTexts } from '../src/tables/attack-modifiers.ts'
import { doublesAdjacent, doublesAtDistance } from '../src/tables/doubles.ts'
import { type SampleType, sampleGladiator } from '../src/tables/sample-gladiators.ts'
import { castNeeds, NO_RANGE, rangeModifier, weaponIndex, weapons } from '../src/tables/weapons.ts'
import { armourSave, armourWeight, shieldSave, shieldWeight, weightClasses } from '../src/tables/weight.ts'
import { attack, attackerOf, defenderOf, doAct, duel, optionsWith, told, where } from './arena.ts'

describe('weight and save', () => {
  test.each([
    ['T1.1 no armour', armourWeight.none, 0],
    ['T1.2 light armour', armourWeight.light, 1],
    ['T1.3 heavy armour', armourWeight.heavy, 2],
    ['T1.4 no shield', weightPoints({ armour: 'none', shield: null }), 0],
    ['T1.5 small shield', shieldWeight.small, 0],
    ['T1.6 large shield', shieldWeight.large, 1],
    ['T1.7 extra-large shield', shieldWeight.xlarge, 2],
    ['T3.1 no armour', armourSave.none, 0],
    ['T3.2 light armour', armourSave.light, 1],
    ['T3.3 heavy armour', armourSave.heavy, 3],
    ['T3.4 no shield', saveOf({ armour: 'none', shield: null }), 0],
    ['T3.5 small shield', shieldSave.small, 1],
    ['T3.6 large shield', shieldSave.large, 2],
    ['T3.7 extra-large shield', shieldSave.xlarge, 3],
  ])('%s', (_, found, printed) => {
    expect(found).toBe(printed)
  })

  test.each([
    ['T2.1 no points are Light', 'light', 0],
    ['T2.2 one point is Medium', 'medium', 1],
    ['T2.3 two points are Heavy', 'heavy', 2],
    ['T2.4 three points are Extra Heavy', 'xheavy', 3],
  ])('%s', (_, name, points) => {
    expect(weightClasses[points]).toBe(name)
  })

  test('T2.5 four points are not allowed', () => {
    const four: Equipment = { armour: 'heavy', shield: { size: 'xlarge', hand: 'left' }, weapons: [] }
    expect(weightPoints(four)).toBe(4)
    expect(weightClasses[4]).toBeUndefined()
    expect(checkEquipment(four)?.rule).toBe('§1.4')
  })
})

describe('action points', () => {
  test.each([
    ['T4.1 Extra Heavy', weightAp[3], -2],
    ['T4.2 Heavy', weightAp[2], -1],
    ['T4.3 Medium', weightAp[1], 0],
    ['T4.4 Light', weightAp[0], 1],
    ['T4.5 lightly wounded', apModifiers.lightlyWounded, -1],
    ['T4.6 seriously wounded', apModifiers.seriouslyWounded, -2],
    ['T4.7 entangled', apModifiers.entangled, -3],
    ['T4.8 off balance', apModifiers.offBalance, -2],
    ['T4.9 Reflexes', apModifiers.reflexes, 1],
    ['T5.1 step forward', apCosts.stepForward, 1],
    ['T5.2 step in any other direction', apCosts.stepElsewhere, 2],
    ['T5.3 turn one hexside', apCosts.turn, 1],
    ['T5.4 attack', apCosts.attack, 1],
    ['T5.5 cast net or lasso', apCosts.cast, 2],
    ['T5.6 try to cut free', apCosts.cutFree, 1],
    ['T5.7 pick up', apCosts.pickUp, 1],
    ['T5.8 shoot a bow', apCosts.shoot, 2],
    ['T5.9 two-handed blow', apCosts.twoHanded, 2],
  ])('%s', (_, found, printed) => {
    expect(found).toBe(printed)
  })
})

describe('attack modifiers', () => {
  test.each([
    ['T6.1 front hexside', 1, 0],
    ['T6.2 side behind an extra-large shield', 2, 0],
    ['T6.3 side behind a large shield', 3, 1],
    ['T6.4 side behind a small shield or a net', 4, 2],
    ['T6.5 side behind a weapon', 5, 2],
    ['T6.6 unguarded side, heavy armour', 6, 2],
    ['T6.7 unguarded side', 7, 3],
    ['T6.8 rear hexside', 8, 3],
    ['T6.9 entangled', 9, 1],
    ['T6.10 unarmed', 10, -3],
    ['T6.11 disadvantaged weapon', 11, -1],
    ['T6.12 each helper', 12, 1],
  ])('%s', (_, row, printed) => {
    expect(attackModifiers[row]).toBe(printed)
    expect(attackModifierTexts[row]).not.toBe('')
  })
})

describe('weapons', () => {
  test.each([
    ['T7.1 sword', 0, 1, { 1: 0 }, {}],
    ['T7.2 trident', 1, 1, { 1: 0 }, {}],
    ['T7.3 dagger', 2, 1, { 1: -1 }, {}],
    ['T7.4 long spear', 3, 1, { 1: -1, 2: 0 }, {}],
    ['T7.5 javelin', 4, 1, { 1: 0, 2: -1 }, {}],
    ['T7.6 darts', 5, 1, { 2: 0, 3: 0, 4: 0, 5: -1, 6: -2 }, {}],
    ['T7.7 bow', 6, 2, { 2: -1, 3: 0, 4: 0, 5: 0, 6: 0, 7: -1, 8: -2 }, {}],
    ['T7.8 two-handed', 7, 2, { 1: 0 }, {}],
    ['T7.9 unarmed', 8, 1, { 1: -3 }, {}],
    ['T7.10 net', 9, 2, {}, { 1: 6, 2: 5 }],
    ['T7.11 lasso', 10, 2, {}, { 2: 6, 3: 5 }],
    ['T7.12 cone', 11, 0, {}, {}],
  ] as [string, number, number, Record<number, number>, Record<number, number>][])(
    '%s',
    (title, i, ap, ranges, needs) => {
      const row = weapons[i]!
      expect(title.startsWith(`${row.row} `)).toBe(true)
      expect([row.ap, row.ranges, row.needs]).toEqual([ap, ranges, needs])
      for (let range = 0; range <= 12; range++) {
        expect(rangeModifier(i, range)).toBe(ranges[range] ?? NO_RANGE)
        expect(castNeeds(i, range)).toBe(needs[range] ?? NO_RANGE)
      }
      if (row.kind !== 'unarmed') expect(weaponIndex(row.kind)).toBe(i)
    },
  )

  test('T7.6 T7.7 darts and bow come with four missiles, T7.8 takes 1 off the save', () => {
    expect(weapons.map(({ missiles }) => missiles)).toEqual([0, 0, 0, 0, 0, 4, 4, 0, 0, 0, 0, 0])
    expect(weapons.map(({ pierces }) => pierces)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])
  })
})

describe('appeal modifiers', () => {
  test.each([
    ['T8.1 started Light', appealModifiers.startedLight, 1],
    ['T8.2 started Heavy or Extra Heavy', appealModifiers.startedHeavy, -1],
    ['T8.3 unwounded', appealModifiers.unwounded, -2],
    ['T8.4 seriously wounded', appealModifiers.seriouslyWounded, 1],
    ['T8.5 inflicted no wounds', appealModifiers.inflictedNothing, -1],
    ['T8.6 for each he seriously wounded', appealModifiers.wounded, 1],
    ['T8.7 for each he defeated', appealModifiers.defeated, 2],
    ['T8.8 for each spared today', appealModifiers.sparedToday, -1],
    ['T8.9 for each Charisma', appealModifiers.charisma, 1],
  ])('%s', (_, found, printed) => {
    expect(found).toBe(printed)
  })
})

describe('skills', () => {
  test('T9.1 Reflexes: +1 AP', () => {
    const [plain, quick] = [duel({}, {}), duel({ skills: ['reflexes'] }, {})]
    expect(apModifier(quick, attackerOf(quick)) - apModifier(plain, attackerOf(plain))).toBe(1)
  })

  test('T9.2 Attack: +1 to blows', () => {
    const state = duel({ skills: ['attack'] }, {})
    expect(modifierOf(state, attackerOf(state), 0, defenderOf(state))).toBe(1)
  })

  test('T9.3 Dodge: +1 to the defence die', () => {
    const state = duel({}, { skills: ['dodge'] })
    expect(modifierOf(state, attackerOf(state), 0, defenderOf(state))).toBe(-1)
  })

  test('T9.4 Stamina: +2 strength', () => {
    const state = duel({}, {})
    attackerOf(state).skillTaken = 'stamina'
    expect(result(state).seats[0]!.strength).toBe(9)
  })

  test('T9.5 Charisma: +1 each time', () => {
    const state = duel({ skills: ['charisma', 'charisma', 'charisma'] }, {})
    expect(attackerOf(state).charisma).toBe(3)
  })

  test('T9.6 Favoured: a third of the double sixes are averted', () => {
    const blow = newBlow()
    const chances = exactly<Munera, string>((referee) => {
      strike(referee, 0, 1, 0, 0, true, true, blow)
      return blow.outcome
    })
    expect(chances.get('favoured')).toBeCloseTo(1 / 108, 12)
    expect(chances.get('killed')).toBeCloseTo(2 / 108, 12)
  })
})

describe('doubles', () => {
  test.each([
    ['T10.6 killed', 6, 'killed', 'killed'],
    ['T10.5 shield, net or lasso lost', 5, 'shieldLost', 'shieldLost'],
    ['T10.4 defender off balance', 4, 'defenderOffBalance', 'defenderOffBalance'],
    ['T10.3 attacker off balance', 3, 'attackerOffBalance', 'attackerOffBalance'],
    ['T10.2 floored if adjacent, else off balance', 2, 'floored', 'defenderOffBalance'],
    ['T10.1 a weapon is lost', 1, 'weaponLost', 'weaponLost'],
  ])('%s', (title, face, adjacent, atDistance) => {
    expect([doublesAdjacent[face], doublesAtDistance[face]]).toEqual([adjacent, atDistance])
    const state = duel({}, {})
    const more = face === 2 ? [6, 6] : face === 1 ? [1] : []
    expect(title.startsWith(told(doAct(state, attack, [face, face, ...more]), 'attacked').rule)).toBe(true)
  })
})

describe('sample gladiators', () => {
  test.each([
    ['T11.1 Samnite', 'samnite', 'sword', 'largeShield', 'light', 2, 1],
    ['T11.2 Retiarius', 'retiarius', 'net', 'trident', 'light', 2, 2],
    ['T11.3 Thracian', 'thracian', 'sword', 'smallShield', 'light', 2, 2],
    ['T11.3 Secutor', 'secutor', 'sword', 'smallShield', 'light', 2, 2],
    ['T11.4 Myrmillo', 'myrmillo', 'sword', 'largeShield', 'none', 2, 1],
    ['T11.5 Hoplomachus', 'hoplomachus', 'longSpear', 'xlargeShield', 'none', 2, 0],
    ['T11.6 Cataphractarius', 'cataphractarius', 'sword', '', 'heavy', 2, 2],
    ['T11.7 Diamecheri', 'diamecheri', 'sword', 'sword', 'light', 2, 2],
    ['T11.8 Laquearius', 'laquearius', 'lasso sword', '', 'none', 2, 3],
    ['T11.9 Contra-Retiarius', 'contraRetiarius', 'sword', 'cone', 'heavy', 2, 2],
    ['T11.10 Velite', 'velite', 'javelin', 'smallShield', 'none', 2, 2],
    ['T11.11 Gaetulian', 'gaetulian', 'darts dagger', '', 'none', 2, 3],
    ['T11.12 Provocator', 'provocator', 'longSpear', 'smallShield', 'light', 2, 2],
    ['T11.13 Sagittarius', 'sagittarius', 'dagger', 'bow', 'none', 2, 2],
  ] as const)('%s', (title, type: SampleType, right, left, armour, rightSide, leftSide) => {
    const sample = sampleGladiator(type)!
    expect(title).toBe(`${sample.row} ${sample.name}`)
    expect(checkEquipment(sample)).toBeNull()
    const state = duel({}, { type })
    const figure = munera.view(state, null).figures[1]!
    const inHand = (items: readonly { kind: string }[]) => items.map(({ kind }) => kind).join(' ')
    expect([inHand(figure.right), inHand(figure.left), figure.armour]).toEqual([right, left, armour])
    const sides = [2, 4].map((facing) => {
      defenderOf(state).facing = facing as Dir
      return modifierOf(state, attackerOf(state), 0, defenderOf(state))
    })
    expect(sides).toEqual([rightSide, leftSide])
  })

  test('T11.7 the Diamecheri loses the left sword first', () => {
    expect(sampleGladiator('diamecheri')!.loseFirst).toBe('left')
  })
})

/** Where so many gladiators of these teams start: "column,row,facing (q,r)". */
function starts(teams: readonly number[]): string[] {
  const fighters = teams.map((team, seat) => ({ name: `G${seat}`, type: 'thracian', team }))
  const state = munera.start({ fighters }, optionsWith())
  return state.fighters.map(({ cell, facing }, seat) => {
    const { q, r } = where(state, seat)
    return `${cell % state.cols},${Math.floor(cell / state.cols)},${facing} (${q},${r})`
  })
}

describe('arenas and starting places', () => {
  const rows: [string, number, string][] = [
    ['T12.1 two gladiators', 2, '5,10,0 (5,8) · 5,1,3 (5,-1)'],
    ['T12.2 three gladiators', 3, '5,10,0 (5,8) · 1,3,2 (1,3) · 8,3,4 (8,-1)'],
    ['T12.3 four gladiators', 4, '1,10,1 (1,10) · 1,1,2 (1,1) · 8,1,4 (8,-3) · 8,10,5 (8,6)'],
    ['T12.4 five gladiators', 5, '6,12,0 (6,9) · 1,8,1 (1,8) · 3,2,2 (3,1) · 10,2,4 (10,-3) · 12,8,5 (12,2)'],
    [
      'T12.5 six gladiators',
      6,
      '6,12,0 (6,9) · 2,9,1 (2,8) · 2,4,2 (2,3) · 7,1,3 (7,-2) · 11,4,4 (11,-1) · 11,9,5 (11,4)',
    ],
    [
      'T12.6 seven gladiators',
      7,
      '8,14,0 (8,10) · 2,12,1 (2,11) · 1,6,2 (1,6) · 5,1,3 (5,-1) · 10,1,3 (10,-4) · 14,6,4 (14,-1) · 13,12,5 (13,6)',
    ],
    [
      'T12.7 eight gladiators',
      8,
      '8,14,0 (8,10) · 3,12,1 (3,11) · 1,8,1 (1,8) · 3,3,2 (3,2) · 7,1,3 (7,-2) · 12,3,4 (12,-3) · 14,8,5 (14,1) · 12,12,5 (12,6)',
    ],
  ]
  test.each(rows)('%s', (_, count, places) => {
    expect(starts(Array.from({ length: count }, (_, team) => team)).join(' · ')).toBe(places)
  })

  test('T12.8 two teams stand in two lines', () => {
    expect(starts([3, 5])).toEqual(['5,10,0 (5,8)', '5,1,3 (5,-1)'])
    expect(starts([0, 1, 0, 1]).map((place) => place.split(' ')[0])).toEqual(['4,10,0', '4,1,3', '6,10,0', '6,1,3'])
    expect(starts([0, 0, 0, 1, 1, 1]).map((place) => place.split(' ')[0])).toEqual([
      '5,12,0',
      '7,12,0',
      '9,12,0',
      '5,1,3',
      '7,1,3',
      '9,1,3',
    ])
    expect(starts([0, 0, 0, 0, 1, 1, 1, 1]).map((place) => place.split(' ')[0])).toEqual([
      '5,14,0',
      '7,14,0',
      '9,14,0',
      '11,14,0',
      '5,1,3',
      '7,1,3',
      '9,1,3',
      '11,1,3',
    ])
  })

  test('T12.8 other team shapes take the places of a free-for-all, team by team', () => {
    expect(starts([0, 1, 0]).map((place) => place.split(' ')[0])).toEqual(['5,10,0', '8,3,4', '1,3,2'])
    expect(starts([0, 1, 0, 2]).map((place) => place.split(' ')[0])).toEqual(['1,10,1', '8,1,4', '1,1,2', '8,10,5'])
    expect(fromColumnAndRow(8, 1)).toEqual({ q: 8, r: -3 })
  })
})
