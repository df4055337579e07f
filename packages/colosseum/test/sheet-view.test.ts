import { describe, expect, test } from 'vitest'
import { colosseum } from '../src/index.ts'
import { tables } from '../src/tables/index.ts'
import { cfLossOf } from '../src/tables/wounds.ts'
import { duel } from './helpers.ts'

describe('the log sheet', () => {
  test('§3.9.2 §3.14 its tracks are those of the tables', () => {
    const state = duel()
    const who = state.gladiators[0]!
    who.wounds = [1, 3, 0, 0, 0]
    who.cfLoss = [1, cfLossOf(tables.penaltyBoxes, 'body', 12, 3), 0, 0, 0]
    who.hands[1]!.boxes = 2
    const sheet = colosseum.view(state, 0).sheets[0]!
    expect(sheet.areas[0]).toMatchObject({ penalties: [2, 4, 6, 8, 10, 12], wounds: 1, cfLoss: 1 })
    expect(sheet.areas[1]).toMatchObject({ penalties: [2, 3, 6, 10], wounds: 3, cfLoss: 1 })
    expect(sheet.shield).toMatchObject({ size: 'large', points: 10, boxes: 2, numbers: 14 })
    expect(sheet.shield!.track).toHaveLength(15)
  })

  test('§3.2 §3.10 §3.11 it bears name, style, weight and rate', () => {
    const state = duel({ style: 'hoplomachus', hands: ['spear'], shield: 'small' })
    const { name, style, weight, rate, sheath, hands } = colosseum.view(state, 0).sheets[0]!
    expect([name, style, weight, rate, sheath]).toEqual(['Felix', 'Hoplomachus', 'medium', 5, ['sword']])
    expect(hands.map((item) => item?.name)).toEqual(['spear', 'small shield'])
  })
})
