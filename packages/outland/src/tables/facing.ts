/** T5 Facing of the defender: the hexside over which he is attacked, as he sees it. */
import type { Row, Rule } from '@harena/engine'

export interface FacingRow {
  readonly rule: Rule
  readonly hexside: string
  readonly withShield: number
  readonly without: number
}

/** Clockwise from the front: in the order of the attacker's direction minus the defender's facing. */
export const facing: Readonly<Record<string, FacingRow>> = {
  front: { rule: 'T5.1', hexside: 'front', withShield: 1, without: 1 },
  rightFront: { rule: 'T5.2', hexside: 'right front', withShield: 0, without: 0 },
  rightRear: { rule: 'T5.3', hexside: 'right rear', withShield: -1, without: -1 },
  rear: { rule: 'T5.4', hexside: 'rear', withShield: -2, without: -2 },
  leftRear: { rule: 'T5.5', hexside: 'left rear', withShield: 1, without: -1 },
  leftFront: { rule: 'T5.6', hexside: 'left front', withShield: 2, without: 0 },
}

/** The same as steps of a sum, in the same order. */
export const facingRows: readonly Row[] = Object.values(facing).map(({ rule, hexside }) => {
  return { what: `${hexside} hexside`, rule, group: 'hexside' }
})

export const REAR = 3
