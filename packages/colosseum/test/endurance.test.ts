import { expect, test } from 'vitest'
import { checkEndurance, enduranceLoss } from '../src/13-condition/endurance.ts'
import { cfNow } from '../src/match/state.ts'
import { duel, nothing, phase, run } from './helpers.ts'

test.each([
  ['V65 §17.2.1 R8 CN 4 in turn 3: a 5 costs four', 5, false, 4],
  ['V65 §17.2.1 a 1 costs nothing', 1, false, 0],
  ['V65 §17.3 a 1 after overexertion costs one', 1, true, 1],
] as const)('%s', (_, die, tired, loss) => {
  expect(enduranceLoss('text', 4, 3, 'medium', tired, die)).toBe(loss)
})

test('§17.1 R69 the milder formula knows weight and a threshold', () => {
  expect(enduranceLoss('mild', 3, 3, 'heavy', false, 5)).toBe(1)
  expect(enduranceLoss('mild', 3, 3, 'medium', false, 5)).toBe(0)
  expect(enduranceLoss('mild', 4, 3, 'light', false, 6)).toBe(0)
})

test('§5.4 §17.2 §17.2.2 everybody checks at the end of a turn, for the rest of the match', () => {
  const state = duel()
  state.phase = 8
  phase(state, [4, 2], ['X', 'X', nothing, nothing])
  expect(state.gladiators.map(cfNow)).toEqual([10, 12])
  expect([state.turn, state.phase]).toEqual([2, 1])
})

test('§17.2 endurance can be left out', () => {
  const state = duel({}, {}, { endurance: 'off' })
  run(state, [], [], checkEndurance)
  expect(state.gladiators.map(cfNow)).toEqual([12, 12])
})
