/** The types that make up Munera Sine Missione, and its referee. */
import type { Referee } from '@harena/engine'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { Answers, Question } from './questions.ts'
import type { Setup } from './setup.ts'
import type { State } from './state.ts'
import type { View } from './view.ts'

export interface Munera {
  readonly setup: Setup
  readonly options: Options
  readonly state: State
  readonly question: Question
  readonly answers: Answers
  readonly event: Event
  readonly view: View
}

export type Ref = Referee<Munera>
