import { type Bot, effectiveOptions, seeded, Table, verify } from '@harena/engine'
import { expect, test } from 'vitest'
import { type Colosseum, colosseum, type Setup, type State } from '../src/index.ts'

const setup: Setup = {
  gladiators: [
    { name: 'Felix', team: 0, style: 'parmularius' },
    { name: 'Leo', team: 0, style: 'myrmillo' },
    { name: 'Verus', team: 1, style: 'myrmillo' },
    { name: 'Rufus', team: 2, style: 'myrmillo' },
  ],
}

/** The match before the first die, in which some are out. */
function stateWith(goal: string, outs: readonly number[], turn = 1): State {
  const options = effectiveOptions(colosseum, { goal }) as unknown as State['options']
  const state = colosseum.start(setup, options)
  for (const seat of outs) state.gladiators[seat]!.out = 'killed'
  state.turn = turn
  return state
}

const winnersOf = (state: State) => (colosseum.isOver(state) ? colosseum.result(state).winners : null)

test('F.1 a side has held out when the turn after the last one begins, and lost when nobody of it is left', () => {
  const goal = 'team 0 holds out 3'
  expect(winnersOf(stateWith(goal, [], 3))).toBe(null)
  expect(winnersOf(stateWith(goal, [0], 4))).toEqual([0, 1])
  expect(colosseum.result(stateWith(goal, [0], 4)).length).toBe(3)
  expect(winnersOf(stateWith(goal, [0, 1], 2))).toEqual([2, 3])
})

test('F.1 a side that is to defeat one has won once he is out, and lost when its time is over', () => {
  expect(winnersOf(stateWith('team 0 defeats 2', [3], 50))).toBe(null)
  expect(winnersOf(stateWith('team 0 defeats 2', [2]))).toEqual([0, 1])
  expect(winnersOf(stateWith('team 0 defeats 2 within 2', [3], 2))).toBe(null)
  expect(winnersOf(stateWith('team 0 defeats 2 within 2', [3], 3))).toEqual([2, 3])
})

test('F.1 a guard has lost once the guarded one is out, and won when the time is over', () => {
  expect(winnersOf(stateWith('team 0 guards 1 for 2', [0]))).toBe(null)
  expect(winnersOf(stateWith('team 0 guards 1 for 2', [1]))).toEqual([2, 3])
  expect(winnersOf(stateWith('team 0 guards 1 for 2', [0], 3))).toEqual([0, 1])
})

test('F.1 one who is left standing by a stopped match is not out', () => {
  const state = stateWith('team 0 defeats 2', [])
  for (const who of state.gladiators) who.out = 'stans'
  state.outcome = { kind: 'draw' }
  expect(winnersOf(state)).toEqual([])
})

test.each([
  ['team 7 holds out 3', 'The goal is set for team 7; there are 0, 1 and 2.'],
  ['team 0 defeats 4', 'The goal names seat 4; there are seats 0 to 3.'],
  ['team 0 defeats 1', 'A side cannot be set to defeat one of its own.'],
  ['team 0 guards 2 for 3', 'A side can only guard one of its own.'],
])('F.1 %s: who is named must be there', (goal, message) => {
  const options = effectiveOptions(colosseum, { goal }) as unknown as State['options']
  expect(colosseum.checkSetup(setup, options)).toEqual({ rule: 'F.1', message })
})

test('F.1 the end is told, and the record leads to it again', () => {
  const anyhow: Bot<Colosseum> = (state, question, random) => {
    const answers = colosseum.legal(state, question)
    return answers[random.below(answers.length)]!
  }
  const options = { goal: 'team 2 guards 3 for 1' }
  const players = setup.gladiators.map(() => anyhow)
  const table = Table.open(colosseum, { setup, options, dice: seeded('goal'), players })
  const told = colosseum.narrate(table.log.at(-1)!.event, colosseum.names(table.state))
  expect(told).toMatch(/^Rufus has (not )?kept Rufus from harm: the match is over\.$/)
  expect(verify(colosseum, table.record()).isSame).toBe(true)
})
