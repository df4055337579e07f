import { expect, test } from 'vitest'
import { END, melee, STEP } from '../src/match/questions.ts'
import { roundsFought } from '../src/rules/gauls.ts'
import { bout, frame, gaul, letAct, man, play, samnite, secutor, told } from './support.ts'

/** The Gaul's bonus in the exchange that was just told. */
function bonus(referee: ReturnType<typeof play>, side: 'attacker' | 'defender'): number {
  return told(referee, 'exchangeRolled')[side].steps.find(({ rule }) => rule === 'T4.14')?.value ?? 0
}

test('§10.1 +4 in the first round, +2 in the second, +1 in every later one, attacking or defending', () => {
  const state = frame(gaul, samnite, 3)
  // The difference is 1 each time, so both stay in place.
  expect(bonus(play(state, [1, 1, 1, 2], melee(1)), 'attacker')).toBe(4)
  const nextTurn = (next: number) => letAct(state, next, state.turn + 1)
  nextTurn(1)
  expect(bonus(play(state, [2, 2, 1, 2], melee(0)), 'defender')).toBe(2)
  nextTurn(0)
  expect(bonus(play(state, [2, 2, 2, 2], melee(1)), 'attacker')).toBe(1)
  nextTurn(0)
  expect(bonus(play(state, [2, 2, 2, 2], melee(1)), 'attacker')).toBe(1)
})

test('§10.1 rounds are counted for each opponent', () => {
  const men = [man(gaul, [5, 5], 0, { gaulRounds: 1 << 2 }), man(samnite, [5, 4], 3), man(secutor, [6, 4], 4)]
  const state = bout(men)
  expect(roundsFought(state.fighters[0]!, state.fighters[1]!)).toBe(1)
  expect(bonus(play(state, [1, 1, 3, 3], melee(2)), 'attacker')).toBe(4)
  expect(roundsFought(state.fighters[0]!, state.fighters[1]!)).toBe(1)
  expect(roundsFought(state.fighters[0]!, state.fighters[2]!)).toBe(1)
})

test('§10.1 nobody else has it', () => {
  expect(bonus(play(frame(samnite, secutor, 3), [3, 3, 1, 1], melee(1)), 'attacker')).toBe(0)
})

test('§10.2 the count starts again when the Gaul launches an exchange against one he did not touch', () => {
  const state = bout([man(gaul, [5, 6], 0, { gaulRounds: 2 << 2 }), man(samnite, [5, 4], 3)])
  const referee = play(state, [1, 1, 4, 3], STEP, melee(1))
  expect(bonus(referee, 'attacker')).toBe(4)
  expect(roundsFought(state.fighters[0]!, state.fighters[1]!)).toBe(1)
})

test('§10.2 it goes on if he touched him when his activation began', () => {
  const state = frame(gaul, samnite, 3, {}, { attacker: { gaulRounds: 2 << 2 } })
  expect(bonus(play(state, [2, 2, 2, 2], melee(1)), 'attacker')).toBe(1)
})

test('§10.2 it goes on if the enemy comes to him', () => {
  const state = bout([man(samnite, [5, 6], 0), man(gaul, [5, 4], 3, { gaulRounds: 1 })])
  expect(bonus(play(state, [3, 3, 2, 1], STEP, melee(1)), 'defender')).toBe(2)
})

test('§10.2 a break alone does not start it again', () => {
  const state = bout([man(gaul, [5, 5], 3, { gaulRounds: 2 << 2 }), man(samnite, [5, 4], 3)])
  play(state, [], STEP, END)
  expect(roundsFought(state.fighters[0]!, state.fighters[1]!)).toBe(2)
})
