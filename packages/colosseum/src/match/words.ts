/** Words for codes. */
import type { CriticalCode } from '../tables/critical-hits.ts'

export const criticalWords: Readonly<Record<CriticalCode, string>> = {
  '--': 'nothing more',
  '1': 'one more wound',
  V: 'vision impaired',
  S: 'stunned',
  HL: 'helmet lost',
  '2x': 'double wounds',
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
}
