/** The types that make up a career, for its referee, table and opponents. */
import type { Referee } from '@harena/engine'
import type { CareerOptions } from '../match/options.ts'
import type { CareerEvent } from './events.ts'
import type { CareerAnswers, CareerQuestion, CareerSetup, CareerState } from './state.ts'
import type { CareerView } from './view.ts'

export interface HeroesCareer {
  readonly setup: CareerSetup
  readonly options: CareerOptions
  readonly state: CareerState
  readonly question: CareerQuestion
  readonly answers: CareerAnswers
  readonly event: CareerEvent
  readonly view: CareerView
}

export type CareerRef = Referee<HeroesCareer>
