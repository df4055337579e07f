/** What beasts and centurions do by their charts, in words. */
import { counted, distance, key, t } from '@harena/engine'
import type { BeastAction } from '../tables/beasts.ts'
import type { BeastMove } from '../tables/classic-beasts.ts'
import type { CenturionCheck, EventOf } from './events.ts'

/** §28.5 */
export const beastWords: Readonly<Record<BeastAction, string>> = {
  panic: key('{0} panics{1}.'),
  away: key('{0} shrinks back{1}.'),
  astray: key('{0} wanders off{1}.'),
  stay: key('{0} stays and looks for its prey{1}.'),
  towards: key('{0} goes for its prey{1}.'),
  feed: key('{0} scents blood{1}.'),
}

/** 1981, Table D. */
const driftWords: Readonly<Record<BeastMove, string>> = {
  B: t('shrinks back'),
  WL: t('whirls to the left'),
  WR: t('whirls to the right'),
  X: t('pauses'),
  TCL: t('circles tightly to the left'),
  TCR: t('circles tightly to the right'),
  CL: t('circles to the left'),
  CR: t('circles to the right'),
  F: t('goes straight on'),
  RS: t('rushes at its prey'),
}

/** How far, and the dice: a red 6 holds it. */
export function driftText({
  move,
  red,
  white,
  points,
}: {
  move: BeastMove
  red: number
  white: number
  points: number
}): string {
  const held = points === 0 && move !== 'X'
  const what = held ? t('holds where it is') : driftWords[move]
  const far = held || move === 'X' || move === 'B' ? '' : `, ${counted(points, 'move')}`
  return t`${what}${far} (red ${red}, white ${white})`
}

/** What a centurion does, and what he does not, by the check. */
export const checkWords: Readonly<Record<CenturionCheck, readonly [string, string]>> = {
  roll: [t('he rolls away'), t('he gets up on his knees')],
  recover: [t('he reaches for what he needs'), t('he leaves it')],
  pause: [t('he pauses'), t('he does not pause')],
  repel: [t('he repels the net'), t('he does not wait for the net')],
  kick: [t('he stops to kick what lies there'), t('he passes what lies there')],
}

export function chartText({ charges, dice, entry, total }: EventOf<'centurionMoves'>): string {
  const hexes = distance({ q: 0, r: 0 }, entry)
  const goes = charges
    ? t('he charges')
    : hexes === 0
      ? t('he stays where he is')
      : t`he goes ${counted(hexes, 'hex', 'hexes')}`
  const row = total === undefined ? '' : t`, row ${total}`
  return t`a roll of ${dice.join(` ${t('and')} `)}${row}: ${goes}`
}
