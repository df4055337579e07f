/** Chapter 21: what the weapons do, and how attacks come to be made at half CF. */

import type { Rule } from '@harena/engine'
import { reviewRows } from '../09-combat/attack-order.ts'
import { skillWith } from '../31-talents/in-match.ts'
import { bodyOf } from '../match/body.ts'
import { levelOf } from '../match/campaign-sheet.ts'
import type { RuleContext } from '../match/context.ts'
import { editionOf } from '../match/edition.ts'
import type { Means } from '../match/questions.ts'
import {
  type Gladiator,
  handHolding,
  type Item,
  isUsableWeapon,
  newItem,
  rowOfItem,
  type State,
  shieldHand,
} from '../match/state.ts'
import { fromSheets, type Reasons, reason, step, stepsFor, sumOf } from '../match/sums.ts'
import type { Area } from '../tables/armour.ts'
import {
  AXE_WOUND_BONUS,
  type ItemKind,
  MAUL_STRENGTH,
  PIKE_SHIELD_DAMAGE,
  SCISSOR_DROP_DRM,
} from '../tables/weapons.ts'

/** The hand behind the means of an attack; -1 for bare hand, shield and sand. */
export function weaponHandOf(who: Gladiator, means: Means): number {
  if (means === 'right') return 0
  if (means === 'thrown') return handHolding(who, 'javelin')
  return means === 'left' ? 1 : -1
}

/** The item behind the means of an attack; null for bare hand, shield and sand. */
export function itemOf(who: Gladiator, means: Means): Item | null {
  return who.hands[weaponHandOf(who, means)] ?? null
}

/** §21.2 The axe bites deeper. */
export function woundBonusOf(kind: ItemKind | null): number {
  return kind === 'axe' ? AXE_WOUND_BONUS : 0
}

/** §21.8.1 The maul counts as more strength in shield damage and drops. */
export function strengthBonusOf(kind: ItemKind | null): number {
  return kind === 'maul' ? MAUL_STRENGTH : 0
}

/** §21.9.1 The pike splits shields. */
export function shieldDamageBonusOf(kind: ItemKind | null): number {
  return kind === 'pike' ? PIKE_SHIELD_DAMAGE : 0
}

/** §20.1, §21.1.1 Whether he knows the weapon: net, lasso, trident and bow belong to their styles. */
export function isTrained(who: Gladiator, kind: ItemKind): boolean {
  if (kind === 'net' || kind === 'trident') return who.style === 'retiarius' || who.trained?.includes(kind) === true
  if (kind === 'lasso') return who.style === 'laquearius' || who.trained?.includes(kind) === true
  if (kind === 'bow') return who.style === 'sagittarius' || who.trained?.includes(kind) === true
  // §31.1.1 Everybody knows the sword.
  return who.trained === null || who.trained.includes(kind) || kind === 'sword' || rowOfKindIsShield(kind)
}

function rowOfKindIsShield(kind: ItemKind): boolean {
  return kind === 'smallShield' || kind === 'largeShield'
}

/** §21.1.1.1 CF lost to a weapon in hand that he does not know; one that is good for nothing is not used. */
function untrainedPenalty(who: Gladiator): number {
  return who.hands.some((item) => item && item.condition !== 'useless' && !isTrained(who, item.kind)) ? 2 : 0
}

/** §9.3.1 What the weapons in hand add to his CF: less for one that he does not know, more for skill (§31.3). */
export function weaponDRM(who: Gladiator): number {
  return who.campaign === null ? -untrainedPenalty(who) : skillInHand(who)
}

/** §9.3.1, §21.1.1.1 WP: of two weapons in hand the better one counts; a net that he does not know costs two once. */
function skillInHand(who: Gladiator): number {
  const weapons = who.hands.filter((item) => isUsableWeapon(item))
  const levels = weapons.map((item) => (isTrained(who, item!.kind) ? skillWith(who, item!.kind) : -2))
  const best = levels.length === 0 ? 0 : Math.max(...levels)
  const isEntangled = who.hands.some(
    (item) => item && (item.kind === 'net' || item.kind === 'lasso') && !isTrained(who, item.kind),
  )
  return isEntangled && best > -2 ? best - 2 : best
}

/** §13.1.1 What the weapon adds to drops that it causes. */
export function weaponDropDRM(who: Gladiator, kind: ItemKind | null): number {
  if (kind === null) return 0
  return (kind === 'scissor' ? SCISSOR_DROP_DRM : 0) + (isTrained(who, kind) ? skillWith(who, kind) : -2)
}

/** How many times an attack is halved: once for each reason that applies (§9.3.2), which `why` notes. */
export function halvings(
  state: State,
  who: Gladiator,
  target: Gladiator,
  area: Area,
  means: Means,
  range: number,
  why: Reasons = null,
): number {
  let count = 0
  if (who.posture === 'kneeling') count += reason(why, 'on his knees', '§14.3')
  else if (isAbove(target, who) && !isOnlyLegs(state, target)) count += reason(why, 'from below', heightRule(target))
  if (area === 5 && target.posture === 'kneeling') count += reason(why, 'the legs of one who kneels', '§14.2')
  else if (area === 5 && isAbove(who, target)) count += reason(why, 'legs from above', heightRule(who))
  // Drawing takes time.
  if (who.now.drew) count += reason(why, 'he has just drawn', '§21.1.2.1')
  if (means === 'shield' || means === 'sand' || means === 'thrown' || means === 'body') return count
  return count + weaponHalvings(state, who, means, range, why)
}

function heightRule({ isOnRock }: Gladiator): Rule {
  return isOnRock ? '§27.8.2.2' : '§30.6.3'
}

/** §27.8.2.1, §30.6.3 On a rock or a horse, and the other on the ground. */
export function isAbove(who: Gladiator, other: Gladiator): boolean {
  return isHigh(who) && !isHigh(other)
}

function isHigh(who: Gladiator): boolean {
  return who.isOnRock || bodyOf(who).isHigh
}

/** §30.6.3 Read so that blows at a rider are whole, and only his at legs are halved. */
function isOnlyLegs({ options }: State, rider: Gladiator): boolean {
  return rider.mount >= 0 && options.riderHeight === 'legs'
}

function weaponHalvings(state: State, who: Gladiator, means: Means, range: number, why: Reasons): number {
  // §31 GP: with the bare hand as with a weapon.
  if (means === 'bare') return levelOf(who, 'GP') > 0 ? 0 : reason(why, 'with the bare hand', '§22.2')
  const hand = means === 'right' ? 0 : 1
  const item = who.hands[hand]!
  const row = rowOfItem(state, item)
  let count = row.isHalved ? reason(why, 'a light weapon', item.kind === 'dagger' ? '§21.4' : '§21.6') : 0
  if (who.now.recoveredHand === hand) count += reason(why, 'he has just picked it up', '§13.4.2')
  if (item.kind === 'trident' && handHolding(who, 'net') >= 0) count += reason(why, 'with the net in hand', '§20.10.1')
  if (row.hands === 2 && shieldHand(who) >= 0) count += reason(why, 'a shield beside it', besideShield(item.kind))
  if (item.kind === 'scimitar' && range >= 2) count += reason(why, 'at two hexes', '§21.10.1')
  return count
}

/** What takes both hands, with a shield in one of them. */
function besideShield(kind: ItemKind): Rule {
  if (kind === 'maul') return '§21.8.2'
  return kind === 'pike' ? '§21.9.2' : '§21.12.1'
}

/** §20.10.2.1, §21.3.3.1, §21.6.1.1 Two dice and the opponent's ST above the number: it breaks. */
export function isBroken(twoDice: number, opponentST: number, breakNumber: number): boolean {
  return twoDice + opponentST > breakNumber
}

/** Whether his weapon is of a kind that may break. */
export function canBreak({ options }: State, who: Gladiator, kind: ItemKind): boolean {
  const { tables, breaksAs } = editionOf(options)
  return tables.weapons[breaksAs(who, newItem(kind))].breaks !== null
}

/** §20.10.2, §21.3.3, §21.6.1 A weapon that met shield and blade at once may break. */
export function checkBreak(context: RuleContext, who: Gladiator, item: Item, opponent: Gladiator): void {
  const kind = context.edition.breaksAs(who, item)
  const isTrident = kind === 'trident'
  const { breaks } = context.tables.weapons[kind]
  if (breaks === null || item.condition !== 'whole') return
  const rule = isTrident ? '§20.10.2.1' : item.kind === 'bow' ? '§21.3.3.1' : '§21.6.1.1'
  const twoDice = context.referee.roll(2, rule, who.seat, 'break')
  const steps = stepsFor(context)
  step(steps, 'break', twoDice, rule)
  step(steps, "the opponent's ST", opponent.ST, rule)
  const sum = steps && fromSheets(context.state.options, [opponent.seat], sumOf(steps))
  if (!isBroken(twoDice, opponent.ST, breaks)) {
    if (sum) context.referee.tell({ kind: 'weaponHeld', rule, seat: who.seat, item: item.kind, ...sum })
    return
  }
  item.condition = isTrident && isShortUsable(context, who) ? 'short' : 'useless'
  if (sum) {
    const usable = item.condition === 'short'
    context.referee.tell({ kind: 'weaponBroke', rule, seat: who.seat, item: item.kind, usable, ...sum })
  }
  reviewRows(context, who)
}

/** §20.10.2.2 Whether what is left of a trident serves at one hex. */
function isShortUsable(context: RuleContext, who: Gladiator): boolean {
  const high = context.referee.roll(1, '§20.10.2.2', who.seat, 'what is left') >= 5
  return context.state.options.brokenTrident === 'usableOn56' ? high : !high
}
