/** §6 Modifiers to the two dice. */
import { addStep, type Dir, type Row, type Steps, type SumStep } from '@harena/engine'
import { numbersOf } from '../match/context.ts'
import { areTouching, type ExchangeKind, type Fighter, mapOf, type State } from '../match/state.ts'
import { facingRows, REAR } from '../tables/facing.ts'
import type { Equipment } from '../tables/gladiator-types.ts'
import type { Tables } from '../tables/index.ts'
import { gaulRow, modifierRows } from '../tables/modifiers.ts'
import { gaulBonus, type Role } from './gauls.ts'

/** §6.1 §6.2 What he wears, and of shield and net what he still holds. */
export function baseOf(
  modifiers: Tables['modifiers'],
  equipment: Equipment,
  shield: boolean,
  net: boolean,
  steps: Steps = null,
): number {
  const { helmet, legs, arms, torso } = equipment
  let sum = 0
  if (shield) sum += addStep(steps, modifierRows.shield, modifiers.shield)
  if (helmet === 'helm') sum += addStep(steps, modifierRows.helm, modifiers.helm)
  if (helmet === 'closed') sum += addStep(steps, modifierRows.closedHelmet, modifiers.closedHelmet)
  if (legs) sum += addStep(steps, modifierRows.legs, modifiers.legs)
  if (arms) sum += addStep(steps, modifierRows.arms, modifiers.arms)
  if (torso) sum += addStep(steps, modifierRows.torso, modifiers.torso)
  if (net) sum += addStep(steps, modifierRows.net, modifiers.net)
  return sum
}

/** §6.6 §8.5 The row of T5 for a hexside; for one who is prone every hexside is the rear one. */
function facingRow(fighter: Fighter, side: Dir): number {
  return fighter.prone ? REAR : (side - fighter.facing + 6) % 6
}

export function facingValue(state: State, fighter: Fighter, side: Dir): number {
  const row = numbersOf(state).facing[facingRow(fighter, side)]!
  return fighter.shield ? row.withShield : row.without
}

/**
 * §6.6 §9.3 The hexside of one gladiator over which another stands. On the border of two hexsides it is the better one
 * for him; of equal ones that on the other's right.
 */
export function hexside(state: State, fighter: Fighter, other: Fighter): Dir {
  const map = mapOf(state)
  const dir = map.sectorDir(fighter.cell, other.cell)
  if (!map.isSplit(fighter.cell, other.cell)) return dir
  const next = ((dir + 1) % 6) as Dir
  return facingValue(state, fighter, next) > facingValue(state, fighter, dir) ? next : dir
}

/** §10.2 Whether one who attacks now did not touch the other when his activation began. */
export function isNewMelee(state: State, attacker: Fighter, defender: Fighter): boolean {
  if (attacker.touched < 0) return !areTouching(state, attacker, defender)
  return (attacker.touched & (1 << defender.seat)) === 0
}

/** Rows that come to nothing are left out. */
function add(steps: Steps, row: Row, value: number, name: string | null = null): number {
  return value === 0 ? 0 : addStep(steps, row, value, name)
}

/** What one adds to his two dice against another, who stands over his hexside `side`; `steps` gets it row by row. */
export function sumOfModifiers(
  state: State,
  fighter: Fighter,
  other: Fighter,
  role: Role,
  side: Dir,
  isWhipped: boolean,
  isNew: boolean,
  steps: Steps = null,
): number {
  const { modifiers } = numbersOf(state).set
  const { base, equipment, shield, net, weapon, hits, agility, prone } = fighter
  // What he wears is added up when it changes.
  let sum = steps ? baseOf(modifiers, equipment, shield, net, steps) : base
  if (weapon === 'spear' && other.weapon === 'sword') {
    sum += add(steps, modifierRows.spearAgainstSword, modifiers.spearAgainstSword) // §6.3
  }
  const taken = steps && `${hits} ${hits === 1 ? 'hit' : 'hits'} taken`
  if (hits > 0) sum += add(steps, modifierRows.hit, hits * modifiers.hit, taken) // §6.4
  if (agility > other.agility) {
    sum += add(steps, modifierRows.agility, (agility - other.agility) * modifiers.agility) // §6.5
  }
  if (role !== 'defender' && other.weapon === null) sum += add(steps, modifierRows.weaponless, modifiers.weaponless) // §6.7
  if (role !== 'attacker' || state.options.facingFor === 'both') {
    const row = facingRows[facingRow(fighter, side)]!
    sum += add(steps, row, facingValue(state, fighter, side), prone ? 'prone' : null) // §6.6
  }
  if (isWhipped) sum += add(steps, modifierRows.whipped, modifiers.whipped) // §6.8
  if (equipment.gaul) sum += add(steps, gaulRow, gaulBonus(state, fighter, other, role, isNew)) // §6.8
  return sum
}

/** The same row by row. */
export function listOfModifiers(
  state: State,
  fighter: Fighter,
  other: Fighter,
  role: Role,
  side: Dir,
  isWhipped: boolean,
  isNew: boolean,
): SumStep[] {
  const steps: SumStep[] = []
  sumOfModifiers(state, fighter, other, role, side, isWhipped, isNew, steps)
  return steps
}

/** The attacker's modifiers minus the defender's, if he attacked now: the number on which all odds depend. */
export function difference(state: State, attacker: Fighter, defender: Fighter, kind: ExchangeKind): number {
  const isNew = isNewMelee(state, attacker, defender)
  const side = hexside(state, defender, attacker)
  const attackerSide = hexside(state, attacker, defender)
  return (
    sumOfModifiers(state, attacker, defender, 'attacker', attackerSide, false, isNew) -
    sumOfModifiers(state, defender, attacker, 'defender', side, kind === 'whip', isNew)
  )
}
