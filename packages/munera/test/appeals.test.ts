import { describe, expect, test } from 'vitest'
import { munera } from '../src/index.ts'
import { turnLeft } from '../src/match/questions.ts'
import { appealModifier, doesCrowdSpare } from '../src/rules/appeals.ts'
import {
  appealSteps,
  attack,
  attackerOf,
  defenderOf,
  doAct,
  duel,
  end,
  frame,
  kindsOf,
  playTurn,
  told,
} from './arena.ts'

describe('appeals to the crowd', () => {
  test('§9.1 an appeal is settled before anything else happens', () => {
    const state = duel({}, {}, {}, [{ at: [1, 1], facing: 0 }])
    const { events } = playTurn(state, [3, 2, 2, 6, 6], [attack, turnLeft, end])
    expect(kindsOf(events)).toEqual(['turnBegan', 'attacked', 'appealed', 'wentOut', 'turned', 'turnEnded'])
  })

  test('§9.2 8 spares, 7 does not', () => {
    expect(doesCrowdSpare(8, 0)).toBe(true)
    expect(doesCrowdSpare(7, 0)).toBe(false)
    expect(doesCrowdSpare(7, 1)).toBe(true)
    expect(doesCrowdSpare(9, -2)).toBe(false)
  })

  test('§9.2 a natural 12 and a natural 2 decide by themselves', () => {
    expect(doesCrowdSpare(12, -9)).toBe(true)
    expect(doesCrowdSpare(2, 9)).toBe(false)
    expect(doesCrowdSpare(3, 9)).toBe(true)
  })

  test.each([
    ['§9.2 §7.5 floored, spared', 7, [2, 2, 6, 6], 'floored', 'spared'],
    ['§9.2 §7.5 floored, condemned', 7, [2, 2, 1, 1], 'floored', 'dispatched'],
    ['§9.2 §8.4 beaten by his wounds', 3, [6, 3, 6, 6], 'beaten', 'spared'],
  ])('%s', (_, strength, dice, cause, out) => {
    const events = doAct(duel({}, { type: 'gaetulian', strength }), attack, dice)
    expect(told(events, 'appealed').cause).toBe(cause)
    expect(told(events, 'wentOut')).toMatchObject({ rule: '§9.2', cause, out })
  })

  test('§9.3 all rows that apply add up', () => {
    const state = frame(
      [
        { type: 'samnite', at: [5, 5], facing: 0, skills: ['charisma'], defeatedToday: 1 },
        { at: [5, 4], facing: 3 },
      ],
      {},
      2,
    )
    const list = appealSteps(state, attackerOf(state))
    expect(list.map(({ rule, value }) => [rule, value])).toEqual([
      ['T8.2', -1],
      ['T8.3', -2],
      ['T8.5', -1],
      ['T8.7', 2],
      ['T8.8', -2],
      ['T8.9', 1],
    ])
    expect(appealModifier(state, attackerOf(state))).toBe(-3)
  })

  test('§9.4 the first who makes the wound serious gets the credit for it, the last the defeat', () => {
    const state = duel({}, { type: 'gaetulian', strength: 7, facing: 0 }, {}, [{ at: [5, 3], facing: 3 }])
    doAct(state, attack, [5, 4])
    expect(defenderOf(state).seriousBy).toBe(0)
    doAct(state, attack, [4, 1, 6, 6], 2)
    expect(defenderOf(state)).toMatchObject({ seriousBy: 0, out: 'spared', outBy: 2 })
    const rules = (seat: number) => appealSteps(state, state.fighters[seat]!).map(({ rule }) => rule)
    expect(rules(0)).toContain('T8.6')
    expect(rules(0)).not.toContain('T8.7')
    expect(rules(2)).toContain('T8.7')
    expect(rules(2)).not.toContain('T8.6')
  })

  test('§9.4 one blow can bring both credits', () => {
    const state = duel({}, { type: 'gaetulian', strength: 2, facing: 0 }, {}, [{ at: [1, 1], facing: 0 }])
    doAct(state, attack, [4, 3, 1, 1])
    const list = appealSteps(state, attackerOf(state)).map(({ rule, value }) => [rule, value])
    expect(list).toEqual([
      ['T8.3', -2],
      ['T8.6', 1],
      ['T8.7', 2],
    ])
  })

  test('§9.5 a wound or an outright kill is enough, a floored man is not', () => {
    const nothing = (dice: number[]) => {
      const state = duel({}, { type: 'gaetulian' }, {}, [{ at: [1, 1], facing: 0 }])
      doAct(state, attack, dice)
      return appealSteps(state, attackerOf(state)).some(({ rule }) => rule === 'T8.5')
    }
    expect(nothing([4, 3])).toBe(false)
    expect(nothing([6, 6])).toBe(false)
    expect(nothing([2, 2, 6, 6])).toBe(true)
    expect(nothing([3, 4])).toBe(true)
  })

  test('§9.6 the spared add to the count of the day, but not for themselves', () => {
    const state = duel({}, {})
    const events = doAct(state, attack, [2, 2, 6, 6])
    expect(told(events, 'appealed').steps.map(({ rule }) => rule)).not.toContain('T8.8')
    expect(state.sparedToday).toBe(1)
  })

  test('§9.6 the dispatched do not', () => {
    const state = duel({}, {})
    doAct(state, attack, [2, 2, 1, 1])
    expect([defenderOf(state).out, state.sparedToday]).toEqual(['dispatched', 0])
  })

  test('§9.7 without appeals he is beaten: out, alive, not killed', () => {
    const state = duel({}, {}, { appeals: 'no' })
    const events = doAct(state, attack, [2, 2])
    expect(kindsOf(events)).toEqual(['attacked', 'wentOut', 'boutEnded'])
    expect(told(events, 'wentOut')).toMatchObject({ rule: '§9.7', out: 'beaten', cause: 'floored' })
    const { seats, sparedToday } = munera.result(state) as ReturnType<typeof munera.result> & { sparedToday: number }
    expect(seats[1]).toMatchObject({ end: 'beaten', isAlive: true })
    expect(seats[0]).toMatchObject({ kills: 0, defeated: 1 })
    expect(sparedToday).toBe(0)
  })
})
