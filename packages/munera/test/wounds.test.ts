import { describe, expect, test } from 'vitest'
import { munera } from '../src/index.ts'
import { strengthLeft } from '../src/match/state.ts'
import { isLightlyWounded, isSeriouslyWounded } from '../src/rules/wounds.ts'
import { attack, attackerOf, defenderOf, doAct, duel, kindsOf, playTurn, told } from './arena.ts'

describe('wounds', () => {
  test('§8.1 strength is what he started with less his wounds, and never comes back', () => {
    const state = duel({}, { type: 'gaetulian', strength: 9 })
    doAct(state, attack, [5, 3])
    expect(strengthLeft(defenderOf(state))).toBe(7)
    state.turn = 1
    playTurn(state, [1], [{ act: 'end' }])
    expect(strengthLeft(defenderOf(state))).toBe(7)
  })

  test('§8.2 one wound is a light one', () => {
    const fighter = attackerOf(duel({}, {}))
    expect(isLightlyWounded(fighter)).toBe(false)
    fighter.wounds = 1
    expect(isLightlyWounded(fighter)).toBe(true)
  })

  test.each([
    ['§8.3 five of eleven are not serious', 11, 5, false],
    ['§8.3 six of eleven are', 11, 6, true],
    ['§8.3 four of eight are', 8, 4, true],
    ['§8.3 three of eight are not', 8, 3, false],
  ])('%s', (_, strength, wounds, serious) => {
    const fighter = attackerOf(duel({ strength }, {}))
    fighter.wounds = wounds
    expect(isSeriouslyWounded(fighter)).toBe(serious)
  })

  test('§8.3 the blow that makes it serious says so, and only that one', () => {
    const state = duel({ type: 'diamecheri' }, { type: 'gaetulian', strength: 8 })
    expect(told(doAct(state, attack, [5, 2]), 'wounded').nowSerious).toBe(false)
    expect(told(doAct(state, { act: 'attack', weapon: 1, target: 1 }, [3, 2]), 'wounded').nowSerious).toBe(true)
    attackerOf(state).used[0] = false
    expect(told(doAct(state, attack, [3, 2]), 'wounded').nowSerious).toBe(false)
  })

  test.each([
    ['§8.4 strength 1 fights on', 4, null],
    ['§8.4 strength 0 appeals', 3, 'spared'],
    ['§8.4 strength -2 appeals', 1, 'spared'],
  ])('%s', (_, strength, out) => {
    const state = duel({}, { type: 'gaetulian', strength: Math.max(2, strength) })
    if (strength < 2) defenderOf(state).wounds = 2 - strength
    doAct(state, attack, out ? [5, 2, 6, 6] : [5, 2])
    expect(defenderOf(state).out).toBe(out)
  })

  test('§8.5 strength -3 is dead without an appeal', () => {
    const state = duel({}, { type: 'gaetulian', strength: 2 })
    const events = doAct(state, attack, [6, 1])
    expect(kindsOf(events)).toEqual(['attacked', 'wounded', 'wentOut', 'boutEnded'])
    expect(told(events, 'wentOut')).toMatchObject({ rule: '§8.5', cause: null })
    expect(munera.result(state).seats[1]).toMatchObject({ end: 'killed', isAlive: false })
  })
})
