/** §4 Before the match: checking a set-up, filling out the cards (§4.6), entering the arena (§4.8). */
import { isObject, type Refusal } from '@harena/engine'
import { type Arena, GATES, type Gate } from '../rules/arena.ts'
import { hasSignature, partFor } from '../rules/cards.ts'
import { signaturesAp } from '../rules/creation.ts'
import { ARENA_IDS, arenas } from '../tables/arenas.ts'
import { type HeroesTables, tablesOf } from '../tables/index.ts'
import { SIGNATURES } from '../tables/signatures.ts'
import { SIZES } from '../tables/size.ts'
import { PARTS, STYLES, type Style } from '../tables/styles.ts'
import type { Options } from './options.ts'
import type { Card, Entrant, Hand, Item, Setup, Sheet, State } from './state.ts'

/** More than any arena of the book was meant for. */
const MOST_GLADIATORS = 16

/** In which order the sides take the gates: the first two stand opposite each other (G-43). */
const ENTRANCES: Readonly<Record<Setup['gates'], readonly Gate[]>> = {
  WE: ['W', 'E', 'N', 'S'],
  NS: ['N', 'S', 'W', 'E'],
}

export function attributeSum(sheet: Sheet): number {
  return sheet.attributes.savvy + sheet.attributes.strength + sheet.attributes.speed
}

/** §3.5, §3.8 */
export function apTotal(sheet: Sheet, style: 'primary' | 'secondary', tables: HeroesTables): number {
  return attributeSum(sheet) + signaturesAp(sheet.signatures, tables) - (style === 'secondary' ? 1 : 0)
}

/** §4.6 A card for one match; `gate` is where his side enters. */
export function cardOf(entrant: Entrant, seats: number, gate: number, options: Options): Card {
  const { sheet } = entrant
  const tables = tablesOf(options)
  const isSecond = entrant.style === 'secondary'
  const original = { ...sheet.attributes }
  // §3.8: the second style costs a point of Savvy in every respect.
  if (isSecond) original.savvy--
  const partMax = sheet.partPenalty.map((penalty) => Math.max(1, original.strength + penalty))
  const style = isSecond ? sheet.secondary! : sheet.primary
  const { armour } = tables.styles[style]
  const card: Card = {
    name: sheet.name,
    control: entrant.control,
    side: entrant.side,
    gender: sheet.gender,
    handed: sheet.handed,
    size: sheet.size,
    style,
    secondaryInUse: isSecond,
    signatures: [...sheet.signatures],
    apTotal: apTotal(sheet, entrant.style, tables),
    imperialSpares: entrant.imperialSpares,
    original,
    now: { ...original },
    // G-24: left-handers wear the mirrored card.
    armour: PARTS.map((_, part) => armour[PARTS[partFor(sheet.handed, part)]!]),
    partMax,
    parts: [...partMax],
    left: -1,
    right: -1,
    bonus: 0,
    starPower: options.starPower === 'yes' && entrant.control === 'star' ? original.strength : 0,
    zone: gate,
    gate,
    faces: gate,
    isDown: false,
    net: -1,
    isBlinded: false,
    steadyUsed: false,
    kickedSand: false,
    threwWeapon: false,
    woundsTaken: 0,
    woundsInflicted: 0,
    woundsAt: [0, 0, 0, 0, 0, 0, 0],
    attributeLoss: [0, 0, 0, 0, 0, 0, 0],
    woundsFrom: new Array<number>(seats).fill(0),
    defeated: [],
    killingStrokes: [],
    fate: 'functioning',
    fell: null,
    defeatedBy: -1,
    spared: null,
  }
  card.bonus = startingBonus(card)
  return card
}

/** §3.7, §3.3.1, T3-2 */
export function startingBonus(card: Card): number {
  return 2 * card.original.strength + (card.gender === 'female' ? 2 : 0) + (hasSignature(card, 'strong') ? 3 : 0)
}

/** §2.4 The style's things go into the hands; the handed one takes the weapon. */
export function armCard(items: Item[], card: Card, seat: number, options: Options): void {
  const row = tablesOf(options).styles[card.style]
  const other: Hand = card.handed === 'left' ? 'right' : 'left'
  const add = (kind: Item['kind']) => items.push({ kind, owner: seat, place: 'held', zone: -1, destroyBy: -1 }) - 1
  card[card.handed] = add(row.weapon)
  card[other] = add(row.other)
}

/** §4.8, G-43 Four to a zone; the fifth and later ones spread along the wall, clockwise first. */
export function entryZone(arena: Arena, gate: number, place: number): number {
  const group = Math.floor(place / 4)
  const step = group === 0 ? 0 : group % 2 === 1 ? (group + 1) / 2 : -group / 2
  const { wall } = arena
  return wall[(wall.indexOf(gate) + step + wall.length) % wall.length]!
}

export function gateOf(setup: Pick<Setup, 'arena' | 'gates'>, side: number): number {
  return arenas[setup.arena].gates[ENTRANCES[setup.gates][side]!]
}

export function start(setup: Setup, options: Options): State {
  const arena = arenas[setup.arena]
  const isRolled = setup.opponents === 'rolled'
  const entrants = isRolled ? [...setup.gladiators, ...setup.gladiators.map(strangerFor)] : setup.gladiators
  const items: Item[] = []
  const places = [0, 0, 0, 0]
  const cards = entrants.map((entrant, seat) => {
    const card = cardOf(entrant, entrants.length, gateOf(setup, entrant.side), options)
    armCard(items, card, seat, options)
    card.zone = entryZone(arena, card.gate, places[entrant.side]!++)
    card.faces = gateOf(setup, entrant.side ^ 1)
    return card
  })
  return {
    options,
    arena: setup.arena,
    gates: setup.gates,
    deathMode: setup.toTheDeath,
    toTheDeath: setup.toTheDeath === 'yes',
    toRollUp: isRolled ? setup.gladiators.length : 0,
    cards,
    items,
    phase: isRolled || setup.toTheDeath === 'roll' ? 'preparation' : 'order',
    turn: 0,
    order: [],
    acted: 0,
    active: -1,
    handled: false,
    startZone: -1,
    done: false,
    attackRolled: false,
    diludia: 0,
    winner: -1,
  }
}

/** A place for an opponent who is still to be rolled up. */
function strangerFor(entrant: Entrant): Entrant {
  const name = `Opponent of ${entrant.sheet.name}`
  return { sheet: plainSheet(name, 'murmillo'), control: 'npg', side: 1, style: 'primary', imperialSpares: 0 }
}

export function plainSheet(name: string, primary: Style): Sheet {
  return {
    name,
    gender: 'male',
    handed: 'right',
    size: 'average',
    attributes: { savvy: 4, strength: 4, speed: 4 },
    partPenalty: [0, 0, 0, 0, 0, 0, 0],
    signatures: [],
    primary,
    secondary: null,
  }
}

const refuse = (rule: string, message: string): Refusal => ({ rule, message })

const SETUP_KEYS = ['arena', 'gates', 'toTheDeath', 'opponents', 'gladiators']

export function checkSetup(setup: unknown): Refusal | null {
  if (!isObject(setup) || !hasOnly(setup, SETUP_KEYS)) {
    return refuse('§4.0', `A match has ${SETUP_KEYS.join(', ')} and nothing else.`)
  }
  if (!isOneOf(ARENA_IDS, setup.arena)) return refuse('§4.4', `The arena is one of ${ARENA_IDS.join(', ')}.`)
  if (!isOneOf(['WE', 'NS'], setup.gates)) return refuse('§4.8', 'The gates are "WE" or "NS".')
  if (!isOneOf(['no', 'yes', 'roll'], setup.toTheDeath)) {
    return refuse('§4.7', 'toTheDeath is "no", "yes" or "roll" (a 7 on two dice decides).')
  }
  if (!isOneOf(['given', 'rolled'], setup.opponents)) return refuse('§4.1', 'opponents is "given" or "rolled".')
  const { gladiators } = setup
  if (!Array.isArray(gladiators)) return refuse('§4.3', 'gladiators is a list.')
  const isRolled = setup.opponents === 'rolled'
  const [least, most] = isRolled ? [1, MOST_GLADIATORS / 2] : [2, MOST_GLADIATORS]
  if (gladiators.length < least || gladiators.length > most) {
    return refuse('§4.3', `There are ${least} to ${most} gladiators in the list.`)
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
    return refuse('§4.1', 'With rolled opponents everybody in the list is on side 0.')
  }
  if (!isRolled && sides.size < 2) return refuse('§4.1', 'There are two to four sides.')
  for (let side = 0; side < sides.size; side++) {
    if (!sides.has(side)) return refuse('§4.8', 'Sides are numbered from 0 without a gap.')
  }
  const names = new Set(gladiators.map((entrant) => entrant.sheet.name))
  if (names.size < gladiators.length) return refuse('§2.4', 'Every gladiator needs a name of his own.')
  return null
}

function checkEntrant(entrant: unknown): Refusal | null {
  const keys = ['sheet', 'control', 'side', 'style', 'imperialSpares']
  if (!isObject(entrant) || !hasOnly(entrant, keys)) {
    return refuse('§4.6', `A gladiator in the list has ${keys.join(', ')} and nothing else.`)
  }
  if (!isOneOf(['star', 'npg'], entrant.control)) return refuse('§3.1', 'control is "star" or "npg".')
  if (!isWhole(entrant.side, 0, GATES.length - 1)) return refuse('§4.8', 'side is a number from 0 to 3.')
  if (!isOneOf(['primary', 'secondary'], entrant.style)) return refuse('§3.8', 'style is "primary" or "secondary".')
  if (!isWhole(entrant.imperialSpares, 0, 1000)) return refuse('§6.8.1', 'imperialSpares is a number, 0 or more.')
  const refusal = checkSheet(entrant.sheet)
  if (refusal) return refusal
  if (entrant.style === 'secondary' && (entrant.sheet as Sheet).secondary === null) {
    return refuse('§3.8', 'He has no secondary style to fight in; choose "primary".')
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

export function checkSheet(sheet: unknown): Refusal | null {
  if (!isObject(sheet) || !hasOnly(sheet, SHEET_KEYS)) {
    return refuse('§2.4', `A gladiator's sheet has ${SHEET_KEYS.join(', ')} and nothing else.`)
  }
  if (!isName(sheet.name)) return refuse('§2.4', 'A name has 1 to 40 characters.')
  if (!isOneOf(['male', 'female'], sheet.gender)) return refuse('§3.3', 'gender is "male" or "female".')
  if (!isOneOf(['left', 'right'], sheet.handed)) return refuse('§2.4', 'handed is "left" or "right".')
  if (!isOneOf(SIZES, sheet.size)) return refuse('T3-1', `size is one of ${SIZES.join(', ')}.`)
  const { attributes, partPenalty, signatures } = sheet
  if (!isObject(attributes) || !hasOnly(attributes, ['savvy', 'strength', 'speed'])) {
    return refuse('§3.6', 'The Attributes are savvy, strength and speed.')
  }
  const values = Object.values(attributes)
  if (!values.every((value) => isWhole(value, 1, 7))) return refuse('§3.6.5', 'An Attribute is 1 to 7.')
  if ((values as number[]).reduce((sum, value) => sum + value, 0) > 20) {
    return refuse('§3.6.5', 'The Attributes add up to 20 at most.')
  }
  const isPenalty = Array.isArray(partPenalty) && partPenalty.length === PARTS.length
  if (!isPenalty || !partPenalty.every((value) => isWhole(value, -100, 0))) {
    return refuse('T7-1', 'partPenalty is seven numbers, each 0 or less.')
  }
  const isList = Array.isArray(signatures) && signatures.length <= 2
  if (!isList || !signatures.every((one) => isOneOf(SIGNATURES, one))) {
    return refuse('§3.5', `signatures is a list of up to two of ${SIGNATURES.join(', ')}.`)
  }
  if (!isOneOf(STYLES, sheet.primary)) return refuse('§3.8', `primary is one of ${STYLES.join(', ')}.`)
  if (sheet.secondary !== null && (!isOneOf(STYLES, sheet.secondary) || sheet.secondary === sheet.primary)) {
    return refuse('§3.8', 'secondary is null or a style other than the primary one.')
  }
  return null
}

export function hasOnly(value: Record<string, unknown>, keys: readonly string[]): boolean {
  const own = Object.keys(value)
  return own.length === keys.length && keys.every((key) => Object.hasOwn(value, key))
}

export function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

export function isOneOf(list: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && list.includes(value)
}

export function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim().length > 0 && value.length <= 40
}
