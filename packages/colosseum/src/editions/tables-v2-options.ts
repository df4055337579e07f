/** The Gladiator Tables V2.0, each change a switch of its own. */
import type { ChoiceOption } from '@harena/engine'

const values = { off: 'not used', on: 'used' }

export const tablesV2Options = [
  { id: 'v2Origin', rule: '§3.4.1', title: 'Origin by percentile dice (H-1)', values, default: 'off' },
  { id: 'v2StatMods', rule: '§3.4.1', title: 'What the origin changes in the ratings (H-3)', values, default: 'off' },
  { id: 'v2Types', rule: '§19.1', title: 'Type by percentile dice (H-2)', values, default: 'off' },
  { id: 'v2Stats', rule: '§3.4.1', title: 'Ratings by percentile dice (H-5)', values, default: 'off' },
  { id: 'v2Armour', rule: '§3.12', title: 'Fixed armour and rate for each type (H-4)', values, default: 'off' },
  { id: 'v2XlShield', rule: '§9.5', title: "The Hoplomachus' XL shield: -1 on attacks (H-7)", values, default: 'off' },
  { id: 'v2Dimachus', rule: '§24.2', title: 'Two swords: four CF while both are held (H-6)', values, default: 'off' },
  { id: 'v2Javelins', rule: '§21.6', title: 'Javelins thrown as attacks, with CF (H-8)', values, default: 'off' },
  { id: 'v2Crupellarius', rule: '§19.4.2', title: 'A fallen Crupellarius never rises (H-9)', values, default: 'off' },
  { id: 'v2Surrender', rule: '§18.2', title: 'Surrender at the end of any phase (H-10)', values, default: 'off' },
] as const satisfies readonly ChoiceOption[]

export const tablesV2Preset = Object.fromEntries(tablesV2Options.map(({ id }) => [id, 'on']))
