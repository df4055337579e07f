/** Chapter 12: shield damage. */

import { flyOff } from '../13-condition/drops.ts'
import type { RuleContext } from '../match/context.ts'
import { type Gladiator, shieldHand } from '../match/state.ts'
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

/**
 * §12.2 Two white dice, the attacker's ST and modified CF, one more for S*. CF here are attack less defence alone: what
 * a weakened man lost elsewhere is left out. Only the surplus over the shield's points is checked off (§12.2.1).
 */
export function damageShield({ shieldTracks }: Tables, blow: Blow, twoDice: number, isEdge: boolean): ShieldDamage {
  const size = blow.shield!
  const track = shieldTracks[size]
  const total = twoDice + blow.attackerST + (blow.attackCF - blow.defenceCF) + (isEdge ? 1 : 0) + blow.shieldDamageBonus
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

/** §12.3 With its last number the shield is ruined: it falls and can never be used again. */
export function sufferShieldDamage(context: RuleContext, who: Gladiator, damage: ShieldDamage): void {
  const hand = shieldHand(who)
  if (hand < 0) return
  const shield = who.hands[hand]!
  shield.boxes += damage.boxes
  if (context.referee.listening) {
    const points = shieldPoints(context.tables.shieldTracks, shieldOf(shield.kind)!, shield.boxes)
    context.referee.tell({
      kind: 'shieldDamaged',
      rule: '§12.2',
      seat: who.seat,
      total: damage.total,
      boxes: damage.boxes,
      points,
    })
  }
  if (!damage.isBattered) return
  shield.condition = 'battered'
  if (context.referee.listening) context.referee.tell({ kind: 'shieldBattered', rule: '§12.3', seat: who.seat })
  who.hands[hand] = null
  flyOff(context, who, shield, '§12.3')
  reviewRows(context, who)
}
