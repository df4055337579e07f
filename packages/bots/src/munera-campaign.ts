import { muneraCampaign, type RosterSheet, type Skill } from '@harena/munera'
import { byLevel } from './levels.ts'
import { clubOpponent } from './lib/club.ts'
import { opponents as fighters } from './munera.ts'
import { ofEveryLevel } from './of-every-level.ts'

/** The types that win most of their bouts, best first; each is worth about two in a hundred more than the next. */
const wanted = ['velite', 'diamecheri', 'laquearius', 'provocator', 'myrmillo']

/** By how much each wins more bouts of a hundred against an equal (docs/balance/munera.md). */
const STRENGTH = 4
const skillWorth: Readonly<Record<Skill, number>> = {
  reflexes: 12.3,
  dodge: 9.4,
  attack: 8.8,
  // Its strength is on the sheet.
  stamina: 0,
  favoured: 2.7,
  charisma: 0.4,
}

function worth({ type, strength, skills }: RosterSheet): number {
  const style = 2 * (wanted.length - (wanted.includes(type!) ? wanted.indexOf(type!) : wanted.length))
  return style + STRENGTH * strength! + (skills ?? []).reduce((sum, skill) => sum + skillWorth[skill], 0)
}

export const opponents = ofEveryLevel(
  'munera-campaign',
  '2',
  byLevel((level) => clubOpponent(muneraCampaign, fighters[level].play, { wanted, worth }, level)),
)
