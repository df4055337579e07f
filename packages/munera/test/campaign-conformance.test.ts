import { checkClubOf } from '../../engine/test/club-checks.ts'
import { muneraCampaign } from '../src/index.ts'
import { randomOptions } from './random-match.ts'

checkClubOf(muneraCampaign, 'munera', (random) => ({ ...randomOptions(random, 2), roundLimit: 3 }))
