/** §6 Modifiers to the two dice, as a number and, for people, row by row. */
import { counted, type Dir, type Rule, type SumStep } from '@harena/engine'
import { numbersOf } from '../match/context.ts'
import { areTouching, type ExchangeKind, type Fighter, mapOf, type State } from '../match/state.ts'
import { REAR } from '../tables/facing.ts'
import type { Equipment } from '../tables/gladiator-types.ts'
import { type Tables, tablesOf } from '../tables/index.ts'
import { gaulBonus, type Role } from './gauls.ts'

/** §6.1 §6.2 T4.1 to T4.7: what he wears, and of shield and net what he still holds. */
export function baseOf(modifiers: Tables['modifiers'], equipment: Equipment, shield: boolean, net: boolean): number {
  return (
    (shield ? modifiers.shield : 0) +
    (equipment.helmet === 'helm' ? modifiers.helm : 0) +
    (equipment.helmet === 'closed' ? modifiers.closedHelmet : 0) +
    (equipment.legs ? modifiers.legs : 0) +
    (equipment.arms ? modifiers.arms : 0) +
    (equipment.torso ? modifiers.torso : 0) +
    (net ? modifiers.net : 0)
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

/**
 * What one adds to his two dice against another, who stands over his hexside `side`. `steps` gets it row by row; rows that
 * come to nothing are left out.
 */
export function sumOfModifiers(
  state: State,
  fighter: Fighter,
  other: Fighter,
  role: Role,
  side: Dir,
  isWhipped: boolean,
  isNew: boolean,
  steps: SumStep[] | null = null,
): number {
  const { modifiers } = tablesOf(state.options)
  const hits = fighter.hits * modifiers.hit
  const spear = fighter.weapon === 'spear' && other.weapon === 'sword' ? modifiers.spearAgainstSword : 0
  const agility = fighter.agility > other.agility ? (fighter.agility - other.agility) * modifiers.agility : 0
  const weaponless = role !== 'defender' && other.weapon === null ? modifiers.weaponless : 0
  const hasFacing = role !== 'attacker' || state.options.facingFor === 'both'
  const facing = hasFacing ? facingValue(state, fighter, side) : 0
  const whip = isWhipped ? modifiers.whipped : 0
  const gaul = fighter.equipment.gaul ? gaulBonus(state, fighter, other, role, isNew) : 0
  if (steps) {
    const add = (rule: Rule, what: string, value: number) => {
      if (value !== 0) steps.push({ what, value, rule })
    }
    listBase(modifiers, fighter, add)
    add('T4.8', 'spear against sword', spear)
    add('T4.9', `${counted(fighter.hits, 'hit')} taken`, hits)
    add('T4.10', 'higher agility', agility)
    add('T4.11', 'enemy has no weapon', weaponless)
    const row = facingRow(state, fighter, side)
    add(row.rule, fighter.prone ? 'prone' : `${row.hexside} hexside`, facing)
    add('T4.13', 'against a whip', whip)
    add('T4.14', 'Gaul', gaul)
  }
  return fighter.base + hits + spear + agility + weaponless + facing + whip + gaul
}

/** What `baseOf` adds up. */
function listBase(
  modifiers: Tables['modifiers'],
  { equipment, shield, net }: Fighter,
  add: (rule: Rule, what: string, value: number) => void,
): void {
  if (shield) add('T4.1', 'shield', modifiers.shield)
  if (equipment.helmet === 'helm') add('T4.2', 'helm', modifiers.helm)
  if (equipment.helmet === 'closed') add('T4.3', 'closed helmet', modifiers.closedHelmet)
  if (equipment.legs) add('T4.4', 'leg armour', modifiers.legs)
  if (equipment.arms) add('T4.5', 'arm armour', modifiers.arms)
  if (equipment.torso) add('T4.6', 'torso armour', modifiers.torso)
  if (net) add('T4.7', 'net in hand', modifiers.net)
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
