/** The types that make up Munera Sine Missione. */
import type { Referee } from '@harena/engine'
import type { MuneraEvent } from './events.ts'
import type { Options } from './options.ts'
import type { Answers, MuneraQuestion } from './questions.ts'
import type { Setup } from './setup.ts'
import type { Bout } from './state.ts'
import type { MuneraView } from './view.ts'

export interface Munera {
  readonly setup: Setup
  readonly options: Options
  readonly state: Bout
  readonly question: MuneraQuestion
  readonly answers: Answers
  readonly event: MuneraEvent
  readonly view: MuneraView
}

export type MuneraReferee = Referee<Munera>
