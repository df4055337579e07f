import { expect, test } from 'vitest'
import { bareBlow, missingItems } from '../src/09-combat/attack.ts'
import { speedOf } from '../src/09-combat/attack-order.ts'
import { twoWeaponBonus, twoWeaponDropDRM } from '../src/19-advanced/two-weapons.ts'
import { PARRY_EDGE, resultName, SHIELD } from '../src/tables/combat-results.ts'
import { duel, row } from './helpers.ts'

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
