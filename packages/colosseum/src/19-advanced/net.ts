/** Chapter 20: the net, being ensnared, and getting free. The lasso of §21.7 is thrown the same way. */
import type { Dir, Rule } from '@harena/engine'
import { ahead } from '../02-preparation/board.ts'
import { bodyInReach, distanceTo, isFacing } from '../06-movement/facing.ts'
import { type NetAction, netCost } from '../06-movement/plots.ts'
import { grossCF } from '../09-combat/allocation.ts'
import { reviewRows } from '../09-combat/attack-order.ts'
import { advantageOver } from '../09-combat/engagement.ts'
import { burdenOf } from '../13-condition/endurance.ts'
import { appeal } from '../13-condition/missus.ts'
import { fallProne } from '../13-condition/prone.ts'
import { stumble } from '../13-condition/stumble.ts'
import { bodyOf } from '../match/body.ts'
import { pickByDice, type RuleContext } from '../match/context.ts'
import { editionOf } from '../match/edition.ts'
import {
  cfNow,
  type Gladiator,
  isAble,
  isActive,
  isHeld,
  netFactor,
  newItem,
  type State,
  tickOf,
  weaponHand,
} from '../match/state.ts'
import { fromSheets, type Steps, step, stepsFor, sumOf } from '../match/sums.ts'
import { FUMBLE, HIT, PARRY, PARRY_EDGE, resultName } from '../tables/combat-results.ts'
import { cfLossIn } from '../tables/net.ts'
import { isInSight, isLineClear } from './arena.ts'
import { isGrappling, isHolding, netHand, takeFromHand } from './holds.ts'
import { catchWithLasso, lassoDragDRM } from './lasso.ts'
import { isTheOther } from './teams.ts'
import { isAbove, weaponDRM } from './weapons.ts'

/** §20.2 The net actions that he may plot: the net is ready, in free hands, and he has the CF (§20.2.1). */
export function affordableNets(state: State, who: Gladiator): readonly NetAction[] {
  const hand = netHand(who)
  if (hand < 0 || isHeld(who) || who.netReady > tickOf(state) || isHolding(state, who)) return []
  if (who.hands[hand]!.kind === 'lasso' && who.hands[1 - hand]) return []
  // §9.3.1 A net that he does not know costs two CF before it is thrown (§20.9.2).
  const available = cfNow(who) - who.stun + weaponDRM(who)
  const lists = who.hands[hand]!.kind === 'lasso' ? withLasso : withNet
  return lists[Math.max(0, Math.min(DEAREST, Math.floor(available)))]!
}

const DEAREST = Math.max(...Object.values(netCost))

/** Those that so many CF pay for, made once. */
function byCF(nets: readonly NetAction[]): readonly (readonly NetAction[])[] {
  return Array.from({ length: DEAREST + 1 }, (_, cf) => nets.filter((net) => netCost[net] <= cf))
}

const withNet = byCF(['TN', 'SN', 'LN1', 'LN2', 'LN3'])
const withLasso = byCF(['TN'])

export const lays: readonly NetAction[] = ['LN1', 'LN2', 'LN3']
const order: readonly (readonly NetAction[])[] = [lays, ['SN'], ['TN']]

/** Some nets are dealt with when everybody has moved, before items are recovered. */
export function layNets(context: RuleContext): void {
  if (context.edition.earlyNets.length > 0) useNets(context, [context.edition.earlyNets])
}

/** §5.2.5 Net attacks: lays, then swings, then tosses; of equals one by chance. */
export function attackWithNets(context: RuleContext): void {
  const { earlyNets } = context.edition
  useNets(context, earlyNets.length > 0 ? order.filter((group) => !earlyNets.includes(group[0]!)) : order)
}

function useNets(context: RuleContext, groups: readonly (readonly NetAction[])[]): void {
  if (!context.state.gladiators.some(hasNetPlot)) return
  const holders = context.state.gladiators.filter(
    (who) => hasNetPlot(who) && who.posture !== 'prone' && !who.now.hasLaid,
  )
  if (holders.length === 0) return
  for (const actions of groups) {
    let waiting = holders.filter((who) => actions.includes(actionOf(context, who)!))
    while (waiting.length > 0) {
      const who = pickByDice(context, waiting, '§5.2.5', waiting[0]!.seat, 'who goes first')
      waiting = waiting.filter((other) => other !== who)
      if (isAble(who) && !who.now.isAside && !isHeld(who) && netHand(who) >= 0)
        useNet(context, who, actionOf(context, who)!)
    }
  }
}

/** Whether he means to use his net in this phase. */
const PLUS = '+'.charCodeAt(0)

/** A net action of two or three letters ends the text: this is asked of everybody in every phase, so no text is searched. */
export function hasNetPlot({ now: { plot } }: Gladiator): boolean {
  if (plot.length < 5) return false
  return plot.charCodeAt(plot.length - 3) === PLUS || plot.charCodeAt(plot.length - 4) === PLUS
}

function actionOf(context: RuleContext, who: Gladiator): NetAction | null {
  return netActionOf(who, context.edition.isNetKept)
}

/** §20.2.1, §20.4.1, §20.7.2, §20.8.2 It costs CF, and the net is not ready again at once. */
function useNet(context: RuleContext, who: Gladiator, action: NetAction): void {
  payForNet(context, who, action)
  const targets = targetsOf(context, who, action)
  if (targets.length === 0) {
    if (context.referee.listening) {
      context.referee.tell({ kind: 'netMissed', rule: '§20.2', seat: who.seat, action })
    }
    return
  }
  for (const target of targets) if (netHand(who) >= 0) netAttack(context, who, target, action)
}

export function payForNet(context: RuleContext, who: Gladiator, action: NetAction): void {
  const cost = netCost[action]
  who.now.spent += cost
  who.attackTally += cost
  who.netReady = tickOf(context.state) + (action === 'TN' ? 3 : action === 'SN' ? 2 : 1)
}

/** §20.4, §20.7.1, §20.8.1 Whom a net reaches. */
export function caughtBy(state: State, who: Gladiator, action: NetAction): Gladiator[] {
  if (action === 'SN') return swingTarget(state, who)
  if (action === 'TN') return state.gladiators.filter((one) => isTossTarget(state, who, one))
  const cell = laidCell(who.cell, who.facing, action)
  return state.gladiators.filter(
    (one) =>
      isActive(one) &&
      !one.now.isAside &&
      bodyOf(one).isCaught &&
      isTheOther(state, who, one) &&
      one.now.entered.includes(cell),
  )
}

/** §20.4 A toss goes at one man; of several the holder chooses. */
function targetsOf(context: RuleContext, who: Gladiator, action: NetAction): Gladiator[] {
  const targets = caughtBy(context.state, who, action)
  if (action !== 'TN' || targets.length < 2) return targets
  const seats = targets.map(({ seat }) => seat)
  const seat = context.referee.ask({ kind: 'tossTarget', seat: who.seat, rule: '§20.4', targets: seats })
  return [context.state.gladiators[seat]!]
}

/** §20.8.1 The front hex, from left to right, in which a net is laid. */
export function laidCell(cell: number, facing: Dir, action: NetAction): number {
  return ahead(cell, facing, action === 'LN1' ? 5 : action === 'LN2' ? 0 : 1)
}

function isTossTarget(state: State, who: Gladiator, one: Gladiator): boolean {
  if (!isActive(one) || one.now.isAside || !isTheOther(state, who, one) || one.snare || !bodyOf(one).isCaught)
    return false
  return bodyInReach(who, one, 3) > 0 && isInSight(state, who, one)
}

/** The sweep of a swing from left to right, nearer hex first: distance and direction (our order, D-03). */
const sweep: readonly (readonly number[])[] = [[5], [5, 5], [5, 0], [0], [0, 0], [0, 1], [1], [1, 1]]

function swingTarget(state: State, who: Gladiator): Gladiator[] {
  for (const way of sweep) {
    let cell = who.cell
    for (const relative of way) if (cell >= 0) cell = ahead(cell, who.facing, relative)
    if (cell < 0 || !isLineClear(state, who.cell, cell)) continue
    const found = state.gladiators.find(
      (one) =>
        one !== who &&
        isActive(one) &&
        one.posture === 'standing' &&
        bodyOf(one).isCaught &&
        !isLow(who, one) &&
        one.cell === cell &&
        !one.now.isAside,
    )
    if (found) return [found]
  }
  return []
}

/** On his knees, or seen from a rock as if he were (§27.8.2.1). */
function isLow(who: Gladiator, target: Gladiator): boolean {
  return target.posture === 'kneeling' || isAbove(who, target)
}

/** §20.4.1.1, §20.7.2.1, §20.8.2.1 What is added to the three dice of a net attack. */
export function netDRM(
  state: State,
  who: Gladiator,
  target: Gladiator,
  action: NetAction,
  steps: Steps = null,
): number {
  const rule = netRule(action)
  const add = (what: string, value: number) => step(steps, what, value, rule)
  const edition = editionOf(state.options)
  const table = edition.netTable[action === 'TN' ? 'toss' : action === 'SN' ? 'swing' : 'lay']
  const { now } = target
  const distance = distanceTo(who, target)
  const adjacent = action === 'TN' && state.options.netTossAdjacent === 'plus2' ? 2 : table.adjacent
  let drm = add('weight', burdenOf(target.weight))
  if (distance === 1) drm += add('adjacent', adjacent)
  if (distance === 2) drm += add('two hexes away', table.rangeTwo)
  const back = (now.backward - now.sideBackward) * table.backward + now.sideBackward * table.sideBackward
  const forth = (now.forward - now.sideForward) * table.forward + now.sideForward * table.sideForward
  drm += add('he moved backward', back) + add('he moved forward', forth) + add('he turned', now.turned * table.turned)
  if (edition.hasStayed(target)) drm += add('he paused', table.paused)
  if (who.now.collided && action !== 'LN1' && action !== 'LN2' && action !== 'LN3') drm += add('collided', -4)
  if (isLow(who, target)) drm += add('he kneels', table.kneeling)
  if (now.repelling) drm += add('he repels the net', table.repelled)
  drm += add('his legs', cfLossIn(target.cfLoss, 5) * table.legLoss)
  drm += add('the arms of the holder', cfLossIn(who.cfLoss, 4) * table.armLoss)
  drm += add('net factor', netFactor(who)) + add('his net factor', -netFactor(target))
  return drm + step(steps, 'position', advantageOver(state, who, target, isFacing(who, target)), '§9.2')
}

function netRule(action: NetAction): Rule {
  return action === 'TN' ? '§20.4.1.1' : action === 'SN' ? '§20.7.2.1' : '§20.8.2.1'
}

export function netAttack(context: RuleContext, who: Gladiator, target: Gladiator, action: NetAction): void {
  const wasDue = target.mustStumble
  if (context.luck !== null) {
    const drm = netDRM(context.state, who, target, action)
    const { edition, luck } = context
    const isCaught = (dice: number) => edition.combatResult(edition.netColumn, dice + drm) >= HIT
    const gravity = (dice: number, seat: number) => (isCaught(dice) === (seat === target.seat) ? 'bad' : 'none')
    luck.stake = { about: target.seat, gravity }
  }
  const steps = stepsFor(context)
  const threeDice = step(steps, 'net', context.referee.roll(3, '§20.4.1', who.seat, 'net'), '§20.4.1')
  const total = threeDice + netDRM(context.state, who, target, action, steps)
  const result = context.edition.combatResult(context.edition.netColumn, total)
  if (steps) {
    const sum = fromSheets(context.state.options, [], sumOf(steps))
    const [{ seat }, { seat: at }, rule] = [who, target, netRule(action)]
    context.referee.tell({ kind: 'netThrown', rule, seat, target: at, action, result: resultName(result), ...sum })
  }
  if (result >= HIT) {
    if (context.edition.isEnsnaring(action)) ensnare(context, who, target)
    else stumble(context, target)
  } else if (result === PARRY || result === PARRY_EDGE) context.edition.checkNetStumble(context, target)
  else if (result === FUMBLE) struggle(context, who, target)
  if (context.edition.earlyNets.includes(action)) target.now.tripped = !wasDue && target.mustStumble
}

/** §20.5 He is caught. */
function ensnare(context: RuleContext, who: Gladiator, target: Gladiator): void {
  if (who.hands[netHand(who)]!.kind === 'lasso') catchWithLasso(context, who, target)
  else {
    target.snare = { by: who.seat, isHeld: true, kind: 'net', place: 'body', phases: 0 }
    if (context.referee.listening) {
      const { seat } = target
      context.referee.tell({ kind: 'ensnared', rule: '§20.5', seat, by: who.seat, means: 'net', place: 'body' })
    }
  }
  reviewRows(context, target)
}

/** §20.9, §20.9.1 Both grab the net: a die and ST each, a tie to the holder; a winner keeps it or lets it fall. */
function struggle(context: RuleContext, who: Gladiator, target: Gladiator): void {
  const own = rollGrab(context, who)
  const takes = rollGrab(context, target) > own && isAble(target)
  if (context.referee.listening) {
    context.referee.tell({ kind: 'netGrabbed', rule: '§20.9.1', seat: target.seat, from: who.seat, takes })
  }
  if (!takes) return
  const from = netHand(who)
  const net = who.hands[from]!
  who.hands[from] = null
  // §22.3.3.1 Who holds a man in his grip has no hand for a net.
  const isBusy = isGrappling(context.state, target)
  const hands = [0, 1].filter((hand) => !isBusy && target.hands[hand]?.kind !== 'scissor')
  const { seat } = target
  const hand = hands.length === 0 ? -1 : context.referee.ask({ kind: 'keepNet', seat, rule: '§20.9.2', hands })
  if (hand < 0) {
    context.state.ground.push({ item: net, cell: target.cell })
    return
  }
  const laid = takeFromHand(context.state, target, hand)
  if (laid) context.state.ground.push({ item: laid, cell: target.cell })
  target.hands[hand] = net
  target.netReady = tickOf(context.state) + 1
}

function rollGrab(context: RuleContext, who: Gladiator): number {
  const steps = stepsFor(context)
  const { seat } = who
  const die = step(steps, 'grab', context.referee.roll(1, '§20.9.1', seat, 'grab'), '§20.9.1')
  const total = die + step(steps, 'ST', who.ST, '§20.9.1')
  if (steps) {
    const sum = fromSheets(context.state.options, [seat], sumOf(steps))
    context.referee.tell({ kind: 'grabRolled', rule: '§20.9.1', seat, ...sum })
  }
  return total
}

/** CF for escape, drag and hold: the pool without positional advantage. */
export function sparePool(state: State, who: Gladiator): number {
  return Math.max(0, grossCF(state, who, false) - who.now.spent)
}

/** §20.6 An attempt to get free; who does so barely is open to every attack of the phase. */
export function tryEscape(context: RuleContext, who: Gladiator, cf: number, hold: number): boolean {
  who.now.spent += cf
  who.defenceTally += cf
  const steps = stepsFor(context)
  const total = escapeTotal(context.referee.roll(3, '§20.6.1', who.seat, 'escape'), hold, cf, steps)
  const free = total < 7
  if (steps) {
    context.referee.tell({ kind: 'escapeTried', rule: '§20.6.1', seat: who.seat, cf, free, ...sumOf(steps) })
  }
  if (free && total > 0) who.now.escapeDRM = total
  return free
}

/** §20.6 Those in nets and lassos struggle; whoever stays caught may be dragged down. */
export function escapeFromNet(context: RuleContext, who: Gladiator, cf: number): void {
  const snare = who.snare!
  if (!who.isUnconscious && tryEscape(context, who, cf, 0)) {
    who.snare = null
    if (!snare.isHeld) context.state.ground.push({ item: newItem(snare.kind), cell: who.cell })
    return
  }
  if (snare.isHeld) drag(context, context.state.gladiators[snare.by]!, who)
}

/** §20.6.2 The holder pulls at the net with CF of his own. */
function drag(context: RuleContext, holder: Gladiator, who: Gladiator): void {
  const limit = sparePool(context.state, holder)
  if (who.posture === 'prone' || !isAble(holder) || holder.posture === 'prone' || limit < 1) return
  // §18.4 The victor of an appeal does nothing else in that phase.
  if (holder.now.isAside) return
  const cf = context.referee.ask({ kind: 'spend', seat: holder.seat, rule: '§20.6.2', purpose: 'drag', limit })
  if (cf === 0) return
  holder.now.spent += cf
  holder.attackTally += cf
  const drm = lassoDragDRM(who.snare!)
  const { luck, edition } = context
  if (luck !== null) {
    const falls = (dice: number) => dice + holder.ST + cf + drm > edition.dragLimit
    const gravity = (dice: number, seat: number) => (seat === who.seat && falls(dice) ? 'deadly' : 'none')
    luck.stake = { about: who.seat, gravity }
  }
  const threeDice = context.referee.roll(3, '§20.6.2.1', holder.seat, 'drag')
  const steps = stepsFor(context)
  const total =
    step(steps, 'drag', threeDice, '§20.6.2.1') +
    step(steps, 'ST', holder.ST, '§20.6.2.1') +
    step(steps, 'CF', cf, '§20.6.2.1') +
    step(steps, 'where the noose holds him', drm, '§21.7.1')
  const falls = total > context.edition.dragLimit
  if (steps) {
    const sum = fromSheets(context.state.options, [holder.seat], sumOf(steps))
    context.referee.tell({ kind: 'dragged', rule: '§20.6.2.1', seat: who.seat, by: holder.seat, cf, falls, ...sum })
  }
  if (!falls) return
  fallProne(context, who)
  if (weaponHand(holder) >= 0 && sparePool(context.state, holder) >= 1) appeal(context, who, holder, '§20.6.2.1')
}

/** §20.2 The net action of a plot, if its holder did not collide. */
function netActionOf(who: Gladiator, isNetKept: boolean): NetAction | null {
  const at = who.now.plot.indexOf('+')
  return at >= 0 && (!who.now.collided || isNetKept) ? (who.now.plot.slice(at + 1) as NetAction) : null
}

/** §20.6.1 Free when three dice, the grip, less the escape CF come below 7. */
export function escapeTotal(threeDice: number, hold: number, escapeCF: number, steps: Steps = null): number {
  return (
    step(steps, 'escape', threeDice, '§20.6.1') +
    step(steps, "the holder's CF", hold, '§22.4.1') +
    step(steps, 'CF', -escapeCF, '§20.6.1')
  )
}
