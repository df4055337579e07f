/** Chapter 12: shield damage. */

import type { SumStep } from '@harena/engine'
import { flyOff } from '../13-condition/drops.ts'
import type { RuleContext } from '../match/context.ts'
import { type Gladiator, shieldHand } from '../match/state.ts'
import { fromSheets, type Steps, step } from '../match/sums.ts'
import type { Tables } from '../tables/index.ts'
import { shieldNumbers, shieldPoints } from '../tables/shields.ts'
import { shieldOf } from '../tables/weapons.ts'
import type { Blow } from './attack.ts'
import { reviewRows } from './attack-order.ts'

export interface ShieldDamage {
  readonly total: number
  readonly boxes: number
  /** The letters among the boxes checked: P before H. */
  readonly letters: '' | 'P' | 'PH'
  readonly isBattered: boolean
}

/** §12.2.2 What a blow on the edge adds. */
export const EDGE = 1

/**
 * §12.2 Two white dice, the attacker's ST and modified CF, one more for S*. CF here are attack less defence alone: what
 * a weakened man lost elsewhere is left out. Only the surplus over the shield's points is checked off (§12.2.1).
 */
export function damageShield(
  { shieldTracks }: Tables,
  blow: Blow,
  twoDice: number,
  isEdge: boolean,
  steps: Steps = null,
): ShieldDamage {
  const size = blow.shield!
  const track = shieldTracks[size]
  const total =
    twoDice +
    step(steps, 'strength', blow.attackerST, '§12.2') +
    step(steps, 'attack CF', blow.attackCF, '§12.2') +
    step(steps, 'defence CF', -blow.defenceCF, '§12.2') +
    step(steps, 'S*', isEdge ? EDGE : 0, '§12.2.2') +
    step(steps, 'the pike', blow.shieldDamageBonus, '§21.9.1')
  const surplus = Math.max(0, total - shieldPoints(shieldTracks, size, blow.shieldBoxes))
  const boxes = Math.min(surplus, track.length - blow.shieldBoxes)
  const letters = track.slice(Math.max(blow.shieldBoxes, shieldNumbers[size]), blow.shieldBoxes + boxes).join('')
  return {
    total,
    boxes,
    letters: letters as ShieldDamage['letters'],
    isBattered: blow.shieldBoxes + boxes >= shieldNumbers[size],
  }
}

/**
 * §12.3 With its last number the shield is ruined: it falls and can never be used again. Blows that are made at the same
 * time (§9.4.3) have each met it as it was, and may ruin it together.
 */
export function sufferShieldDamage(
  context: RuleContext,
  who: Gladiator,
  damage: ShieldDamage,
  steps: readonly SumStep[] = [],
): void {
  const hand = shieldHand(who)
  if (hand < 0) return
  const shield = who.hands[hand]!
  const size = shieldOf(shield.kind)!
  const { shieldTracks } = context.tables
  shield.boxes = Math.min(shield.boxes + damage.boxes, shieldTracks[size].length)
  if (context.referee.listening) {
    const [{ total, boxes }, { seat }] = [damage, who]
    const points = shieldPoints(shieldTracks, size, shield.boxes)
    // §12.2.1 He who holds the shield marks it, and must know by how much he was struck.
    const told = fromSheets(context.state.options, [seat], { total, boxes, points, steps })
    context.referee.tell({ kind: 'shieldDamaged', rule: '§12.2', seat, holds: boxes === 0, ...told })
  }
  if (shield.boxes < shieldNumbers[size]) return
  shield.condition = 'battered'
  if (context.referee.listening) context.referee.tell({ kind: 'shieldBattered', rule: '§12.3', seat: who.seat })
  who.hands[hand] = null
  flyOff(context, who, shield, '§12.3')
  reviewRows(context, who)
}
