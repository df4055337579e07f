/** What the editions say differently between matches; the Colosseum Edition's answers are in the chapters. */
import type { CampaignTables } from '../tables/campaign.ts'
import type { Rating } from '../tables/characteristics.ts'
import type { CampaignOptions } from './options.ts'
import type { Man } from './state.ts'

export interface CampaignEdition {
  /** §32.2 The points that a wounded area costs for good. */
  injury(twoDice: number, wounds: number): number
  /** §33.2 The Experience Chart as far as it says what a match brings. */
  chart(chart: CampaignTables['experience']): CampaignTables['experience']
  /** §33.3.1, §33.3.2 Whether a rating may rise once more, the limits of the chapter apart. */
  mayRaise(man: Man, rating: Rating): boolean
  /** C.00 The matches that count towards the Emperor's Champion. */
  honours(record: Man['record']): number
}

let compose: ((options: CampaignOptions) => CampaignEdition) | null = null

/** Says how editions are put together, as for matches. */
export function composeCampaignEditions(by: (options: CampaignOptions) => CampaignEdition): void {
  compose = by
}

const editions = new WeakMap<CampaignOptions, CampaignEdition>()

export function campaignEditionOf(options: CampaignOptions): CampaignEdition {
  const found = editions.get(options) ?? compose!(options)
  editions.set(options, found)
  return found
}
