/** The types of this game in one, and the referee that its rules call. */
import type { Referee as EngineReferee } from '@harena/engine'
import type { OutlandEvent } from './events.ts'
import type { Options } from './options.ts'
import type { Answers, Question } from './questions.ts'
import type { Setup } from './setup.ts'
import type { Bout } from './state.ts'
import type { OutlandView } from './view.ts'

export interface Outland {
  readonly setup: Setup
  readonly options: Options
  readonly state: Bout
  readonly question: Question
  readonly answers: Answers
  readonly event: OutlandEvent
  readonly view: OutlandView
}

export type Referee = EngineReferee<Outland>
