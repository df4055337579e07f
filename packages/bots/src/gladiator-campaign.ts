import { gladiatorCampaignOpponent } from './colosseum/campaign.ts'
import { opponents as fighters } from './colosseum.ts'
import { byLevel } from './levels.ts'
import { ofEveryLevel } from './of-every-level.ts'

export const opponents = ofEveryLevel(
  'gladiator-campaign',
  '1',
  byLevel((level) => gladiatorCampaignOpponent(fighters[level].play)),
)
