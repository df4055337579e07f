/** Who fights, with what and where: the set-up of a bout, its check, and how it is laid out (G.1, R4). */
import {
  fromColumnAndRow,
  isName,
  isObject,
  isWholeWithin,
  listOf,
  NAME_RULE,
  type Refusal,
  type Rule,
  rectangle,
  t,
  unknownKey,
} from '@harena/engine'
import { baseOf } from '../rules/modifiers.ts'
import { type Equipment, type GladiatorType, gladiatorTypes } from '../tables/gladiator-types.ts'
import { type Tables, tablesOf } from '../tables/index.ts'
import { type Place, placesFor, teamPlace } from '../tables/places.ts'
import type { Options } from './options.ts'
import { MAX_SEATS } from './questions.ts'
import { type Fighter, noExchange, type State } from './state.ts'

export interface FighterSetup {
  readonly name: string
  readonly team: number
  /** A row of T6; or else equipment of his own. */
  readonly type?: GladiatorType
  readonly equipment?: Equipment
  /** Rolled if not given (§1.6). */
  readonly strength?: number
  readonly agility?: number
  readonly damage?: number
}

export interface Setup {
  /** As for the number of gladiators if not given; never smaller than that. */
  readonly arena?: { readonly cols: number; readonly rows: number }
  readonly fighters: readonly FighterSetup[]
}

export const defaultSetup: Setup = {
  fighters: [
    { name: 'Priscus', type: 'samnite', team: 0 },
    { name: 'Verus', type: 'retarius', team: 1 },
  ],
}

/** What he comes with: his type's equipment or his own. */
function equipmentOf({ gladiatorTypes }: Tables, fighter: FighterSetup): Equipment {
  return fighter.equipment ?? gladiatorTypes[fighter.type!]
}

/** The bout before the first die. */
export function start(setup: Setup, options: Options): State {
  const { cols, rows } = setup.arena ?? placesFor(setup.fighters.length)
  const places = placesOf(setup)
  const tables = tablesOf(options)
  return {
    options,
    cols,
    rows,
    fighters: listOf(setup.fighters, (fighter, seat) => newFighter(tables, fighter, seat, places[seat]!)),
    phase: 'gladiators',
    turn: 0,
    activation: 0,
    order: [],
    next: 0,
    active: -1,
    together: [],
    clashes: [],
    judged: -1,
    judge: -1,
    exchange: noExchange(),
    ground: [],
    ending: null,
  }
}

type CellAndFacing = Pick<Fighter, 'cell' | 'facing'>

/** Many bouts are made of one set-up. */
const knownPlaces = new WeakMap<Setup, readonly CellAndFacing[]>()

/** R4, by seat. */
function placesOf(setup: Setup): readonly CellAndFacing[] {
  let places = knownPlaces.get(setup)
  if (!places) {
    const { cols, rows } = setup.arena ?? placesFor(setup.fighters.length)
    places = startingPlaces(setup.fighters, cols, rows).map(({ column, row, facing }) => ({
      cell: rectangle(cols, rows).cell(fromColumnAndRow(column, row)),
      facing,
    }))
    knownPlaces.set(setup, places)
  }
  return places
}

/** R4 Two teams of equal size face each other in rows; any other bout uses the table, team mates side by side. */
function startingPlaces(fighters: readonly FighterSetup[], cols: number, rows: number): Place[] {
  const teams = [...new Set(fighters.map((fighter) => fighter.team))]
  const members = teams.map((team) => [...fighters.keys()].filter((seat) => fighters[seat]!.team === team))
  const size = fighters.length / 2
  const places: Place[] = []
  if (teams.length === 2 && members[0]!.length === size) {
    for (const [team, seats] of members.entries()) {
      for (const [i, seat] of seats.entries()) places[seat] = teamPlace(cols, rows, size, team === 0, i)
    }
    return places
  }
  const table = placesFor(fighters.length)
  // In a larger arena the places move to its middle; columns by an even number, which keeps the pattern of the hexes.
  const right = 2 * Math.floor((cols - table.cols) / 4)
  const down = Math.floor((rows - table.rows) / 2)
  for (const [i, seat] of members.flat().entries()) {
    const place = table.places[i]!
    places[seat] = { column: place.column + right, row: place.row + down, facing: place.facing }
  }
  return places
}

function newFighter(tables: Tables, setup: FighterSetup, seat: number, { cell, facing }: CellAndFacing): Fighter {
  const equipment = equipmentOf(tables, setup)
  return {
    seat,
    team: setup.team,
    name: setup.name,
    type: setup.type ?? 'own',
    equipment,
    strength: setup.strength ?? 0,
    agility: setup.agility ?? 0,
    damage: setup.damage ?? 0,
    movement: 0,
    cell,
    facing,
    hits: 0,
    weapon: equipment.weapon,
    shield: equipment.shield,
    net: equipment.net,
    base: baseOf(tables.modifiers, equipment, equipment.shield, equipment.net),
    prone: false,
    lockedInTurn: 0,
    gaulRounds: 0,
    hitsInflicted: 0,
    out: null,
    outBy: -1,
    outAt: 0,
    diesInTurns: 0,
    initiative: 0,
    group: 0,
    fought: 0,
    points: 0,
    spent: 0,
    steps: 0,
    freeTurns: 0,
    stopped: false,
    acted: false,
    touched: -1,
  }
}

/** The most boxes that dice and armour can give: 6 + strength 3 + 4 pieces (§1.4). */
export const MAX_DAMAGE = 13
const MAX_ARENA = 24

function refuse(rule: Rule, message: string): Refusal {
  return { rule, message }
}

/** Whether a set-up of unknown origin is one, and what is wrong with it if not. */
export function checkSetup(setup: unknown, options: Options): Refusal | null {
  if (!isObject(setup) || !Array.isArray(setup.fighters)) {
    return refuse('A.1', t('The set-up must be an object with a list "fighters" of two to eight gladiators.'))
  }
  const extra = unknownKey(setup, ['arena', 'fighters'])
  if (extra) return refuse('A.1', t`The set-up has no field "${extra}"; it has "fighters" and, if you like, "arena".`)
  const { fighters } = setup
  if (fighters.length < 2 || fighters.length > MAX_SEATS) {
    return refuse('A.1', t`Two to eight gladiators can fight, not ${fighters.length}.`)
  }
  for (const [seat, fighter] of fighters.entries()) {
    const refusal = checkFighter(fighter, seat, options)
    if (refusal) return refusal
  }
  const given = fighters as FighterSetup[]
  if (new Set(given.map((fighter) => fighter.name)).size < given.length) {
    return refuse('G.1', t('Every gladiator needs a name of his own.'))
  }
  if (new Set(given.map((fighter) => fighter.team)).size < 2) {
    return refuse('H.1', t('All gladiators are of one team; at least two teams must fight.'))
  }
  return setup.arena === undefined ? null : checkArena(setup.arena, given.length)
}

function checkArena(arena: unknown, gladiators: number): Refusal | null {
  const least = placesFor(gladiators)
  const fits = (value: unknown, min: number) => isWholeWithin(value, min, MAX_ARENA)
  if (isObject(arena) && !unknownKey(arena, ['cols', 'rows'])) {
    if (fits(arena.cols, least.cols) && fits(arena.rows, least.rows)) return null
  }
  return refuse(
    'R4',
    t`The arena for ${gladiators} gladiators needs "cols" from ${least.cols} and "rows" from ${least.rows}, both up to ${MAX_ARENA}.`,
  )
}

function checkFighter(fighter: unknown, seat: number, options: Options): Refusal | null {
  const who = t`Gladiator ${seat + 1}`
  if (!isObject(fighter)) return refuse('G.1', t`${who} must be an object with name, team and type or equipment.`)
  const known = ['name', 'team', 'type', 'equipment', 'strength', 'agility', 'damage']
  const extra = unknownKey(fighter, known)
  if (extra) return refuse('G.1', t`${who} has no field "${extra}"; known are ${known.join(', ')}.`)
  const { name, team } = fighter
  if (!isName(name)) {
    return refuse('G.1', t`${who} needs a name of ${NAME_RULE}.`)
  }
  if (!isWholeWithin(team, 0, MAX_SEATS - 1)) return refuse('G.1', t`The team of ${name} must be a number from 0 to 7.`)
  return checkKind(fighter, name) ?? checkCharacteristics(fighter, name, options)
}

/** G.1 A row of T6, or own equipment. */
function checkKind(fighter: Record<string, unknown>, name: string): Refusal | null {
  const { type, equipment } = fighter
  if ((type === undefined) === (equipment === undefined)) {
    return refuse('G.1', t`${name} needs either a type or equipment of his own, one of the two.`)
  }
  if (type !== undefined) {
    if (typeof type === 'string' && Object.hasOwn(gladiatorTypes, type)) return null
    return refuse('§1.7', t`The type of ${name} must be one of ${Object.keys(gladiatorTypes).join(', ')}.`)
  }
  return checkEquipment(equipment, name)
}

function checkEquipment(equipment: unknown, name: string): Refusal | null {
  const flags = ['shield', 'net', 'torso', 'legs', 'arms', 'gaul']
  if (!isObject(equipment) || unknownKey(equipment, ['weapon', 'helmet', ...flags])) {
    return refuse('A.3', t`The equipment of ${name} must have weapon, helmet, ${flags.join(', ')} and nothing else.`)
  }
  if (equipment.weapon !== 'sword' && equipment.weapon !== 'spear') {
    return refuse('A.3', t`The weapon of ${name} must be sword or spear.`)
  }
  if (!['none', 'helm', 'closed'].includes(equipment.helmet as string)) {
    return refuse('R36', t`The helmet of ${name} must be none, helm or closed.`)
  }
  const wrong = flags.find((flag) => typeof equipment[flag] !== 'boolean')
  if (wrong) return refuse('A.3', t`"${wrong}" in the equipment of ${name} must be true or false.`)
  if (equipment.net && equipment.shield) return refuse('A.3', t`${name} cannot have both a net and a shield.`)
  return null
}

function checkCharacteristics(fighter: Record<string, unknown>, name: string, options: Options): Refusal | null {
  const { strength, agility, damage } = fighter
  if (strength !== undefined && !isWholeWithin(strength, 1, 3)) {
    return refuse('§1.1', t`The strength of ${name} must be 1, 2 or 3, or be left to the dice.`)
  }
  if (agility !== undefined && !isWholeWithin(agility, 1, 3)) {
    return refuse('§1.2', t`The agility of ${name} must be 1, 2 or 3, or be left to the dice.`)
  }
  if (damage !== undefined && !isWholeWithin(damage, 1, MAX_DAMAGE)) {
    return refuse('§1.4', t`The hits that ${name} can take must be from 1 to ${MAX_DAMAGE}, or be left to the dice.`)
  }
  if (equipmentOf(tablesOf(options), fighter as unknown as FighterSetup).net && (strength === 3 || agility === 1)) {
    return refuse('§1.3', t`${name} is a Retiarius: his strength may be 1 or 2, his agility 2 or 3.`)
  }
  return null
}
