/**
 * §6 Modifiers to the two dice. `sumOfModifiers` is the number that the rules add; `listOfModifiers` is the same row
 * by row for people. Both go through the same rows of T4 and T5, and the tests hold them together.
 */
import type { Dir } from '@harena/engine'
import type { Modifier } from '../match/events.ts'
import { areTouching, type ExchangeKind, type Fighter, mapOf, type State } from '../match/state.ts'
import { facingRows, REAR } from '../tables/facing.ts'
import type { Equipment } from '../tables/gladiator-types.ts'
import { modifierValues } from '../tables/modifiers.ts'
import { gaulBonus, type Role } from './gauls.ts'

/** §6.1 §6.2 T4.1 to T4.7: what he wears, and of shield and net what he still holds. */
export function baseOf(equipment: Equipment, shield: boolean, net: boolean): number {
  return (
    (shield ? modifierValues.shield : 0) +
    (equipment.helmet === 'helm' ? modifierValues.helm : 0) +
    (equipment.helmet === 'closed' ? modifierValues.closedHelmet : 0) +
    (equipment.legs ? modifierValues.legs : 0) +
    (equipment.arms ? modifierValues.arms : 0) +
    (equipment.torso ? modifierValues.torso : 0) +
    (net ? modifierValues.net : 0)
  )
}

/** §6.6 §8.5 The row of T5 for a hexside; for one who is prone every hexside is the rear one. */
function facingRow(fighter: Fighter, side: Dir) {
  return facingRows[fighter.prone ? REAR : (side - fighter.facing + 6) % 6]!
}

export function facingValue(fighter: Fighter, side: Dir): number {
  const row = facingRow(fighter, side)
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
  return facingValue(fighter, next) > facingValue(fighter, dir) ? next : dir
}

/** §10.2 Whether one who attacks now did not touch the other when his activation began. */
export function isNewMelee(state: State, attacker: Fighter, defender: Fighter): boolean {
  if (attacker.touched < 0) return !areTouching(state, attacker, defender)
  return (attacker.touched & (1 << defender.seat)) === 0
}

/** What one adds to his two dice against another, who stands over his hexside `side`. */
export function sumOfModifiers(
  state: State,
  fighter: Fighter,
  other: Fighter,
  role: Role,
  side: Dir,
  isWhipped: boolean,
  isNew: boolean,
): number {
  let sum = fighter.base + fighter.hits * modifierValues.hit
  if (fighter.weapon === 'spear' && other.weapon === 'sword') sum += modifierValues.spearAgainstSword
  if (fighter.agility > other.agility) sum += (fighter.agility - other.agility) * modifierValues.agility
  if (role !== 'defender' && other.weapon === null) sum += modifierValues.weaponless
  if (role !== 'attacker' || state.options.facingFor === 'both') sum += facingValue(fighter, side)
  if (isWhipped) sum += modifierValues.whipped
  if (fighter.equipment.gaul) sum += gaulBonus(state, fighter, other, role, isNew)
  return sum
}

/** The same, row by row; rows that come to nothing are left out. */
export function listOfModifiers(
  state: State,
  fighter: Fighter,
  other: Fighter,
  role: Role,
  side: Dir,
  isWhipped: boolean,
  isNew: boolean,
): Modifier[] {
  const list: Modifier[] = []
  const add = (rule: string, text: string, value: number) => {
    if (value !== 0) list.push({ rule, text, value })
  }
  const { equipment } = fighter
  if (fighter.shield) add('T4.1', 'shield', modifierValues.shield)
  if (equipment.helmet === 'helm') add('T4.2', 'helm', modifierValues.helm)
  if (equipment.helmet === 'closed') add('T4.3', 'closed helmet', modifierValues.closedHelmet)
  if (equipment.legs) add('T4.4', 'leg armour', modifierValues.legs)
  if (equipment.arms) add('T4.5', 'arm armour', modifierValues.arms)
  if (equipment.torso) add('T4.6', 'torso armour', modifierValues.torso)
  if (fighter.net) add('T4.7', 'net in hand', modifierValues.net)
  if (fighter.weapon === 'spear' && other.weapon === 'sword') {
    add('T4.8', 'spear against sword', modifierValues.spearAgainstSword)
  }
  add('T4.9', fighter.hits === 1 ? '1 hit taken' : `${fighter.hits} hits taken`, fighter.hits * modifierValues.hit)
  add('T4.10', 'higher agility', Math.max(0, fighter.agility - other.agility) * modifierValues.agility)
  if (role !== 'defender' && other.weapon === null) add('T4.11', 'enemy has no weapon', modifierValues.weaponless)
  if (role !== 'attacker' || state.options.facingFor === 'both') {
    const row = facingRow(fighter, side)
    add(row.rule, fighter.prone ? 'prone' : `${row.hexside} hexside`, facingValue(fighter, side))
  }
  if (isWhipped) add('T4.13', 'against a whip', modifierValues.whipped)
  add('T4.14', 'Gaul', gaulBonus(state, fighter, other, role, isNew))
  return list
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
