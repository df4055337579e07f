/** T5-6 Hit Location: 2d6 added, from 2 to 12, for a right-hander, and what stops the blow. */
import { BELLY, CHEST, HEAD, LEFT_ARM, LEFT_LEG, RIGHT_ARM, RIGHT_LEG } from './styles.ts'

/** 'arm': an arm is covered by the shield it holds (G-24). */
export type Cover = 'never' | 'arm' | 'anyShield' | 'largeShield'

export interface LocationRow {
  readonly part: number
  readonly blocked: Cover
  /** What blocks it when a shield covers the whole part (G-63). */
  readonly wholePart: Cover
}

const row = (part: number, blocked: Cover, wholePart: Cover = blocked): LocationRow => ({ part, blocked, wholePart })

export const hitLocation: readonly LocationRow[] = [
  row(RIGHT_LEG, 'never'),
  row(LEFT_LEG, 'never'),
  row(LEFT_ARM, 'arm'),
  row(RIGHT_ARM, 'arm'),
  row(CHEST, 'anyShield'),
  row(CHEST, 'never', 'anyShield'),
  row(BELLY, 'largeShield'),
  row(BELLY, 'never', 'largeShield'),
  row(HEAD, 'never'),
  row(LEFT_LEG, 'never'),
  row(RIGHT_LEG, 'never'),
]

export function locationRow(total: number): LocationRow {
  return hitLocation[total - 2]!
}
