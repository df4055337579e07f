/** T6: what is added to the attacker's die. */
import { key, type Row } from '@harena/engine'

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

/** Unarmed and disadvantaged weapons stand in T7, worked out for each range. */
export const attackModifiers = {
  front: 0, // T6.1
  behindXlargeShield: 0, // T6.2
  behindLargeShield: 1, // T6.3
  behindSmallShieldOrNet: 2, // T6.4
  behindWeapon: 2, // T6.5
  unguardedHeavyArmour: 2, // T6.6
  unguarded: 3, // T6.7
  rear: 3, // T6.8
  entangled: 1, // T6.9
  helper: 1, // T6.12
}

/** The same by row number; the rows of T7 and place 0 count nothing here. */
export function modifiersByRow(values: typeof attackModifiers): readonly number[] {
  const { helper, ...others } = values
  return [0, ...Object.values(others), 0, 0, helper]
}

const side = (row: number, what: string): Row => ({ what, rule: `T6.${row}`, group: 'side' })
const weapon = (row: number, what: string): Row => ({ what, rule: `T6.${row}`, group: 'weapon' })

/** By row number. */
export const attackRows: readonly Row[] = [
  { what: '', rule: '' },
  side(FRONT, 'from the front'),
  side(BEHIND_XLARGE_SHIELD, 'side behind an extra-large shield'),
  side(BEHIND_LARGE_SHIELD, 'side behind a large shield'),
  side(BEHIND_SMALL_SHIELD_OR_NET, 'side behind a small shield or a net'),
  side(BEHIND_WEAPON, 'side behind a weapon'),
  side(UNGUARDED_HEAVY_ARMOUR, 'unguarded side, heavy armour'),
  side(UNGUARDED, 'unguarded side'),
  side(REAR, 'from the rear'),
  { what: 'entangled', rule: 'T6.9' },
  weapon(UNARMED, 'unarmed'),
  weapon(DISADVANTAGED, 'disadvantaged weapon'),
  { what: 'helper', rule: 'T6.12', each: key('each helper more') },
]
