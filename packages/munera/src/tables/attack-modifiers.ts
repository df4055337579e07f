/** T6: what is added to the attacker's die. */
import type { Rule } from '@harena/engine'

/** The rows of T6 by their numbers. */
export const FRONT = 1
export const BEHIND_XLARGE_SHIELD = 2
export const BEHIND_LARGE_SHIELD = 3
export const BEHIND_SMALL_SHIELD_OR_NET = 4
export const BEHIND_WEAPON = 5
export const UNGUARDED_HEAVY_ARMOUR = 6
export const UNGUARDED = 7
export const REAR = 8
export const ENTANGLED = 9
export const UNARMED = 10
export const DISADVANTAGED = 11
export const HELPER = 12

/** By row number; the first entry only fills place 0. */
export const attackModifiers: readonly number[] = [0, 0, 0, 1, 2, 2, 2, 3, 3, 1, -3, -1, 1]

export const attackModifierTexts: readonly string[] = [
  '',
  'from the front',
  'side behind an extra-large shield',
  'side behind a large shield',
  'side behind a small shield or a net',
  'side behind a weapon',
  'unguarded side, heavy armour',
  'unguarded side',
  'from the rear',
  'entangled',
  'unarmed',
  'disadvantaged weapon',
  'helper',
]

export function modifierRule(row: number): Rule {
  return `T6.${row}`
}
