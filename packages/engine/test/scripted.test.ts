import { expect, test } from 'vitest'
import { Scripted } from '../src/index.ts'
import { breakTie, type Toy, toy } from './toy-game.ts'

test('the script gives dice and answers, and keeps what was told, thrown and asked', () => {
  const state = toy.start(toy.defaultSetup, { ties: 'dice', target: 3 })
  state.omens.push(6, 5)
  const referee = new Scripted<Toy>([2, 2, 1, 4, 5], [3, 3, { dare: true }])
  toy.playStep(state, referee)
  referee.done()
  expect(state.points).toEqual([0, 3])
  expect(referee.events.map(({ kind }) => kind)).toEqual(['fingersShown', 'tieBroken', 'pointsScored'])
  expect(referee.rolls.map(({ by, faces }) => [by, ...faces])).toEqual([
    [0, 2],
    [1, 2],
    [0, 1],
    [1, 4],
    [1, 5],
  ])
  expect(referee.asked.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual([
    'showFingers 0',
    'showFingers 1',
    'takeOrDare 1',
  ])
})

test('successes count ones, twos and threes', () => {
  expect(new Scripted<Toy>([1, 3, 4, 6]).successes(4, '§2.3', 0)).toBe(2)
})

test('dice or answers that are missing are an error that names the paragraph', () => {
  expect(() => breakTie([0, 1], new Scripted<Toy>([3]))).toThrow('§2.3: 1 dice are thrown, but the script has 0 left')
  const asks = () => new Scripted<Toy>([]).ask({ kind: 'takeOrDare', seat: 0, rule: '§2.4' })
  expect(asks).toThrow('§2.4: "takeOrDare" is asked, but the script ended')
})

test('dice or answers left over are an error', () => {
  expect(() => new Scripted<Toy>([3, 4]).done()).toThrow('dice left over: 3, 4')
  expect(() => new Scripted<Toy>([], [{ dare: true }]).done()).toThrow('answers left over: [{"dare":true}]')
})
