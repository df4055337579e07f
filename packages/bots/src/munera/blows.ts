/** H.4, step 4: which blow is worth most, and how to get to it. */
import type { Dir } from '@harena/engine'
import {
  type Action,
  atRange,
  attackWith,
  canAttack,
  canStep,
  canWound,
  countHelpers,
  DARTS,
  ENTANGLED,
  FISTS,
  type Fighter,
  FRONT,
  FRONT_HEX,
  fistsAt,
  HELPER,
  hasShieldOrNet,
  LEFT_SIDE_HEX,
  mapOf,
  NO_RANGE,
  REAR,
  RIGHT,
  RIGHT_SIDE_HEX,
  type State,
  saveFrom,
  stepTo,
  strengthLeft,
  turnLeft,
  turnRight,
  weaponOf,
} from '@harena/munera'
import { type ApproachPaths, LEFT_TURN, NO_ACTION, nextPlace, placeOf, RIGHT_TURN, TOO_FAR } from './approach-paths.ts'
import { type LookUps, lookUpsOf } from './look-ups.ts'

/** What one AP of the way costs in worth. */
const PER_AP = 0.5

/** A blow and the first action of the way to it. */
export interface Plan {
  value: number
  weapon: number
  target: number
  /** As in approach-paths.ts. */
  first: number
  /** The place from which it would be struck, as in approach-paths.ts. */
  end: number
}

const NONE = Number.NEGATIVE_INFINITY
const newPlan = (): Plan => ({ value: NONE, weapon: 0, target: 0, first: NO_ACTION, end: 0 })

/** The best three plans of the decision at hand, best first. Reused, so that deciding allocates nothing. */
export const plans: [Plan, Plan, Plan] = [newPlan(), newPlan(), newPlan()]

/** What an opponent subtracts from the worth of a blow for where it leaves him. */
export type Danger = (end: number) => number

/** The place of one gladiator as seen from another, see approach-paths.ts. */
export function placeFrom(state: State, mover: Fighter, target: Fighter): number {
  const map = mapOf(state)
  const from = map.hex(mover.cell)
  const to = map.hex(target.cell)
  return placeOf(from.q - to.q, from.r - to.r, mover.facing, target.facing)
}

/** Fills `plans` with the best blows against this enemy that can be struck in this turn. */
export function planBlows(state: State, me: Fighter, enemy: Fighter, danger: Danger | null): void {
  for (const plan of plans) plan.value = NONE
  const look = lookUpsOf(state)
  const place = placeFrom(state, me, enemy)
  if (place < 0) return
  let isArmed = false
  for (let weapon = 0; weapon < me.arms.length; weapon++) {
    if (!isReady(look, me, weapon)) continue
    if (atRange(look.numbers.rangeModifiers, me.arms[weapon]!, 1) !== NO_RANGE) isArmed = true
    if (!me.used[weapon] || isAnotherDart(state, me, weapon)) planWeapon(look, state, me, enemy, weapon, place, danger)
  }
  if (!isArmed && !me.usedFists) planWeapon(look, state, me, enemy, FISTS, place, danger)
}

/** R20: with the switch each dart is a weapon of its own. */
function isAnotherDart(state: State, me: Fighter, weapon: number): boolean {
  return me.arms[weapon] === DARTS && state.options.dartsPerTurn === 'each'
}

function isReady({ numbers }: LookUps, fighter: Fighter, weapon: number): boolean {
  const index = fighter.arms[weapon]!
  if (!canWound[index] || fighter.weaponLost[weapon]) return false
  return !numbers.usesMissiles[index] || fighter.missilesLeft[weapon]! > 0
}

function planWeapon(
  look: LookUps,
  state: State,
  me: Fighter,
  enemy: Fighter,
  weapon: number,
  place: number,
  danger: Danger | null,
) {
  const index = weaponOf(me, weapon)
  const left = me.ap - look.numbers.weaponAp[index]!
  if (left < 0) return
  const common = commonModifier(look, state, me, enemy)
  for (const range of look.numbers.ranges[index]!) {
    const added = atRange(look.numbers.rangeModifiers, index, range)
    const paths = look.paths.to(range, handOf(me, weapon))
    for (let side = 0; side < 4; side++) {
      const path = paths.costs[side]![place]!
      if (path > left) continue
      const save = saveFrom(state, index, enemy, hexsides[side]!)
      const blow = valueOn(look, state, enemy, common + added + sideModifier(look, enemy, side), save, range)
      const value = blow - PER_AP * path
      if (value > plans[2].value) consider(state, me, enemy, weapon, value, paths, side, place, danger)
    }
  }
}

function commonModifier({ numbers }: LookUps, state: State, attacker: Fighter, target: Fighter): number {
  const entangled = target.entangled ? numbers.attackModifiers[ENTANGLED]! : 0
  return (
    entangled +
    countHelpers(state, attacker, target) * numbers.attackModifiers[HELPER]! +
    attacker.attack -
    target.dodge
  )
}

/** A hexside of each side (§5.3), by side as in approach-paths.ts; of the three at the rear any will do. */
const hexsides: readonly number[] = [FRONT_HEX, RIGHT_SIDE_HEX, LEFT_SIDE_HEX, 3]

/** By side as in approach-paths.ts: front, right, left, rear. */
function sideModifier({ numbers }: LookUps, target: Fighter, side: number): number {
  const row = side === 0 ? FRONT : side === 1 ? target.rightSide : side === 2 ? target.leftSide : REAR
  return numbers.attackModifiers[row]!
}

function handOf(fighter: Fighter, weapon: number): number {
  return weapon === FISTS ? RIGHT : fighter.hands[weapon]!
}

function valueOn(
  { values }: LookUps,
  state: State,
  target: Fighter,
  modifier: number,
  save: number,
  range: number,
): number {
  return values.of(modifier, save, strengthLeft(target), range === 1, hasShieldOrNet(state, target))
}

/** Enters a plan among the best three, if its first action is legal here. */
function consider(
  state: State,
  me: Fighter,
  enemy: Fighter,
  weapon: number,
  gain: number,
  paths: ApproachPaths,
  side: number,
  place: number,
  danger: Danger | null,
): void {
  const first = paths.firsts[side]![place]!
  if (!isLegalFirst(state, me, enemy, weapon, first)) return
  const end = danger ? followPath(paths, side, place) : place
  const value = danger ? gain - danger(end) : gain
  let at = 3
  while (at > 0 && value > plans[at - 1]!.value) at--
  if (at === 3) return
  const plan = plans[2]
  for (let i = 2; i > at; i--) plans[i] = plans[i - 1]!
  plans[at] = plan
  plan.value = value
  plan.weapon = weapon
  plan.target = enemy.seat
  plan.first = first
  plan.end = end
}

function isLegalFirst(state: State, me: Fighter, enemy: Fighter, weapon: number, first: number): boolean {
  if (first === NO_ACTION) return canAttack(state, me, weapon, enemy)
  return first >= LEFT_TURN || canStep(state, me, stepDir(first, enemy))
}

function stepDir(first: number, enemy: Fighter): Dir {
  return ((first + enemy.facing) % 6) as Dir
}

/** Where the way ends from which the blow is struck. */
function followPath(paths: ApproachPaths, side: number, from: number): number {
  let place = from
  for (let first = paths.firsts[side]![place]!; first !== NO_ACTION; first = paths.firsts[side]![place]!) {
    place = nextPlace(place, first)
  }
  return place
}

/** The first action of a plan, or the blow itself. */
export function actionOf(state: State, plan: Plan): Action {
  const { first, weapon, target } = plan
  if (first === LEFT_TURN) return turnLeft
  if (first === RIGHT_TURN) return turnRight
  if (first !== NO_ACTION) return stepTo[stepDir(first, state.fighters[target]!)]!
  return weapon === FISTS ? fistsAt[target]! : attackWith(weapon, target)
}

/** The least AP with which one could strike another, whatever he has left; TOO_FAR if more than a turn. */
export function leastAp(state: State, me: Fighter, enemy: Fighter): number {
  const place = placeFrom(state, me, enemy)
  const look = lookUpsOf(state)
  const { weaponAp } = look.numbers
  let least = TOO_FAR
  if (place < 0) return least
  for (let weapon = 0; weapon < me.arms.length; weapon++) {
    if (!isReady(look, me, weapon)) continue
    for (const range of look.numbers.ranges[me.arms[weapon]!]!) {
      const { costs } = look.paths.to(range, me.hands[weapon]!)
      for (let side = 0; side < 4; side++) least = Math.min(least, costs[side]![place]! + weaponAp[me.arms[weapon]!]!)
    }
  }
  return least
}

/** The best worth that an attacker would have from a place with so many AP: what a veteran fears. */
export function bestValue(state: State, attacker: Fighter, target: Fighter, place: number, ap: number): number {
  const look = lookUpsOf(state)
  const { weaponAp } = look.numbers
  let best = 0
  if (place < 0) return best
  const common = commonModifier(look, state, attacker, target)
  for (let weapon = 0; weapon < attacker.arms.length; weapon++) {
    if (!isReady(look, attacker, weapon)) continue
    const index = attacker.arms[weapon]!
    for (const range of look.numbers.ranges[index]!) {
      const added = atRange(look.numbers.rangeModifiers, index, range)
      const { costs } = look.paths.to(range, attacker.hands[weapon]!)
      for (let side = 0; side < 4; side++) {
        if (costs[side]![place]! + weaponAp[index]! > ap) continue
        const save = saveFrom(state, index, target, hexsides[side]!)
        best = Math.max(
          best,
          valueOn(look, state, target, common + added + sideModifier(look, target, side), save, range),
        )
      }
    }
  }
  return best
}
