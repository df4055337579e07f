/** Whether a set-up of unknown origin is one, and what is wrong with it if not. */
import { isObject, type Refusal, type Rule } from '@harena/engine'
import { gladiatorTypes } from '../tables/gladiator-types.ts'
import { placesFor } from '../tables/places.ts'
import { MAX_SEATS } from './questions.ts'
import { equipmentOf, type FighterSetup } from './setup.ts'

/** The most boxes that dice and armour can give: 6 + strength 3 + 4 pieces (§1.4). */
const MAX_DAMAGE = 13
const MAX_ARENA = 24
const MAX_NAME = 40

function no(rule: Rule, message: string): Refusal {
  return { rule, message }
}

export function checkSetup(setup: unknown): Refusal | null {
  if (!isObject(setup) || !Array.isArray(setup.fighters)) {
    return no('A.1', 'The set-up must be an object with a list "fighters" of two to eight gladiators.')
  }
  const extra = unknownKey(setup, ['arena', 'fighters'])
  if (extra) return no('A.1', `The set-up has no field "${extra}"; it has "fighters" and, if you like, "arena".`)
  const { fighters } = setup
  if (fighters.length < 2 || fighters.length > MAX_SEATS) {
    return no('A.1', `Two to eight gladiators can fight, not ${fighters.length}.`)
  }
  for (const [seat, fighter] of fighters.entries()) {
    const refusal = checkFighter(fighter, seat)
    if (refusal) return refusal
  }
  const given = fighters as FighterSetup[]
  if (new Set(given.map((fighter) => fighter.name)).size < given.length) {
    return no('G.1', 'Every gladiator needs a name of his own.')
  }
  if (new Set(given.map((fighter) => fighter.team)).size < 2) {
    return no('H.1', 'All gladiators are of one team; at least two teams must fight.')
  }
  return setup.arena === undefined ? null : checkArena(setup.arena, given.length)
}

function checkArena(arena: unknown, gladiators: number): Refusal | null {
  const least = placesFor(gladiators)
  const fits = (value: unknown, min: number) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= MAX_ARENA
  if (isObject(arena) && !unknownKey(arena, ['cols', 'rows'])) {
    if (fits(arena.cols, least.cols) && fits(arena.rows, least.rows)) return null
  }
  return no(
    'R4',
    `The arena for ${gladiators} gladiators needs "cols" from ${least.cols} and "rows" from ${least.rows}, both up to ${MAX_ARENA}.`,
  )
}

function checkFighter(fighter: unknown, seat: number): Refusal | null {
  const who = `Gladiator ${seat + 1}`
  if (!isObject(fighter)) return no('G.1', `${who} must be an object with name, team and type or equipment.`)
  const known = ['name', 'team', 'type', 'equipment', 'strength', 'agility', 'damage']
  const extra = unknownKey(fighter, known)
  if (extra) return no('G.1', `${who} has no field "${extra}"; known are ${known.join(', ')}.`)
  const { name, team } = fighter
  if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_NAME) {
    return no('G.1', `${who} needs a name of 1 to ${MAX_NAME} characters.`)
  }
  if (!isWhole(team, 0, MAX_SEATS - 1)) return no('G.1', `The team of ${name} must be a number from 0 to 7.`)
  return checkKind(fighter, name) ?? checkCharacteristics(fighter, name)
}

/** G.1 A row of T6, or own equipment. */
function checkKind(fighter: Record<string, unknown>, name: string): Refusal | null {
  const { type, equipment } = fighter
  if ((type === undefined) === (equipment === undefined)) {
    return no('G.1', `${name} needs either a type or equipment of his own, one of the two.`)
  }
  if (type !== undefined) {
    if (typeof type === 'string' && Object.hasOwn(gladiatorTypes, type)) return null
    return no('§1.7', `The type of ${name} must be one of ${Object.keys(gladiatorTypes).join(', ')}.`)
  }
  return checkEquipment(equipment, name)
}

function checkEquipment(equipment: unknown, name: string): Refusal | null {
  const flags = ['shield', 'net', 'torso', 'legs', 'arms', 'gaul']
  if (!isObject(equipment) || unknownKey(equipment, ['weapon', 'helmet', ...flags])) {
    return no('A.3', `The equipment of ${name} must have weapon, helmet, ${flags.join(', ')} and nothing else.`)
  }
  if (equipment.weapon !== 'sword' && equipment.weapon !== 'spear') {
    return no('A.3', `The weapon of ${name} must be sword or spear.`)
  }
  if (!['none', 'helm', 'closed'].includes(equipment.helmet as string)) {
    return no('R36', `The helmet of ${name} must be none, helm or closed.`)
  }
  const wrong = flags.find((flag) => typeof equipment[flag] !== 'boolean')
  if (wrong) return no('A.3', `"${wrong}" in the equipment of ${name} must be true or false.`)
  if (equipment.net && equipment.shield) return no('A.3', `${name} cannot have both a net and a shield.`)
  return null
}

function checkCharacteristics(fighter: Record<string, unknown>, name: string): Refusal | null {
  const { strength, agility, damage } = fighter
  if (strength !== undefined && !isWhole(strength, 1, 3)) {
    return no('§1.1', `The strength of ${name} must be 1, 2 or 3, or be left to the dice.`)
  }
  if (agility !== undefined && !isWhole(agility, 1, 3)) {
    return no('§1.2', `The agility of ${name} must be 1, 2 or 3, or be left to the dice.`)
  }
  if (damage !== undefined && !isWhole(damage, 1, MAX_DAMAGE)) {
    return no('§1.4', `The damage of ${name} must be from 1 to ${MAX_DAMAGE}, or be left to the dice.`)
  }
  if (equipmentOf(fighter as unknown as FighterSetup).net && (strength === 3 || agility === 1)) {
    return no('§1.3', `${name} is a Retarius: his strength may be 1 or 2, his agility 2 or 3.`)
  }
  return null
}

function isWhole(value: unknown, min: number, max: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

function unknownKey(value: Record<string, unknown>, known: readonly string[]): string | undefined {
  return Object.keys(value).find((key) => !known.includes(key))
}
