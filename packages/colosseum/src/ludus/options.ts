/** The switches of a lanista campaign: those of its gladiators and matches, and its own. */
import type { ChoiceOption, Option, OptionsOf } from '@harena/engine'
import { type CampaignOptions, campaignOptions } from '../campaign/options.ts'

export const ludusOwn = [
  {
    id: 'event61',
    rule: '§39.5.2',
    title: 'The event of 61, which is not printed',
    values: { windfall: 'is a windfall', none: 'is none' },
    default: 'windfall',
  },
  {
    id: 'revoltPayment',
    rule: '§39.5.2',
    title: 'What is spent against a revolt',
    values: { perLudus: 'counts for all men of the ludus', perGladiator: 'is spent on each man by himself' },
    default: 'perLudus',
  },
  {
    id: 'interLudusMatches',
    rule: '§38.4.2',
    title: 'Men of two ludi',
    values: { no: 'never meet', yes: 'meet where both lanistas agree' },
    default: 'no',
  },
  {
    id: 'oddsMethod',
    rule: '§39.5.4.4',
    title: 'Odds of the bank',
    values: {
      gcd: 'the combat values, reduced by what divides both',
      unit: 'one to the higher by the lower, rounded up',
    },
    default: 'gcd',
  },
  {
    id: 'bankLimit',
    rule: '§39.5.4.4',
    title: 'What a lanista may win from the bank in a month',
    values: { none: 'any sum', '50': 'at most 50 denarii', '20': 'at most 20 denarii' },
    default: 'none',
  },
  {
    id: 'wagerCover',
    rule: '§39.5.4.3',
    title: 'Wagers',
    values: { hard: 'must be covered by denarii', soft: 'may ruin a lanista' },
    default: 'hard',
  },
  {
    id: 'ownBets',
    rule: '§39.5.4.3',
    title: 'A lanista',
    values: { backOnly: 'never bets against his own men', free: 'may bet on anything' },
    default: 'backOnly',
  },
  {
    id: 'colosseumBonus',
    rule: '§39.5.4.5',
    title: 'The 10 denarii of the Colosseum',
    values: { perMunus: 'go to every ludus, once', perMatch: 'are paid for each match in which it has a man' },
    default: 'perMunus',
  },
  {
    id: 'repPer',
    rule: '§39.5.5.3',
    title: 'Reputation rises',
    values: { match: 'once for a match', man: 'for each man with a V or S' },
    default: 'match',
  },
] as const satisfies readonly ChoiceOption[]

/** In a ludus men meet by `interLudusMatches`. */
export const ludusOptions: readonly Option[] = [
  ...campaignOptions.filter(({ id }) => id !== 'interPlayerMatches'),
  ...ludusOwn,
]

export type LudusOptions = CampaignOptions & OptionsOf<typeof ludusOwn>
