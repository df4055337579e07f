/** §3 Movement. Each thing one may do has a function that says why not, and one that does it. */
import { type Dir, OUTSIDE, type Refusal, t, turned } from '@harena/engine'
import { numbersOf } from '../match/context.ts'
import type { Ref } from '../match/game.ts'
import type { Options } from '../match/options.ts'
import type { Side } from '../match/questions.ts'
import { type Fighter, isFree, mapOf, type State, touchedEnemies } from '../match/state.ts'
import type { Thing } from '../tables/gladiator-types.ts'
import { take, takeRefusal } from './dropped.ts'

/** §3.6 One who has moved further than this may not attack. */
const FOUR = 4

/** §3.1 The movement rate; with two or more hits half of it, but at least 2 (R7). */
export function movementAllowance(state: State, fighter: Fighter): number {
  return fighter.hits < 2 ? fighter.movement : halfRate(fighter.movement, state.options)
}

export function halfRate(rate: number, { halfMinimum }: Pick<Options, 'halfMinimum'>): number {
  const half = rate >> 1
  return half < halfMinimum ? halfMinimum : half
}

/** Everything that is counted within one activation starts afresh. */
export function beginActivation(state: State, fighter: Fighter): void {
  fighter.points = movementAllowance(state, fighter)
  fighter.freeTurns = freeTurns(fighter)
  fighter.touched = touchedEnemies(state, fighter)
}

export function endActivation(fighter: Fighter): void {
  fighter.points = 0
  fighter.spent = 0
  fighter.steps = 0
  fighter.freeTurns = 0
  fighter.stopped = false
  fighter.acted = false
  fighter.touched = -1
}

/** §3.4 Only without a helmet. */
function freeTurns(fighter: Fighter): number {
  return fighter.equipment.helmet === 'none' ? 1 : 0
}

/** §3.6 Whether he has moved too far to attack. */
export function hasMovedOverFour(state: State, fighter: Fighter): boolean {
  return isOverFour(state, fighter.steps, fighter.spent)
}

/** §3.6 Whether a move of so many hexes, for so many points, is too long to attack after it. */
export function isOverFour(state: State, steps: number, points: number): boolean {
  return (state.options.overFour === 'hexes' ? steps : points) > FOUR
}

function spend(fighter: Fighter, cost: number): void {
  fighter.points -= cost
  fighter.spent += cost
  fighter.acted = true
}

/** §3.6 Tells him when a move becomes too long, once. */
function tellOverFour(state: State, referee: Ref, fighter: Fighter, wasOver: boolean): void {
  if (!wasOver && hasMovedOverFour(state, fighter)) {
    referee.tell({ kind: 'movedOverFour', rule: '§3.6', seat: fighter.seat })
  }
}

export const proneRefusal: Refusal = { rule: '§3.8', message: t('He is prone and can do nothing before he gets up.') }
const noPointToStep: Refusal = { rule: '§3.2', message: t('He has no movement points left for a step.') }
const noPointToTurn: Refusal = { rule: '§3.3', message: t('He has no movement points left for a turn.') }
const noPointToPickUp: Refusal = { rule: '§3.7', message: t('He has no movement points left to pick up anything.') }
const inContact: Refusal = { rule: '§3.5', message: t('He has stepped into contact with an enemy: no more steps.') }
const onlyForward: Refusal = {
  rule: 'R8',
  message: t('He steps only into the hex in front; to go elsewhere he turns.'),
}
const plainForward: Refusal = {
  rule: 'R8',
  message: t('The step into the hex in front is written without a direction.'),
}
const outside: Refusal = { rule: '§3.2', message: t('That hex lies outside the arena.') }
const occupied: Refusal = { rule: '§3.2', message: t('That hex is occupied.') }
const standing: Refusal = { rule: '§3.8', message: t('He is on his feet.') }

/** §3.2 Why he cannot step, wherever the step would lead; null if he can. Without a direction it goes forward. */
export function anyStepRefusal(state: State, fighter: Fighter, dir?: Dir): Refusal | null {
  if (fighter.prone) return proneRefusal
  if (dir !== undefined) {
    if (state.options.steps === 'forward') return onlyForward
    if (dir === fighter.facing) return plainForward
  }
  if (fighter.stopped) return inContact
  return fighter.points < numbersOf(state).set.costs.step ? noPointToStep : null
}

/** §3.2 Why he cannot step into that hex; null if he can. */
export function stepRefusal(state: State, fighter: Fighter, dir?: Dir): Refusal | null {
  const refusal = anyStepRefusal(state, fighter, dir)
  if (refusal) return refusal
  const to = mapOf(state).neighbour(fighter.cell, dir ?? fighter.facing)
  if (to === OUTSIDE) return outside
  return isFree(state, to) ? null : occupied
}

export function canStep(state: State, fighter: Fighter, dir?: Dir): boolean {
  return stepRefusal(state, fighter, dir) === null
}

/** §3.2 §3.5 A step; if it ends touching an enemy, it was the last. */
export function step(state: State, referee: Ref, fighter: Fighter, dir?: Dir): void {
  moveTo(state, referee, fighter, mapOf(state).neighbour(fighter.cell, dir ?? fighter.facing))
  stopInContact(state, referee, fighter)
}

/** §3.2 Enters a hex for the price of a step. */
export function moveTo(state: State, referee: Ref, fighter: Fighter, to: number): void {
  const from = fighter.cell
  const wasOver = hasMovedOverFour(state, fighter)
  spend(fighter, numbersOf(state).set.costs.step)
  fighter.steps++
  fighter.cell = to
  if (state.options.freeTurn === 'perHex') fighter.freeTurns = freeTurns(fighter)
  if (!referee.listening) return
  const map = mapOf(state)
  const { seat, facing, points } = fighter
  const dir = map.sectorDir(from, to)
  const way = { from: map.hex(from), hex: map.hex(to), dir, ahead: dir === facing }
  referee.tell({ kind: 'stepped', rule: '§3.2', seat, ...way, points })
  tellOverFour(state, referee, fighter, wasOver)
}

/** §3.5 */
export function stopInContact(state: State, referee: Ref, fighter: Fighter): void {
  const touched = touchedEnemies(state, fighter)
  if (touched === 0) return
  fighter.stopped = true
  if (!referee.listening) return
  const enemies = state.fighters.filter((other) => (touched & (1 << other.seat)) !== 0).map((other) => other.seat)
  referee.tell({ kind: 'contactMade', rule: '§3.5', seat: fighter.seat, enemies })
}

/** §3.3 Why he cannot turn either way; null if he can, unless §4.1 forbids it. */
export function anyTurnRefusal(state: State, fighter: Fighter): Refusal | null {
  if (fighter.prone) return proneRefusal
  return fighter.freeTurns > 0 || fighter.points >= numbersOf(state).set.costs.turn ? null : noPointToTurn
}

export function facingAfter(fighter: Fighter, side: Side): Dir {
  return turned(fighter.facing, side === 'right' ? 1 : -1)
}

/** §3.3 §3.4 One hexside; a free turn is used up first. */
export function turn(state: State, referee: Ref, fighter: Fighter, side: Side): void {
  const isFreeTurn = fighter.freeTurns > 0
  const wasOver = hasMovedOverFour(state, fighter)
  if (isFreeTurn) fighter.freeTurns--
  const { costs } = numbersOf(state).set
  spend(fighter, isFreeTurn ? costs.freeTurn : costs.turn)
  fighter.facing = facingAfter(fighter, side)
  if (!referee.listening) return
  const { seat, facing, points } = fighter
  referee.tell({ kind: 'turned', rule: isFreeTurn ? '§3.4' : '§3.3', seat, side, facing, free: isFreeTurn, points })
  tellOverFour(state, referee, fighter, wasOver)
}

/** §3.7 Why he cannot pick up anything; null if he can. */
export function anyPickUpRefusal(state: State, fighter: Fighter): Refusal | null {
  if (fighter.prone) return proneRefusal
  return fighter.points < numbersOf(state).set.costs.pickUp ? noPointToPickUp : null
}

/** §3.7 §7.4 Why he cannot pick up such a thing; null if he can. */
export function pickUpRefusal(state: State, fighter: Fighter, kind: Thing): Refusal | null {
  return anyPickUpRefusal(state, fighter) ?? takeRefusal(state, fighter, kind)
}

export function canPickUp(state: State, fighter: Fighter, kind: Thing): boolean {
  return pickUpRefusal(state, fighter, kind) === null
}

/** T2.4 */
export function payForPickUp(state: State, fighter: Fighter): void {
  spend(fighter, numbersOf(state).set.costs.pickUp)
}

/** §3.7 */
export function pickUp(state: State, referee: Ref, fighter: Fighter, kind: Thing): void {
  const wasOver = hasMovedOverFour(state, fighter)
  payForPickUp(state, fighter)
  take(state, fighter, kind)
  if (!referee.listening) return
  referee.tell({ kind: 'pickedUp', rule: '§3.7', seat: fighter.seat, what: kind, points: fighter.points })
  tellOverFour(state, referee, fighter, wasOver)
}

/** §3.8 Why he cannot get up; null if he can. */
export function getUpRefusal(fighter: Fighter): Refusal | null {
  return fighter.prone ? null : standing
}

/** §3.8 2 points, or all he has if that is less. */
export function getUp(state: State, referee: Ref, fighter: Fighter): void {
  spend(fighter, Math.min(state.options.getUpCost, fighter.points))
  fighter.prone = false
  if (referee.listening) referee.tell({ kind: 'gotUp', rule: '§3.8', seat: fighter.seat, points: fighter.points })
}
