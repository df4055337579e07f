/** Checks a set-up of unknown origin. */
import { hasOnly, isName, isOneOf, isWholeWithin, NAME_RULE, type Refusal, t } from '@harena/engine'
import { GATES } from '../rules/arena.ts'
import { ARENA_IDS } from '../tables/arenas.ts'
import { SIGNATURES } from '../tables/signatures.ts'
import { SIZES } from '../tables/size.ts'
import { PARTS, STYLES } from '../tables/styles.ts'
import type { Entrant, Sheet } from './state.ts'

/** More than any arena of the book was meant for. */
const MOST_GLADIATORS = 16

const refuse = (rule: string, message: string): Refusal => ({ rule, message })

const SETUP_KEYS = ['arena', 'gates', 'toTheDeath', 'opponents', 'gladiators']

export function checkSetup(setup: unknown): Refusal | null {
  if (!hasOnly(setup, ...SETUP_KEYS)) {
    return refuse('§4.0', t`A match has ${SETUP_KEYS.join(', ')} and nothing else.`)
  }
  if (!isOneOf(ARENA_IDS, setup.arena)) return refuse('§4.4', t`The arena is one of ${ARENA_IDS.join(', ')}.`)
  if (!isOneOf(['WE', 'NS'], setup.gates)) return refuse('§4.8', t('The gates are "WE" or "NS".'))
  if (!isOneOf(['no', 'yes', 'roll'], setup.toTheDeath)) {
    return refuse('§4.7', t('toTheDeath is "no", "yes" or "roll" (a 7 on two dice decides).'))
  }
  if (!isOneOf(['given', 'rolled'], setup.opponents)) return refuse('§4.1', t('opponents is "given" or "rolled".'))
  const { gladiators } = setup
  if (!Array.isArray(gladiators)) return refuse('§4.3', t('gladiators is a list.'))
  const isRolled = setup.opponents === 'rolled'
  const [least, most] = isRolled ? [1, MOST_GLADIATORS / 2] : [2, MOST_GLADIATORS]
  if (gladiators.length < least || gladiators.length > most) {
    return refuse('§4.3', t`There are ${least} to ${most} gladiators in the list.`)
  }
  for (const entrant of gladiators) {
    const refusal = checkEntrant(entrant)
    if (refusal) return refusal
  }
  return checkSides(gladiators as Entrant[], isRolled)
}

function checkSides(gladiators: readonly Entrant[], isRolled: boolean): Refusal | null {
  const sides = new Set(gladiators.map((entrant) => entrant.side))
  if (isRolled && (sides.size > 1 || !sides.has(0))) {
    return refuse('§4.1', t('With rolled opponents everybody in the list is on side 0.'))
  }
  if (!isRolled && sides.size < 2) return refuse('§4.1', t('There are two to four sides.'))
  for (let side = 0; side < sides.size; side++) {
    if (!sides.has(side)) return refuse('§4.8', t('Sides are numbered from 0 without a gap.'))
  }
  const names = new Set(gladiators.map((entrant) => entrant.sheet.name))
  if (names.size < gladiators.length) return refuse('§2.4', t('Every gladiator needs a name of his own.'))
  return null
}

function checkEntrant(entrant: unknown): Refusal | null {
  const keys = ['sheet', 'control', 'side', 'style', 'imperialSpares']
  if (!hasOnly(entrant, ...keys)) {
    return refuse('§4.6', t`A gladiator in the list has ${keys.join(', ')} and nothing else.`)
  }
  if (!isOneOf(['star', 'npg'], entrant.control)) return refuse('§3.1', t('control is "star" or "npg".'))
  if (!isWholeWithin(entrant.side, 0, GATES.length - 1)) return refuse('§4.8', t('side is a number from 0 to 3.'))
  if (!isOneOf(['primary', 'secondary'], entrant.style)) return refuse('§3.8', t('style is "primary" or "secondary".'))
  if (!isWholeWithin(entrant.imperialSpares, 0, 1000))
    return refuse('§6.8.1', t('imperialSpares is a number, 0 or more.'))
  const refusal = checkSheet(entrant.sheet)
  if (refusal) return refusal
  if (entrant.style === 'secondary' && (entrant.sheet as Sheet).secondary === null) {
    return refuse('§3.8', t('He has no secondary style to fight in; choose "primary".'))
  }
  return null
}

const SHEET_KEYS = [
  'name',
  'gender',
  'handed',
  'size',
  'attributes',
  'partPenalty',
  'signatures',
  'primary',
  'secondary',
]

function checkSheet(sheet: unknown): Refusal | null {
  if (!hasOnly(sheet, ...SHEET_KEYS)) {
    return refuse('§2.4', t`A gladiator's sheet has ${SHEET_KEYS.join(', ')} and nothing else.`)
  }
  if (!isName(sheet.name)) return refuse('§2.4', t`A name has ${NAME_RULE}.`)
  if (!isOneOf(['male', 'female'], sheet.gender)) return refuse('§3.3', t('gender is "male" or "female".'))
  if (!isOneOf(['left', 'right'], sheet.handed)) return refuse('§2.4', t('handed is "left" or "right".'))
  if (!isOneOf(SIZES, sheet.size)) return refuse('T3-1', t`size is one of ${SIZES.join(', ')}.`)
  const { attributes, partPenalty, signatures } = sheet
  if (!hasOnly(attributes, 'savvy', 'strength', 'speed')) {
    return refuse('§3.6', t('The Attributes are savvy, strength and speed.'))
  }
  const values = Object.values(attributes)
  if (!values.every((value) => isWholeWithin(value, 1, 7))) return refuse('§3.6.5', t('An Attribute is 1 to 7.'))
  if ((values as number[]).reduce((sum, value) => sum + value, 0) > 20) {
    return refuse('§3.6.5', t('The Attributes add up to 20 at most.'))
  }
  const isPenalty = Array.isArray(partPenalty) && partPenalty.length === PARTS.length
  if (!isPenalty || !partPenalty.every((value) => isWholeWithin(value, -100, 0))) {
    return refuse('T7-1', t('partPenalty is seven numbers, each 0 or less.'))
  }
  const isList = Array.isArray(signatures) && signatures.length <= 2
  if (!isList || !signatures.every((one) => isOneOf(SIGNATURES, one))) {
    return refuse('§3.5', t`signatures is a list of up to two of ${SIGNATURES.join(', ')}.`)
  }
  if (!isOneOf(STYLES, sheet.primary)) return refuse('§3.8', t`primary is one of ${STYLES.join(', ')}.`)
  if (sheet.secondary !== null && (!isOneOf(STYLES, sheet.secondary) || sheet.secondary === sheet.primary)) {
    return refuse('§3.8', t('secondary is null or a style other than the primary one.'))
  }
  return null
}
