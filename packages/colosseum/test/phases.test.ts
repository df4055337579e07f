import { expect, test } from 'vitest'
import { colosseum, presets } from '../src/index.ts'
import { rollD3 } from '../src/match/context.ts'
import { duel, kinds, nothing, optionsWith, phase, run } from './helpers.ts'

test('§2.5 1D3 is a die halved and rounded up', () => {
  const state = duel()
  run(state, [1, 2, 3, 4, 5, 6], [], (play) => {
    expect([1, 2, 3, 4, 5, 6].map(() => rollD3(play, '§2.5', 0, 'a third'))).toEqual([1, 1, 2, 2, 3, 3])
  })
})

test('§5.1 §5.2 eight phases make a turn', () => {
  const state = duel({}, {}, { endurance: 'off' })
  for (let i = 0; i < 8; i++) {
    expect([state.turn, state.phase]).toEqual([1, i + 1])
    phase(state, [], ['X', 'X', nothing, nothing])
  }
  expect([state.turn, state.phase]).toEqual([2, 1])
})

test('§5.2.2 §5.2.4 plots first, then actions, both in secret', () => {
  const state = duel()
  const events = phase(state, [], ['F', 'F', { do: 'drop', hand: 0 }, nothing])
  expect(kinds(events)).toEqual(['turnBegan', 'phaseBegan', 'plotRevealed', 'plotRevealed', 'pulse', 'laidDown'])
})

test('§5.3 the presets are legal, the basic one has no advanced chapter', () => {
  for (const given of Object.values(presets)) {
    expect(colosseum.checkSetup(colosseum.defaultSetup, optionsWith({ arena: 'on', ...given }))).toBeNull()
  }
  expect(presets.house).toMatchObject({ endurance: 'mild', startDistance: '4' })
})
