import { type Dir, dirs, rectangle, ring, sector } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { hexsideAttacked, isInArc, LEFT, RIGHT, relation, sideOf } from '../src/rules/facing.ts'
import { attack, attackerOf, doAct, duel, refusedBy, told, where } from './arena.ts'

const map = rectangle(20, 20)
const centre = { q: 9, r: 5 }
const at = map.cell(centre)

/** The hexes at a distance that a hand reaches when facing north, relative to the middle. */
function arcAt(distance: number, hand: number): string[] {
  return ring(centre, distance)
    .filter((hex) => isInArc(map, at, 0, map.cell(hex), hand))
    .map(({ q, r }) => `${q - centre.q},${r - centre.r}`)
    .sort()
}

describe('facing', () => {
  test('§5.1 directions run clockwise from north, and turning right adds one', () => {
    const state = duel({ at: [4, 5] }, { at: [1, 1] })
    const steps = [
      { q: 4, r: 4 },
      { q: 5, r: 4 },
      { q: 5, r: 5 },
      { q: 4, r: 6 },
      { q: 3, r: 6 },
      { q: 3, r: 5 },
    ]
    steps.forEach((hex, dir) => {
      const one = duel({ at: [4, 5] }, { at: [1, 1] })
      doAct(one, { act: 'step', dir: dir as Dir })
      expect(where(one, 0)).toEqual(hex)
    })
    doAct(state, { act: 'turn', to: 'left' })
    expect(attackerOf(state).facing).toBe(5)
    doAct(state, { act: 'turn', to: 'right' })
    expect(attackerOf(state).facing).toBe(0)
  })

  test('§5.2 the relation of a direction to a facing', () => {
    expect(relation(3, 3)).toBe(0)
    expect(relation(0, 5)).toBe(1)
    expect(relation(4, 5)).toBe(5)
  })

  test('§5.3 one front hex, one side hex on either hand, three rear hexes', () => {
    const sides = ['front', 'right', 'rear', 'rear', 'rear', 'left']
    for (const facing of dirs) {
      for (const hexside of dirs) expect(sideOf(hexside, facing)).toBe(sides[(hexside - facing + 6) % 6])
    }
  })

  test('§5.4 an adjacent target must be in the front hex', () => {
    for (const facing of dirs) expect(refusedBy(duel({ facing }, {}), attack)).toBe(facing === 0 ? null : '§5.4')
  })

  test('§5.5 a target farther off must be in the front arc', () => {
    const spear = (at: [number, number]) => refusedBy(duel({ type: 'provocator', at: [5, 6] }, { at }), attack)
    expect(spear([5, 4])).toBeNull()
    expect(spear([6, 4])).toBeNull()
    expect(spear([4, 5])).toBe('§5.5')
    expect(spear([7, 4])).toBe('§5.5')
    expect(spear([5, 8])).toBe('§5.5')
  })

  test('§5.6 the arc at two, three and four hexes', () => {
    expect(arcAt(2, RIGHT)).toEqual(['0,-2', '1,-2'])
    expect(arcAt(2, LEFT)).toEqual(['-1,-1', '0,-2'])
    expect(arcAt(2, RIGHT | LEFT)).toEqual(['-1,-1', '0,-2', '1,-2'])
    for (const hand of [RIGHT, LEFT]) expect(arcAt(3, hand)).toEqual(['-1,-2', '0,-3', '1,-3'])
    expect(arcAt(4, RIGHT)).toEqual(['-1,-3', '0,-4', '1,-4', '2,-4'])
    expect(arcAt(4, LEFT)).toEqual(['-1,-3', '-2,-2', '0,-4', '1,-4'])
  })

  test('§5.7 from a split hex the hexside on the side of the hand is attacked', () => {
    // From (4,6) the target on (5,4) is split: seen from there the attacker lies between its hexsides 3 and 4.
    expect(sector({ q: 5, r: 4 }, { q: 4, r: 6 })).toEqual({ dir: 3, split: true })
    const state = duel({ type: 'provocator', at: [4, 6] }, { type: 'samnite', facing: 3 })
    expect(told(doAct(state, attack, [1, 6]), 'attacked').side).toBe('front')
    // With the left hand one has to face the other way, and meets hexside 4.
    const equipment = { armour: 'none', shield: null, weapons: [{ kind: 'longSpear', hand: 'left' }] } as const
    const left = duel({ equipment, at: [4, 6], facing: 1 }, { type: 'samnite', facing: 3 })
    expect(told(doAct(left, attack, [1, 6]), 'attacked').side).toBe('right')
  })

  test('§5.8 the hexside attacked is opposite to the facing of the attacker', () => {
    expect(dirs.map(hexsideAttacked)).toEqual([3, 4, 5, 0, 1, 2])
  })

  test('§5.9 gladiators in between do not matter', () => {
    const state = duel({ type: 'gaetulian', at: [5, 7] }, {}, {}, [
      { at: [5, 5], facing: 0 },
      { at: [5, 6], facing: 0 },
    ])
    expect(refusedBy(state, attack)).toBeNull()
  })
})
