/** Which editions there are: the Colosseum Edition or that of 1981, and the variants that are switched on. */

import { composeCampaignEditions } from '../campaign/edition.ts'
import { composeEditions } from '../match/edition.ts'
import { withBillings } from './billings.ts'
import { campaignEdition } from './campaign.ts'
import { classic1981 } from './classic-1981.ts'
import { colosseumEdition } from './colosseum.ts'
import { withGreenwood } from './greenwood.ts'
import { withTablesV2 } from './tables-v2.ts'

composeEditions((options) => {
  const colosseum = colosseumEdition(options)
  const base = options.edition === 'classic1981' ? classic1981(colosseum, options) : colosseum
  return withTablesV2(withGreenwood(withBillings(base, options), options), options)
})

composeCampaignEditions(campaignEdition)
