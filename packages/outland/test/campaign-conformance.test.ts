import { checkClubOf } from '../../engine/test/club-checks.ts'
import { outlandCampaign } from '../src/index.ts'
import { randomOptions } from './random-match.ts'

checkClubOf(outlandCampaign, 'outland', (random) => ({ ...randomOptions(random), turnLimit: 3 }))
