/** What the commands, the lab and the screens need of Outland's Gladiator besides its rules. */
import { arenaManifest, clubManifest, type Manifest, t } from '@harena/engine'
import { balance } from './balance.ts'
import { outlandCampaign } from './campaign/club.ts'
import type { Outland } from './match/game.ts'
import { reckonings } from './match/reckonings.ts'
import { outland } from './match/ruleset.ts'
import { sheets } from './sheets.ts'
import { situations } from './situations.ts'
import { gladiatorTypes } from './tables/gladiator-types.ts'

export const manifest: Manifest<Outland> = {
  ...arenaManifest(outland),
  types: Object.keys(gladiatorTypes),
  unit: 'turn',
  quick: [
    {
      id: 'duel',
      title: t('A duel'),
      note: t('You lead Flamma, a Samnite, against Verus, a Secutor.'),
      setup: {
        fighters: [
          { name: 'Flamma', type: 'samnite', team: 0, strength: 2, agility: 2, damage: 10 },
          { name: 'Verus', type: 'secutor', team: 1, strength: 2, agility: 2, damage: 8 },
        ],
      },
      options: {},
    },
  ],
  // R5 With simultaneous initiative all who are equal plan and move at once.
  firstMove: { activate: 'asked', plan: 'together' },
  situations,
  reckonings,
  sheets,
  balance,
}

export const campaignManifest = clubManifest(outlandCampaign, 'outland')
