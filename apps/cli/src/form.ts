/** Questions that are answered in writing rather than by the number of a choice. */
import type { Game, Table } from '@harena/engine'
import type { Entry } from '@harena/lab'
import { formFor } from './colosseum/forms.ts'

export interface Form {
  /** What is shown below the question. */
  readonly text: string
  /** Whether a line is meant as an answer; otherwise it is a command. */
  takes(line: string): boolean
  /** The answer that a line stands for. Throws a UsageError that says what is wrong with it. */
  read(line: string): unknown
  /** What `?` tells, alone or with something to look at. */
  help(about: string): string
  /** What would come of a legal answer, to be confirmed before it is given; null where it is given at once. */
  review(answer: unknown): string | null
}

export function formOf(entry: Entry<Game>, table: Table<Game>, question: Game['question']): Form | null {
  const board = entry.board(table.ruleset.view(table.state, question.seat))
  return board.kind === 'colosseum' ? formFor(table, question, board.view) : null
}
