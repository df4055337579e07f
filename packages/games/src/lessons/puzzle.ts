/**
 * A puzzle: a position out of a real match, and a few answers to the question that waits there. What each is worth is no
 * opinion: puzzles.test.ts works all chances out exactly, and the best of them is the solution.
 */
import { type GameEntry, type MatchRecord, PERSON, type Scenario, type Seat, type TapeEntry } from '@harena/engine'
import { tableOf } from './lesson.ts'

export interface PuzzleAnswer {
  readonly answer: unknown
  /** What he does, as a button says it. */
  readonly words: string
  /** The chance of what is hoped for, to the sixth place. */
  readonly chance: number
  /** Why it is so good, or so bad. */
  readonly why: string
}

export interface Puzzle {
  /** Its name, its title, and how it came to this. */
  readonly scenario: Scenario
  readonly seed: string
  /** What everybody has answered so far. */
  readonly tape: readonly TapeEntry[]
  /** What is to be done, in a sentence. */
  readonly asks: string
  /** What is hoped for, such as "Verus is beaten in this turn". */
  readonly hope: string
  /** What is hoped for, as the proof reads it: somebody of that seat is out, or still in. */
  readonly proves: { readonly seat: Seat; readonly isOut: boolean }
  /** How everybody is supposed to answer afterwards, for the reader. */
  readonly supposing?: string
  readonly answers: readonly PuzzleAnswer[]
}

export function solverOf({ scenario }: Pick<Puzzle, 'scenario'>): Seat {
  return scenario.deciders.indexOf(PERSON)
}

export function solutionOf({ answers }: Puzzle): PuzzleAnswer {
  return answers.reduce((best, one) => (one.chance > best.chance ? one : best))
}

/** The record of the match up to the question. */
export function positionOf(puzzle: Puzzle, game: GameEntry): MatchRecord {
  return { ...tableOf(puzzle, game).record(), tape: puzzle.tape }
}
