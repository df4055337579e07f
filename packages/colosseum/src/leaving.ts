/** How a man leaves the match: dead, spared, or standing when it is stopped. */

import type { Seat } from '@harena/engine'
import { spillBlood } from './cleaving.ts'
import { letGo } from './holds.ts'
import type { Play } from './play.ts'
import { lieDown } from './prone.ts'
import { reviewRows } from './sequence.ts'
import { type Gladiator, isActive, newItem, type Out } from './state.ts'

/** A man is out: killed, spared or left standing. What he held lies in his hex; whom he held is free or loose. */
export function leaveArena(play: Play, who: Gladiator, out: Out): void {
  who.out = out
  letGo(who, play.state)
  for (let hand = 0; hand < 2; hand++) {
    const item = who.hands[hand]
    if (!item) continue
    if (out === 'killed' && item.kind !== 'scissor') play.state.ground.push({ item, cell: who.cell })
    who.hands[hand] = null
  }
  if (who.snare && !who.snare.isHeld) play.state.ground.push({ item: newItem(who.snare.kind), cell: who.cell })
  who.snare = null
  who.grappledBy = -1
  who.stun = 0
  who.mustStumble = false
  for (const other of play.state.gladiators) if (other.grappledBy === who.seat) other.grappledBy = -1
  reviewRows(play, who)
  if (play.referee.listening && out !== 'killed') {
    play.referee.tell({ kind: 'leftArena', rule: out === 'missus' ? '§18.3.1' : '§5.4.2', seat: who.seat, out })
  }
}

/** §10.3.2, §25.1.1 Death: the body lies where he fell, and what he held beside it. */
export function die(play: Play, who: Gladiator, by: Seat, isCleaved: boolean): void {
  if (!isActive(who)) return
  if (play.referee.listening) {
    play.referee.tell({ kind: 'died', rule: '§10.3.2', seat: who.seat, by, cleaved: isCleaved })
  }
  if (by !== who.seat && by >= 0) play.state.gladiators[by]!.kills++
  lieDown(play, who)
  leaveArena(play, who, 'killed')
  if (isCleaved) spillBlood(play, who)
}
