/** Chapters 3, 19 and 21: gear that nobody can carry together, and what a style never wears. */
import type { Refusal } from '@harena/engine'
import { t } from '@harena/engine'
import type { GladiatorSetup } from '../match/setup.ts'
import type { Tables } from '../tables/index.ts'
import { shieldOf } from '../tables/weapons.ts'

/** How many shields he would have in hand: those that are named, and the one that is taken into a free left hand. */
function shieldsOf({ styles }: Tables, { style, hands = styles[style].hands, shield }: GladiatorSetup): number {
  const held = hands.filter((kind) => shieldOf(kind) !== null).length
  const isTaken = (shield ?? styles[style].shield) !== 'none' && hands.length < 2
  return held + (isTaken ? 1 : 0)
}

/** §3.14, §21 What does not go together in two hands. */
export function refuseGear(tables: Tables, sheet: GladiatorSetup): Refusal | null {
  const { name, hands = [], sheath = [] } = sheet
  const shields = shieldsOf(tables, sheet)
  if (shields > 1) return { rule: '§3.14', message: t`${name} can carry one shield: say "none" for the other.` }
  if (hands.filter((kind) => kind === 'scissor').length > 1 || sheath.includes('scissor')) {
    return { rule: '§21.11.2', message: t`${name} can wear one scissor, fixed to his arm.` }
  }
  if (shields === 0) return null
  if (hands.includes('bow')) return { rule: '§21.3.4', message: t`${name} cannot use a bow with a shield.` }
  if (hands.includes('lasso')) return { rule: '§21.7.3', message: t`${name} cannot use a lasso with a shield.` }
  return null
}

/** §19 Styles that never carry a shield. */
export function refuseShield(tables: Tables, sheet: GladiatorSetup): Refusal | null {
  const { name: style, rule, shield } = tables.styles[sheet.style]
  const isRefused = shield === 'none' && ((sheet.shield ?? 'none') !== 'none' || shieldsOf(tables, sheet) > 0)
  return isRefused ? { rule, message: t`${sheet.name} cannot carry a shield: no ${style} does.` } : null
}

/** §19.2.3, §19.3.2, §19.3.3 Styles that never wear armour or a helmet, and one that always has his. */
export function refuseStyle(tables: Tables, sheet: GladiatorSetup): Refusal | null {
  const { name, style, armour } = sheet
  const { name: title, rule } = tables.styles[style]
  const refuse = (what: string): Refusal => ({ rule, message: t`${name} ${what}: so it is with every ${title}.` })
  const hasHelmet = armour && armour[0] !== '-'
  if (hasHelmet && (style === 'retiarius' || style === 'laquearius')) return refuse(t('cannot wear a helmet'))
  if (armour?.some((piece) => piece !== '-') && style === 'velite') return refuse(t('cannot wear armour'))
  if (armour && !hasHelmet && style === 'secutor') return refuse(t('must wear a helmet'))
  return refuseShield(tables, sheet)
}
