/** Small pieces of sentences. */
import { type Hex, kept, type Mercy, type Rule, type SumStep, signed, t } from '@harena/engine'
import { FISTS, handToTell, weaponOf } from '../rules/modifiers.ts'
import { MERCY } from '../tables/appeal-modifiers.ts'
import { allWeapons, type WeaponKind, weapons } from '../tables/weapons.ts'
import type { EventOf } from './events.ts'
import type { AppealCause, Fighter } from './state.ts'

export function at({ q, r }: Hex): string {
  return `${q},${r}`
}

/** "left sword": the hand only where it tells two of a kind apart. */
export function itemName(kind: WeaponKind | 'unarmed' | 'shield', hand: 'right' | 'left' | null): string {
  const name = t(kind === 'shield' ? kind : weapons[kind].name)
  if (hand === null) return name
  return hand === 'left' ? t`left ${name}` : t`right ${name}`
}

/** A weapon on the sheet in words, with its hand if he has two of the kind; also the fists. */
export function weaponName(fighter: Fighter, weapon: number): string {
  return itemName(allWeapons[weaponOf(fighter, weapon)]!, weapon === FISTS ? null : handToTell(fighter, weapon))
}

/** "6", "5 or 6" */
export function orMore(needs: number): string {
  return needs === 6 ? '6' : t`${needs} or 6`
}

/** "die +5, Heavy -1": only what counts. */
export function reasons(steps: readonly SumStep[]): string {
  return steps.flatMap(({ what, value }) => (value === 0 ? [] : [`${kept(what)} ${signed(value)}`])).join(', ')
}

/** The row of T6 tells what guards the side. */
export function sideWords(side: 'front' | 'right' | 'left' | 'rear', guard: Rule, target: string): string {
  if (side === 'front') return target
  if (side === 'rear') return t`${target} from behind`
  if (guard === 'T6.2' || guard === 'T6.3') return t`${target}'s shield side`
  if (guard === 'T6.5') return t`${target}'s weapon side`
  if (guard === 'T6.4') return side === 'left' ? t`${target}'s left side` : t`${target}'s right side`
  return side === 'left' ? t`${target}'s open left side` : t`${target}'s open right side`
}

export const causeWords: Readonly<Record<AppealCause, string>> = {
  floored: t('is floored'),
  beaten: t('is beaten'),
  yielded: t('has yielded'),
}

/** §9.2 The crowd's throw. */
export function mercyOf({ sum, steps }: Pick<EventOf<'appealed'>, 'sum' | 'steps'>): Mercy {
  const [, ...added] = steps
  return { thrown: sum, added, from: MERCY, dice: 2, isSureAtBest: true, isLostAtWorst: true }
}
