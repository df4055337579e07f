/** T5 Facing of the defender: the hexside over which he is attacked, as he sees it. */
import type { Dir, Rule } from '@harena/engine'

export interface FacingRow {
  readonly rule: Rule
  /** The direction of the attacker minus the defender's facing, modulo 6. */
  readonly rel: Dir
  readonly hexside: string
  readonly withShield: number
  readonly without: number
}

/** By rel. */
export const facingRows: readonly FacingRow[] = [
  { rule: 'T5.1', rel: 0, hexside: 'front', withShield: 1, without: 1 },
  { rule: 'T5.2', rel: 1, hexside: 'right front', withShield: 0, without: 0 },
  { rule: 'T5.3', rel: 2, hexside: 'right rear', withShield: -1, without: -1 },
  { rule: 'T5.4', rel: 3, hexside: 'rear', withShield: -2, without: -2 },
  { rule: 'T5.5', rel: 4, hexside: 'left rear', withShield: 1, without: -1 },
  { rule: 'T5.6', rel: 5, hexside: 'left front', withShield: 2, without: 0 },
]

export const REAR = 3
