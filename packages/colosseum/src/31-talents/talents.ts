/** Chapter 31: talents, and how a gladiator comes by them. */
import type { Talents } from '../match/campaign-sheet.ts'
import {
  type CampaignTables,
  gifts,
  type Skill,
  skills,
  type Talent,
  type TalentRow,
  talentRows,
  type WeaponGroup,
  weaponGroups,
} from '../tables/campaign.ts'
import type { StyleId } from '../tables/styles.ts'
import type { ItemKind } from '../tables/weapons.ts'

/** §31.1.1 Everybody has learned to use the sword. */
export const firstTalents: Talents = { sword: 0 }

export const allTalents: readonly Talent[] = [...weaponGroups, ...skills, ...gifts]

/** §31.3 */
export const MOST_LEVELS = 3

/** §31.2 A roll for every three points of training. */
export function startingRolls(TR: number): number {
  return Math.max(0, Math.floor(TR / 3))
}

/** §31.2 What the dice bring: from 71 on, any talent. */
export function talentRolled({ talents }: CampaignTables, red: number, white: number): TalentRow | 'any' {
  return red > 6 ? 'any' : talents[red * 10 + white]!
}

export function isGift(talent: Talent): boolean {
  return gifts.some((one) => one === talent)
}

function isWeaponGroup(talent: Talent): talent is WeaponGroup {
  return weaponGroups.some((one) => one === talent)
}

/** §31.3, §31.3.1 Whether a talent can be learned or raised: three levels at most, and some only once. */
export function canLearn(talents: Talents, talent: Talent): boolean {
  const level = talents[talent]
  return level === undefined || (!isGift(talent) && level < MOST_LEVELS)
}

/** §31.3.1 Another weapon, or a level more with one he knows. */
export function weaponsToLearn(talents: Talents): WeaponGroup[] {
  return weaponGroups.filter((group) => canLearn(talents, group))
}

export function talentsToLearn(talents: Talents): Talent[] {
  return allTalents.filter((talent) => canLearn(talents, talent))
}

/** §31.3.1 What is had already, or cannot be raised, gives way to the next row; after the last one it is any talent. */
export function rowGained(talents: Talents, row: TalentRow | 'any'): TalentRow | 'any' {
  if (row === 'any' || row === 'none') return row
  for (const next of talentRows.slice(talentRows.indexOf(row))) {
    if (next === 'WP' ? weaponsToLearn(talents).length > 0 : canLearn(talents, next as Talent)) return next
  }
  return 'any'
}

/** A weapon begins with level 0, all else with 1; what he has rises by one. */
export function learned(talents: Talents, talent: Talent): Talents {
  const level = talents[talent]
  return { ...talents, [talent]: level === undefined ? Number(!isWeaponGroup(talent)) : level + 1 }
}

/** §31 The closing note: net men and men with two swords need their talent. */
export const talentOfStyle: Readonly<Partial<Record<StyleId, Talent>>> = {
  retiarius: 'RE',
  laquearius: 'RE',
  dimachaerus: 'DI',
}

export function mayFightAs(talents: Talents, style: StyleId): boolean {
  const needed = talentOfStyle[style]
  return needed === undefined || talents[needed] !== undefined
}

/** §31.2 The group of a weapon; trident, net and bow have none. */
export function groupOf(kind: ItemKind): WeaponGroup | null {
  if (kind === 'scissor') return 'dagger'
  if (kind === 'javelin') return 'spear'
  if (kind === 'scimitar') return 'sword'
  return weaponGroups.find((group) => group === kind) ?? null
}

const groupKinds: Readonly<Partial<Record<WeaponGroup, readonly ItemKind[]>>> = {
  dagger: ['dagger', 'scissor'],
  spear: ['spear', 'javelin'],
  sword: ['sword', 'scimitar'],
}

/** All that he knows to use: with RE net, trident and lasso as well. */
export function weaponsKnown(talents: Talents): ItemKind[] {
  const known = weaponGroups.filter((group) => talents[group] !== undefined)
  const kinds = known.flatMap((group) => groupKinds[group] ?? [group])
  return talents.RE === undefined ? kinds : [...new Set<ItemKind>([...kinds, 'net', 'trident', 'lasso'])]
}

/** The sum of his levels (§39.3.1). */
export function levelsOf(talents: Talents): number {
  return allTalents.reduce((sum, talent) => sum + (talents[talent] ?? 0), 0)
}

/** §31.3 Talents with levels that he has and may still raise. */
export function raisable(talents: Talents): (WeaponGroup | Skill)[] {
  return [...weaponGroups, ...skills].filter((talent) => talents[talent] !== undefined && canLearn(talents, talent))
}
