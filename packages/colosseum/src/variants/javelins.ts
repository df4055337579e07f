/** V2.0 (V8): the Velite throws a javelin as one of his attacks, paid for with CF; three of them, one to hand each phase. */

import { scatter } from '../drops.ts'
import { distanceTo } from '../facing.ts'
import { man, type Play } from '../play.ts'
import type { PlannedAttack } from '../sequence.ts'
import { type Gladiator, handHolding, isAble, isJavelinMan, type State } from '../state.ts'
import type { Area } from '../tables/armour.ts'

export const JAVELIN_RANGE = 4

/** Whether he has one to throw at this distance. */
export function canThrowJavelin(state: State, who: Gladiator, distance: number): boolean {
  return distance <= JAVELIN_RANGE && isJavelinMan(state, who) && javelinHand(who) >= 0
}

function javelinHand(who: Gladiator): number {
  const hand = handHolding(who, 'javelin')
  return hand >= 0 && who.hands[hand]!.condition !== 'useless' ? hand : -1
}

/** It leaves the hand: a die for the area, a 6 misses; wherever it strikes it comes to lie near the target. */
export function throwJavelin(play: Play, attack: PlannedAttack): PlannedAttack | null {
  const who = man(play, attack.seat)
  const target = man(play, attack.target)
  const hand = who.hands.indexOf(attack.item)
  const item = attack.item!
  who.hands[hand] = null
  const die = play.referee.roll(1, '§13.3.2.1', who.seat)
  const cell = scatter(play, target.cell, target.facing, target.seat)
  play.state.ground.push({ item, cell })
  if (play.referee.listening) {
    const [seat, range, hits] = [who.seat, distanceTo(who, target), die < 6]
    const rule = '§13.3.2.1'
    play.referee.tell({ kind: 'threw', rule, seat, target: target.seat, item: 'javelin', range, total: die, hits })
    play.referee.tell({ kind: 'landed', rule: '§13.3.3', item: 'javelin', cell })
  }
  return die < 6 ? { ...attack, area: die as Area } : null
}

/** At the start of a phase the next one is taken from the shield hand, at no cost. */
export function takeNextJavelins(play: Play): void {
  for (const who of play.state.gladiators) {
    if (!isJavelinMan(play.state, who) || !isAble(who) || who.hands[0] !== null) continue
    const at = who.sheath.findIndex(({ kind }) => kind === 'javelin')
    if (at < 0) continue
    who.hands[0] = who.sheath.splice(at, 1)[0]!
    if (play.referee.listening) play.referee.tell({ kind: 'drew', rule: '§21.6', seat: who.seat, item: 'javelin' })
  }
}
