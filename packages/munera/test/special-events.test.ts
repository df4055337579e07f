import { describe, expect, test } from 'vitest'
import { castAt, type Equipment, fistsAt } from '../src/index.ts'
import { attack, attackerOf, defenderOf, doAct, duel, kindsOf, secondAttack, told } from './arena.ts'

describe('special events', () => {
  test('§7.1 a double 6 kills outright, whatever the save', () => {
    const bout = duel({}, { type: 'samnite', strength: 12 })
    const events = doAct(bout, attack, [6, 6])
    expect(told(events, 'wentOut')).toMatchObject({ rule: '§7.1', seat: 1, by: 0, out: 'killed', cause: null })
    expect(defenderOf(bout).wounds).toBe(0)
  })

  test('§7.1 the favourite rolls each time anew', () => {
    const bout = duel({ type: 'diamecheri' }, { skills: ['favoured'] })
    doAct(bout, attack, [6, 6, 6])
    expect(defenderOf(bout).out).toBeNull()
    doAct(bout, secondAttack, [6, 6, 1])
    expect(defenderOf(bout).out).toBe('killed')
  })

  test('§7.2 the shield goes before the lasso', () => {
    const equipment: Equipment = {
      armour: 'none',
      shield: { size: 'small', hand: 'left' },
      weapons: [{ kind: 'lasso', hand: 'right' }],
    }
    const bout = duel({ type: 'diamecheri' }, { equipment })
    expect(told(doAct(bout, attack, [5, 5]), 'equipmentLost').item).toBe('shield')
    expect(defenderOf(bout).weaponLost).toEqual([false])
    expect(told(doAct(bout, secondAttack, [5, 5]), 'equipmentLost').item).toBe('lasso')
  })

  test('§7.2 with none of them nothing happens', () => {
    const bout = duel({}, { type: 'cataphractarius' })
    expect(kindsOf(doAct(bout, attack, [5, 5]))).toEqual(['attacked', 'nothingLost'])
    expect(defenderOf(bout).weaponLost).toEqual([false])
  })

  test('§7.3 a double 4 puts the defender off balance', () => {
    const bout = duel({}, {})
    expect(told(doAct(bout, attack, [4, 4]), 'lostBalance')).toMatchObject({ seat: 1, rule: '§7.3' })
    expect([attackerOf(bout).offBalance, defenderOf(bout).offBalance]).toEqual([0, 1])
  })

  test('§7.4 a double 3 puts the attacker off balance', () => {
    const bout = duel({}, {})
    expect(told(doAct(bout, attack, [3, 3]), 'lostBalance')).toMatchObject({ seat: 0, rule: '§7.4' })
    expect([attackerOf(bout).offBalance, defenderOf(bout).offBalance]).toEqual([1, 0])
  })

  test('§7.5 a double 2 next to him floors the defender, whatever his strength', () => {
    const bout = duel({}, { strength: 12 })
    const events = doAct(bout, attack, [2, 2, 3, 4])
    expect(kindsOf(events)).toEqual(['attacked', 'appealed', 'wentOut', 'boutEnded'])
    expect(bout.phase).toBe('aftermath')
  })

  test('§7.6 a double 2 at a distance only shakes him', () => {
    const bout = duel({ type: 'gaetulian', at: [5, 7] }, {})
    expect(told(doAct(bout, attack, [2, 2]), 'lostBalance')).toMatchObject({ seat: 1, rule: '§7.6' })
    expect(defenderOf(bout).out).toBeNull()
  })
})

describe('a weapon is lost', () => {
  test.each([
    ['§7.7 on 3 the attacker loses the weapon he used', 3, [[true], [false]]],
    ['§7.7 on 4 the defender loses his', 4, [[false], [true]]],
  ])('%s', (_, die, lost) => {
    const bout = duel({}, {})
    doAct(bout, attack, [1, 1, die])
    expect([attackerOf(bout).weaponLost, defenderOf(bout).weaponLost]).toEqual(lost)
  })

  test('§7.7 a thrown dart is just that dart, a bow is the bow', () => {
    const darts = duel({ type: 'gaetulian', at: [5, 7] }, {})
    doAct(darts, attack, [1, 1, 1])
    expect(attackerOf(darts)).toMatchObject({ weaponLost: [false, false], missilesLeft: [3, 0] })
    const bow = duel({ type: 'sagittarius', at: [5, 7] }, {})
    doAct(bow, attack, [1, 1, 1])
    expect(attackerOf(bow).weaponLost).toEqual([true, false])
  })

  test('§7.7 the attacker loses the one he used, not the other', () => {
    const bout = duel({ type: 'gaetulian' }, {})
    doAct(bout, secondAttack, [1, 1, 3])
    expect(attackerOf(bout)).toMatchObject({ weaponLost: [false, true], missilesLeft: [4, 0] })
  })

  test.each([
    ['§7.7 of two weapons 3 takes the first', 3, 3, [false, false]],
    ['§7.7 of two weapons 4 takes the second', 4, 4, [false, true]],
  ])('%s', (_, die, darts, lost) => {
    const bout = duel({}, { type: 'gaetulian' })
    doAct(bout, attack, [1, 1, 6, die])
    expect(defenderOf(bout)).toMatchObject({ missilesLeft: [darts, 0], weaponLost: lost })
  })

  test('§7.7 without darts left the dagger is the only one', () => {
    const bout = duel({}, { type: 'gaetulian' })
    defenderOf(bout).missilesLeft[0] = 0
    doAct(bout, attack, [1, 1, 6])
    expect(defenderOf(bout).weaponLost).toEqual([false, true])
  })

  test('§7.7 a Diamecheri who defends loses the left sword first, then the right one', () => {
    const bout = duel({ type: 'diamecheri' }, { type: 'diamecheri' })
    doAct(bout, attack, [1, 1, 6])
    expect(defenderOf(bout).weaponLost).toEqual([false, true])
    doAct(bout, secondAttack, [1, 1, 6])
    expect(defenderOf(bout).weaponLost).toEqual([true, true])
  })

  test('§7.7 net, lasso, cone and shield are not touched', () => {
    for (const kind of ['net', 'lasso', 'cone'] as const) {
      const equipment: Equipment = {
        armour: 'none',
        shield: { size: 'small', hand: 'left' },
        weapons: [{ kind, hand: 'right' }],
      }
      const bout = duel({}, { equipment })
      expect(kindsOf(doAct(bout, attack, [1, 1, 6]))).toEqual(['attacked', 'nothingLost'])
      expect(defenderOf(bout)).toMatchObject({ shieldLost: false, weaponLost: [false] })
    }
  })

  test('§7.7 fists cannot be lost', () => {
    const bout = duel({ type: 'retiarius' }, {})
    attackerOf(bout).weaponLost[0] = true
    expect(kindsOf(doAct(bout, fistsAt[1]!, [1, 1, 1]))).toEqual(['attacked', 'nothingLost'])
    expect(attackerOf(bout).weaponLost).toEqual([true, false])
    doAct(bout, castAt(1, 1), [1])
  })
})
