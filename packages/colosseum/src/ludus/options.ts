/** The switches of a lanista campaign: those of its gladiators and matches, and its own. */
import type { ChoiceOption, Option, OptionsOf } from '@harena/engine'
import { t } from '@harena/engine'
import { type CampaignOptions, campaignOptions } from '../campaign/options.ts'

export const ludusOwn = [
  {
    id: 'event61',
    rule: '§39.5.2',
    title: t('The event of 61, which is not printed'),
    values: { windfall: t('is a windfall'), none: t('is none') },
    default: 'windfall',
  },
  {
    id: 'revoltPayment',
    rule: '§39.5.2',
    title: t('What is spent against a revolt'),
    values: { perLudus: t('counts for all men of the ludus'), perGladiator: t('is spent on each man by himself') },
    default: 'perLudus',
  },
  {
    id: 'interLudusMatches',
    rule: '§38.4.2',
    title: t('Men of two ludi'),
    values: { no: t('never meet'), yes: t('meet where both lanistas agree') },
    default: 'no',
  },
  {
    id: 'oddsMethod',
    rule: '§39.5.4.4',
    title: t('Odds of the bank'),
    values: {
      gcd: t('the combat values, reduced by what divides both'),
      unit: t('one to the higher by the lower, rounded up'),
    },
    default: 'gcd',
  },
  {
    id: 'bankLimit',
    rule: '§39.5.4.4',
    title: t('What a lanista may win from the bank in a month'),
    values: { none: t('any sum'), '50': t('at most 50 denarii'), '20': t('at most 20 denarii') },
    default: 'none',
  },
  {
    id: 'wagerCover',
    rule: '§39.5.4.3',
    title: t('Wagers'),
    values: { hard: t('must be covered by denarii'), soft: t('may ruin a lanista') },
    default: 'hard',
  },
  {
    id: 'ownBets',
    rule: '§39.5.4.3',
    title: t('A lanista'),
    values: { backOnly: t('never bets against his own men'), free: t('may bet on anything') },
    default: 'backOnly',
  },
  {
    id: 'colosseumBonus',
    rule: '§39.5.4.5',
    title: t('The 10 denarii of the Colosseum'),
    values: { perMunus: t('go to every ludus, once'), perMatch: t('are paid for each match in which it has a man') },
    default: 'perMunus',
  },
  {
    id: 'repPer',
    rule: '§39.5.5.3',
    title: t('Reputation rises'),
    values: { match: t('once for a match'), man: t('for each man with a V or S') },
    default: 'match',
  },
] as const satisfies readonly ChoiceOption[]

/** In a ludus men meet by `interLudusMatches`. */
export const ludusOptions: readonly Option[] = [
  ...campaignOptions.filter(({ id }) => id !== 'interPlayerMatches'),
  ...ludusOwn,
]

export type LudusOptions = CampaignOptions & OptionsOf<typeof ludusOwn>
