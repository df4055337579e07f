/** §5.3, §10.3.2, §18.3 How a man leaves the match: dead, spared, or standing when it is stopped. */

import type { Seat } from '@harena/engine'
import { reviewRows } from '../09-combat/attack-order.ts'
import { lieDown } from '../13-condition/prone.ts'
import { spillBlood } from '../19-advanced/cleaving.ts'
import { letGo } from '../19-advanced/holds.ts'
import { part } from '../30-riders/mounts.ts'
import { noteKill } from '../33-experience/notes.ts'
import type { RuleContext } from '../match/context.ts'
import { type Gladiator, isLiving, newItem, type Out } from '../match/state.ts'

/** A man is out: killed, spared or left standing. What he held lies in his hex; whom he held is free or loose. */
export function leaveArena(context: RuleContext, who: Gladiator, out: Out): void {
  const mount = who.mount < 0 ? null : context.state.gladiators[who.mount]!
  who.out = out
  letGo(who, context.state)
  for (let hand = 0; hand < 2; hand++) {
    const item = who.hands[hand]
    if (!item) continue
    if (out === 'killed' && item.kind !== 'scissor') context.state.ground.push({ item, cell: who.cell })
    who.hands[hand] = null
  }
  if (who.snare && !who.snare.isHeld) context.state.ground.push({ item: newItem(who.snare.kind), cell: who.cell })
  who.snare = null
  who.grappledBy = -1
  who.stun = 0
  who.mustStumble = false
  for (const other of context.state.gladiators) if (other.grappledBy === who.seat) other.grappledBy = -1
  reviewRows(context, who)
  if (context.referee.listening && out !== 'killed') {
    context.referee.tell({ kind: 'leftArena', rule: out === 'missus' ? '§18.3.1' : '§5.4.2', seat: who.seat, out })
  }
  // Whoever leaves on horseback takes the horse along.
  if (!mount) return
  part(context.state, who, mount)
  leaveArena(context, mount, 'stans')
}

/** §10.3.2, §25.1.1 Death: the body lies where he fell, and what he held beside it. */
export function die(context: RuleContext, who: Gladiator, by: Seat, isCleaved: boolean): void {
  if (!isLiving(who)) return
  if (context.referee.listening) {
    context.referee.tell({ kind: 'died', rule: '§10.3.2', seat: who.seat, by, cleaved: isCleaved })
  }
  if (who.campaign !== null) noteKill(context.state, who, by, isCleaved)
  if (by !== who.seat && by >= 0 && !who.beast?.isMount) context.state.gladiators[by]!.kills++
  lieDown(context, who)
  leaveArena(context, who, 'killed')
  if (isCleaved) spillBlood(context, who)
}
