import { type Dir, dirs } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import { clone } from '../src/match/clone.ts'
import { type Action, stepTo, turnLeft, turnRight } from '../src/match/questions.ts'
import type { State } from '../src/match/state.ts'
import { canAttack } from '../src/rules/attacks.ts'
import { hexsideAttacked, type Side, sideOf } from '../src/rules/facing.ts'
import { attack, attackerOf, defenderOf, doAct, duel, frame, refusedBy, where } from './arena.ts'

const stepRefusals = (state: State) => dirs.map((dir) => refusedBy(state, { act: 'step', dir }))

describe('movement', () => {
  test('§4.1 nobody enters an occupied hex or leaves the arena', () => {
    const state = frame([
      { at: [0, 0], facing: 0 },
      { at: [1, 0], facing: 0 },
    ])
    expect(refusedBy(state, { act: 'step', dir: 0 })).toBe('§4.1')
    expect(refusedBy(state, { act: 'step', dir: 2 })).toBe('§4.1')
    expect(refusedBy(state, { act: 'step', dir: 4 })).toBe('§4.1')
  })

  test('§4.1 things on the ground do not matter', () => {
    const state = duel({}, { at: [1, 1] })
    state.ground.push({ cell: duel({}, { at: [5, 4] }).fighters[1]!.cell, kind: 'dart' })
    doAct(state, stepTo[0]!)
    expect(where(state, 0)).toEqual({ q: 5, r: 4 })
  })

  test('§4.2 a step into the front hex costs 1 AP', () => {
    const state = duel({ facing: 2 }, { at: [1, 1] })
    doAct(state, stepTo[2]!)
    expect([attackerOf(state).ap, where(state, 0)]).toEqual([5, { q: 6, r: 5 }])
  })

  test('§4.3 a step into any other neighbour costs 2 AP and keeps the facing', () => {
    for (const dir of [0, 1, 3, 4, 5]) {
      const state = duel({ facing: 2 }, { at: [1, 1] })
      doAct(state, stepTo[dir]!)
      expect([attackerOf(state).ap, attackerOf(state).facing]).toEqual([4, 2])
    }
  })

  test('§4.4 a turn by one hexside costs 1 AP', () => {
    const state = duel({ facing: 0 }, { at: [1, 1] })
    doAct(state, turnLeft)
    expect([attackerOf(state).ap, attackerOf(state).facing]).toEqual([5, 5])
    doAct(state, turnRight)
    doAct(state, turnRight)
    expect([attackerOf(state).ap, attackerOf(state).facing]).toEqual([3, 1])
  })

  test('§4.5 for a neighbour in any direction the two steps beside him are barred', () => {
    for (const k of dirs) {
      const { q, r } = [
        { q: 5, r: 4 },
        { q: 6, r: 4 },
        { q: 6, r: 5 },
        { q: 5, r: 6 },
        { q: 4, r: 6 },
        { q: 4, r: 5 },
      ][k]!
      const expected = dirs.map((dir) => ['§4.1', '§4.5', null, null, null, '§4.5'][(dir - k + 6) % 6])
      expect(stepRefusals(duel({}, { at: [q, r] }))).toEqual(expected)
    }
  })

  test('§4.5 after stepping away one may come to another hex next to him', () => {
    const state = duel({}, {})
    doAct(state, stepTo[2]!)
    expect(refusedBy(state, stepTo[0]!)).toBeNull()
  })

  test('§4.5 two hexes away he hinders nobody', () => {
    expect(stepRefusals(duel({}, { at: [5, 3] }))).toEqual([null, null, null, null, null, null])
  })

  test('§4.5 it holds around the entangled and between two neighbours', () => {
    const state = duel({}, {}, {}, [{ at: [4, 6], facing: 0 }])
    defenderOf(state).entangled = true
    expect(stepRefusals(state)).toEqual(['§4.1', '§4.5', null, '§4.5', '§4.1', '§4.5'])
  })

  test('§4.5 one who is out hinders nobody', () => {
    const state = duel({}, {}, {}, [{ at: [4, 6], facing: 0 }])
    expect(refusedBy(state, stepTo[3])).toBe('§4.5')
    state.fighters[2]!.out = 'spared'
    expect(refusedBy(state, stepTo[3])).toBeNull()
  })

  test('§4.5 it does not apply to push-backs', () => {
    const state = duel({}, {}, {}, [{ at: [4, 4], facing: 0 }])
    doAct(state, attack, [1, 6])
    expect(where(state, 1)).toEqual({ q: 5, r: 3 })
  })

  test('V31 §4.5 no way to a side is cheaper than 4 AP, and the rear costs 8', () => {
    expect(cheapestWay(['right', 'left'])).toBe(4)
    expect(cheapestWay(['rear'])).toBe(8)
  })
})

/** The fewest AP after which a Thracian at (5,5) can strike these sides of one on (5,4) who faces him. */
function cheapestWay(sides: readonly Side[]): number {
  const first = duel({}, {})
  attackerOf(first).ap = 99
  const seen = new Set<string>()
  const layers: State[][] = [[first]]
  for (let cost = 0; cost < 12; cost++) {
    for (const state of layers[cost] ?? []) {
      const me = attackerOf(state)
      const key = `${me.cell} ${me.facing}`
      if (seen.has(key)) continue
      seen.add(key)
      const side = sideOf(hexsideAttacked(me.facing), defenderOf(state).facing as Dir)
      if (canAttack(state, me, 0, defenderOf(state)) && sides.includes(side)) return cost
      const moves: Action[] = [...stepTo, turnLeft, turnRight]
      for (const move of moves.filter((action) => refusedBy(state, action) === null)) {
        const next = clone(state)
        doAct(next, move)
        const after = 99 - attackerOf(next).ap
        layers[after] ??= []
        layers[after].push(next)
      }
    }
  }
  throw new Error('there is no way')
}
