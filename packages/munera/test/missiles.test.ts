import { exactly } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { clone } from '../src/match/clone.ts'
import type { Munera } from '../src/match/game.ts'
import { pickUpArrow, pickUpDart } from '../src/match/questions.ts'
import { hexOf } from '../src/match/state.ts'
import { attack as attackFunction } from '../src/rules/attacks.ts'
import type { Equipment } from '../src/rules/gladiators.ts'
import { modifierOf } from '../src/rules/modifiers.ts'
import type { WeaponKind } from '../src/tables/weapons.ts'
import { attack, attackerOf, defenderOf, doAct, duel, kindsOf, refusedBy, told, where } from './arena.ts'

/** What a weapon adds against the front at each range from 1 to 9; null where it cannot attack. */
function ranges(kind: WeaponKind): (number | null)[] {
  const hand = kind === 'twoHanded' ? 'both' : kind === 'trident' ? 'left' : 'right'
  const equipment: Equipment = { armour: 'none', shield: null, weapons: [{ kind, hand }] }
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((range) => {
    const state = duel({ equipment, at: [5, 8] }, { at: [5, 8 - range] })
    return refusedBy(state, attack) === null ? modifierOf(state, attackerOf(state), 0, defenderOf(state)) : null
  })
}

const none = null

describe('weapons', () => {
  const rows: [string, WeaponKind, (number | null)[]][] = [
    ['§11.1 a sword reaches the next hex', 'sword', [0, none, none, none, none, none, none, none, none]],
    ['§11.1 a trident is a plain weapon', 'trident', [0, none, none, none, none, none, none, none, none]],
    ['§11.2 a dagger is always disadvantaged', 'dagger', [-1, none, none, none, none, none, none, none, none]],
    ['§11.3 a long spear is better at two hexes', 'longSpear', [-1, 0, none, none, none, none, none, none, none]],
    ['§11.4 a javelin is better at one hex', 'javelin', [0, -1, none, none, none, none, none, none, none]],
    ['§11.5 a two-handed weapon is plain in reach', 'twoHanded', [0, none, none, none, none, none, none, none, none]],
    ['§11.6 darts fly two to six hexes', 'darts', [none, 0, 0, 0, -1, -2, none, none, none]],
    ['§11.7 arrows fly two to eight hexes', 'bow', [none, -1, 0, 0, 0, 0, -1, -2, none]],
  ]
  test.each(rows)('%s', (_, kind, expected) => {
    expect(ranges(kind)).toEqual(expected)
  })

  test('§11.1 the trident is used in the left hand', () => {
    const retiarius = attackerOf(duel({ type: 'retiarius' }, {}))
    expect(retiarius.hands).toEqual([2, 1])
  })

  test('§11.4 a javelin never leaves the hand', () => {
    const state = duel({ type: 'velite', at: [5, 6] }, {})
    doAct(state, attack, [1, 6])
    expect(state.ground).toEqual([])
    expect(attackerOf(state).weaponLost).toEqual([false])
  })

  test('§11.5 a two-handed weapon costs 2 AP and guards both sides', () => {
    const equipment: Equipment = { armour: 'none', shield: null, weapons: [{ kind: 'twoHanded', hand: 'both' }] }
    const state = duel({ equipment }, { type: 'samnite' })
    const { rightSide, leftSide } = attackerOf(state)
    expect([rightSide, leftSide]).toEqual([5, 5])
    doAct(state, attack, [4, 4])
    expect(attackerOf(state).ap).toBe(4)
  })

  test('§11.7 a shot costs 2 AP and an arrow', () => {
    const state = duel({ type: 'sagittarius', at: [5, 8] }, {})
    doAct(state, attack, [4, 4])
    expect(attackerOf(state)).toMatchObject({ ap: 4, missilesLeft: [3, 0] })
  })
})

describe('where missiles go', () => {
  const gaetulian = () => duel({ type: 'gaetulian', at: [5, 7] }, {})

  test.each([
    ['§11.8 after a hit it is gone', [5, 3, 1]],
    ['§11.8 after a save it is gone', [5, 3, 6]],
    ['§11.8 after a double it is gone', [4, 4]],
  ])('%s', (_, dice) => {
    const state = gaetulian()
    doAct(state, attack, dice)
    expect(state.ground).toEqual([])
    expect(attackerOf(state).missilesLeft[0]).toBe(3)
  })

  test('§11.8 an odd die: in the hex where the target stood, before the push-back', () => {
    const state = gaetulian()
    const events = doAct(state, attack, [3, 5])
    expect(kindsOf(events)).toEqual(['attacked', 'missileLanded', 'pushedBack'])
    expect(told(events, 'missileLanded').hex).toEqual({ q: 5, r: 4 })
    expect(where(state, 1)).toEqual({ q: 5, r: 3 })
  })

  test('§11.8 an even die: the next one is the direction, clockwise from north', () => {
    const hexes = [1, 2, 3, 4, 5, 6].map((die) => {
      const state = gaetulian()
      doAct(state, attack, [2, 5, die])
      return hexOf(state, state.ground[0]!.cell)
    })
    expect(hexes).toEqual([
      { q: 5, r: 3 },
      { q: 6, r: 3 },
      { q: 6, r: 4 },
      { q: 5, r: 5 },
      { q: 4, r: 5 },
      { q: 4, r: 4 },
    ])
  })

  test('§11.8 R32 at the wall the exact odds are those of the hexes inside', () => {
    const first = duel({ type: 'gaetulian', at: [5, 1] }, { at: [5, -2] })
    const chances = exactly<Munera, string>((referee) => {
      const state = clone(first)
      attackFunction(state, referee, attackerOf(state), 0, defenderOf(state))
      const landed = state.ground[0]
      return landed ? JSON.stringify(hexOf(state, landed.cell)) : 'gone'
    })
    // Even misses: 2 against 3 to 6, 4 against 5 and 6. In column 5 only the hex to the north is outside.
    const even = 6 / 36
    expect([...chances.keys()].filter((key) => key !== 'gone')).toHaveLength(6)
    expect(chances.get('{"q":5,"r":-1}')).toBeCloseTo(even / 5, 12)
    // Odd misses: 1 against 2 to 6, 3 against 4 to 6, 5 against 6.
    expect(chances.get('{"q":5,"r":-2}')).toBeCloseTo(9 / 36, 12)
    expect([...chances.values()].reduce((sum, share) => sum + share)).toBeCloseTo(1, 12)
  })
})

describe('recovery', () => {
  test('§11.9 one missile in his hex for 1 AP', () => {
    const state = duel({ type: 'gaetulian' }, { at: [1, 1] })
    const me = attackerOf(state)
    me.missilesLeft[0] = 1
    state.ground.push(
      { cell: me.cell, kind: 'arrow' },
      { cell: me.cell, kind: 'dart' },
      { cell: me.cell, kind: 'dart' },
    )
    doAct(state, pickUpDart)
    expect([me.ap, me.missilesLeft[0], state.ground.length]).toEqual([5, 2, 2])
    doAct(state, pickUpDart)
    expect(refusedBy(state, pickUpDart)).toBe('§11.9')
    expect(state.ground).toEqual([{ cell: me.cell, kind: 'arrow' }])
  })

  test('§11.9 only in his own hex, and only with the AP', () => {
    const state = duel({ type: 'gaetulian' }, { at: [1, 1] })
    state.ground.push({ cell: defenderOf(state).cell, kind: 'dart' })
    expect(refusedBy(state, pickUpDart)).toBe('§11.9')
    state.ground.push({ cell: attackerOf(state).cell, kind: 'dart' })
    expect(refusedBy(state, pickUpDart)).toBeNull()
    attackerOf(state).ap = 0
    expect(refusedBy(state, pickUpDart)).toBe('§3.7')
  })

  test('§11.9 arrows need a bow that is not lost, darts a sheet that lists them', () => {
    const state = duel({ type: 'sagittarius' }, { type: 'gaetulian', at: [1, 1] })
    const { cell } = attackerOf(state)
    state.ground.push({ cell, kind: 'arrow' }, { cell, kind: 'dart' })
    expect(refusedBy(state, pickUpArrow)).toBeNull()
    expect(refusedBy(state, pickUpDart)).toBe('§11.9')
    attackerOf(state).weaponLost[0] = true
    expect(refusedBy(state, pickUpArrow)).toBe('§11.9')
  })
})
