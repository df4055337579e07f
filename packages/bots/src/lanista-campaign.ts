import { lanistaCampaign } from '@harena/colosseum'
import { lanistaOpponent } from './colosseum/lanista.ts'
import { opponents as fighters } from './colosseum.ts'
import { byLevel } from './levels.ts'
import { randomPlayer } from './lib/random-player.ts'
import { ofEveryLevel } from './of-every-level.ts'

export const opponents = ofEveryLevel(
  'lanista-campaign',
  '2',
  byLevel((level) => (level === 'dummy' ? randomPlayer(lanistaCampaign) : lanistaOpponent(fighters[level].play))),
)
