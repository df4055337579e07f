/** Situations whose exact odds can be asked for. */
import { type Situation, situation, t } from '@harena/engine'
import { appealOdds, attackOdds } from './odds.ts'

export const situations: readonly Situation[] = [
  situation(
    'attack',
    t('one blow, shot or throw (§6): doubles, saved, wounds, missed'),
    [
      { name: 'modifier', what: t('sum of the modifiers to the score'), kind: 'number', min: -20, max: 20 },
      { name: 'save', what: t("the defender's save"), kind: 'number', min: -5, max: 20 },
    ],
    ({ modifier, save }) => {
      const { doubles, saved, wounds, miss } = attackOdds(modifier, save)
      return { doubles, saved, wounds, miss }
    },
  ),
  situation(
    'appeal',
    t('an appeal to the crowd (§9)'),
    [{ name: 'modifier', what: t('sum of the modifiers to the appeal'), kind: 'number', min: -40, max: 40 }],
    ({ modifier }) => appealOdds(modifier),
  ),
]
