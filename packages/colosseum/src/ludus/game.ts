/** The types that make up a lanista campaign, for its referee, table and opponents. */
import type { Referee } from '@harena/engine'
import type { CampaignRef } from '../campaign/game.ts'
import type { LudusEvent } from './events.ts'
import type { LudusOptions } from './options.ts'
import type { LudusAnswers, LudusQuestion, LudusSetup, LudusState } from './state.ts'
import type { LudusView } from './view.ts'

export interface LanistaCampaign {
  readonly setup: LudusSetup
  readonly options: LudusOptions
  readonly state: LudusState
  readonly question: LudusQuestion
  readonly answers: LudusAnswers
  readonly event: LudusEvent
  readonly view: LudusView
}

/** The same referee as the chapters about single men see it, whose questions and events are among those here. */
export type LudusRef = Referee<LanistaCampaign> & CampaignRef
