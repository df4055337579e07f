/** Situations of Munera Sine Missione and of Outland's Gladiator. */

import { type Situation, situation } from '@harena/engine'
import { appealOdds, attackOdds } from '@harena/munera'
import { breakFreeOdds, ensnareOdds, meleeOdds } from '@harena/outland'

const attribute = { kind: 'number', min: 1, max: 3 } as const

export const muneraSituations: readonly Situation[] = [
  situation(
    'attack',
    'one blow, shot or throw (§6): doubles, saved, wounds, missed',
    [
      { name: 'modifier', what: 'sum of the modifiers to the score', kind: 'number', min: -20, max: 20 },
      { name: 'save', what: "the defender's save", kind: 'number', min: -5, max: 20 },
    ],
    ({ modifier, save }) => {
      const { doubles, saved, wounds, miss } = attackOdds(modifier, save)
      return { doubles, saved, wounds, miss }
    },
  ),
  situation(
    'appeal',
    'an appeal to the crowd (§9)',
    [{ name: 'modifier', what: 'sum of the modifiers to the appeal', kind: 'number', min: -40, max: 40 }],
    ({ modifier }) => appealOdds(modifier),
  ),
]

export const outlandSituations: readonly Situation[] = [
  situation(
    'melee',
    'one exchange (§4): who wins, and the row of the result chart',
    [{ name: 'difference', what: "attacker's modifiers minus defender's", kind: 'number', min: -30, max: 30 }],
    ({ difference }) => meleeOdds(difference),
  ),
  situation(
    'ensnare',
    'a cast of the net (§9.4)',
    [
      { name: 'agility', what: 'agility of the one who casts', ...attribute },
      { name: 'targetAgility', what: 'agility of the target', ...attribute },
    ],
    ({ agility, targetAgility }) => ensnareOdds(agility, targetAgility),
  ),
  situation(
    'breakFree',
    'one try to get out of the net (§9.5)',
    [
      { name: 'strength', what: 'strength of the netted one', ...attribute },
      { name: 'agility', what: 'agility of the netted one', ...attribute },
    ],
    ({ strength, agility }) => breakFreeOdds(strength, agility),
  ),
]
