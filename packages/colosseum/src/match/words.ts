/** Words for codes. */
import { capital, key, t } from '@harena/engine'
import { beastIds } from '../tables/beasts.ts'
import type { CriticalCode } from '../tables/critical-hits.ts'

export const criticalWords: Readonly<Record<CriticalCode, string>> = {
  '--': t('no critical effect'),
  '1': t('one more wound'),
  V: t('vision impaired'),
  S: t('stunned'),
  HL: t('the helmet is struck off; on a bare head the wounds count three times'),
  '2x': t('double wounds'),
  '2xS': t('twice the wounds, and stunned'),
  '2xM': t('double wounds, mortal'),
  '3x': t('triple wounds'),
  '3xM': t('triple wounds, mortal'),
  K: t('K, a death blow'),
  ST: t('strength lost'),
  AG: t('agility lost'),
  WD: t('weapon dropped'),
  SD: t('shield dropped'),
  SA: t('severed artery'),
  SAM: t('severed artery, mortal'),
  LMP: t('limp'),
  STU: t('bad leg'),
  '2S': t('stunned twice'),
  'ST&AG': t('strength and agility lost'),
  '1&AG': t('one more wound, agility lost'),
  '1&LMP': t('one more wound, limp'),
}

const results: Readonly<Record<string, string>> = {
  F: t('off balance'),
  '--': t('a miss'),
  S: t('on the shield'),
  'S*': t('hard on the shield'),
  P: t('parried'),
  'P*': t('parried with shield and blade'),
  H: t('a hit'),
}

const better = [
  '',
  t('a hit, one better'),
  t('a hit, two better'),
  t('a hit, three better'),
  t('a hit, four better'),
  t('a hit, five better'),
  t('a hit, six better'),
  t('a hit, seven better'),
  t('a hit, eight better'),
  t('a hit, nine better'),
]

/** §9.6 A result of the Combat Results Table: `a hit, two better`. */
export function resultInWords(code: string): string {
  const bonus = code.startsWith('H+') ? Number(code.slice(2)) : 0
  return bonus > 0 ? (better[bonus] ?? t`a hit, ${bonus} better`) : results[code]!
}

/** The same with its code: `a hit, two better (H+2)`. */
export function resultWords(code: string): string {
  return `${resultInWords(code)} (${code})`
}

/** What each code of a plot stands for (§7.3, §7.4, §20.2). */
export const moveWords: Readonly<Record<string, string>> = {
  F: t('step forward'),
  SFR: t('sidestep forward to the right'),
  SFL: t('sidestep forward to the left'),
  B: t('step back'),
  SBR: t('sidestep back to the right'),
  SBL: t('sidestep back to the left'),
  '(R)': t('turn right'),
  '(L)': t('turn left'),
  C: t('charge'),
  L: t('leap'),
  KN: t('kneel'),
  R: t('bend down to recover'),
  RN: t('repel the net'),
  'RO-FR': t('roll forward to the right'),
  'RO-FL': t('roll forward to the left'),
  'RO-BR': t('roll back to the right'),
  'RO-BL': t('roll back to the left'),
  S: t('stumble'),
  W: t('whirl round'),
  UP: t('rise on the hind legs'),
  DOWN: t('drop down'),
  X: t('stand still'),
  '+TN': t('toss the net'),
  '+SN': t('swing the net'),
  '+LN1': t('lay the net to the left'),
  '+LN2': t('lay the net before him'),
  '+LN3': t('lay the net to the right'),
}

/** What he does in a pulse, by the code of his plot: his name, which way on the board, the code. */
export const movedWords: Readonly<Record<string, string>> = {
  F: key('{0} steps forward, {1} ({2})'),
  SFR: key('{0} sidesteps forward to the right, {1} ({2})'),
  SFL: key('{0} sidesteps forward to the left, {1} ({2})'),
  B: key('{0} steps back, {1} ({2})'),
  SBR: key('{0} sidesteps back to the right, {1} ({2})'),
  SBL: key('{0} sidesteps back to the left, {1} ({2})'),
  C: key('{0} charges, {1} ({2})'),
  L: key('{0} leaps, {1} ({2})'),
  KN: key('{0} kneels, {1} ({2})'),
  R: key('{0} bends down to recover, {1} ({2})'),
  RN: key('{0} repels the net, {1} ({2})'),
  'RO-FR': key('{0} rolls forward to the right, {1} ({2})'),
  'RO-FL': key('{0} rolls forward to the left, {1} ({2})'),
  'RO-BR': key('{0} rolls back to the right, {1} ({2})'),
  'RO-BL': key('{0} rolls back to the left, {1} ({2})'),
  S: key('{0} stumbles, {1} ({2})'),
  W: key('{0} whirls round, {1} ({2})'),
  UP: key('{0} rises on the hind legs, {1} ({2})'),
  DOWN: key('{0} drops down, {1} ({2})'),
}

const HORSE = /^(.+)'s horse$/
const BEAST = /^(\w+)( \d+)?$/

/** A name as it is spoken: a match keeps the names of horses (§30.6.6) and of the beasts of a hunt in English. */
export function spokenName(name: string): string {
  const [, rider] = HORSE.exec(name) ?? []
  if (rider !== undefined) return t`${rider}'s horse`
  const [, word, number = ''] = BEAST.exec(name) ?? []
  const kind = beastIds.find((id) => capital(id) === word)
  return kind ? `${capital(t(kind))}${number}` : name
}
