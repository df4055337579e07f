/** §6.6 to §6.8: what is added to the attacker's die. */
import { addStep, type Steps, type SumStep } from '@harena/engine'
import { numbersOf } from '../match/context.ts'
import { type Fighter, mapOf, type State } from '../match/state.ts'
import { attackRows, DISADVANTAGED, ENTANGLED, FRONT, HELPER, REAR, UNARMED } from '../tables/attack-modifiers.ts'
import { atRange } from '../tables/index.ts'
import { ATTACK, DODGE } from '../tables/skills.ts'
import { UNARMED_ROW, type WeaponIndex, weaponRow } from '../tables/weapons.ts'
import { FRONT_HEX, hexsideAttacked, LEFT_SIDE_HEX, RIGHT, RIGHT_SIDE_HEX, relation } from './facing.ts'

/** Stands for a weapon's place on the sheet when a gladiator strikes with his fists. */
export const FISTS = -1

/** The place in T7 of a weapon on the sheet, or of the fists. */
export function weaponOf(fighter: Fighter, weapon: number): WeaponIndex {
  return weapon === FISTS ? UNARMED_ROW : fighter.arms[weapon]!
}

/** The hand that tells two weapons of a kind apart; null where the weapon's name is enough. */
export function handToTell(fighter: Fighter, weapon: number): 'right' | 'left' | null {
  const { arms, hands } = fighter
  if (weapon === FISTS || arms.indexOf(arms[weapon]!) === arms.lastIndexOf(arms[weapon]!)) return null
  return hands[weapon] === RIGHT ? 'right' : 'left'
}

export function rangeTo(state: State, attacker: Fighter, target: Fighter): number {
  return mapOf(state).distance(attacker.cell, target.cell)
}

/** The modifier of an attack at this range (T6.10, T6.11), or NO_RANGE. */
export function rangeModifier(state: State, index: WeaponIndex, range: number): number {
  return atRange(numbersOf(state).rangeModifiers, index, range)
}

/** The lowest die with which a cast at this range entangles, or NO_RANGE. */
export function castNeeds(state: State, index: WeaponIndex, range: number): number {
  return atRange(numbersOf(state).castNeeds, index, range)
}

/** §6.6: the one row of T6.1 to T6.8 that the two facings decide (§5.8). */
export function facingRow(attacker: Fighter, target: Fighter): number {
  const seen = relation(hexsideAttacked(attacker.facing), target.facing)
  if (seen === 0) return FRONT
  if (seen === RIGHT_SIDE_HEX) return target.rightSide
  return seen === LEFT_SIDE_HEX ? target.leftSide : REAR
}

/** §6.8: others who have the defender in their front hex; at any range of the attack (R30). */
export function countHelpers(state: State, attacker: Fighter, target: Fighter): number {
  const { fighters } = state
  if (fighters.length === 2) return 0
  const map = mapOf(state)
  const { helpers } = state.options
  let count = 0
  for (let i = 0; i < fighters.length; i++) {
    const other = fighters[i]!
    if (other === attacker || other.out !== null) continue
    if (map.neighbour(other.cell, other.facing) !== target.cell) continue
    if (helpers === 'attackersTeam' ? other.team !== attacker.team : helpers !== 'anyone' && other.team === target.team)
      continue
    count++
  }
  return count
}

/**
 * §6.5 to §6.8: everything that is added to the attacker's die, Attack and Dodge included; `steps` gets it row by row. A
 * facing row is listed even if it counts 0.
 */
export function modifierOf(
  state: State,
  attacker: Fighter,
  weapon: number,
  target: Fighter,
  steps: Steps = null,
): number {
  const { attackModifiers } = numbersOf(state)
  const facing = facingRow(attacker, target)
  let sum = addStep(steps, attackRows[facing]!, attackModifiers[facing]!)
  if (target.entangled) sum += addStep(steps, attackRows[ENTANGLED]!, attackModifiers[ENTANGLED]!)
  const index = weaponOf(attacker, weapon)
  const range = rangeTo(state, attacker, target)
  const reach = rangeModifier(state, index, range)
  if (index === UNARMED_ROW) sum += addStep(steps, attackRows[UNARMED]!, reach)
  else if (reach !== 0) {
    sum += addStep(steps, attackRows[DISADVANTAGED]!, reach, steps && rangeText(index, range, reach))
  }
  const helpers = countHelpers(state, attacker, target)
  if (helpers > 0) {
    const name = helpers === 1 ? 'one helper' : steps && `${helpers} helpers`
    sum += addStep(steps, attackRows[HELPER]!, helpers * attackModifiers[HELPER]!, name)
  }
  if (attacker.attack > 0) sum += addStep(steps, ATTACK, attacker.attack * ATTACK.value)
  if (target.dodge > 0) sum += addStep(steps, DODGE, target.dodge * DODGE.value)
  return sum
}

/** The same row by row. */
export function listModifiers(state: State, attacker: Fighter, weapon: number, target: Fighter): SumStep[] {
  const steps: SumStep[] = []
  modifierOf(state, attacker, weapon, target, steps)
  return steps
}

/** Kept: a weapon at a range, and whether that is its own. */
export function rangeText(index: WeaponIndex, range: number, modifier: number): string {
  const { name } = weaponRow(index)
  const hexes = range === 1 ? '1 hex' : `${range} hexes`
  if (modifier < -1) return `${name} doubly disadvantaged at ${hexes}`
  return modifier < 0 ? `${name} disadvantaged at ${hexes}` : `${name} at ${hexes}`
}

/** §6.9: the save against this attack, after what the weapon takes off (§11.5). 0 or less is no save (R40). */
export function saveAgainst(state: State, attacker: Fighter, weapon: number, target: Fighter): number {
  return saveFrom(state, weaponOf(attacker, weapon), target, relation(hexsideAttacked(attacker.facing), target.facing))
}

/** The same against a row of T7, over the hexside that the target sees there (§5.2). */
export function saveFrom(state: State, index: WeaponIndex, target: Fighter, seen: number): number {
  const save = state.options.shieldSave === 'always' ? target.save : saveFromShieldSide(state, target, seen)
  return save - numbersOf(state).pierces[index]!
}

/** R39: with the switch the shield helps only in front and on its own side. */
function saveFromShieldSide(state: State, target: Fighter, seen: number): number {
  const { armour, shield } = state.sheets[target.seat]!
  const shieldSide = shield?.hand === 'right' ? RIGHT_SIDE_HEX : LEFT_SIDE_HEX
  return seen === FRONT_HEX || seen === shieldSide ? target.save : numbersOf(state).set.armourSave[armour]
}
