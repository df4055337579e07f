/** What the commands, the lab and the screens need of Munera Sine Missione besides its rules. */
import { arenaManifest, clubManifest, type Manifest, t } from '@harena/engine'
import { balance } from './balance.ts'
import { muneraCampaign } from './campaign/club.ts'
import type { Munera } from './match/game.ts'
import { reckonings } from './match/reckonings.ts'
import { munera } from './match/ruleset.ts'
import { sheets } from './sheets.ts'
import { situations } from './situations.ts'
import { sampleTypes } from './tables/sample-gladiators.ts'

export const manifest: Manifest<Munera> = {
  ...arenaManifest(munera),
  types: sampleTypes,
  unit: 'round',
  quick: [
    {
      id: 'duel',
      title: t('A duel'),
      note: t('You lead Flamma, a Myrmillo, against Verus, a Thracian.'),
      setup: {
        fighters: [
          { name: 'Flamma', type: 'myrmillo', team: 0 },
          { name: 'Verus', type: 'thracian', team: 1 },
        ],
      },
      options: {},
    },
  ],
  firstMove: { act: 'asked' },
  situations,
  reckonings,
  sheets,
  balance,
}

export const campaignManifest = clubManifest(muneraCampaign, 'munera')
