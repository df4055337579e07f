/** The switches of a campaign: those of its matches, and its own. */
import { type ChoiceOption, type Option, type OptionsOf, TABLES_PREFIX, t } from '@harena/engine'
import { campaignEditionOptions } from '../editions/campaign-options.ts'
import { colosseumOptions, type Options, options } from '../match/options.ts'
import { tables } from '../tables/index.ts'

const own = [
  {
    id: 'favour',
    rule: '§34.3',
    title: t('When a player is asked for divine favour'),
    values: {
      deadly: t('when his man would die, fall or lose what he holds'),
      bad: t('also when he would be wounded or fail'),
      always: t('after every roll'),
      never: 'never',
    },
    default: 'deadly',
  },
  {
    id: 'luckFormula',
    rule: '§34.2',
    title: t('Luck'),
    values: { text: t('2D3 + 1, favour at or below it'), table: t('2D3 + 2, favour below it') },
    default: 'text',
  },
  {
    id: 'luckScope',
    rule: '§34.1',
    title: t('Rolls that luck may change'),
    values: { party: t('those made by or about him'), own: t('those that he makes') },
    default: 'party',
  },
  {
    id: 'trCost',
    rule: '§33.3',
    title: t('XP for a point of training'),
    values: { '35': '35', '25': '25' },
    default: '35',
  },
  {
    id: 'championXp',
    rule: '§38.5.2',
    title: t('XP that a champion has more'),
    values: { '300': '300', '100': '100' },
    default: '300',
  },
  {
    id: 'pairingMode',
    rule: '§38.4',
    title: t('The class of a gladiator'),
    values: { joint: t('comes from the pairing roll'), ownClass: t('is that of a style he keeps') },
    default: 'joint',
  },
  {
    id: 'stableCreation',
    rule: '§38.5',
    title: t('Challengers are made'),
    values: { d66: t('by the table of centurions'), '3d6': t('like gladiators') },
    default: 'd66',
  },
  {
    id: 'useOrigins',
    rule: '§36.1',
    title: t('Social origin'),
    values: { off: t('not used'), on: t('may be rolled for') },
    default: 'off',
  },
  {
    id: 'fatalBlowBelowZero',
    rule: '§31.3',
    title: t('A Fatal Blow'),
    values: { no: t('takes a defence to 0 at most'), yes: t('may take it below 0') },
    default: 'no',
  },
  {
    id: 'generationSpendLimits',
    rule: '§38.5.3',
    title: t('Challengers spend their XP'),
    values: { oneInterval: t('within the limits between two matches'), none: t('without those limits') },
    default: 'oneInterval',
  },
  {
    id: 'stansMissusAsMissus',
    rule: '§35.5.1.1',
    title: t('The appeal of a stopped match'),
    values: { no: t('costs no prestige'), yes: t('costs prestige like any other') },
    default: 'no',
  },
  {
    id: 'beastDraw',
    rule: '§38.2.3',
    title: t('Beasts of a hunt'),
    values: { counters: t('are drawn from the counters'), uniform: t('are of each kind alike') },
    default: 'counters',
  },
  {
    id: 'interPlayerMatches',
    rule: 'C.00',
    title: t('Men of two players who both draw a matched pair'),
    values: { no: t('meet challengers'), yes: t('meet where both players agree') },
    default: 'no',
  },
  {
    id: 'centurionRow2',
    rule: '§29.2',
    title: t('Centurions whose CN and W differ between the editions'),
    values: { printed: t('as the table has them'), chart1981: t('as the chart of 1981 has them') },
    default: 'printed',
  },
] as const satisfies readonly ChoiceOption[]

/** What a campaign cannot do without, or settles itself: styles, weapons and opponents, and whether it is to the death. */
const settled: readonly string[] = [
  'styles',
  'nets',
  'optionalWeapons',
  'twoWeapons',
  'teams',
  'beasts',
  'centurions',
  'deathMatch',
  'centurionPrestige',
]

export const campaignOptions: readonly Option[] = [
  ...colosseumOptions.filter(({ id }) => !settled.includes(id)),
  ...own,
  ...campaignEditionOptions,
]

export type CampaignOptions = Options & OptionsOf<typeof own> & OptionsOf<typeof campaignEditionOptions>

const defaults = Object.fromEntries(options.map((option) => [option.id, option.default])) as unknown as Options

const complete = new WeakMap<object, CampaignOptions>()

/** With the switches of the match that a campaign leaves as they are; made once for each set. */
export function completed<O extends CampaignOptions>(given: O): O {
  const found = complete.get(given) ?? { ...defaults, ...given }
  complete.set(given, found)
  return found as O
}

const matchOptions = new WeakMap<CampaignOptions, Readonly<Record<'no' | 'yes', Options>>>()

/** The options of a match in a campaign, to the death or not; made once for each campaign. */
export function optionsOfMatch(of: CampaignOptions, deathMatch: 'no' | 'yes'): Options {
  let both = matchOptions.get(of)
  if (!both) {
    const plain = Object.fromEntries(Object.entries(of).filter(([id]) => isOfMatch(id))) as Options
    both = { no: { ...plain, deathMatch: 'no' }, yes: { ...plain, deathMatch: 'yes' } }
    matchOptions.set(of, both)
  }
  return both[deathMatch]
}

/** Switches of a campaign, and changed places of its tables, mean nothing in a match. */
function isOfMatch(id: string): boolean {
  if (id.startsWith(TABLES_PREFIX)) return Object.hasOwn(tables, id.slice(TABLES_PREFIX.length).split('.')[0]!)
  return Object.hasOwn(defaults, id)
}
