/** The types that make up Outland's Gladiator, its referee, and the tables by which a match is played. */
import type { Referee } from '@harena/engine'
import { type FlatTables, flatTables, tablesOf } from '../tables/index.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { Answers, Question } from './questions.ts'
import type { Setup } from './setup.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

export interface Outland {
  readonly setup: Setup
  readonly options: Options
  readonly state: State
  readonly question: Question
  readonly answers: Answers
  readonly event: Event
  readonly view: View
}

export type Ref = Referee<Outland>

/** The numbers by which this match is played. */
export function numbersOf({ options }: State): FlatTables {
  return flatTables(tablesOf(options))
}
