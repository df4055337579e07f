/** §29.4.2.6, §29.6 What a centurion does besides moving and striking: items, nets, and getting free. */
import { facingTo } from '../02-preparation/board.ts'
import { legalActions } from '../05-turn/actions.ts'
import { distanceTo } from '../06-movement/facing.ts'
import { readPlotOf } from '../06-movement/legal-plots.ts'
import type { NetAction } from '../06-movement/plots.ts'
import { netHand } from '../19-advanced/holds.ts'
import { affordableNets, caughtBy } from '../19-advanced/net.ts'
import { isTheOther } from '../19-advanced/teams.ts'
import { pickByDice, type RuleContext, rollD3 } from '../match/context.ts'
import { editionOf } from '../match/edition.ts'
import type { Action } from '../match/questions.ts'
import { type Gladiator, handHolding, isAble, isActive, isUsableWeapon, weaponHand } from '../match/state.ts'
import { nearest, neededItem } from './closest.ts'

type Throw = Extract<Action, { do: 'throw' }>

const NOTHING: Action = { do: 'nothing' }

/** §29.4.1.2, §29.4.2.6 He recovers what he needs and kicks away what he does not; he draws, shoots and casts javelins. */
export function actionOfCenturion(context: RuleContext, who: Gladiator): Action {
  const find = (isWanted: (action: Action) => boolean) => legalActions(context.state, who).find(isWanted)
  if (who.now.recovering) {
    const ground = neededItem(context, who)
    return find((one) => one.do === 'recover' && one.ground === ground) ?? NOTHING
  }
  if (who.centurion!.kicks) {
    const foe = context.state.gladiators[who.centurion!.foe]
    return find((one) => one.do === 'kick' && one.dir === facingTo(foe!.cell, who.cell)) ?? NOTHING
  }
  if (weaponHand(who) < 0) {
    const draw = find((one) => one.do === 'draw' && isUsableWeapon(who.sheath[one.sheathed]))
    if (draw) return draw
  }
  if (handHolding(who, 'bow') < 0 && handHolding(who, 'javelin') < 0) return NOTHING
  return throwOf(context, who)
}

/**
 * At the closest he can he shoots every phase, of equals at the one he looks at; a javelin flies while nobody is near yet,
 * nothing else does (our ruling).
 */
function throwOf(context: RuleContext, who: Gladiator): Action {
  const { state } = context
  const foes = state.gladiators.filter((one) => isActive(one) && isTheOther(state, who, one))
  const least = Math.min(...foes.map((foe) => distanceTo(who, foe)))
  const range = ({ target }: Throw) => distanceTo(who, state.gladiators[target]!)
  const isCast = (one: Action): one is Throw => {
    if (one.do !== 'throw') return false
    const kind = who.hands[one.hand]?.kind
    return kind === 'bow' || (kind === 'javelin' && least >= 3 && range(one) === least)
  }
  const close = nearest(legalActions(state, who).filter(isCast), range)
  const looked = close.find(({ target }) => target === who.centurion!.foe)
  if (looked || close.length === 0) return looked ?? NOTHING
  return pickByDice(context, close, '§29.4.2.1', who.seat, 'closest opponent')
}

const netsByDie: readonly NetAction[] = ['LN1', 'LN2', 'LN3', 'SN', 'SN', 'TN']

/** Where nets are laid with the movement (B-23) the die is thrown before that. */
export function castEarly(context: RuleContext): void {
  if (context.edition.earlyNets.length > 0) castAll(context)
}

/** §29.6.2 Once all have moved, a centurion with a net that is ready throws for what he does with it. */
export function castNets(context: RuleContext): void {
  if (context.edition.earlyNets.length === 0) castAll(context)
}

function castAll(context: RuleContext): void {
  const { gladiators } = context.state
  for (let seat = 0; seat < gladiators.length; seat++) {
    const who = gladiators[seat]!
    if (!who.centurion || !mayCast(context, who)) continue
    const die = context.referee.roll(1, '§29.6.2', who.seat, 'net')
    const action = netsByDie[die - 1]!
    const isMade =
      affordableNets(context.state, who).includes(action) && caughtBy(context.state, who, action).length > 0
    if (context.referee.listening) {
      context.referee.tell({ kind: 'centurionCasts', rule: '§29.6.2', seat: who.seat, action, isMade })
    }
    if (!isMade) continue
    if (!readPlotOf(context.state, who.now.plot)?.isMoving) who.movesUsed++
    who.now.plot += ` +${action}`
  }
}

/** §20.2 With what he has done in this phase a net can go together, and he has a moving phase for it. */
function mayCast({ state }: RuleContext, who: Gladiator): boolean {
  if (state.options.nets === 'off') return false
  if (!isAble(who) || netHand(who) < 0 || who.posture === 'prone' || who.now.isAside) return false
  if (who.now.collided && !editionOf(state.options).isNetKept) return false
  const plot = readPlotOf(state, who.now.plot)
  if (!plot || !['move', 'C', 'X'].includes(plot.code)) return false
  return (plot.isMoving || who.movesUsed < who.turnRate) && affordableNets(state, who).length > 0
}

/** §29.6.1.2 Two halved dice for every six CF begun, whether to get free, to hold or to drag. */
export function spendOfCenturion(context: RuleContext, who: Gladiator, limit: number): number {
  const { centurionEscape } = context.state.options
  let cf = 0
  for (let left = limit; left > 0; left -= 6) {
    if (centurionEscape === 'd6') cf += context.referee.roll(1, '§29.6.1.2', who.seat, 'escape CF')
    else cf += rollD3(context, '§29.6.1.2', who.seat, 'escape CF') + rollD3(context, '§29.6.1.2', who.seat, 'escape CF')
  }
  return Math.min(limit, cf)
}
