/** Chapter 13, §13.3: throwing items, and shooting with the bow (§21.3). */

import { facingTo } from '../02-preparation/board.ts'
import { distanceTo, isFacing } from '../06-movement/facing.ts'
import { bareBlow, emptyVerdict, resolveAttack, rollWounds } from '../09-combat/attack.ts'
import { sufferVerdict } from '../09-combat/wounds.ts'
import { isInSight } from '../19-advanced/arena.ts'
import { isTheOther } from '../19-advanced/teams.ts'
import { woundBonusOf } from '../19-advanced/weapons.ts'
import { aimedThrowDRM } from '../editions/billings.ts'
import { editionOf } from '../editions/edition.ts'
import type { RuleContext } from '../match/context.ts'
import { type Gladiator, type Item, isActive, isJavelinMan, rowOfItem, type State, weakness } from '../match/state.ts'
import { fromSheets, type Steps, step, stepsFor, sumOf } from '../match/sums.ts'
import type { Area } from '../tables/armour.ts'
import { HIT } from '../tables/combat-results.ts'
import { items } from '../tables/weapons.ts'
import { scatter, slide } from './drops.ts'

/** §13.3.1 Whether an item in hand can be thrown, or a bow shot, at a man. */
export function canThrowAt(state: State, who: Gladiator, item: Item | null, target: Gladiator): boolean {
  if (!item || rowOfItem(item).throw === null || item.condition === 'useless') return false
  // V8 makes the javelin an attack.
  if (item.kind === 'javelin' && isJavelinMan(state, who)) return false
  // B30 The knife is not for throwing.
  if (item.kind === 'dagger' && state.options.knife === 'on') return false
  // §21.3.1, §21.3.4 The bow needs an arrow and both hands.
  if (item.kind === 'bow' && (who.arrows === 0 || (who.hands[0] && who.hands[1]))) return false
  if (!isActive(target) || target.now.isAside || !isTheOther(state, who, target)) return false
  return isFacing(who, target) && isInSight(state, who, target)
}

/** §13.3.2 Whether a throw or shot over this distance finds its man; B26 aims by training instead of strength. */
export function isOnTarget(
  state: State,
  who: Gladiator,
  item: Item,
  range: number,
  die: number,
  steps: Steps = null,
): boolean {
  const value = rowOfItem(item).throw!
  if (state.options.aimedThrow === 'off') return editionOf(state.options).isThrowHit(die, who.ST, value, range, steps)
  const isLong = value >= 2 && item.condition === 'whole'
  return step(steps, 'throw', die, '§13.3.2') + aimedThrowDRM(isLong, range, who.TR, steps) <= 1 && range <= 6
}

/** §13.3 The item leaves the hand; a bow stays there and loses an arrow (§21.3.1). */
export function release(who: Gladiator, hand: number): Item {
  const item = who.hands[hand]!
  if (item.kind === 'bow') who.arrows--
  else who.hands[hand] = null
  return item
}

/** §13.3.2 It flies; whatever it strikes, it then lies near the target (§13.3.3). */
export function fly(context: RuleContext, who: Gladiator, item: Item, target: Gladiator): void {
  const isShot = item.kind === 'bow'
  const range = distanceTo(who, target)
  const die = context.referee.roll(1, '§13.3.2', who.seat, 'throw')
  const isAimed = context.state.options.aimedThrow === 'on'
  const steps = stepsFor(context)
  const hits = isOnTarget(context.state, who, item, range, die, steps)
  if (steps) {
    const sum = fromSheets(context.state.options, [who.seat], sumOf(steps))
    const [seat, kind] = [who.seat, item.kind]
    context.referee.tell({ kind: 'threw', rule: '§13.3.2', seat, target: target.seat, item: kind, range, hits, ...sum })
  }
  const strikes = hits && strikeWithThrow(context, who, item, target)
  if (isShot) return
  if (isAimed && !strikes) flyPast(context, who, item, target, die)
  else land(context, item, scatter(context, target.cell, target.facing, target.seat))
}

/** B26 What misses flies on in the direction of the throw, as far as the die shows. */
function flyPast(context: RuleContext, who: Gladiator, item: Item, target: Gladiator, die: number): void {
  land(context, item, slide(context, who.cell, facingTo(who.cell, target.cell), die))
}

/**
 * §13.3.2.1 The area by a die, on a 6 as he wishes; then the Combat Results Table without defence: only H harms. False
 * if it misses after all.
 */
function strikeWithThrow(context: RuleContext, who: Gladiator, item: Item, target: Gladiator): boolean {
  const die = context.referee.roll(1, '§13.3.2.1', who.seat, 'area struck')
  // B26 A 6 misses after all.
  if (die === 6 && context.state.options.aimedThrow === 'on') return false
  const area =
    die < 6
      ? (die as Area)
      : context.referee.ask({ kind: 'throwArea', seat: who.seat, rule: '§13.3.2.1', target: target.seat })
  const blow = {
    ...bareBlow(target, area),
    attackCF: crtOf(context.state, item),
    drm: weakness(target),
    woundBonus: woundBonusOf(item.kind),
  }
  const dice = context.edition.throwDice(context.referee, who.seat)
  if (context.state.options.throwResolve === 'wound') {
    const verdict = emptyVerdict(dice)
    rollWounds(blow, context.edition, dice, verdict, 0)
    sufferVerdict(context, target, area, verdict, who.seat)
    return true
  }
  const verdict = resolveAttack(blow, context.edition, dice)
  if (verdict.result >= HIT) sufferVerdict(context, target, area, verdict, who.seat)
  return true
}

/** The column of a thrown item; in 1981 and 1982 a broken trident strikes like a sword. */
function crtOf({ options }: State, item: Item): number {
  const isBlunt = item.condition === 'short' && (options.aimedThrow === 'on' || options.edition === 'classic1981')
  return isBlunt ? items.sword.crt : rowOfItem(item).crt
}

function land(context: RuleContext, item: Item, cell: number): void {
  context.state.ground.push({ item, cell })
  if (context.referee.listening) context.referee.tell({ kind: 'landed', rule: '§13.3.3', item: item.kind, cell })
}
