import { OUTSIDE } from '@harena/engine'
import { expect, test } from 'vitest'
import { askPlots, moveEverybody } from '../src/06-movement/movement.ts'
import { kneel } from '../src/13-condition/kneeling.ts'
import { fallProne } from '../src/13-condition/prone.ts'
import { at, duel, find, kinds, nothing, phase, place, run } from './helpers.ts'

test('V82 §16.2 D.8 face down the torso lies ahead, and a roll moves both hexes', () => {
  const state = duel()
  const who = state.gladiators[0]!
  place(who, 0, 0, 0)
  run(state, [], [], (play) => fallProne(play, who))
  expect([who.cell, who.torso, who.isFaceDown]).toEqual([at(0, 0), at(0, -1), true])
  run(state, [], ['RO-FR', 'X'], (play) => moveEverybody(play, askPlots(play)))
  expect([who.cell, who.torso, who.posture]).toEqual([at(1, -1), at(1, -2), 'prone'])
})

test('§16.2 face up after a step back, the torso behind him; one hex where something is in the way', () => {
  const state = duel()
  const who = state.gladiators[0]!
  place(who, 0, 0, 0)
  who.lastStep = 'backward'
  run(state, [], [], (play) => fallProne(play, who))
  expect([who.torso, who.isFaceDown]).toEqual([at(0, 1), false])
  const other = duel()
  place(other.gladiators[0]!, 0, 0, 0)
  place(other.gladiators[1]!, 0, -1, 3)
  run(other, [], [], (play) => fallProne(play, other.gladiators[0]!))
  expect(other.gladiators[0]!.torso).toBe(OUTSIDE)
})

test('§16.2 the footprint is a switch', () => {
  const state = duel({}, {}, { proneFootprint: '1' })
  run(state, [], [], (play) => fallProne(play, state.gladiators[0]!))
  expect(state.gladiators[0]!.torso).toBe(OUTSIDE)
})

test.each([
  ['§14.1 §14.1.1 on 1 to 4 he kneels where his torso lay', 4, [0, -1]],
  ['§14.1.1 on 5 and 6 where his legs lay', 5, [0, 0]],
] as const)('%s', (_, die, [q, r]) => {
  const state = duel()
  const who = state.gladiators[0]!
  place(who, 0, 0, 0)
  run(state, [], [], (play) => fallProne(play, who))
  run(state, [die], [], (play) => kneel(play, who))
  expect([who.cell, who.torso, who.posture]).toEqual([at(q, r), OUTSIDE, 'kneeling'])
})

test('§14.1 §7.4 from his knees he rises with the next moving plot, not with a pause', () => {
  const state = duel()
  const who = state.gladiators[0]!
  phase(state, [], ['KN', 'X', nothing, nothing])
  expect(who.posture).toBe('kneeling')
  phase(state, [], ['X', 'X', nothing, nothing])
  expect(who.posture).toBe('kneeling')
  const events = phase(state, [], ['F', 'X', nothing, nothing])
  expect(find(events, 'stoodUp').seat).toBe(0)
})

test('§19.4.2 the Crupellarius may topple over when he kneels', () => {
  const state = duel({ style: 'crupellarius' })
  const who = state.gladiators[0]!
  run(state, [2, 3], [], (play) => kneel(play, who))
  expect(who.posture).toBe('prone')
  const other = duel({ style: 'crupellarius' })
  run(other, [3, 3], [], (play) => kneel(play, other.gladiators[0]!))
  expect(other.gladiators[0]!.posture).toBe('kneeling')
})

test('§16.2.1 §16.3 he lies for the rest of the phase and does not attack', () => {
  const state = duel()
  const [who, foe] = state.gladiators
  place(who!, 0, 0, 0)
  place(foe!, 0, -1, 3)
  who!.mustStumble = true
  const events = phase(
    state,
    [1, 1],
    [
      'S',
      'X',
      nothing,
      { attacks: [], defence: [0, 0, 0, 0, 0], guard: '', top: -1 },
      { attacks: [], defence: [0, 0, 0, 0, 0], guard: '', top: -1 },
    ],
  )
  expect(kinds(events)).toContain('fellProne')
  expect(who!.posture).toBe('prone')
})
