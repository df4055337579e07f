import { Scripted } from '@harena/engine'
import { expect, test } from 'vitest'
import { type Heroes, heroes } from '../src/index.ts'
import { kinds, matchOf } from './arena-floor.ts'

test('§5.0 §6.0 §6.8.1 the golden match, die by die', () => {
  const state = matchOf([
    { style: 'hoplomachus', zone: 'P22', card: { bonus: 8 } },
    { style: 'murmillo', zone: 'P23', card: { bonus: 8 } },
  ])
  state.phase = 'order'
  state.turn = 0
  const dice = [
    [5, 2],
    [1, 1, 2, 3, 4, 5, 6, 6, 4, 5],
    [2, 3, 4, 4, 5, 6, 6, 5],
    [1, 2, 3, 3, 1, 6, 5],
    [1, 4, 5, 6, 2],
    [4, 5],
    [3],
    [4, 6],
    [2, 5],
    [6, 3],
    [5, 4],
  ].flat()
  const referee = new Scripted<Heroes>(dice, [{ do: 'move', to: 'P23' }, 1, 0, 2, 1])
  while (!heroes.isOver(state)) heroes.playStep(state, referee)
  referee.done()
  expect(kinds(referee)).toEqual([
    'orderRolled',
    'moved',
    'bonusDiceUsed',
    'maneuvered',
    'modeChosen',
    'bonusDiceUsed',
    'attackRolled',
    'locationRolled',
    'damageDealt',
    'knockedDown',
    'wounded',
    'survivalRolled',
    'fell',
    'appealed',
    'emperorJudged',
    'emperorHesitated',
    'spared',
    'matchWon',
  ])
  expect(referee.events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'maneuvered', dice: [10, 8], successes: [4, 2], attacker: 0 }),
      expect.objectContaining({ kind: 'attackRolled', dice: [7, 5], successes: [5, 2], result: 'hit' }),
      expect.objectContaining({ kind: 'damageDealt', impact: 3, armour: 0, weapon: 1, damage: 4 }),
      expect.objectContaining({ kind: 'appealed', target: 5, passed: 1 }),
      expect.objectContaining({ kind: 'emperorJudged', target: 4, passed: 1, emperorTarget: 8, emperorPassed: 1 }),
    ]),
  )
  expect(state.cards[0]).toMatchObject({ bonus: 5, woundsInflicted: 1, defeated: [1] })
  expect(state.cards[1]).toMatchObject({ spared: true, fate: 'unconscious', woundsTaken: 1, bonus: 7 })
  expect(heroes.result(state).winners).toEqual([0])
})
