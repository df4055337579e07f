import type { Dir } from '@harena/engine'
import { expect, test } from 'vitest'
import { outland } from '../src/index.ts'
import { END, melee, STEP, TURN_LEFT, TURN_RIGHT } from '../src/match/questions.ts'
import { meleeOdds } from '../src/odds.ts'
import {
  areLocked,
  bout,
  fight,
  frame,
  man,
  own,
  play,
  playInto,
  refusedBy,
  retarius,
  samnite,
  secutor,
  told,
} from './support.ts'

const runner = own({ helmet: 'helm' }, 3, 3)

test('§4.1 one who has stepped into contact must fight an enemy in his attack arc', () => {
  const state = bout([man(runner, [5, 6], 0), man(samnite, [5, 4], 3)])
  playInto(state, STEP)
  expect(refusedBy(state, 0, END)).toBe('§4.1')
  expect(outland.check(state, { kind: 'activate', seat: 0, rule: '§2.3' }, END)?.message).toBe(
    'He has stepped into contact and must fight an enemy in his attack arc. Allowed now: Turn left, Turn right or Fight Verus.',
  )
})

test('§4.1 he chooses among those in his arc', () => {
  const state = bout([man(runner, [5, 6], 0), man(samnite, [5, 4], 3), man(secutor, [6, 4], 3)])
  playInto(state, STEP)
  expect(refusedBy(state, 0, melee(1))).toBeNull()
  expect(refusedBy(state, 0, melee(2))).toBeNull()
  expect(refusedBy(state, 0, END)).toBe('§4.1')
})

test('§4.1 contact launches the melee: he may turn to another in reach, but not away from all he touches', () => {
  const state = bout([man(runner, [5, 6], 0), man(samnite, [5, 4], 3)])
  playInto(state, STEP, TURN_LEFT)
  expect(refusedBy(state, 0, END)).toBe('§4.1')
  expect(refusedBy(state, 0, TURN_LEFT)).toBe('§4.1')
  expect(refusedBy(state, 0, TURN_RIGHT)).toBeNull()
  playInto(state, TURN_RIGHT, TURN_RIGHT)
  expect(refusedBy(state, 0, TURN_RIGHT)).toBe('§4.1')
  const two = bout([man(runner, [5, 6], 0), man(samnite, [5, 4], 3), man(secutor, [4, 6], 3)])
  playInto(two, STEP, TURN_LEFT)
  expect(refusedBy(two, 0, TURN_LEFT)).toBeNull()
  playInto(two, TURN_LEFT)
  expect([refusedBy(two, 0, melee(1)), refusedBy(two, 0, melee(2))]).toEqual(['§4.3', null])
})

test('§4.1 one who has not stepped, need not fight or has moved over four may turn as he likes', () => {
  const still = frame(runner, samnite, 3)
  playInto(still, TURN_LEFT, TURN_LEFT)
  const free = bout([man(runner, [5, 6], 0), man(samnite, [5, 4], 3)], { contactMustFight: 'no' })
  playInto(free, STEP, TURN_LEFT, TURN_LEFT)
  const far = bout([man(own({}, 3, 3), [5, 9], 0), man(samnite, [5, 3], 3)])
  playInto(far, STEP, STEP, STEP, STEP, STEP, TURN_LEFT)
  expect(refusedBy(far, 0, END)).toBeNull()
})

test('§4.2 one who has not stepped may fight but need not', () => {
  const state = frame(samnite, secutor, 3)
  playInto(state)
  expect(refusedBy(state, 0, melee(1))).toBeNull()
  expect(refusedBy(state, 0, END)).toBeNull()
})

test('§4.2 he must touch the one he fights', () => {
  const state = bout([man(samnite, [5, 6], 0), man(secutor, [5, 4], 3)])
  playInto(state)
  expect(refusedBy(state, 0, melee(1))).toBe('§4.2')
})

test.each<[string, Dir, boolean]>([
  ['§4.3 straight ahead is in the arc', 0, true],
  ['§4.3 right front is in the arc', 5, true],
  ['§4.3 right rear is not', 4, false],
  ['§4.3 the rear is not', 3, false],
  ['§4.3 left rear is not', 2, false],
  ['§4.3 left front is in the arc', 1, true],
])('%s', (_, facing, inArc) => {
  const state = bout([man(samnite, [5, 5], facing), man(secutor, [5, 4], 3)])
  playInto(state)
  expect(refusedBy(state, 0, melee(1))).toBe(inArc ? null : '§4.3')
})

test('§4.4 attacker two dice, defender two dice, each with his modifiers', () => {
  const state = frame(samnite, secutor, 3)
  const referee = fight(state, [5, 1, 3, 2])
  expect(referee.rolls).toEqual([
    { by: 0, rule: '§4.4', name: 'attack', faces: [5, 1] },
    { by: 1, rule: '§4.4', name: 'defence', faces: [3, 2] },
  ])
  const roll = told(referee, 'exchangeRolled')
  expect([roll.attacker.steps[0]?.value, roll.attacker.total]).toEqual([6, 10])
  expect([roll.defender.steps[0]?.value, roll.defender.total]).toEqual([5, 11])
})

test('§4.5 the higher total wins, whoever attacked', () => {
  const attackerWins = told(fight(frame(samnite, secutor, 3), [6, 6, 3, 3]), 'exchangeWon')
  expect([attackerWins.winner, attackerWins.by, attackerWins.rule]).toEqual([0, 4, 'T3.4'])
  const defenderWins = told(fight(frame(samnite, secutor, 3), [1, 2, 2, 3]), 'exchangeWon')
  expect([defenderWins.winner, defenderWins.by, defenderWins.rule]).toEqual([1, 4, 'T3.4'])
})

test('§4.6 an exchange is between two, others who touch them play no part', () => {
  const men = [man(samnite, [5, 5], 0), man(secutor, [5, 4], 3), man(retarius, [4, 5], 0)]
  const state = bout(men)
  const referee = play(state, [5, 1, 3, 2], melee(1))
  expect(referee.rolls.map(({ by }) => by)).toEqual([0, 1])
  const roll = told(referee, 'exchangeRolled')
  expect([roll.attacker.total, roll.defender.total]).toEqual([10, 11])
})

test('§4.6 only an enemy who is still in', () => {
  const state = frame(samnite, secutor, 3, {}, { defender: { out: 'spared' } })
  playInto(state)
  expect(refusedBy(state, 0, melee(1))).toBe('§4.6')
  expect(refusedBy(state, 0, melee(0))).toBe('§4.6')
})

test.each<[string, number[], boolean]>([
  ['§4.7 a difference of +2 locks nobody', [6, 2, 2, 2], false],
  ['§4.7 a difference of +1 locks both', [6, 1, 2, 2], true],
  ['§4.7 a difference of -1 locks both', [4, 1, 2, 2], true],
  ['§4.7 a difference of -2 locks nobody', [3, 1, 2, 2], false],
])('%s', (_, dice, isLocking) => {
  const state = frame(samnite, secutor, 3)
  Object.assign(state.exchange, { winner: 0, loser: 1 })
  const referee = fight(state, dice)
  expect(areLocked(state)).toBe(isLocking)
  expect([state.exchange.winner < 0, state.exchange.loser < 0]).toEqual([isLocking, isLocking])
  expect(state.fighters.map(({ hits }) => hits)).toEqual([0, 0])
  if (isLocking) expect(told(referee, 'locked').rule).toBe('§4.7')
})

test('§4.7 others may attack one who is locked, and next turn he is free', () => {
  const men = [man(samnite, [5, 5], 0), man(secutor, [5, 4], 3), man(retarius, [5, 3], 3)]
  const state = bout(men)
  play(state, [6, 1, 2, 2], melee(1))
  expect(state.active).toBe(2)
  playInto(state)
  expect(refusedBy(state, 2, melee(1))).toBeNull()
  Object.assign(state, { phase: 'initiative' })
  play(state, [6, 1, 1])
  expect(state.turn).toBe(2)
  playInto(state)
  expect(refusedBy(state, 0, TURN_RIGHT)).toBeNull()
  expect(refusedBy(state, 0, melee(1))).toBeNull()
})

test('§4.5 the exact odds of an exchange between equals', () => {
  const odds = meleeOdds(0)
  expect(odds.none).toBeCloseTo((146 + 2 * 140) / 1296, 12)
  expect(odds.attacker['2']).toBeCloseTo(125 / 1296, 12)
  expect(odds.attacker['10']).toBeCloseTo(1 / 1296, 12)
  expect(odds.defender).toEqual(odds.attacker)
  const sum = (rows: Readonly<Record<string, number>>) => Object.values(rows).reduce((total, share) => total + share, 0)
  for (const difference of [-15, -3, 4, 12]) {
    const { attacker, none, defender } = meleeOdds(difference)
    expect(sum(attacker) + none + sum(defender)).toBeCloseTo(1, 12)
    expect(meleeOdds(-difference).attacker).toEqual(defender)
  }
  expect(meleeOdds(20).attacker['10']).toBeCloseTo(1, 12)
})
