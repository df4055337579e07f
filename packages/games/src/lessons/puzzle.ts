/**
 * A puzzle: a position out of a real match, and a few ways to go on from it. What each is worth is no opinion:
 * puzzles.test.ts works all chances out exactly, and the best of them is the solution.
 */
import {
  Dice,
  type GameEntry,
  type MatchRecord,
  PERSON,
  type Scenario,
  type Seat,
  type TapeEntry,
} from '@harena/engine'
import { tableOf } from './lesson.ts'

export interface PuzzleAnswer {
  /** What he answers, one question after the other. No dice are thrown before the last. */
  readonly plays: readonly unknown[]
  /** The same, as a button says it. */
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
  /** What is hoped for, such as "Verus is beaten by this blow". */
  readonly hope: string
  /** What the chances are of: whether he of that seat is out when the step is over, or the phase or activation. */
  readonly proves: { readonly seat: Seat; readonly isOut: boolean; readonly after: 'step' | 'phase' }
  /** What the other one may answer at the same time, each as likely; none where he is not asked. */
  readonly replies?: readonly unknown[]
  /** What the other one answers later on, by the kind of the question. */
  readonly later?: Readonly<Record<string, unknown>>
  /** Both of these, for the reader. */
  readonly supposing?: string
  readonly answers: readonly PuzzleAnswer[]
}

export function solverOf({ scenario }: Puzzle): Seat {
  return scenario.deciders.indexOf(PERSON)
}

/** As they are offered: shuffled, and for everybody alike, so that their order tells nothing. */
export function offeredOf({ scenario, answers }: Puzzle): readonly PuzzleAnswer[] {
  const dice = Dice.fromSeed(`answers of ${scenario.id}`)
  const left = [...answers]
  return answers.map(() => left.splice(dice.below(left.length), 1)[0]!)
}

export function solutionOf({ answers }: Puzzle): PuzzleAnswer {
  return answers.reduce((best, one) => (one.chance > best.chance ? one : best))
}

/** The record of the match up to the question. */
export function positionOf(puzzle: Puzzle, game: GameEntry): MatchRecord {
  return { ...tableOf(puzzle, game).record(), tape: puzzle.tape }
}
