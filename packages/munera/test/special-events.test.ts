import { describe, expect, test } from 'vitest'
import { castAt, fistsAt } from '../src/match/questions.ts'
import type { Equipment } from '../src/rules/gladiators.ts'
import { hasShieldOrNet } from '../src/rules/special-events.ts'
import { attack, attackerOf, defenderOf, doAct, duel, kindsOf, secondAttack, told } from './arena.ts'

describe('special events', () => {
  test('§7.1 a double 6 kills outright, whatever the save', () => {
    const state = duel({}, { type: 'samnite', strength: 12 })
    const events = doAct(state, attack, [6, 6])
    expect(told(events, 'wentOut')).toMatchObject({ rule: '§7.1', seat: 1, by: 0, out: 'killed', cause: null })
    expect(defenderOf(state).wounds).toBe(0)
  })

  test('§7.1 the favourite rolls each time anew', () => {
    const state = duel({ type: 'diamecheri' }, { skills: ['favoured'] })
    doAct(state, attack, [6, 6, 6])
    expect(defenderOf(state).out).toBeNull()
    doAct(state, secondAttack, [6, 6, 1])
    expect(defenderOf(state).out).toBe('killed')
  })

  test('§7.2 the shield goes before the lasso', () => {
    const equipment: Equipment = {
      armour: 'none',
      shield: { size: 'small', hand: 'left' },
      weapons: [{ kind: 'lasso', hand: 'right' }],
    }
    const state = duel({ type: 'diamecheri' }, { equipment })
    expect(told(doAct(state, attack, [5, 5]), 'equipmentLost').item).toBe('shield')
    expect(defenderOf(state).weaponLost).toEqual([false])
    expect(told(doAct(state, secondAttack, [5, 5]), 'equipmentLost').item).toBe('lasso')
  })

  test('§7.2 with none of them nothing happens', () => {
    const state = duel({}, { type: 'cataphractarius' })
    expect(kindsOf(doAct(state, attack, [5, 5]))).toEqual(['attacked', 'nothingLost'])
    expect(defenderOf(state).weaponLost).toEqual([false])
  })

  test('§7.3 a double 4 puts the defender off balance', () => {
    const state = duel({}, {})
    expect(told(doAct(state, attack, [4, 4]), 'lostBalance')).toMatchObject({ seat: 1, rule: '§7.3' })
    expect([attackerOf(state).offBalance, defenderOf(state).offBalance]).toEqual([0, 1])
  })

  test('§7.4 a double 3 puts the attacker off balance', () => {
    const state = duel({}, {})
    expect(told(doAct(state, attack, [3, 3]), 'lostBalance')).toMatchObject({ seat: 0, rule: '§7.4' })
    expect([attackerOf(state).offBalance, defenderOf(state).offBalance]).toEqual([1, 0])
  })

  test('§7.5 a double 2 next to him floors the defender, whatever his strength', () => {
    const state = duel({}, { strength: 12 })
    const events = doAct(state, attack, [2, 2, 3, 4])
    expect(kindsOf(events)).toEqual(['attacked', 'appealed', 'wentOut', 'boutEnded'])
    expect(state.phase).toBe('aftermath')
  })

  test('§7.6 a double 2 at a distance only shakes him', () => {
    const state = duel({ type: 'gaetulian', at: [5, 7] }, {})
    expect(told(doAct(state, attack, [2, 2]), 'lostBalance')).toMatchObject({ seat: 1, rule: '§7.6' })
    expect(defenderOf(state).offBalance).toBe(1)
    expect(defenderOf(state).out).toBeNull()
  })
})

describe('a weapon is lost', () => {
  test.each([
    ['§7.7 on 3 the attacker loses the weapon he used', 3, [[true], [false]]],
    ['§7.7 on 4 the defender loses his', 4, [[false], [true]]],
  ])('%s', (_, die, lost) => {
    const state = duel({}, {})
    doAct(state, attack, [1, 1, die])
    expect([attackerOf(state).weaponLost, defenderOf(state).weaponLost]).toEqual(lost)
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
    const state = duel({ type: 'gaetulian' }, {})
    doAct(state, secondAttack, [1, 1, 3])
    expect(attackerOf(state)).toMatchObject({ weaponLost: [false, true], missilesLeft: [4, 0] })
  })

  test.each([
    ['§7.7 of two weapons 3 takes the first', 3, 3, [false, false]],
    ['§7.7 of two weapons 4 takes the second', 4, 4, [false, true]],
  ])('%s', (_, die, darts, lost) => {
    const state = duel({}, { type: 'gaetulian' })
    doAct(state, attack, [1, 1, 6, die])
    expect(defenderOf(state)).toMatchObject({ missilesLeft: [darts, 0], weaponLost: lost })
  })

  test('§7.7 A.4 of three weapons each has an equal share of the die', () => {
    const weapons: Equipment['weapons'] = [
      { kind: 'sword', hand: 'right' },
      { kind: 'javelin', hand: 'right' },
      { kind: 'dagger', hand: 'left' },
    ]
    const lost = [1, 2, 3, 4, 5, 6].map((die) => {
      const state = duel({}, { equipment: { armour: 'none', shield: null, weapons } })
      return told(doAct(state, attack, [1, 1, 4, die]), 'equipmentLost').item
    })
    expect(lost).toEqual(['sword', 'sword', 'javelin', 'javelin', 'dagger', 'dagger'])
  })

  test('A.4 E4 trident, net and dagger: he casts, thrusts and stabs in one turn', () => {
    const weapons: Equipment['weapons'] = [
      { kind: 'trident', hand: 'left' },
      { kind: 'net', hand: 'right' },
      { kind: 'dagger', hand: 'right' },
    ]
    const state = duel({ equipment: { armour: 'light', shield: null, weapons } }, {})
    doAct(state, castAt(1, 1), [6])
    doAct(state, attack, [4, 4])
    const stab = told(doAct(state, { act: 'attack', weapon: 2, target: 1 }, [5, 3, 1]), 'attacked')
    expect([stab.weapon, stab.modifier, attackerOf(state).ap]).toEqual(['dagger', 0, 2])
  })

  test('§7.7 without darts left the dagger is the only one', () => {
    const state = duel({}, { type: 'gaetulian' })
    defenderOf(state).missilesLeft[0] = 0
    doAct(state, attack, [1, 1, 6])
    expect(defenderOf(state).weaponLost).toEqual([false, true])
  })

  test('§7.7 a Diamecheri who defends loses the left sword first, then the right one', () => {
    const state = duel({ type: 'diamecheri' }, { type: 'diamecheri' })
    doAct(state, attack, [1, 1, 6])
    expect(defenderOf(state).weaponLost).toEqual([false, true])
    doAct(state, secondAttack, [1, 1, 6])
    expect(defenderOf(state).weaponLost).toEqual([true, true])
  })

  test('§7.7 the hand named to lose first goes before the weapon used, wherever it stands on the sheet', () => {
    const equipment: Equipment = {
      armour: 'none',
      shield: null,
      weapons: [
        { kind: 'sword', hand: 'left' },
        { kind: 'sword', hand: 'right' },
      ],
      loseFirst: 'left',
    }
    const state = duel({ equipment }, {})
    doAct(state, secondAttack, [1, 1, 3])
    expect(attackerOf(state).weaponLost).toEqual([true, false])
  })

  test('§7.7 net, lasso, cone and shield are not touched', () => {
    for (const kind of ['net', 'lasso', 'cone'] as const) {
      const equipment: Equipment = {
        armour: 'none',
        shield: { size: 'small', hand: 'left' },
        weapons: [{ kind, hand: 'right' }],
      }
      const state = duel({}, { equipment })
      expect(kindsOf(doAct(state, attack, [1, 1, 6]))).toEqual(['attacked', 'nothingLost'])
      expect(defenderOf(state)).toMatchObject({ shieldLost: false, weaponLost: [false] })
    }
  })

  test('§7.7 fists cannot be lost', () => {
    const state = duel({ type: 'retiarius' }, {})
    attackerOf(state).weaponLost[0] = true
    expect(kindsOf(doAct(state, fistsAt[1]!, [1, 1, 1]))).toEqual(['attacked', 'nothingLost'])
    expect(attackerOf(state).weaponLost).toEqual([true, false])
    doAct(state, castAt(1, 1), [1])
  })
})

test('§7.2 a double 5 finds a shield, a net or a lasso, wherever it stands on the sheet, until it is lost', () => {
  const finds = (weapons: Equipment['weapons'], shield: Equipment['shield'] = null, now: object = {}) => {
    const state = duel({ equipment: { armour: 'none', shield, weapons } }, {})
    Object.assign(attackerOf(state), now)
    return hasShieldOrNet(state, attackerOf(state))
  }
  const small = { size: 'small', hand: 'left' } as const
  expect(finds([])).toBe(false)
  expect(finds([{ kind: 'sword', hand: 'right' }])).toBe(false)
  expect(finds([], small)).toBe(true)
  expect(finds([], small, { shieldLost: true })).toBe(false)
  for (const kind of ['net', 'lasso'] as const) {
    expect(finds([{ kind, hand: 'right' }])).toBe(true)
    expect(finds([{ kind, hand: 'right' }], null, { weaponLost: [true] })).toBe(false)
  }
})
