/** Chapter 13, §13.3: throwing items, and shooting with the bow (§21.3). */

import { distanceTo, isFacing } from '../06-movement/facing.ts'
import { bareBlow, countedResult, emptyVerdict, rollWounds, tableResult, type Verdict } from '../09-combat/attack.ts'
import { sufferVerdict } from '../09-combat/wounds.ts'
import { isInSight } from '../19-advanced/arena.ts'
import { shakeOnRock } from '../19-advanced/obstacles.ts'
import { isTheOther } from '../19-advanced/teams.ts'
import { woundBonusOf } from '../19-advanced/weapons.ts'
import { shakeRider } from '../30-riders/unhorsing.ts'
import { throwWithFavour } from '../34-luck/favour.ts'
import type { RuleContext } from '../match/context.ts'
import { editionOf } from '../match/edition.ts'
import { type Gladiator, type Item, isActive, type State, weakness } from '../match/state.ts'
import { fromSheets, type Steps, step, stepsFor, sumOf } from '../match/sums.ts'
import type { Area } from '../tables/armour.ts'
import { HIT } from '../tables/combat-results.ts'
import { scatter } from './drops.ts'

/** §13.3.1 Whether an item in hand can be thrown, or a bow shot, at a man. */
export function canThrowAt(state: State, who: Gladiator, item: Item | null, target: Gladiator): boolean {
  if (!item || item.condition === 'useless' || editionOf(state.options).rowFor(who, item).throw === null) return false
  // §21.3.1, §21.3.4 The bow needs an arrow and both hands.
  if (item.kind === 'bow' && (who.arrows === 0 || (who.hands[0] && who.hands[1]))) return false
  // §30.6.6 A horse may be aimed at instead of its rider.
  const body = target.rider < 0 ? target : state.gladiators[target.rider]!
  if (!isActive(body) || body.now.isAside || !isTheOther(state, who, body)) return false
  return isFacing(who, target) && isInSight(state, who, target)
}

/** §13.3 The item leaves the hand; a bow stays there and loses an arrow (§21.3.1). */
export function release(who: Gladiator, hand: number): Item {
  const item = who.hands[hand]!
  if (item.kind === 'bow') who.arrows--
  else who.hands[hand] = null
  return item
}

/** §13.3.2 It flies; whatever it strikes, it then lies near the target (§13.3.3). */
export function fly(
  context: RuleContext,
  who: Gladiator,
  item: Item,
  target: Gladiator,
  range = distanceTo(who, target),
): void {
  const isShot = item.kind === 'bow'
  if (context.luck !== null) {
    const { edition, luck } = context
    const isHit = (die: number) => edition.isOnTarget(who, item, range, die)
    const gravity = (die: number, seat: number) => (isHit(die) === (seat === target.seat) ? 'bad' : 'none')
    luck.stake = { about: target.seat, gravity }
  }
  const die = context.referee.roll(1, '§13.3.2', who.seat, 'throw')
  const steps = stepsFor(context)
  const hits = context.edition.isOnTarget(who, item, range, die, steps)
  if (hits && who.campaign !== null) who.campaign.thrownHits++
  if (steps) {
    const sum = fromSheets(context.state.options, [who.seat], sumOf(steps))
    const [seat, kind] = [who.seat, item.kind]
    context.referee.tell({ kind: 'threw', rule: '§13.3.2', seat, target: target.seat, item: kind, range, hits, ...sum })
  }
  const strikes = hits && strikeWithThrow(context, who, item, target)
  if (!isShot) land(context, item, context.edition.landing(context, who, target, die, strikes))
}

/** §13.3.3 Near the target, as if he had dropped it. */
export function landNear(context: RuleContext, { cell, facing, seat }: Gladiator): number {
  return scatter(context, cell, facing, seat)
}

/** §13.3.2.1 The Combat Results Table without defence: only H harms. False if it misses after all. */
function strikeWithThrow(context: RuleContext, who: Gladiator, item: Item, target: Gladiator): boolean {
  const area = context.edition.thrownArea(context, who, target)
  if (area === null) return false
  const blow = {
    ...bareBlow(target, area),
    attackCF: context.edition.thrownCF(item),
    drm: weakness(target) + context.edition.shieldDRM(target),
    weakness: weakness(target),
    woundBonus: woundBonusOf(item.kind),
  }
  if (context.luck !== null && context.state.options.throwResolve === 'crt') {
    const verdict = throwWithFavour(context, blow, who.seat, target.seat)
    if (verdict.result >= HIT) strikeDown(context, target, area, verdict, who.seat, verdict.result - HIT)
    return true
  }
  const dice = context.edition.throwDice(context.referee, who.seat)
  const isSure = context.state.options.throwResolve === 'wound'
  const result = isSure ? HIT : countedResult(blow, tableResult(blow, context.edition, dice.red))
  if (result < HIT) return true
  const verdict = emptyVerdict(dice)
  rollWounds(blow, context.edition, dice, verdict, result - HIT)
  strikeDown(context, target, area, verdict, who.seat, result - HIT)
  return true
}

/** §10.3, §27.8.2.2, §30.6.4 The wounds of a hit, and what it does to a man on a rock or in the saddle. */
function strikeDown(
  context: RuleContext,
  target: Gladiator,
  area: Area,
  verdict: Verdict,
  by: number,
  bonus: number,
): void {
  const wasOnRock = target.isOnRock
  sufferVerdict(context, target, area, verdict, by)
  if (wasOnRock) shakeOnRock(context, target, verdict, bonus)
  shakeRider(context, target, bonus)
}

/** §13.3.2.1 The area by a die, on a 6 as he wishes. */
export function thrownArea(context: RuleContext, { seat }: Gladiator, target: Gladiator): Area {
  const die = context.referee.roll(1, '§13.3.2.1', seat, 'area struck')
  if (die < 6) return die as Area
  return context.referee.ask({ kind: 'throwArea', seat, rule: '§13.3.2.1', target: target.seat })
}

function land(context: RuleContext, item: Item, cell: number): void {
  context.state.ground.push({ item, cell })
  if (context.referee.listening) context.referee.tell({ kind: 'landed', rule: '§13.3.3', item: item.kind, cell })
}

/** §13.3.2 A die less one, ST and the weapon's value above the range: it hits. */
export function isThrowHit(die: number, ST: number, throwValue: number, range: number, steps: Steps = null): boolean {
  const total =
    step(steps, 'throw', die, '§13.3.2') +
    step(steps, 'always', -1, '§13.3.2') +
    step(steps, 'ST', ST, '§13.3.2') +
    step(steps, 'the weapon', throwValue, '§13.3.2')
  return total > range
}
