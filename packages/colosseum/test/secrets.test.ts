import { canonicalJson, type Dice, seeded, Table } from '@harena/engine'
import { playRandomly } from '@harena/engine/conformance'
import { describe, expect, test } from 'vitest'
import { colosseum, type Options, type State } from '../src/index.ts'
import type { Colosseum } from '../src/match/game.ts'
import type { Allocation, Question } from '../src/match/questions.ts'
import { allocation, faceToFace, fightOut, row, scripted } from './helpers.ts'
import { otherwise } from './otherwise.ts'
import { isKeen, randomMatch } from './random-match.ts'

/** All that a seat is shown when it is asked something. */
function shown(state: State, question: Question): string {
  const { seat } = question
  const answers = colosseum.legal(state, question)
  const some = answers.filter((_, at) => at % Math.ceil(answers.length / 60) === 0)
  return canonicalJson([
    colosseum.view(state, seat),
    colosseum.view(state, null),
    colosseum.prompt(state, question),
    answers,
    some.map((answer) => [
      colosseum.describe(state, question, answer),
      colosseum.preview(state, question, answer),
      colosseum.aim(state, question, answer),
    ]),
  ])
}

const hidden = (random: Dice) => {
  const match = randomMatch(random)
  return { ...match, options: { ...match.options, sheets: 'hidden' } as Partial<Options> }
}

test('§3.1 where log sheets are hidden, nothing that a seat is shown depends on those of the others', () => {
  const subject = { ruleset: colosseum, randomMatch: hidden, isKeen, paragraphs: new Set<string>() }
  for (let i = 0; i < 25; i++) {
    playRandomly<Colosseum>(subject, `secrets ${i}`, (table, question) => {
      const { state } = table
      if (state.turn === 0 || table.length % 3 > 0) return table
      expect(shown(otherwise(state, question.seat), question)).toBe(shown(state, question))
      return table
    })
  }
})

test.each([
  ['§3.1 §3.4 open log sheets are told to everybody', 'open', [0, 1], [0, 1], [0, 1]],
  ['§3.1 §3.4 hidden ones only to their owner', 'hidden', [0], [1], []],
] as const)('%s', (_, sheets, first, second, nobody) => {
  const { defaultSetup: setup } = colosseum
  const table = Table.open(colosseum, { setup, options: { sheets }, dice: seeded('sheets') })
  const told = (seat: number | null) =>
    table.logFor(seat).flatMap(({ event }) => (event.kind === 'gladiatorRolled' ? [event.seat] : []))
  expect([told(0), told(1), told(null)]).toEqual([first, second, nobody])
  const seen = (seat: number | null) => colosseum.view(table.state, seat).sheets.map((sheet) => sheet.seat)
  expect([seen(0), seen(1), seen(null)]).toEqual([first, second, nobody])
})

test('§7.2 a plot that is handed in shows nowhere until all are in', () => {
  const sealed = (plot: string) => {
    const table = Table.open(colosseum, { setup: colosseum.defaultSetup, dice: seeded('sealed') })
    expect(table.answer(0, plot)).toBeNull()
    const seats = [null, 0, 1]
    return canonicalJson([
      table.state,
      table.waiting,
      table.log,
      seats.map((seat) => colosseum.view(table.state, seat)),
    ])
  }
  expect(sealed('C')).toBe(sealed('X(R)'))
})

describe('§9.4.1 defences stay hidden until their area is attacked', () => {
  /** What both see while the first, whose Feint has worked, is asked where to strike. */
  function whileFeinting(defence: Allocation): string {
    const state = faceToFace()
    let seen = ''
    const { play, referee } = scripted(
      state,
      [6, 6, 6, 1, 1, 1, 1, 1, 1, 6, 6, 6],
      [allocation([row(1, 3, 6, { special: 'F' })]), defence, 5],
    )
    const { ask } = referee
    referee.ask = (question) => {
      seen = canonicalJson([null, 0, 1].map((seat) => colosseum.view(state, seat)))
      return ask.call(referee, question) as never
    }
    fightOut(play)
    return seen
  }

  test('§9.4.1 §5.2.7 §23.2 no view shows them, nor do the sums of the log sheet', () => {
    const none = whileFeinting(allocation([]))
    expect(whileFeinting(allocation([], [0, 5, 0, 1, 0]))).toBe(none)
    expect(whileFeinting(allocation([], [2, 0, 0, 0, 0], 'B'))).toBe(none)
  })

  test('§18.3 §5.2.7 when all is over they are added up', () => {
    const state = faceToFace()
    const { play } = scripted(
      state,
      [1, 1, 1, 1, 1, 1, 1],
      [allocation([row(1, 3, 1)]), allocation([], [0, 5, 2, 0, 0], 'D')],
    )
    fightOut(play)
    expect(state.gladiators.map(({ attackTally, defenceTally }) => [attackTally, defenceTally])).toEqual([
      [1, 0],
      [0, 10],
    ])
  })
})
