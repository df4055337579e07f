import { Scripted } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import type { Munera } from '../src/match/game.ts'
import { type Action, CUT_FREE, castAt, END, turnLeft } from '../src/match/questions.ts'
import { apModifier } from '../src/rules/action-points.ts'
import { modifierOf } from '../src/rules/modifiers.ts'
import { perform } from '../src/rules/sequence.ts'
import { attack, attackerOf, defenderOf, doAct, duel, kindsOf, playTurn, refusedBy, told, where } from './arena.ts'

const net = castAt(1, 1)
const lasso = castAt(0, 1)

describe('net', () => {
  test.each([
    ['§11.10 adjacent a 5 misses', [5, 5], 5, false],
    ['§11.10 adjacent a 6 entangles', [5, 5], 6, true],
    ['§11.10 at two hexes a 4 misses', [5, 6], 4, false],
    ['§11.10 at two hexes a 5 entangles', [5, 6], 5, true],
  ] as [string, [number, number], number, boolean][])('%s', (_, at, die, isHit) => {
    const state = duel({ type: 'retiarius', at }, {})
    doAct(state, net, [die])
    expect(defenderOf(state).entangled).toBe(isHit)
    expect(attackerOf(state).weaponLost[1]).toBe(isHit)
    expect(where(state, 1)).toEqual(isHit ? { q: 5, r: 4 } : { q: 5, r: 3 })
    expect(attackerOf(state).ap).toBe(4)
  })

  test('§11.10 the front hex, or the front arc of the right hand', () => {
    expect(refusedBy(duel({ type: 'retiarius', facing: 1 }, {}), net)).toBe('§5.4')
    expect(refusedBy(duel({ type: 'retiarius', at: [4, 6] }, {}), net)).toBeNull()
    expect(refusedBy(duel({ type: 'retiarius', at: [6, 5] }, {}), net)).toBe('§5.5')
    expect(refusedBy(duel({ type: 'retiarius', at: [5, 7] }, {}), net)).toBe('§6.1')
  })

  test('§11.10 one cast a turn, for 2 AP', () => {
    const state = duel({ type: 'retiarius' }, {})
    doAct(state, net, [1])
    expect(refusedBy(state, net)).toBe('§6.2')
    const poor = duel({ type: 'retiarius' }, {})
    attackerOf(poor).ap = 1
    expect(refusedBy(poor, net)).toBe('§3.7')
  })

  test('§11.10 while he has the net it guards his right side', () => {
    const state = duel({ type: 'retiarius', at: [5, 6] }, {})
    expect(attackerOf(state).rightSide).toBe(4)
    doAct(state, net, [6])
    expect(attackerOf(state).rightSide).toBe(7)
  })
})

test('§11.10 a net that is gone cannot be cast', () => {
  const state = duel({ type: 'retiarius' }, {})
  attackerOf(state).weaponLost[1] = true
  expect(refusedBy(state, net)).toBe('§6.1')
})

describe('lasso', () => {
  test('§11.11 §11.10 the die is that of what is cast', () => {
    const ruleOfDie = (type: 'laquearius' | 'retiarius', action: Action) => {
      const state = duel({ type, at: [5, 6] }, {})
      const referee = new Scripted<Munera>([1])
      perform(state, referee, attackerOf(state), action)
      return referee.rolls.map(({ rule }) => rule)
    }
    expect(ruleOfDie('laquearius', lasso)).toEqual(['§11.11'])
    expect(ruleOfDie('retiarius', net)).toEqual(['§11.10'])
  })

  test.each([
    ['§11.11 at two hexes a 5 misses', [5, 6], 5, false],
    ['§11.11 at two hexes a 6 entangles', [5, 6], 6, true],
    ['§11.11 at three hexes a 4 misses', [5, 7], 4, false],
    ['§11.11 at three hexes a 5 entangles', [5, 7], 5, true],
  ] as [string, [number, number], number, boolean][])('%s', (_, at, die, isHit) => {
    const state = duel({ type: 'laquearius', at }, {})
    doAct(state, lasso, [die])
    expect(defenderOf(state).entangled).toBe(isHit)
    expect(attackerOf(state).weaponLost[0]).toBe(isHit)
  })

  test('§11.11 never adjacent, nor at four hexes', () => {
    expect(refusedBy(duel({ type: 'laquearius' }, {}), lasso)).toBe('§6.1')
    expect(refusedBy(duel({ type: 'laquearius', at: [5, 8] }, {}), lasso)).toBe('§6.1')
  })
})

describe('cone', () => {
  test.each([
    ['§11.12 a 4 does nothing', 4, true],
    ['§11.12 a 5 destroys the net', 5, false],
  ])('%s', (_, die, isCaught) => {
    const state = duel({ type: 'retiarius' }, { type: 'contraRetiarius' })
    const events = doAct(state, net, [6, die])
    expect(told(events, 'cast').isDestroyed).toBe(!isCaught)
    expect(defenderOf(state).entangled).toBe(isCaught)
    expect(attackerOf(state).weaponLost[1]).toBe(true)
  })

  test('§11.12 it is rolled for after a miss too; a 4 leaves the net in hand', () => {
    const state = duel({ type: 'retiarius' }, { type: 'contraRetiarius' })
    doAct(state, net, [1, 4])
    expect(attackerOf(state).weaponLost[1]).toBe(false)
    expect(where(state, 1)).toEqual({ q: 5, r: 3 })
  })
})

describe('entangled', () => {
  test('§11.13 -3 AP and +1 to attacks against him', () => {
    const state = duel({}, {})
    const before = [apModifier(state, defenderOf(state)), modifierOf(state, attackerOf(state), 0, defenderOf(state))]
    defenderOf(state).entangled = true
    const after = [apModifier(state, defenderOf(state)), modifierOf(state, attackerOf(state), 0, defenderOf(state))]
    expect([before, after]).toEqual([
      [0, 0],
      [-3, 1],
    ])
  })

  test('§11.13 he may still move and fight', () => {
    const state = duel({}, {})
    attackerOf(state).entangled = true
    expect(refusedBy(state, attack)).toBeNull()
    expect(refusedBy(state, turnLeft)).toBeNull()
    expect(refusedBy(state, { act: 'step', dir: 3 })).toBeNull()
  })

  test.each([
    ['§11.13 a 4 does not free him', 4, true],
    ['§11.13 a 5 does', 5, false],
  ])('%s', (_, die, entangled) => {
    const state = duel({}, {})
    attackerOf(state).entangled = true
    doAct(state, CUT_FREE, [die])
    expect(attackerOf(state)).toMatchObject({ entangled, ap: 5 })
  })

  test('§11.13 once a turn, and again in the next', () => {
    const state = duel({}, {})
    attackerOf(state).entangled = true
    playTurn(state, [6, 1], [CUT_FREE, END])
    playTurn(state, [1], [END])
    expect(kindsOf(playTurn(state, [6, 6], [CUT_FREE, END]).events)).toContain('triedToCutFree')
    expect(attackerOf(state).entangled).toBe(false)
  })

  test('§11.13 the free cannot cut themselves free', () => {
    expect(refusedBy(duel({}, {}), CUT_FREE)).toBe('§11.13')
  })

  test('§11.13 caught twice is the same as once', () => {
    const state = duel({ type: 'retiarius' }, {})
    defenderOf(state).entangled = true
    expect(told(doAct(state, net, [6]), 'entangled').again).toBe(true)
    expect(apModifier(state, defenderOf(state))).toBe(-3)
  })
})
