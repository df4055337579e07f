/** Words for codes. */
import type { CriticalCode } from '../tables/critical-hits.ts'

export const criticalWords: Readonly<Record<CriticalCode, string>> = {
  '--': 'nothing more',
  '1': 'one more wound',
  V: 'vision impaired',
  S: 'stunned',
  HL: 'helmet lost',
  '2x': 'double wounds',
  '2xS': 'twice the wounds, and stunned',
  '2xM': 'double wounds, mortal',
  '3x': 'triple wounds',
  '3xM': 'triple wounds, mortal',
  K: 'killed',
  ST: 'strength lost',
  AG: 'agility lost',
  WD: 'weapon dropped',
  SD: 'shield dropped',
  SA: 'severed artery',
  SAM: 'severed artery, mortal',
  LMP: 'limp',
  STU: 'bad leg',
  '2S': 'stunned twice',
  'ST&AG': 'strength and agility lost',
  '1&AG': 'one more wound, agility lost',
  '1&LMP': 'one more wound, limp',
}

const results: Readonly<Record<string, string>> = {
  F: 'off balance',
  '--': 'a miss',
  S: 'on the shield',
  'S*': 'hard on the shield',
  P: 'parried',
  'P*': 'parried with shield and blade',
  H: 'a hit',
}

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** §9.6 A result of the Combat Results Table, words first: `a hit, two better (H+2)`. */
export function resultWords(code: string): string {
  const better = code.startsWith('H+') ? Number(code.slice(2)) : 0
  const words = better > 0 ? `a hit, ${numbers[better] ?? better} better` : results[code]
  return `${words} (${code})`
}

/** What each code of a plot stands for (§7.3, §7.4, §20.2). */
export const moveWords: Readonly<Record<string, string>> = {
  F: 'step forward',
  SFR: 'sidestep forward to the right',
  SFL: 'sidestep forward to the left',
  B: 'step back',
  SBR: 'sidestep back to the right',
  SBL: 'sidestep back to the left',
  '(R)': 'turn right',
  '(L)': 'turn left',
  C: 'charge',
  L: 'leap',
  KN: 'kneel',
  R: 'bend down to recover',
  RN: 'repel the net',
  'RO-FR': 'roll forward to the right',
  'RO-FL': 'roll forward to the left',
  'RO-BR': 'roll back to the right',
  'RO-BL': 'roll back to the left',
  S: 'stumble',
  W: 'whirl round',
  UP: 'rise on the hind legs',
  DOWN: 'drop down',
  X: 'stand still',
  '+TN': 'toss the net',
  '+SN': 'swing the net',
  '+LN1': 'lay the net to the left',
  '+LN2': 'lay the net before him',
  '+LN3': 'lay the net to the right',
}
