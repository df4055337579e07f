import { describe, expect, test } from 'vitest'
import { isLightlyWounded, isSeriouslyWounded, munera, strengthLeft } from '../src/index.ts'
import { attack, attackerOf, defenderOf, doAct, duel, kindsOf, playStep, told } from './arena.ts'

describe('wounds', () => {
  test('§8.1 strength is what he started with less his wounds, and never comes back', () => {
    const bout = duel({}, { type: 'gaetulian', strength: 9 })
    doAct(bout, attack, [5, 3])
    expect(strengthLeft(defenderOf(bout))).toBe(7)
    bout.turn = 1
    playStep(bout, [1], [{ act: 'end' }])
    expect(strengthLeft(defenderOf(bout))).toBe(7)
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
    const bout = duel({ type: 'diamecheri' }, { type: 'gaetulian', strength: 8 })
    expect(told(doAct(bout, attack, [5, 2]), 'wounded').nowSerious).toBe(false)
    expect(told(doAct(bout, { act: 'attack', weapon: 1, target: 1 }, [3, 2]), 'wounded').nowSerious).toBe(true)
    attackerOf(bout).used[0] = false
    expect(told(doAct(bout, attack, [3, 2]), 'wounded').nowSerious).toBe(false)
  })

  test.each([
    ['§8.4 strength 1 fights on', 4, null],
    ['§8.4 strength 0 appeals', 3, 'spared'],
    ['§8.4 strength -2 appeals', 1, 'spared'],
  ])('%s', (_, strength, out) => {
    const bout = duel({}, { type: 'gaetulian', strength: Math.max(2, strength) })
    if (strength < 2) defenderOf(bout).wounds = 2 - strength
    doAct(bout, attack, out ? [5, 2, 6, 6] : [5, 2])
    expect(defenderOf(bout).out).toBe(out)
  })

  test('§8.5 strength -3 is dead without an appeal', () => {
    const bout = duel({}, { type: 'gaetulian', strength: 2 })
    const events = doAct(bout, attack, [6, 1])
    expect(kindsOf(events)).toEqual(['attacked', 'wounded', 'wentOut', 'boutEnded'])
    expect(told(events, 'wentOut')).toMatchObject({ rule: '§8.5', cause: null })
    expect(munera.result(bout).seats[1]).toMatchObject({ end: 'killed', isAlive: false })
  })
})
