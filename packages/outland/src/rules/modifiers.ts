/**
 * §6 Modifiers to the two dice: `sumOfModifiers` is the number that the rules add, small enough to be fast;
 * `listOfModifiers` is the same row by row for people.
 */
import type { Dir, Rule, SumStep } from '@harena/engine'
import { numbersOf } from '../match/context.ts'
import { areTouching, type ExchangeKind, type Fighter, mapOf, type State } from '../match/state.ts'
import { REAR } from '../tables/facing.ts'
import type { Equipment } from '../tables/gladiator-types.ts'
import type { Tables } from '../tables/index.ts'
import { gaulBonus, type Role } from './gauls.ts'

/** §6.1 §6.2 What he wears, and of shield and net what he still holds. */
export function baseOf(modifiers: Tables['modifiers'], equipment: Equipment, shield: boolean, net: boolean): number {
  return (
    (shield ? modifiers.shield : 0) + // T4.1
    (equipment.helmet === 'helm' ? modifiers.helm : 0) + // T4.2
    (equipment.helmet === 'closed' ? modifiers.closedHelmet : 0) + // T4.3
    (equipment.legs ? modifiers.legs : 0) + // T4.4
    (equipment.arms ? modifiers.arms : 0) + // T4.5
    (equipment.torso ? modifiers.torso : 0) + // T4.6
    (net ? modifiers.net : 0) // T4.7
  )
}

/** §6.6 §8.5 The row of T5 for a hexside; for one who is prone every hexside is the rear one. */
function facingRow(state: State, fighter: Fighter, side: Dir) {
  return numbersOf(state).facing[fighter.prone ? REAR : (side - fighter.facing + 6) % 6]!
}

export function facingValue(state: State, fighter: Fighter, side: Dir): number {
  const row = facingRow(state, fighter, side)
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
  const { modifiers } = numbersOf(state).set
  let sum = fighter.base + fighter.hits * modifiers.hit // §6.4
  if (fighter.weapon === 'spear' && other.weapon === 'sword') sum += modifiers.spearAgainstSword // §6.3
  if (fighter.agility > other.agility) sum += (fighter.agility - other.agility) * modifiers.agility // §6.5
  if (role !== 'defender' && other.weapon === null) sum += modifiers.weaponless // §6.7
  if (role !== 'attacker' || state.options.facingFor === 'both') sum += facingValue(state, fighter, side) // §6.6
  if (isWhipped) sum += modifiers.whipped // §6.8
  if (fighter.equipment.gaul) sum += gaulBonus(state, fighter, other, role, isNew) // §6.8
  return sum
}

/** The same row by row for people; rows that come to nothing are left out. The tests hold the two together. */
export function listOfModifiers(
  state: State,
  fighter: Fighter,
  other: Fighter,
  role: Role,
  side: Dir,
  isWhipped: boolean,
  isNew: boolean,
): SumStep[] {
  const { modifiers } = numbersOf(state).set
  const steps = listOfBase(modifiers, fighter)
  const add = (rule: Rule, what: string, value: number) => {
    if (value !== 0) steps.push({ what, value, rule })
  }
  if (fighter.weapon === 'spear' && other.weapon === 'sword') {
    add('T4.8', 'spear against sword', modifiers.spearAgainstSword)
  }
  add('T4.9', `${fighter.hits} ${fighter.hits === 1 ? 'hit' : 'hits'} taken`, fighter.hits * modifiers.hit)
  add('T4.10', 'higher agility', Math.max(0, fighter.agility - other.agility) * modifiers.agility)
  if (role !== 'defender' && other.weapon === null) add('T4.11', 'enemy has no weapon', modifiers.weaponless)
  if (role !== 'attacker' || state.options.facingFor === 'both') {
    const row = facingRow(state, fighter, side)
    add(row.rule, fighter.prone ? 'prone' : `${row.hexside} hexside`, facingValue(state, fighter, side))
  }
  if (isWhipped) add('T4.13', 'against a whip', modifiers.whipped)
  add('T4.14', 'Gaul', gaulBonus(state, fighter, other, role, isNew))
  return steps
}

/** What `baseOf` adds up. */
function listOfBase(modifiers: Tables['modifiers'], { equipment, shield, net }: Fighter): SumStep[] {
  const { helmet, legs, arms, torso } = equipment
  const steps: SumStep[] = []
  if (shield) steps.push({ rule: 'T4.1', what: 'shield', value: modifiers.shield })
  if (helmet === 'helm') steps.push({ rule: 'T4.2', what: 'helm', value: modifiers.helm })
  if (helmet === 'closed') steps.push({ rule: 'T4.3', what: 'closed helmet', value: modifiers.closedHelmet })
  if (legs) steps.push({ rule: 'T4.4', what: 'leg armour', value: modifiers.legs })
  if (arms) steps.push({ rule: 'T4.5', what: 'arm armour', value: modifiers.arms })
  if (torso) steps.push({ rule: 'T4.6', what: 'torso armour', value: modifiers.torso })
  if (net) steps.push({ rule: 'T4.7', what: 'net in hand', value: modifiers.net })
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
