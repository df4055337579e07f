/** Every row of T1 to T12, as it is played. */
import { type Dir, exactly, fromColumnAndRow } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { munera } from '../src/index.ts'
import type { Munera } from '../src/match/game.ts'
import { type Action, CUT_FREE, castAt, fistsAt, pickUpDart, stepTo, turnLeft } from '../src/match/questions.ts'
import { result } from '../src/match/result.ts'
import type { State } from '../src/match/state.ts'
import { newBlow, strike } from '../src/rules/attacks.ts'
import { checkEquipment, type Equipment } from '../src/rules/gladiators.ts'
import { modifierOf } from '../src/rules/modifiers.ts'
import { flatTables, tables } from '../src/tables/index.ts'
import { type SampleType, sampleGladiators } from '../src/tables/sample-gladiators.ts'
import { type allWeapons, weapons } from '../src/tables/weapons.ts'
import type { Armour, ShieldSize } from '../src/tables/weight.ts'
import {
  apSteps,
  attack,
  attackerOf,
  defenderOf,
  doAct,
  duel,
  type Man,
  optionsWith,
  playTurn,
  refusedBy,
  told,
  where,
} from './arena.ts'

const left = 'left' as const
const shieldOf = (size: ShieldSize | null) => size && { size, hand: left }
const sword = { kind: 'sword', hand: 'right' } as const

/** A swordsman in this armour with this shield. */
function wearing(armour: Armour, size: ShieldSize | null): Equipment {
  return { armour, shield: shieldOf(size), weapons: [sword] }
}

/** The class that a figure shows. */
function classOf(equipment: Equipment): string {
  const figure = munera.view(duel({ equipment }, {}), null).figures[0]!
  return figure.facts.find(({ label }) => label === 'class')!.value
}

describe('weight and save', () => {
  test.each<[string, Armour, ShieldSize | null, string]>([
    ['T1.1 T1.4 T2.1 neither armour nor shield: no points, Light', 'none', null, 'Light'],
    ['T1.2 T2.2 light armour: one point, Medium', 'light', null, 'Medium'],
    ['T1.3 T2.3 heavy armour: two points, Heavy', 'heavy', null, 'Heavy'],
    ['T1.5 a small shield weighs nothing', 'none', 'small', 'Light'],
    ['T1.6 a large shield: one point', 'none', 'large', 'Medium'],
    ['T1.7 an extra-large shield: two points', 'none', 'xlarge', 'Heavy'],
    ['T2.4 three points are Extra Heavy', 'heavy', 'large', 'Extra Heavy'],
  ])('%s', (_, armour, shield, name) => {
    expect(classOf(wearing(armour, shield))).toBe(name)
  })

  test('T2.5 four points are not allowed', () => {
    expect(checkEquipment(tables, wearing('heavy', 'xlarge'))?.rule).toBe('§1.4')
  })

  test.each<[string, Armour, ShieldSize | null, number]>([
    ['T3.2 light armour', 'light', null, 1],
    ['T3.3 heavy armour', 'heavy', null, 3],
    ['T3.5 small shield', 'none', 'small', 1],
    ['T3.6 large shield', 'none', 'large', 2],
    ['T3.7 extra-large shield', 'none', 'xlarge', 3],
  ])('%s: a die of 7 less the save stops a blow, one less does not', (_, armour, shield, save) => {
    const struck = (die: number) => {
      const state = duel({}, { equipment: wearing(armour, shield) })
      return told(doAct(state, attack, [5, 3, die]), 'attacked').outcome
    }
    expect([struck(7 - save), struck(6 - save)]).toEqual(['stopped', 'wounded'])
  })

  test('T3.1 T3.4 without armour and shield no save is rolled', () => {
    const state = duel({}, { equipment: wearing('none', null) })
    expect(told(doAct(state, attack, [5, 3]), 'attacked')).toMatchObject({ saveDie: 0, outcome: 'wounded' })
  })
})

/** The AP that a man has after a die of 6. */
function apOf(man: Omit<Man, 'at' | 'facing'>, now: object = {}): number {
  const state = duel(man, { at: [1, 1] })
  Object.assign(attackerOf(state), now)
  return told(playTurn(state, [6], [{ act: 'end' }]).events, 'turnBegan').ap
}

/** The AP that an action costs. */
function costOf(state: State, action: Action, dice: readonly number[] = []): number {
  doAct(state, action, dice)
  return 6 - attackerOf(state).ap
}

const twoHanded: Equipment = { armour: 'light', shield: null, weapons: [{ kind: 'twoHanded', hand: 'both' }] }

describe('action points', () => {
  test.each<[string, number, number]>([
    ['T4.1 Extra Heavy', apOf({ equipment: wearing('heavy', 'large') }), -2],
    ['T4.2 Heavy', apOf({ type: 'samnite' }), -1],
    ['T4.3 Medium', apOf({ type: 'thracian' }), 0],
    ['T4.4 Light', apOf({ type: 'velite' }), 1],
    ['T4.5 lightly wounded', apOf({}, { wounds: 1 }), -1],
    ['T4.6 seriously wounded', apOf({}, { wounds: 4 }), -2],
    ['T4.7 entangled', apOf({}, { entangled: true }), -3],
    ['T4.8 off balance', apOf({}, { offBalance: 1 }), -2],
    ['T4.9 Reflexes', apOf({ skills: ['reflexes'] }), 1],
  ])('%s', (_, ap, modifier) => {
    expect(ap).toBe(6 + modifier)
  })

  test.each<[string, number, number]>([
    ['T5.1 step forward', costOf(duel({ facing: 3 }, {}), stepTo[3]!), 1],
    ['T5.2 step in any other direction', costOf(duel({}, {}), stepTo[3]!), 2],
    ['T5.3 turn one hexside', costOf(duel({}, {}), turnLeft), 1],
    ['T5.4 attack', costOf(duel({}, {}), attack, [4, 4]), 1],
    [
      'T5.4 strike with the fists',
      costOf(duel({ equipment: { ...twoHanded, weapons: [] } }, {}), fistsAt[1]!, [4, 4]),
      1,
    ],
    ['T5.4 throw a dart', costOf(duel({ type: 'gaetulian', at: [5, 6] }, {}), attack, [4, 4]), 1],
    ['T5.5 cast a net', costOf(duel({ type: 'retiarius' }, {}), castAt(1, 1), [6]), 2],
    ['T5.5 cast a lasso', costOf(duel({ type: 'laquearius', at: [5, 6] }, {}), castAt(0, 1), [6]), 2],
    ['T5.8 shoot a bow', costOf(duel({ type: 'sagittarius', at: [5, 6] }, {}), attack, [4, 4]), 2],
    ['T5.9 two-handed blow', costOf(duel({ equipment: twoHanded }, {}), attack, [4, 4]), 2],
  ])('%s', (_, cost, printed) => {
    expect(cost).toBe(printed)
  })

  test('T5.6 T5.7 a try to cut free and picking up cost 1 each', () => {
    const state = duel({ type: 'gaetulian' }, {})
    attackerOf(state).entangled = true
    state.ground.push({ cell: attackerOf(state).cell, kind: 'dart' })
    expect(costOf(state, CUT_FREE, [5])).toBe(1)
    expect(costOf(state, pickUpDart)).toBe(2)
  })

  test('§3.7 T5.9 with 1 AP there is no two-handed blow and no shot', () => {
    for (const man of [{ equipment: twoHanded }, { type: 'sagittarius', at: [5, 6] }] as const) {
      const state = duel(man, {})
      attackerOf(state).ap = 1
      expect(refusedBy(state, attack)).toBe('§3.7')
    }
  })
})

test.each([
  ['T4.5 lightly wounded', { wounds: 1 }, 'T4.5', -1],
  ['T4.6 seriously wounded', { wounds: 4 }, 'T4.6', -2],
  ['T4.7 entangled', { entangled: true }, 'T4.7', -3],
  ['T4.8 off balance', { offBalance: 1 }, 'T4.8', -2],
  ['T4.9 Reflexes', { reflexes: 1 }, 'T4.9', 1],
])('%s is a line of the sum, and only then', (_, now, rule, value) => {
  const state = duel({}, {})
  const fresh = apSteps(state, attackerOf(state))
  Object.assign(attackerOf(state), now)
  expect(fresh.map((step) => step.rule)).toEqual(['T4.3'])
  expect(apSteps(state, attackerOf(state))).toEqual([...fresh, expect.objectContaining({ rule, value })])
})

/** What is added to a blow at a defender of this kind who faces so: his die 6 against 1 scores 5 and that. */
function addedTo(
  defender: Omit<Man, 'at' | 'facing'>,
  facing: Dir,
  now: object = {},
  others: readonly Man[] = [],
): number {
  const state = duel({}, { strength: 12, ...defender, facing }, {}, others)
  Object.assign(defenderOf(state), now)
  const dice = defenderOf(state).save > 0 ? [6, 1, 1] : [6, 1]
  return told(doAct(state, attack, dice), 'attacked').score - 5
}

describe('attack modifiers', () => {
  const right = 2
  test.each<[string, number, number]>([
    ['T6.1 front hexside', addedTo({}, 3), 0],
    ['T6.2 side behind an extra-large shield', addedTo({ type: 'hoplomachus' }, 4), 0],
    ['T6.3 side behind a large shield', addedTo({ type: 'samnite' }, 4), 1],
    ['T6.4 side behind a small shield', addedTo({ type: 'thracian' }, 4), 2],
    ['T6.4 side behind a net', addedTo({ type: 'retiarius' }, right), 2],
    ['T6.5 side behind a weapon', addedTo({ type: 'thracian' }, right), 2],
    ['T6.6 unguarded side, heavy armour', addedTo({ type: 'cataphractarius' }, 4), 2],
    ['T6.7 unguarded side', addedTo({ type: 'laquearius' }, 4), 3],
    ['T6.8 rear hexside', addedTo({}, 0), 3],
    ['T6.9 entangled', addedTo({}, 3, { entangled: true }), 1],
    ['T6.12 each helper', addedTo({}, 3, {}, [{ at: [4, 4], facing: 2, team: 0 }]), 1],
  ])('%s', (_, added, printed) => {
    expect(added).toBe(printed)
  })

  test('T6.10 T6.11 unarmed, disadvantaged once and doubly', () => {
    const unarmed = duel({ equipment: wearing('none', null) }, {})
    attackerOf(unarmed).weaponLost[0] = true
    expect(told(doAct(unarmed, fistsAt[1]!, [6, 1, 1]), 'attacked').score).toBe(5 - 3)
    const thrown = (r: number) => {
      const state = duel({ type: 'gaetulian', at: [5, r] }, { at: [5, 0] })
      return told(doAct(state, attack, [6, 1, 1]), 'attacked').score
    }
    expect([thrown(5), thrown(6)]).toEqual([5 - 1, 5 - 2])
  })
})

/** Every range at which one can attack or cast, with the modifier of the blow or the die that is needed. */
function reachOf(kind: (typeof allWeapons)[number]): Record<number, number> {
  const bothHands = kind === 'twoHanded' ? 'both' : kind === 'trident' ? 'left' : 'right'
  const carried = kind === 'unarmed' ? [] : [{ kind, hand: bothHands } as const]
  const reach: Record<number, number> = {}
  for (let range = 1; range <= 10; range++) {
    const man = { equipment: { armour: 'none', shield: null, weapons: carried }, at: [5, range - 2] } as const
    const state = duel(man, { at: [5, -2] })
    const action = munera.legal(state, { kind: 'act', seat: 0, rule: '§2.3' }).find((one) => 'target' in one) as Action
    if (!action || (action.act === 'fists' && kind !== 'unarmed')) continue
    const preview = munera.preview(state, { kind: 'act', seat: 0, rule: '§2.3' }, action)!
    const catches = preview.odds.find(({ label }) => label === 'entangled')
    reach[range] = catches
      ? 7 - Math.round(catches.share * 6)
      : modifierOf(state, attackerOf(state), kind === 'unarmed' ? -1 : 0, defenderOf(state))
  }
  return reach
}

describe('weapons', () => {
  test.each([
    ['T7.1 sword', 'sword', { 1: 0 }],
    ['T7.2 trident', 'trident', { 1: 0 }],
    ['T7.3 dagger', 'dagger', { 1: -1 }],
    ['T7.4 long spear', 'longSpear', { 1: -1, 2: 0 }],
    ['T7.5 javelin', 'javelin', { 1: 0, 2: -1 }],
    ['T7.6 darts', 'darts', { 2: 0, 3: 0, 4: 0, 5: -1, 6: -2 }],
    ['T7.7 bow', 'bow', { 2: -1, 3: 0, 4: 0, 5: 0, 6: 0, 7: -1, 8: -2 }],
    ['T7.8 two-handed', 'twoHanded', { 1: 0 }],
    ['T7.9 unarmed', 'unarmed', { 1: -3 }],
    ['T7.10 net', 'net', { 1: 6, 2: 5 }],
    ['T7.11 lasso', 'lasso', { 2: 6, 3: 5 }],
    ['T7.12 cone', 'cone', {}],
  ] as const)('%s', (title, kind, reach) => {
    expect(title.startsWith(`${weapons[kind].row} `)).toBe(true)
    expect(reachOf(kind)).toEqual(reach)
  })

  test('T7.6 T7.7 darts and bow come with four missiles', () => {
    const held = (type: SampleType) => munera.view(duel({ type }, {}), null).figures[0]!
    expect(held('gaetulian').right).toContainEqual({ kind: 'darts', count: 4 })
    expect(held('sagittarius').left).toEqual([{ kind: 'bow', count: 4 }])
  })

  test('T7.8 a two-handed weapon takes 1 off the save', () => {
    const struck = (die: number) =>
      told(doAct(duel({ equipment: twoHanded }, { type: 'samnite' }), attack, [6, 4, die]), 'attacked').outcome
    expect([struck(5), struck(4)]).toEqual(['stopped', 'wounded'])
  })
})

/** What the crowd adds for a Medium man of strength 7, lightly wounded, who has wounded somebody, but for what differs. */
function crowdAdds(
  man: Omit<Man, 'at' | 'facing'>,
  now: object = {},
  change: (state: State) => void = () => {},
): number {
  const state = duel({}, man, {}, [
    { at: [1, 1], facing: 0 },
    { at: [1, 3], facing: 0 },
  ])
  Object.assign(defenderOf(state), { wounds: 1, woundsInflicted: 1 }, now)
  change(state)
  return told(doAct(state, attack, [2, 2, 3, 4]), 'appealed').modifier
}

const third = (facts: object) => (state: State) => Object.assign(state.fighters[2]!, facts)

describe('appeal modifiers', () => {
  test.each<[string, number, number]>([
    ['T8.1 started Light', crowdAdds({ type: 'velite' }), 1],
    ['T8.2 started Heavy', crowdAdds({ type: 'samnite' }), -1],
    ['T8.2 started Extra Heavy', crowdAdds({ equipment: wearing('heavy', 'large') }), -1],
    ['T8.3 unwounded', crowdAdds({}, { wounds: 0 }), -2],
    ['T8.4 seriously wounded', crowdAdds({}, { wounds: 4 }), 1],
    ['T8.5 inflicted no wounds', crowdAdds({}, { woundsInflicted: 0 }), -1],
    ['T8.6 for each he seriously wounded', crowdAdds({}, {}, third({ seriousBy: 1 })), 1],
    ['T8.7 for each he defeated', crowdAdds({}, {}, third({ out: 'spared', outBy: 1 })), 2],
    ['T8.7 for each he defeated earlier today', crowdAdds({ defeatedToday: 2 }), 4],
    ['T8.8 for each spared today', crowdAdds({}, {}, (state) => Object.assign(state, { sparedToday: 3 })), -3],
    ['T8.9 for each Charisma', crowdAdds({ skills: ['charisma', 'charisma'] }), 2],
  ])('%s', (_, added, printed) => {
    expect(added).toBe(printed)
  })
})

describe('skills', () => {
  test('T9.1 Reflexes: +1 AP', () => {
    expect(apOf({ skills: ['reflexes'] }) - apOf({})).toBe(1)
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
    expect(crowdAdds({ skills: ['charisma', 'charisma', 'charisma'] })).toBe(3)
  })

  test('T9.6 Favoured: a third of the double sixes are averted', () => {
    const blow = newBlow()
    const chances = exactly<Munera, string>((referee) => {
      strike(flatTables(tables), referee, 0, 1, 0, 0, true, true, blow)
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
    const outcomeAt = (r: number, more: readonly number[]) =>
      told(doAct(duel({ type: 'provocator', at: [5, r] }, {}), attack, [face, face, ...more]), 'attacked')
    const lost = face === 1 ? [1] : []
    expect(title.startsWith(`${outcomeAt(5, face === 2 ? [6, 6] : lost).rule} `)).toBe(true)
    expect(outcomeAt(5, face === 2 ? [6, 6] : lost).outcome).toBe(adjacent)
    expect(outcomeAt(6, lost).outcome).toBe(atDistance)
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
    const sample = sampleGladiators[type]
    expect(title).toBe(`${sample.row} ${sample.name}`)
    expect(checkEquipment(tables, sample)).toBeNull()
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
    const state = duel({ type: 'diamecheri' }, {})
    expect(told(doAct(state, attack, [1, 1, 2]), 'equipmentLost')).toMatchObject({ item: 'sword', hand: 'left' })
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
