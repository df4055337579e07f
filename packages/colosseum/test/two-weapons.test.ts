import { expect, test } from 'vitest'
import { bareBlow, missingItems } from '../src/09-combat/attack.ts'
import { speedOf } from '../src/09-combat/attack-order.ts'
import { dropWeapon } from '../src/13-condition/drops.ts'
import { twoWeaponBonus, twoWeaponDropDRM } from '../src/19-advanced/two-weapons.ts'
import { colosseum, presets } from '../src/index.ts'
import type { Allocation } from '../src/match/questions.ts'
import { PARRY_EDGE, resultName, SHIELD } from '../src/tables/combat-results.ts'
import { allocation, duel, faceToFace, row, run } from './helpers.ts'

const tablesV2 = presets.tablesV2!

test.each([
  ['§24.1 §24.2 the Dimachaerus with two alike weapons has four CF more', 'dimachaerus', ['sword', 'sword'], 4],
  ['§24.2 with two different ones two', 'dimachaerus', ['sword', 'dagger'], 2],
  ['§24.2.1 anybody else two, for alike ones only', 'myrmillo', ['sword', 'sword'], 2],
  ['§24.2.1 none for different ones', 'myrmillo', ['sword', 'dagger'], 0],
  ['§24.4 no flails', 'dimachaerus', ['flail', 'flail'], 0],
  ['§24.4 nor two-handed weapons', 'dimachaerus', ['spear', 'spear'], 0],
] as const)('%s', (_, style, hands, bonus) => {
  const state = duel({ style, hands: [...hands], shield: 'none' })
  expect(twoWeaponBonus(state, state.gladiators[0]!)).toBe(bonus)
})

test('§24.1 the bonus goes with the chapter', () => {
  const state = duel({ hands: ['sword', 'sword'], shield: 'none' }, {}, { twoWeapons: 'off' })
  expect(twoWeaponBonus(state, state.gladiators[0]!)).toBe(0)
})

const bothHands = [row(1, 1, 2), row(1, 2, 2, { means: 'left' })]

test.each([
  ['§24.2 the Dimachaerus strikes with any two', 'dimachaerus', ['sword', 'dagger'], {}, null],
  ['§24.2.1 anybody else with two of the same', 'myrmillo', ['sword', 'sword'], {}, null],
  ['§24.2.1 but not with two that differ', 'myrmillo', ['sword', 'axe'], {}, '§24.2.1'],
  ['§24.2.1 §19.4.3 nor does a Scissores', 'scissores', ['dagger', 'scissor'], {}, '§24.2.1'],
  ['§24.4 nobody with two flails', 'dimachaerus', ['flail', 'flail'], {}, '§24.4'],
  ['§24.4 nor with two mauls', 'dimachaerus', ['maul', 'maul'], {}, '§24.4'],
  ['§24.4 nor with spear and sword', 'myrmillo', ['spear', 'sword'], {}, '§24.4'],
  ['§24.1 nor at all without the chapter', 'myrmillo', ['sword', 'sword'], { twoWeapons: 'off' }, '§24.1'],
  ['V6 a dimachus of the Tables V2.0 does', 'myrmillo', ['sword', 'sword'], tablesV2, null],
] as const)('%s', (_, style, hands, given, rule) => {
  const state = faceToFace({ style, hands: [...hands], shield: 'none' }, {}, given)
  if (given === tablesV2) state.gladiators[0]!.type = 'myrmillonDimachus'
  const foes = [{ seat: 1, advantage: 0, canAttack: true, canTop: false }]
  const question = { kind: 'allocate', seat: 0, rule: '§9.3', base: 12, canDefend: true, foes } as const
  expect(colosseum.check(state, question, allocation(bothHands))?.rule ?? null).toBe(rule)
  // With either of the two alone he always may.
  for (const one of bothHands) expect(colosseum.check(state, question, allocation([one]))).toBeNull()
  for (const answer of colosseum.legal(state, question)) expect(colosseum.check(state, question, answer)).toBeNull()
  const used = (colosseum.legal(state, question) as Allocation[]).flatMap(({ attacks }) => attacks)
  expect(used.map(({ means }) => means)).toEqual(expect.arrayContaining(['right', 'left']))
})

test.each([
  [
    '§13.1 of two weapons one by chance is dropped, also of two that differ',
    ['sword', 'axe'],
    [4, 1, 1],
    [true, false],
  ],
  ['§13.1 §21.11.2 beside a scissor it is the other', ['scissor', 'dagger'], [1, 1], [true, false]],
] as const)('%s', (_, hands, faces, held) => {
  const state = duel({ hands: [...hands], shield: 'none' })
  run(state, faces, [], (play) => dropWeapon(play, state.gladiators[0]!, '§13.1'))
  expect(state.gladiators[0]!.hands.map((item) => item !== null)).toEqual(held)
})

test('V28 §24.2 §24.1.1 the Dimachaerus is quicker with a pair', () => {
  const state = duel({ style: 'dimachaerus', shield: 'none' }, { hands: ['sword', 'sword'], shield: 'none' })
  expect(state.gladiators.map((who) => speedOf(state, who, row(1, 1, 2)))).toEqual([-1, 0])
})

test('§24.2.1 R64 others lose a weapon more easily', () => {
  const state = duel({ style: 'dimachaerus', shield: 'none' }, { hands: ['sword', 'sword'], shield: 'none' })
  expect(state.gladiators.map((who) => twoWeaponDropDRM(state, who))).toEqual([0, 2])
})

test('§24.3 with two weapons S counts as P and P* as H', () => {
  const who = duel({ style: 'dimachaerus', shield: 'none' }).gladiators[0]!
  const blow = bareBlow(who, 2)
  expect([SHIELD, PARRY_EDGE].map((raw) => resultName(missingItems(raw, blow)))).toEqual(['P', 'H'])
})
