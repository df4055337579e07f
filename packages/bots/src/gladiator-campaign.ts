import { gladiatorCampaignOpponent } from './colosseum/campaign.ts'
import { ofEveryLevel } from './levels.ts'

export const opponents = ofEveryLevel('gladiator-campaign', '1', gladiatorCampaignOpponent)
