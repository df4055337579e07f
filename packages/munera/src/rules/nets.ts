/** §11.10 to §11.13: nets, lassos, cones, and getting free. */
import { numbersOf } from '../match/context.ts'
import type { Ref } from '../match/game.ts'
import type { Fighter, State } from '../match/state.ts'
import { CONE, CONE_NEEDS, CUT_FREE_NEEDS, NET } from '../tables/weapons.ts'
import { refit } from './gladiators.ts'
import { castNeeds, rangeTo } from './modifiers.ts'
import { pushBack } from './movement.ts'

export interface Throw {
  die: number
  /** 0 if the target rolled for no cone. */
  coneDie: number
  isHit: boolean
  isDestroyed: boolean
}

export function newThrow(): Throw {
  return { die: 0, coneDie: 0, isHit: false, isDestroyed: false }
}

/** §11.10 to §11.12: the dice of a cast. One die, nothing opposed (R8); then the cone's, whether it hit or not. */
export function throwNet(
  referee: Ref,
  caster: number,
  target: number,
  needs: number,
  meetsCone: boolean,
  thrown: Throw,
  isNet = true,
): void {
  thrown.die = isNet ? referee.roll(1, '§11.10', caster, 'net') : referee.roll(1, '§11.11', caster, 'lasso')
  thrown.isHit = thrown.die >= needs
  thrown.coneDie = meetsCone ? referee.roll(1, '§11.12', target, 'cone') : 0
  thrown.isDestroyed = thrown.coneDie >= CONE_NEEDS
}

/** §11.12: whether the target's cone works against what is cast (R13). */
export function meetsCone(state: State, caster: Fighter, weapon: number, target: Fighter): boolean {
  if (!target.arms.includes(CONE)) return false
  return caster.arms[weapon] === NET || state.options.coneStopsLasso === 'yes'
}

/** The cast that is being made; no decision falls inside it. */
const thrown = newThrow()

export function cast(state: State, referee: Ref, caster: Fighter, weapon: number, target: Fighter): void {
  const index = caster.arms[weapon]!
  const range = rangeTo(state, caster, target)
  const needs = castNeeds(state, index, range)
  caster.ap -= numbersOf(state).weaponAp[index]!
  caster.used[weapon] = true
  const isNet = index === NET
  throwNet(referee, caster.seat, target.seat, needs, meetsCone(state, caster, weapon, target), thrown, isNet)
  const { isHit, isDestroyed } = thrown
  if (referee.listening) {
    const what = isNet ? ({ rule: '§11.10', weapon: 'net' } as const) : ({ rule: '§11.11', weapon: 'lasso' } as const)
    referee.tell({ kind: 'cast', ...what, seat: caster.seat, target: target.seat, range, needs, ...thrown })
  }
  // R10: a miss alone leaves the net in his hand.
  if (isHit || isDestroyed) {
    caster.weaponLost[weapon] = true
    refit(caster, state.sheets[caster.seat]!, state.options)
  }
  if (isHit && !isDestroyed) entangle(referee, target)
  // R9, R12: a miss pushes back, or puts off balance, even if the net is destroyed.
  if (!isHit && !(isDestroyed && state.options.coneSavesPush === 'yes')) pushBack(state, referee, target, caster.facing)
}

/** §11.13: caught twice is the same as once (R11). */
function entangle(referee: Ref, target: Fighter): void {
  const again = target.entangled
  target.entangled = true
  if (referee.listening) referee.tell({ kind: 'entangled', rule: '§11.13', seat: target.seat, again })
}

export type NoCutFree = 'free' | 'tried' | 'ap'

/** Why a gladiator may not try to cut himself free; null if he may. No blade is needed (R54). */
export function whyNoCutFree(state: State, fighter: Fighter): NoCutFree | null {
  if (!fighter.entangled) return 'free'
  if (fighter.triedToCutFree) return 'tried'
  return fighter.ap < numbersOf(state).set.apCosts.cutFree ? 'ap' : null
}

export function rollToCutFree(referee: Ref, seat: number): number {
  return referee.roll(1, '§11.13', seat, 'cut free')
}

export function cutsFree(die: number): boolean {
  return die >= CUT_FREE_NEEDS
}

export function cutFree(state: State, referee: Ref, fighter: Fighter): void {
  fighter.ap -= numbersOf(state).set.apCosts.cutFree
  fighter.triedToCutFree = true
  const die = rollToCutFree(referee, fighter.seat)
  const isFree = cutsFree(die)
  if (isFree) fighter.entangled = false
  if (referee.listening) referee.tell({ kind: 'triedToCutFree', rule: '§11.13', seat: fighter.seat, die, isFree })
}
