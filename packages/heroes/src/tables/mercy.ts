/** T6-1 and T6-2: what counts when a fallen gladiator appeals. */
import type { Worth } from '@harena/engine'

/** T6-1; those that count once for each are numbers of a plea. */
export const appealLines = {
  opponentsDefeated: { what: 'Opponents defeated', rule: 'T6-1', value: 1 },
  inflictedWound: { what: 'Inflicted a wound', rule: 'T6-1', value: 1 },
  vitalWound: { what: 'Wounded in head, chest or belly', rule: 'T6-1', value: 1 },
  center: { what: 'Appeals from the Center', rule: 'T6-1', value: 1, group: 'place' },
  wall: { what: 'Appeals from the Wall', rule: 'T6-1', value: -1, group: 'place' },
  kickedSand: { what: 'Kicked sand', rule: 'T6-1', value: -1 },
  threwWeapon: { what: 'Threw his weapon', rule: 'T6-1', value: -1 },
  bonusDiceLeft: { what: 'Bonus Dice left', rule: 'T6-1', value: -1 },
} as const satisfies Record<string, Worth>

export type Favour = keyof typeof appealLines
export const favours = Object.keys(appealLines) as readonly Favour[]

/** T6-2: the same lines count the other way round. */
export const emperorLines = Object.fromEntries(
  favours.map((one) => [one, { ...appealLines[one], rule: 'T6-2', value: -appealLines[one].value }]),
) as Readonly<Record<Favour, Worth>>

/** T6-2 */
export const SPARED_BEFORE: Worth = { what: 'Spared by the Emperor before', rule: 'T6-2', value: 3 }
