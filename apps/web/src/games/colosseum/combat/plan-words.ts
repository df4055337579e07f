/** An allocation in words. */
import {
  type Allocation,
  areaName as areaText,
  type Row,
  type SpecialAttack,
  type SpecialDefence,
} from '@harena/colosseum'
import { listed, t } from '@harena/engine'

export const specialNames: Readonly<Record<Exclude<SpecialAttack, ''>, string>> = {
  A: t('Disarm'),
  F: t('Feint'),
  S: t('Sweep'),
  H: t('Shield Bash'),
  T: t('Sand'),
}

export const guardNames: Readonly<Record<Exclude<SpecialDefence, ''>, string>> = {
  D: t('Duck'),
  B: t('Block'),
  K: t('Back Step'),
  P: t('Parry'),
  J: t('Jump'),
}

/** What each special attack does (§23.2). */
export const specialEffects: Readonly<Record<Exclude<SpecialAttack, ''>, string>> = {
  A: t('A hit does not wound: he drops his weapon the more easily, by 8 and the hit bonus.'),
  F: t('A hit shows his whole defence and brings another attack at once, 4 CF and the hit bonus.'),
  S: t('Half the wounds, and he must check whether he stumbles.'),
  H: t('Half the wounds, and he is stunned.'),
  T: t('A hit takes 2D3 and the hit bonus off his CF in this phase; nothing else happens.'),
}

/** What each special defence makes of every attack on its area (§23.3). */
export const guardEffects: Readonly<Record<Exclude<SpecialDefence, ''>, string>> = {
  D: t('every attack there misses.'),
  B: t('every attack there strikes the shield.'),
  K: t('every attack there misses.'),
  P: t('every attack there is parried.'),
  J: t('every attack there misses.'),
}

export function placeOf(row: Row, areaName: string): string {
  if (row.means === 'thrown') return t('by a thrown javelin')
  const special = row.special === '' ? '' : ` (${specialNames[row.special]})`
  return t`on the ${areaName}${special}`
}

/** Such as "6 on the head, 2 on the chest, 4 to defend and Duck". */
export function planInWords(
  { attacks, defence, guard }: Allocation,
  names?: readonly string[],
  areaName: (row: Row) => string = (row) => areaText(row.area),
): string {
  const isShared = new Set(attacks.map(({ target }) => target)).size > 1
  const rows = attacks.map((row) => {
    const of = isShared && names ? t` of ${names[row.target]}` : ''
    return `${row.cf} ${placeOf(row, areaName(row))}${of}`
  })
  const guarded = defence.reduce((sum, cf) => sum + cf, 0)
  const shield = [guarded > 0 ? t`${guarded} to defend` : '', guard === '' ? '' : guardNames[guard]].filter(Boolean)
  const parts = [...rows, ...(shield.length > 0 ? [listed(shield)] : [])]
  return parts.join(', ') || t('no attack, no defence')
}

/** §9.4.2 What a round means. */
export function roundInWords(round: number): string {
  if (round <= 1) return t('before almost everybody')
  if (round === 2) return t('early')
  if (round === 3) return t('in the middle')
  return round === 4 ? t('late') : t('last of all')
}

/** As they are typed, whatever language is spoken. */
const typedGuards = ['Duck', 'Block', 'Back Step', 'Parry', 'Jump']
const typedSpecials = ['Disarm', 'Feint', 'Sweep', 'Shield Bash', 'Sand']

/**
 * An allocation as it is typed, in words: "sweep legs 4, head 8 | 2 1 0 0 0 parry" is "4 on the legs (Sweep), 8 on the
 * head, 2 to guard the head, 1 to guard the chest, Parry".
 */
export function allocationInWords(text: string): string {
  const [typedAttacks = '', typedDefence = ''] = text.split(' | ')
  const attacks = typedAttacks === 'nothing' ? [] : typedAttacks.split(', ').map(attackInWords)
  const [, figures = '', guard = ''] = /^([\d ]*?)(?: ([a-z ]+))?$/.exec(typedDefence) ?? []
  const guarded = figures
    .split(' ')
    .flatMap((cf, at) => (Number(cf) > 0 ? t`${cf} to guard the ${areaText((at + 1) as 1)}` : []))
  const card = guard === '' ? [] : [t(typedGuards.find((name) => name.toLowerCase() === guard) ?? guard)]
  return [...attacks, ...guarded, ...card].join(', ') || t('no attack, no defence')
}

function attackInWords(typed: string): string {
  const [, what = typed, cf, whom] = /^(.+?) (\d+)(?: at (.+))?$/.exec(typed) ?? []
  if (cf === undefined) return typed
  const special = typedSpecials.find((name) => what.startsWith(`${name.toLowerCase()} `))
  const area = special ? what.slice(special.length + 1) : what
  const place = area === 'javelin' ? t('by a thrown javelin') : t`on the ${t(area)}`
  return `${cf} ${place}${whom === undefined ? '' : t` of ${whom}`}${special ? ` (${t(special)})` : ''}`
}
