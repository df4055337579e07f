import { gladiatorCampaignOpponent } from './colosseum/campaign.ts'
import { opponents as fighters } from './colosseum.ts'
import { byLevel, ofEveryLevel } from './levels.ts'

export const opponents = ofEveryLevel(
  'gladiator-campaign',
  '1',
  byLevel((level) => gladiatorCampaignOpponent(fighters[level].play)),
)
