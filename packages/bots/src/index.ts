import { opponents as colosseum } from './colosseum.ts'
import { opponents as gladiatorCampaign } from './gladiator-campaign.ts'
import { opponents as heroes } from './heroes.ts'
import { opponents as heroesCareer } from './heroes-career.ts'
import { opponents as lanistaCampaign } from './lanista-campaign.ts'
import { opponents as munera } from './munera.ts'
import { opponents as muneraCampaign } from './munera-campaign.ts'
import { opponents as outland } from './outland.ts'
import { opponents as outlandCampaign } from './outland-campaign.ts'

export { levels } from './levels.ts'
export * from './lib/random-player.ts'

/** The built-in opponents by ruleset and level; those of one ruleset alone are in a module of its name. */
export const opponents = {
  munera,
  'munera-campaign': muneraCampaign,
  outland,
  'outland-campaign': outlandCampaign,
  heroes,
  'heroes-career': heroesCareer,
  colosseum,
  'gladiator-campaign': gladiatorCampaign,
  'lanista-campaign': lanistaCampaign,
}
