import { expect, test } from 'vitest'
import { die } from '../src/05-turn/exits.ts'
import { isHazard } from '../src/19-advanced/arena.ts'
import { at, duel, kinds, place, run } from './helpers.ts'

test('§25.1 §25.1.1 a man who is cleaved leaves 1D3 pools of blood around him', () => {
  const state = duel()
  const who = state.gladiators[1]!
  place(who, 0, 0, 0)
  const events = run(state, [4, 1, 2, 4, 3], [], (play) => die(play, who, 0, true))
  expect(kinds(events)).toEqual(['died', 'bloodSpilt', 'bloodSpilt'])
  expect(state.arena.blood).toEqual([at(0, -1), at(0, 2)])
})

test('§25.1.1 a plain death leaves none, nor any where the chapter is not used', () => {
  const state = duel()
  run(state, [], [], (play) => die(play, state.gladiators[1]!, 0, false))
  const clean = duel({}, {}, { cleaving: 'off' })
  run(clean, [], [], (play) => die(play, clean.gladiators[1]!, 0, true))
  expect([state.arena.blood, clean.arena.blood]).toEqual([[], []])
})

test('§25.2 §15.1 blood and bodies are hazards', () => {
  const state = duel()
  const who = state.gladiators[1]!
  place(who, 0, 0, 0)
  expect(isHazard(state, at(0, 0))).toBe(false)
  run(state, [1, 1, 3], [], (play) => die(play, who, 0, true))
  expect([isHazard(state, at(0, 0)), isHazard(state, at(0, -2)), isHazard(state, at(3, 0))]).toEqual([
    true,
    true,
    false,
  ])
})
