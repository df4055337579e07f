/** The types that make up the game, for its referee, table and opponents. */
import type { Referee } from '@harena/engine'
import type { HeroesEvent } from './events.ts'
import type { Options } from './options.ts'
import type { Answers, Question } from './questions.ts'
import type { HeroesSetup, HeroesState } from './state.ts'
import type { HeroesView } from './view.ts'

export interface Heroes {
  readonly setup: HeroesSetup
  readonly options: Options
  readonly state: HeroesState
  readonly question: Question
  readonly answers: Answers
  readonly event: HeroesEvent
  readonly view: HeroesView
}

export type HeroesReferee = Referee<Heroes>
