/** §21.7 The lasso: where it catches, and who is bound by it. */
import { dropHand } from './drops.ts'
import { appeal } from './missus.ts'
import type { Play } from './play.ts'
import { type Gladiator, isAble, type Snare } from './state.ts'
import { woundByDice } from './wounds.ts'

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
export function catchWithLasso(play: Play, who: Gladiator, target: Gladiator): void {
  const place = lassoPlace(play.referee.roll(2, '§21.7.1', who.seat))
  target.snare = { by: who.seat, isHeld: true, kind: 'lasso', place, phases: 0 }
  if (play.referee.listening) {
    const { seat } = target
    play.referee.tell({ kind: 'ensnared', rule: '§21.7.1', seat, by: who.seat, means: 'lasso', place })
  }
  if (place === 'neck') {
    const white = play.referee.roll(2, '§21.7.1', who.seat)
    const black = play.referee.roll(1, '§21.7.1', who.seat)
    woundByDice(play, target, 1, white, black, 0, who.seat)
  } else if (place === 'arm') loseFromHand(play, target)
}

function loseFromHand(play: Play, target: Gladiator): void {
  const hands = [0, 1].filter((hand) => target.hands[hand] && target.hands[hand]!.kind !== 'scissor')
  if (hands.length === 0) return
  const hand =
    hands.length === 1 || !isAble(target)
      ? hands[0]!
      : play.referee.ask({ kind: 'lassoDrop', seat: target.seat, rule: '§21.7.1', hands })
  dropHand(play, target, hand, '§21.7.1')
}

/** §21.7.2 Three phases running in a lasso: he is bound, and must appeal. */
export function countLasso(play: Play, who: Gladiator): void {
  const { snare } = who
  if (snare?.kind !== 'lasso') return
  snare.phases++
  if (snare.phases >= 3 && snare.isHeld) appeal(play, who, play.state.gladiators[snare.by]!, '§21.7.2')
}
