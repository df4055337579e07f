/** V2.0 (H-8): the Velite throws a javelin as one of his attacks, paid for with CF; three of them, one to hand each phase. */

import { distanceTo } from '../06-movement/facing.ts'
import type { PlannedAttack } from '../09-combat/attack-order.ts'
import { scatter } from '../13-condition/drops.ts'
import { man, type RuleContext } from '../match/context.ts'
import type { Edition } from '../match/edition.ts'
import { type Gladiator, handHolding, isAble } from '../match/state.ts'
import { sumOf } from '../match/sums.ts'
import type { Area } from '../tables/armour.ts'
import type { ItemRow } from '../tables/weapons.ts'

const JAVELIN_RANGE = 4

/** Whether his javelins follow the Tables V2.0 instead of §21.6. */
function isJavelinMan({ type }: Gladiator): boolean {
  return type === 'velite'
}

export function javelinChanges(edition: Edition): Partial<Edition> {
  // In hand it is as fast as a trident, strikes at one hex, and is thrown only as an attack.
  const inHand: ItemRow = { ...edition.tables.weapons.javelin, speed: 0, reach: 1, throw: null }
  return {
    countJavelins: (context, who) => (isJavelinMan(who) ? 3 : edition.countJavelins(context, who)),
    beginPhase: takeNextJavelins,
    rowFor: (who, item) => (item.kind === 'javelin' && isJavelinMan(who) ? inHand : edition.rowFor(who, item)),
    longestReach: Math.max(edition.longestReach, JAVELIN_RANGE),
    throwsAt: (who, distance) => distance <= JAVELIN_RANGE && isJavelinMan(who) && javelinHand(who) >= 0,
    throwInAttack: throwJavelin,
    breaksAs: (who, item) => (item.kind === 'javelin' && isJavelinMan(who) ? 'trident' : edition.breaksAs(who, item)),
  }
}

function javelinHand(who: Gladiator): number {
  const hand = handHolding(who, 'javelin')
  return hand >= 0 && who.hands[hand]!.condition !== 'useless' ? hand : -1
}

/** It leaves the hand: a die for the area, a 6 misses; wherever it strikes it comes to lie near the target. */
function throwJavelin(context: RuleContext, attack: PlannedAttack): PlannedAttack | null {
  const who = man(context, attack.seat)
  const target = man(context, attack.target)
  const item = who.hands[attack.hand]!
  who.hands[attack.hand] = null
  const die = context.referee.roll(1, '§13.3.2.1', who.seat, 'area struck')
  const cell = scatter(context, target.cell, target.facing, target.seat)
  context.state.ground.push({ item, cell })
  if (context.referee.listening) {
    const [seat, range, hits] = [who.seat, distanceTo(who, target), die < 6]
    const rule = '§13.3.2.1'
    const sum = sumOf([{ what: 'area struck', value: die, rule }])
    context.referee.tell({ kind: 'threw', rule, seat, target: target.seat, item: 'javelin', range, hits, ...sum })
    context.referee.tell({ kind: 'landed', rule: '§13.3.3', item: 'javelin', cell })
  }
  return die < 6 ? { ...attack, area: die as Area } : null
}

/** At the start of a phase the next one is taken from the shield hand, at no cost. */
function takeNextJavelins(context: RuleContext): void {
  for (const who of context.state.gladiators) {
    if (!isJavelinMan(who) || !isAble(who) || who.hands[0] !== null) continue
    const at = who.sheath.findIndex(({ kind }) => kind === 'javelin')
    if (at < 0) continue
    who.hands[0] = who.sheath.splice(at, 1)[0]!
    if (context.referee.listening)
      context.referee.tell({ kind: 'drew', rule: '§21.6', seat: who.seat, item: 'javelin' })
  }
}
