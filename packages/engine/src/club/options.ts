/** The switches of a club, besides those of its bouts. */
import { t } from '../language.ts'
import type { ChoiceOption, OptionsOf } from '../ruleset.ts'

export const clubOptions = [
  {
    id: 'clubDay',
    rule: 'C.3',
    title: t('What a day of the club holds'),
    values: { round: t('one bout of everybody'), cycle: t('all bouts until everybody has met everybody') },
    default: 'round',
  },
  {
    id: 'vacancies',
    rule: 'C.6',
    title: t('The place of a fallen gladiator'),
    values: { filled: t('is filled by a new one at once'), empty: t('stays empty') },
    default: 'filled',
  },
  {
    id: 'victoryPoints',
    rule: 'C.7',
    title: t('Points for a victory'),
    values: { '2': 'two', '3': 'three' },
    default: '2',
  },
] as const satisfies readonly ChoiceOption[]

export type ClubOptions = OptionsOf<typeof clubOptions>
