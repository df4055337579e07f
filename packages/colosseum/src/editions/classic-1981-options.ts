/** Which edition's tables and dice are used, and the options of the 1981 game. */
import type { ChoiceOption } from '@harena/engine'
import { t } from '@harena/engine'

export const classicOptions = [
  {
    id: 'edition',
    rule: '§9.5',
    title: t('Tables and dice of one attack'),
    values: {
      colosseum: t('Colosseum Edition: six dice, read several ways'),
      classic1981: t('the 1981 game: its own tables, separate dice'),
    },
    default: 'colosseum',
  },
  {
    id: 'classicLightShield',
    rule: '§3.12',
    title: t('The large shields of light men in 1981'),
    values: { scan: t('in row 3'), later: t('in rows 1 and 4') },
    default: 'scan',
  },
  {
    id: 'classicEnduranceLoss',
    rule: '§17.2.1',
    title: t('Endurance loss in 1981'),
    values: { excess: t('what exceeds the threshold'), one: t('one CF') },
    default: 'excess',
  },
  {
    id: 'defenceCards',
    rule: '§23.3',
    title: t("Greenwood's defence cards"),
    values: { off: t('not used'), greenwood: t('two CF each, with their effects on balance') },
    default: 'off',
  },
  {
    id: 'retiariusFast',
    rule: '§19.3.2',
    title: t('The Retiarius of 1981 counts as light'),
    values: { no: t('medium, five phases'), yes: t('light, six phases') },
    default: 'no',
  },
  {
    id: 'lightSpear',
    rule: '§21.12',
    title: t('Light men of 1981 may carry a spear'),
    values: { no: 'no', yes: 'yes' },
    default: 'no',
  },
] as const satisfies readonly ChoiceOption[]

/** The switches of the 1981 game. */
export const classicPreset = {
  edition: 'classic1981',
  startDistance: '4',
  stansMissus: 'off',
  limbLimit: '2',
  brokenTrident: 'uselessOn56',
  stumbleBase: '0',
  kickDistance: 'modified',
  netTossAdjacent: 'plus2',
  collisionPA: 'notIfBothMoved',
  halfCf: 'pool',
  mapEdge: 'shift',
  styles: 'off',
  optionalWeapons: 'off',
  unarmed: 'off',
  specials: 'off',
  twoWeapons: 'off',
  cleaving: 'off',
  arena: 'off',
  beastImpact: 'noStrength',
} as const
