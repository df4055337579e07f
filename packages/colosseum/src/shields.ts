/** Chapter 12: shield damage. */
import type { Blow } from './attack.ts'
import { flyOff } from './drops.ts'
import type { Play } from './play.ts'
import { reviewRows } from './sequence.ts'
import { type Gladiator, rowOfItem, shieldHand } from './state.ts'
import { shieldNumbers, shieldPoints, shieldTracks } from './tables/shields.ts'

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
export function damageShield(blow: Blow, twoDice: number, isEdge: boolean): ShieldDamage {
  const size = blow.shield!
  const track = shieldTracks[size]
  const total = twoDice + blow.attackerST + (blow.attackCF - blow.defenceCF) + (isEdge ? 1 : 0) + blow.shieldDamageBonus
  const surplus = Math.max(0, total - shieldPoints(size, blow.shieldBoxes))
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
export function sufferShieldDamage(play: Play, who: Gladiator, damage: ShieldDamage): void {
  const hand = shieldHand(who)
  if (hand < 0) return
  const shield = who.hands[hand]!
  shield.boxes += damage.boxes
  if (play.referee.listening) {
    const points = shieldPoints(rowOfItem(shield).shield!, shield.boxes)
    play.referee.tell({
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
  if (play.referee.listening) play.referee.tell({ kind: 'shieldBattered', rule: '§12.3', seat: who.seat })
  who.hands[hand] = null
  flyOff(play, who, shield, '§12.3')
  reviewRows(play, who)
}
