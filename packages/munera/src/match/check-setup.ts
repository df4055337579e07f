/** G.1: the check of set-ups of unknown origin. */
import { isObject, type Refusal } from '@harena/engine'
import { mostSkills } from '../rules/experience.ts'
import { checkEquipment, type Equipment } from '../rules/gladiators.ts'
import { arenaFor, FEWEST_GLADIATORS, MOST_GLADIATORS } from '../tables/arenas.ts'
import { sampleGladiator, sampleTypes } from '../tables/sample-gladiators.ts'
import { type Skill, STAMINA, skills } from '../tables/skills.ts'
import { weaponKinds } from '../tables/weapons.ts'
import { armours, shieldSizes } from '../tables/weight.ts'
import type { Options } from './options.ts'

const refuse = (rule: string, message: string): Refusal => ({ rule, message })

/** Maps are made once for each size and kept, so sizes have a limit. */
const LARGEST_SIDE = 20
const LONGEST_NAME = 40

export function checkSetup(setup: unknown, options: Options): Refusal | null {
  if (!isObject(setup) || !Array.isArray(setup.fighters)) {
    return refuse('G.1', 'A set-up is an object with a list of "fighters".')
  }
  const unknown = unknownKey(setup, ['arena', 'fighters', 'sparedToday'])
  if (unknown) return refuse('G.1', `A set-up has no "${unknown}"; it has arena, fighters and sparedToday.`)
  const { fighters } = setup
  if (fighters.length < FEWEST_GLADIATORS || fighters.length > MOST_GLADIATORS) {
    return refuse('A.1', `A bout is for two to eight gladiators, not for ${fighters.length}.`)
  }
  for (const [seat, fighter] of fighters.entries()) {
    const refusal = checkFighter(fighter, seat, options)
    if (refusal) return refusal
  }
  if (new Set(fighters.map((fighter) => fighter.name)).size < fighters.length) {
    return refuse('G.1', 'Two gladiators have the same name; every one needs a name of his own.')
  }
  if (new Set(fighters.map((fighter) => fighter.team)).size < 2) {
    return refuse('H.1', 'All gladiators are on one team; there must be at least two teams.')
  }
  if (!isCount(setup.sparedToday ?? 0)) return refuse('§9.6', '"sparedToday" must be a whole number, 0 or more.')
  return setup.arena === undefined ? null : checkArena(setup.arena, fighters.length)
}

function checkArena(arena: unknown, gladiators: number): Refusal | null {
  const least = arenaFor(gladiators)
  const fits = (side: unknown, from: number) =>
    Number.isInteger(side) && from <= Number(side) && Number(side) <= LARGEST_SIDE
  const isFine =
    isObject(arena) &&
    !unknownKey(arena, ['cols', 'rows']) &&
    fits(arena.cols, least.cols) &&
    fits(arena.rows, least.rows)
  if (isFine) return null
  return refuse(
    '§2.1',
    `For ${gladiators} gladiators the arena must have ${least.cols} to ${LARGEST_SIDE} columns ("cols") and ${least.rows} to ${LARGEST_SIDE} rows.`,
  )
}

const fighterKeys = ['name', 'team', 'type', 'equipment', 'strength', 'skills', 'record', 'defeatedToday']

function checkFighter(fighter: unknown, seat: number, options: Options): Refusal | null {
  const who = `Gladiator ${seat + 1}`
  if (!isObject(fighter)) return refuse('G.1', `${who} must be an object with a name, a team and a type.`)
  const unknown = unknownKey(fighter, fighterKeys)
  if (unknown) return refuse('G.1', `${who} has no "${unknown}"; known are ${fighterKeys.join(', ')}.`)
  if (!isName(fighter.name)) {
    return refuse('G.1', `${who} needs a name of 1 to ${LONGEST_NAME} characters.`)
  }
  const name = fighter.name
  if (!isCount(fighter.team)) return refuse('H.1', `${name} needs a team: a whole number, 0 or more.`)
  return (
    checkType(fighter, name) ??
    checkSkills(fighter.skills ?? [], name, options) ??
    checkStrength(fighter, name) ??
    checkRecord(fighter, name)
  )
}

function checkType(fighter: Record<string, unknown>, name: string): Refusal | null {
  const { type, equipment } = fighter
  if (equipment === undefined) {
    if (typeof type === 'string' && sampleGladiator(type)) return null
    return refuse('G.1', `${name} needs a "type" of T11 (${sampleTypes.join(', ')}) or his own "equipment".`)
  }
  if (type !== undefined && !isName(type)) {
    return refuse('G.1', `The type of ${name} must be a word of 1 to ${LONGEST_NAME} characters.`)
  }
  return checkShape(equipment, name) ?? checkEquipment(equipment as unknown as Equipment)
}

function checkShape(equipment: unknown, name: string): Refusal | null {
  if (!isObject(equipment) || unknownKey(equipment, ['armour', 'shield', 'weapons', 'loseFirst'])) {
    return refuse('A.4', `The equipment of ${name} has armour, shield, weapons and perhaps loseFirst, nothing else.`)
  }
  const { armour, shield, weapons, loseFirst } = equipment
  if (!isOneOf(armour, armours)) return refuse('§1.2', `The armour of ${name} must be ${armours.join(', ')}.`)
  if (shield !== null && !isShield(shield)) {
    return refuse('§1.2', `The shield of ${name} must be null or have a size (${shieldSizes.join(', ')}) and a hand.`)
  }
  if (!Array.isArray(weapons) || !weapons.every(isWeapon)) {
    return refuse('A.4', `Each weapon of ${name} must have a kind (${weaponKinds.join(', ')}) and a hand.`)
  }
  if (loseFirst !== undefined && !isOneOf(loseFirst, ['right', 'left'])) {
    return refuse('§7.7', `"loseFirst" of ${name} must be right or left.`)
  }
  return null
}

function isShield(shield: unknown): boolean {
  if (!isObject(shield) || unknownKey(shield, ['size', 'hand'])) return false
  return isOneOf(shield.size, shieldSizes) && isOneOf(shield.hand, ['right', 'left'])
}

function isWeapon(weapon: unknown): boolean {
  if (!isObject(weapon) || unknownKey(weapon, ['kind', 'hand'])) return false
  return isOneOf(weapon.kind, weaponKinds) && isOneOf(weapon.hand, ['right', 'left', 'both'])
}

/** §10.1 */
function checkSkills(given: unknown, name: string, options: Options): Refusal | null {
  if (!Array.isArray(given) || !given.every((skill) => isOneOf(skill, skills))) {
    return refuse('§10.2', `The skills of ${name} must be a list of ${skills.join(', ')}.`)
  }
  const most = mostSkills(options)
  if (given.length > most) return refuse('§10.1', `${name} has ${given.length} skills; at most ${most} are allowed.`)
  const twice = given.find((skill: Skill, i) => skill !== 'charisma' && given.indexOf(skill) !== i)
  if (twice) return refuse('§10.1', `${name} has ${twice} twice; only Charisma may be had more than once.`)
  return null
}

/** §1.1, §10.4: what is written on the sheet has Stamina in it. */
function checkStrength(fighter: Record<string, unknown>, name: string): Refusal | null {
  const { strength } = fighter
  if (strength === undefined) return null
  const more = Array.isArray(fighter.skills) && fighter.skills.includes('stamina') ? STAMINA : 0
  if (isCount(strength) && strength >= 2 + more && strength <= 12 + more) return null
  return refuse('§1.1', `The strength of ${name} must be a whole number from ${2 + more} to ${12 + more}.`)
}

function checkRecord(fighter: Record<string, unknown>, name: string): Refusal | null {
  const { record, defeatedToday } = fighter
  if (!isCount(defeatedToday ?? 0)) {
    return refuse('§9.4', `"defeatedToday" of ${name} must be a whole number, 0 or more.`)
  }
  if (record === undefined) return null
  const keys = ['won', 'lost', 'drawn', 'kills']
  if (isObject(record) && !unknownKey(record, keys) && keys.every((key) => isCount(record[key]))) return null
  return refuse('R49', `The record of ${name} must give ${keys.join(', ')} as whole numbers, 0 or more.`)
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim().length > 0 && value.length <= LONGEST_NAME
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 9999
}

function isOneOf(value: unknown, known: readonly string[]): boolean {
  return typeof value === 'string' && known.includes(value)
}

function unknownKey(object: Record<string, unknown>, known: readonly string[]): string | undefined {
  return Object.keys(object).find((key) => !known.includes(key))
}
