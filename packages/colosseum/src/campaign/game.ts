/** The types that make up a gladiator campaign, for its referee, table and opponents. */
import type { Referee } from '@harena/engine'
import type { CampaignEvent } from './events.ts'
import type { CampaignOptions } from './options.ts'
import type { CampaignAnswers, CampaignQuestion, CampaignSetup, CampaignState } from './state.ts'
import type { CampaignView } from './view.ts'

export interface GladiatorCampaign {
  readonly setup: CampaignSetup
  readonly options: CampaignOptions
  readonly state: CampaignState
  readonly question: CampaignQuestion
  readonly answers: CampaignAnswers
  readonly event: CampaignEvent
  readonly view: CampaignView
}

export type CampaignRef = Referee<GladiatorCampaign>
