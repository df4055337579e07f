import { outlandCampaign, type RosterSheet } from '@harena/outland'
import { byLevel } from './levels.ts'
import { clubOpponent } from './lib/club.ts'
import { ofEveryLevel } from './of-every-level.ts'
import { opponents as fighters } from './outland.ts'

const wanted = ['samnite', 'secutor']

/** Bouts won of a hundred by type, and how many more each point wins against an equal (docs/balance/outland.md). */
const styles: Readonly<Record<string, number>> = { samnite: 62.7, secutor: 57.5, gaul: 44.7, retarius: 35.1 }
const [AGILITY, STRENGTH, DAMAGE] = [21.8, 3, 2.1]

function worth({ type, strength, agility, damage }: RosterSheet): number {
  return (styles[type ?? ''] ?? 50) + AGILITY * agility! + STRENGTH * strength! + DAMAGE * damage!
}

export const opponents = ofEveryLevel(
  'outland-campaign',
  '2',
  byLevel((level) => clubOpponent(outlandCampaign, fighters[level].play, { wanted, worth }, level)),
)
