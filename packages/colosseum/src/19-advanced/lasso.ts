/** §21.7 The lasso: where it catches, and who is bound by it. */

import { woundByDice } from '../09-combat/wounds.ts'
import { dropHand } from '../13-condition/drops.ts'
import { appeal } from '../13-condition/missus.ts'
import type { RuleContext } from '../match/context.ts'
import { type Gladiator, isAble, type Snare } from '../match/state.ts'

/** §21.7.1 Two dice: neck, torso, arm or leg. */
export function lassoPlace(twoDice: number): Snare['place'] {
  if (twoDice <= 4) return 'neck'
  if (twoDice <= 7) return 'torso'
  return twoDice <= 9 ? 'arm' : 'leg'
}

/** §21.7.1 A caught neck or leg makes it easier to drag a man down. */
export function lassoDragDRM(snare: Snare): number {
  return snare.place === 'neck' ? 4 : snare.place === 'leg' ? 8 : 0
}

/** §21.7.1 The noose falls: round the neck it wounds, round an arm it takes weapon or shield. */
export function catchWithLasso(context: RuleContext, who: Gladiator, target: Gladiator): void {
  const place = lassoPlace(context.referee.roll(2, '§21.7.1', who.seat, 'noose'))
  target.snare = { by: who.seat, isHeld: true, kind: 'lasso', place, phases: 0 }
  if (context.referee.listening) {
    const { seat } = target
    context.referee.tell({ kind: 'ensnared', rule: '§21.7.1', seat, by: who.seat, means: 'lasso', place })
  }
  if (place === 'neck') {
    const white = context.referee.roll(2, '§21.7.1', who.seat, 'white')
    const black = context.referee.roll(1, '§21.7.1', who.seat, 'black')
    woundByDice(context, target, 1, white, black, 0, who.seat)
  } else if (place === 'arm') loseFromHand(context, target)
}

function loseFromHand(context: RuleContext, target: Gladiator): void {
  const hands = [0, 1].filter((hand) => target.hands[hand] && target.hands[hand]!.kind !== 'scissor')
  if (hands.length === 0) return
  const hand =
    hands.length === 1 || !isAble(target)
      ? hands[0]!
      : context.referee.ask({ kind: 'lassoDrop', seat: target.seat, rule: '§21.7.1', hands })
  dropHand(context, target, hand, '§21.7.1')
}

/** §21.7.2 Three phases running in a lasso: he is bound, and must appeal. */
export function countLasso(context: RuleContext, who: Gladiator): void {
  const { snare } = who
  if (snare?.kind !== 'lasso') return
  snare.phases++
  if (snare.phases >= 3 && snare.isHeld) appeal(context, who, context.state.gladiators[snare.by]!, '§21.7.2')
}
