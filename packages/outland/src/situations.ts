/** Situations whose exact odds can be asked for. */
import { type Situation, situation, t } from '@harena/engine'
import { breakFreeOdds, ensnareOdds, meleeOdds } from './odds.ts'

const attribute = { kind: 'number', min: 1, max: 3 } as const

export const situations: readonly Situation[] = [
  situation(
    'melee',
    t('one exchange (§4): who wins, and the row of the result chart'),
    [{ name: 'difference', what: t("attacker's modifiers minus defender's"), kind: 'number', min: -30, max: 30 }],
    ({ difference }) => meleeOdds(difference),
  ),
  situation(
    'ensnare',
    t('a cast of the net (§9.4)'),
    [
      { name: 'agility', what: t('agility of the one who casts'), ...attribute },
      { name: 'targetAgility', what: t('agility of the target'), ...attribute },
    ],
    ({ agility, targetAgility }) => ensnareOdds(agility, targetAgility),
  ),
  situation(
    'breakFree',
    t('one try to get out of the net (§9.5)'),
    [
      { name: 'strength', what: t('strength of the netted one'), ...attribute },
      { name: 'agility', what: t('agility of the netted one'), ...attribute },
    ],
    ({ strength, agility }) => breakFreeOdds(strength, agility),
  ),
]
