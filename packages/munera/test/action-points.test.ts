import { Scripted } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import type { Munera } from '../src/match/game.ts'
import { castAt, stepTo, turnLeft } from '../src/match/questions.ts'
import type { State } from '../src/match/state.ts'
import { apModifier, rollActionPoints } from '../src/rules/action-points.ts'
import { apSteps, attack, attackerOf, defenderOf, doAct, duel, kindsOf, playTurn, refusedBy } from './arena.ts'

function roll(state: State, die: number): number {
  const referee = new Scripted<Munera>([die])
  rollActionPoints(state, referee, attackerOf(state))
  return attackerOf(state).ap
}

describe('action points', () => {
  test('§3.1 one die and the modifiers, never below 0', () => {
    const state = duel({ type: 'samnite' }, {})
    expect([1, 2, 6].map((die) => roll(state, die))).toEqual([0, 1, 5])
    attackerOf(state).wounds = 1
    expect([1, 2, 3].map((die) => roll(state, die))).toEqual([0, 0, 1])
  })

  test('§3.2 modifiers add up, but a serious wound replaces a light one', () => {
    const state = duel({ type: 'samnite', skills: ['reflexes'] }, {})
    const fighter = attackerOf(state)
    const sums = [0, 1, 3, 4].map((wounds) => {
      fighter.wounds = wounds
      return apModifier(state, fighter)
    })
    expect(sums).toEqual([0, -1, -1, -2])
    Object.assign(fighter, { entangled: true, offBalance: 1 })
    expect(apModifier(state, fighter)).toBe(-1 + 1 - 2 - 3 - 2)
    expect(apSteps(state, fighter).map(({ rule, value }) => [rule, value])).toEqual([
      ['T4.2', -1],
      ['T4.6', -2],
      ['T4.7', -3],
      ['T4.8', -2],
      ['T4.9', 1],
    ])
  })

  test('§3.3 several marks count once and go with the next roll', () => {
    const state = duel({}, {})
    for (let turn = 0; turn < 2; turn++) {
      attackerOf(state).used[0] = false
      doAct(state, attack, [4, 4])
    }
    expect(defenderOf(state).offBalance).toBe(1)
    expect(apModifier(state, defenderOf(state))).toBe(-2)
    state.turn = 1
    playTurn(state, [3], [turnLeft])
    expect(defenderOf(state).offBalance).toBe(0)
  })

  test('§3.3 off balance in his own turn he pays on the following one', () => {
    const state = duel({}, {})
    playTurn(state, [3, 3, 3], [attack, turnLeft, turnLeft])
    playTurn(state, [1], [turnLeft])
    expect(kindsOf(playTurn(state, [2]).events)).toEqual(['turnBegan'])
    expect(attackerOf(state).offBalance).toBe(0)
  })

  test('§3.4 entangled costs 3 on every turn, and getting free returns nothing', () => {
    const state = duel({}, {})
    attackerOf(state).entangled = true
    expect([roll(state, 5), roll(state, 5)]).toEqual([2, 2])
    doAct(state, { act: 'cutFree' }, [6])
    expect(attackerOf(state)).toMatchObject({ entangled: false, ap: 1 })
    expect(roll(state, 5)).toBe(5)
  })

  test('§3.5 with 0 AP nothing is asked', () => {
    const state = duel({ type: 'samnite' }, {})
    expect(playTurn(state, [1]).asked).toEqual([])
    expect(state.turn).toBe(1)
  })

  test('§3.6 the present weight class counts', () => {
    const state = duel({}, { type: 'samnite' })
    expect(apModifier(state, defenderOf(state))).toBe(-1)
    doAct(state, attack, [5, 5])
    expect(apModifier(state, defenderOf(state))).toBe(0)
  })

  test('§3.7 an action needs its whole cost', () => {
    const state = duel({ type: 'retiarius', at: [5, 6] }, {})
    const fighter = attackerOf(state)
    const legalWith = (ap: number) => {
      fighter.ap = ap
      return [turnLeft, stepTo[0], stepTo[3], castAt(1, 1)].map((action) => refusedBy(state, action))
    }
    expect(legalWith(2)).toEqual([null, null, null, null])
    expect(legalWith(1)).toEqual([null, null, '§3.7', '§3.7'])
    expect(legalWith(0)).toEqual(['§3.7', '§3.7', '§3.7', '§3.7'])
  })
})
