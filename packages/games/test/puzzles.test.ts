/** Every puzzle is proved: the oracle works out what each answer is worth, and the best one is best by far enough. */
import { type Game, Table } from '@harena/engine'
import { type Exact, foresee } from '@harena/lab'
import { describe, expect, test } from 'vitest'
import { gameOf } from '../src/index.ts'
import {
  offeredOf,
  type Puzzle,
  type PuzzleAnswer,
  positionOf,
  puzzles,
  solutionOf,
  solverOf,
} from '../src/lessons/index.ts'

/** The position, at which nobody answers by himself. */
function opened(puzzle: Puzzle): Table<Game> {
  const game = gameOf(puzzle.scenario.ruleset)
  return Table.load(game.ruleset, positionOf(puzzle, game), { players: ['You', 'He'] })
}

/** Where in a match it is: the phase of GLADIATOR, the activation of Heroes. */
function phaseOf(state: unknown): string {
  const { turn, phase, acted } = state as Readonly<Record<string, unknown>>
  return `${turn} ${phase} ${acted}`
}

/** Heroes: whether he who is out lives makes no difference here. */
const MERCY = ['§5.4.4.1', '§5.4.4.3', '§5.4.4.4', 'T6-1', 'T6-2']

/** The chance of what is hoped for, against one reply. */
function chanceAgainst(puzzle: Puzzle, { plays }: PuzzleAnswer, reply: unknown): number {
  const { ruleset, opponents } = gameOf(puzzle.scenario.ruleset)
  const { proves, later = {} } = puzzle
  const table = opened(puzzle)
  const seat = solverOf(puzzle)
  const told = table.log.length
  for (const play of plays.slice(0, -1)) expect(table.answer(seat, play)).toBeNull()
  expect(table.log.slice(told).flatMap(({ rolls }) => rolls)).toEqual([])
  const start = phaseOf(table.state)
  const found = foresee<Game, boolean>(ruleset, table, {
    answers: [{ seat, answer: plays.at(-1) }, ...(reply === undefined ? [] : [{ seat: 1 - seat, answer: reply }])],
    fixed: Object.entries(later).map(([kind, answer]) => ({ kind, seat: 1 - seat, answer })),
    // He who solves it only guards himself from there on; of the other one nothing else is asked that matters.
    bots: [opponents.dummy!.play, opponents.novice!.play],
    until: proves.after === 'step' ? 'step' : (state) => phaseOf(state) !== start,
    blind: MERCY,
    outcome: (state) => (ruleset.result(state).seats[proves.seat]!.end !== null) === proves.isOut,
  })
  expect(found.method).toBe('exact')
  expect((found as Exact<boolean>).hasDrawn).toBe(false)
  const hoped = (found as Exact<boolean>).distribution.filter(({ outcome }) => outcome)
  return hoped.reduce((sum, { chance }) => sum + chance, 0)
}

describe.each(puzzles.map((puzzle) => [puzzle.scenario.id, puzzle] as const))('%s', (_, puzzle) => {
  test.each(puzzle.answers.map((one) => [one.words, one] as const))('%s', (_, one) => {
    const replies = puzzle.replies ?? [undefined]
    const sum = replies.reduce((total: number, reply) => total + chanceAgainst(puzzle, one, reply), 0)
    expect(sum / replies.length).toBeCloseTo(one.chance, 6)
  })

  test('has one solution, and says why in a few words', () => {
    const best = solutionOf(puzzle)
    const others = puzzle.answers.filter((one) => one !== best)
    expect(best.chance - Math.max(...others.map(({ chance }) => chance))).toBeGreaterThanOrEqual(0.05)
    for (const { why } of puzzle.answers) expect(why).toMatch(/^[A-Z].{20,200}\.$/)
  })
})

test('where the solution stands among the answers tells nothing, and is the same for everybody', () => {
  const places = puzzles.map((puzzle) => offeredOf(puzzle).indexOf(solutionOf(puzzle)))
  expect(new Set(places).size).toBeGreaterThan(2)
  for (const puzzle of puzzles) {
    expect(offeredOf(puzzle)).toEqual(offeredOf(puzzle))
    expect(new Set(offeredOf(puzzle))).toEqual(new Set(puzzle.answers))
  }
})
