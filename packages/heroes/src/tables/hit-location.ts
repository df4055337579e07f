/** T5-6 Hit Location: 2d6 added, from 2 to 12, for a right-hander, and what stops the blow. */
import type { PartName } from './styles.ts'

/** 'arm': an arm is covered by the shield it holds (G-24). */
export type Cover = 'never' | 'arm' | 'anyShield' | 'largeShield'

export interface LocationRow {
  readonly part: PartName
  readonly blocked: Cover
  /** What blocks it when a shield covers the whole part (G-63). */
  readonly wholePart: Cover
}

const row = (part: PartName, blocked: Cover, wholePart: Cover = blocked): LocationRow => ({ part, blocked, wholePart })

export const hitLocation: Readonly<Record<number, LocationRow>> = {
  2: row('rightLeg', 'never'),
  3: row('leftLeg', 'never'),
  4: row('leftArm', 'arm'),
  5: row('rightArm', 'arm'),
  6: row('chest', 'anyShield'),
  7: row('chest', 'never', 'anyShield'),
  8: row('belly', 'largeShield'),
  9: row('belly', 'never', 'largeShield'),
  10: row('head', 'never'),
  11: row('leftLeg', 'never'),
  12: row('rightLeg', 'never'),
}
