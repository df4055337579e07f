/** The Gladiator Tables V2.0, each change a switch of its own. */
import type { ChoiceOption } from '@harena/engine'
import { t } from '@harena/engine'

const values = { off: t('not used'), on: 'used' }

export const tablesV2Options = [
  { id: 'v2Origin', rule: '§3.4.1', title: t('Origin by percentile dice (H-1)'), values, default: 'off' },
  {
    id: 'v2StatMods',
    rule: '§3.4.1',
    title: t('What the origin changes in the ratings (H-3)'),
    values,
    default: 'off',
  },
  { id: 'v2Types', rule: '§19.1', title: t('Type by percentile dice (H-2)'), values, default: 'off' },
  { id: 'v2Stats', rule: '§3.4.1', title: t('Ratings by percentile dice (H-5)'), values, default: 'off' },
  { id: 'v2Armour', rule: '§3.12', title: t('Fixed armour and rate for each type (H-4)'), values, default: 'off' },
  {
    id: 'v2XlShield',
    rule: '§9.5',
    title: t("The Hoplomachus' XL shield: -1 on attacks (H-7)"),
    values,
    default: 'off',
  },
  {
    id: 'v2Dimachus',
    rule: '§24.2',
    title: t('Two swords: four CF while both are held (H-6)'),
    values,
    default: 'off',
  },
  { id: 'v2Javelins', rule: '§21.6', title: t('Javelins thrown as attacks, with CF (H-8)'), values, default: 'off' },
  {
    id: 'v2Crupellarius',
    rule: '§19.4.2',
    title: t('A fallen Crupellarius never rises (H-9)'),
    values,
    default: 'off',
  },
  { id: 'v2Surrender', rule: '§18.2', title: t('Surrender at the end of any phase (H-10)'), values, default: 'off' },
] as const satisfies readonly ChoiceOption[]

export const tablesV2Preset = Object.fromEntries(tablesV2Options.map(({ id }) => [id, 'on']))
