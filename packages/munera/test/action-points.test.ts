import { Scripted } from '@harena/engine'
import { describe, expect, test } from 'vitest'
import {
  apModifier,
  type Bout,
  castAt,
  listApModifiers,
  type Munera,
  rollActionPoints,
  stepTo,
  turnLeft,
} from '../src/index.ts'
import { attack, attackerOf, defenderOf, doAct, duel, kindsOf, playStep, refusedBy } from './arena.ts'

function roll(bout: Bout, die: number): number {
  const referee = new Scripted<Munera>([die])
  rollActionPoints(bout, referee, attackerOf(bout))
  return attackerOf(bout).ap
}

describe('action points', () => {
  test('§3.1 one die and the modifiers, never below 0', () => {
    const bout = duel({ type: 'samnite' }, {})
    expect([1, 2, 6].map((die) => roll(bout, die))).toEqual([0, 1, 5])
    attackerOf(bout).wounds = 1
    expect([1, 2, 3].map((die) => roll(bout, die))).toEqual([0, 0, 1])
  })

  test('§3.2 modifiers add up, but a serious wound replaces a light one', () => {
    const bout = duel({ type: 'samnite', skills: ['reflexes'] }, {})
    const fighter = attackerOf(bout)
    const sums = [0, 1, 3, 4].map((wounds) => {
      fighter.wounds = wounds
      return apModifier(bout, fighter)
    })
    expect(sums).toEqual([0, -1, -1, -2])
    Object.assign(fighter, { entangled: true, offBalance: 1 })
    expect(apModifier(bout, fighter)).toBe(-1 + 1 - 2 - 3 - 2)
    expect(listApModifiers(bout, fighter).map(({ rule, value }) => [rule, value])).toEqual([
      ['T4.2', -1],
      ['T4.6', -2],
      ['T4.7', -3],
      ['T4.8', -2],
      ['T4.9', 1],
    ])
  })

  test('§3.3 several marks count once and go with the next roll', () => {
    const bout = duel({}, {})
    for (let turn = 0; turn < 2; turn++) {
      attackerOf(bout).used[0] = false
      doAct(bout, attack, [4, 4])
    }
    expect(defenderOf(bout).offBalance).toBe(1)
    expect(apModifier(bout, defenderOf(bout))).toBe(-2)
    bout.turn = 1
    playStep(bout, [3], [turnLeft])
    expect(defenderOf(bout).offBalance).toBe(0)
  })

  test('§3.3 off balance in his own turn he pays on the following one', () => {
    const bout = duel({}, {})
    playStep(bout, [3, 3, 3], [attack, turnLeft, turnLeft])
    playStep(bout, [1], [turnLeft])
    expect(kindsOf(playStep(bout, [2]).events)).toEqual(['turnBegan'])
    expect(attackerOf(bout).offBalance).toBe(0)
  })

  test('§3.4 entangled costs 3 on every turn, and getting free returns nothing', () => {
    const bout = duel({}, {})
    attackerOf(bout).entangled = true
    expect([roll(bout, 5), roll(bout, 5)]).toEqual([2, 2])
    doAct(bout, { act: 'cutFree' }, [6])
    expect(attackerOf(bout)).toMatchObject({ entangled: false, ap: 1 })
    expect(roll(bout, 5)).toBe(5)
  })

  test('§3.5 with 0 AP nothing is asked', () => {
    const bout = duel({ type: 'samnite' }, {})
    expect(playStep(bout, [1]).asked).toEqual([])
    expect(bout.turn).toBe(1)
  })

  test('§3.6 the present weight class counts', () => {
    const bout = duel({}, { type: 'samnite' })
    expect(apModifier(bout, defenderOf(bout))).toBe(-1)
    doAct(bout, attack, [5, 5])
    expect(apModifier(bout, defenderOf(bout))).toBe(0)
  })

  test('§3.7 an action needs its whole cost', () => {
    const bout = duel({ type: 'retiarius', at: [5, 6] }, {})
    const fighter = attackerOf(bout)
    const legalWith = (ap: number) => {
      fighter.ap = ap
      return [turnLeft, stepTo[0], stepTo[3], castAt(1, 1)].map((action) => refusedBy(bout, action))
    }
    expect(legalWith(2)).toEqual([null, null, null, null])
    expect(legalWith(1)).toEqual([null, null, '§3.7', '§3.7'])
    expect(legalWith(0)).toEqual(['§3.7', '§3.7', '§3.7', '§3.7'])
  })
})
