/** §2.1 Set-ups: what a bout is made of, their check (G.1), and the state it starts from. */
import {
  type Dir,
  fromColumnAndRow,
  isName,
  isObject,
  isOneOf,
  isWholeBelow,
  listOf,
  NAME_RULE,
  type Refusal,
  rectangle,
  t,
  unknownKey,
} from '@harena/engine'
import { mostSkills } from '../rules/experience.ts'
import { handBits } from '../rules/facing.ts'
import { checkEquipment, type Equipment, refit, weightPoints } from '../rules/gladiators.ts'
import {
  type Arena,
  arenaFor,
  FEWEST_GLADIATORS,
  MOST_GLADIATORS,
  type StartingPlace,
  teamPlaces,
} from '../tables/arenas.ts'
import { type Tables, tablesOf } from '../tables/index.ts'
import { isSampleType, type SampleType, sampleTypes } from '../tables/sample-gladiators.ts'
import { type Skill, STAMINA, skills } from '../tables/skills.ts'
import { weaponIndex, weaponKinds } from '../tables/weapons.ts'
import { armours, shieldSizes } from '../tables/weight.ts'
import type { Options } from './options.ts'
import { type BoutRecord, type Fighter, NOBODY, NOWHERE, type Sheet, type State } from './state.ts'

export interface FighterSetup {
  readonly name: string
  /** Gladiators with the same number fight side by side; a free-for-all gives each his own (H.1). */
  readonly team: number
  /** A sample gladiator of T11; with `equipment` any name for his type. */
  readonly type?: string
  /** What a self-made gladiator carries (A.4). */
  readonly equipment?: Equipment
  /** As written on his sheet, Stamina included; rolled if it is missing (§1.1). */
  readonly strength?: number
  readonly skills?: readonly Skill[]
  readonly record?: BoutRecord
  /** How many he has defeated in earlier bouts of the day (T8.7). */
  readonly defeatedToday?: number
}

export interface Setup {
  /** At least as large as T12 says, which is also what a missing one means. */
  readonly arena?: Arena
  /** By seat. */
  readonly fighters: readonly FighterSetup[]
  /** How many the crowd has spared in earlier bouts of the day (T8.8). */
  readonly sparedToday?: number
}

/** The pair of the mosaic in Madrid. */
export const defaultSetup: Setup = {
  fighters: [
    { name: 'Astyanax', type: 'secutor', team: 0 },
    { name: 'Kalendio', type: 'retiarius', team: 1 },
  ],
}

export function start(setup: Setup, options: Options): State {
  const { cols, rows } = setup.arena ?? arenaFor(setup.fighters.length)
  const tables = tablesOf(options)
  const sheets = listOf(setup.fighters, (fighter) => sheetOf(tables, fighter))
  const fighters = listOf(setup.fighters, (given, seat) => newFighter(given, seat, sheets[seat]!, options))
  if (options.placement === 'table') {
    const places = placesOf(setup)
    for (const fighter of fighters) Object.assign(fighter, places[fighter.seat])
  }
  return {
    cols,
    rows,
    options,
    sheets,
    fighters,
    phase: 'setup',
    ending: null,
    order: [],
    turn: 0,
    chooser: NOBODY,
    round: 1,
    ground: [],
    sparedToday: setup.sparedToday ?? 0,
  }
}

const noRecord: BoutRecord = { won: 0, lost: 0, drawn: 0, kills: 0 }
const noSkills: readonly Skill[] = []

function sheetOf({ sampleGladiators }: Tables, given: FighterSetup): Sheet {
  const { armour, shield, weapons, loseFirst } = given.equipment ?? sampleGladiators[given.type as SampleType]
  return {
    name: given.name,
    type: given.type ?? 'gladiator',
    armour,
    shield,
    weapons,
    loseFirst: loseFirst ?? null,
    skills: given.skills ?? noSkills,
    record: given.record ?? noRecord,
    defeatedToday: given.defeatedToday ?? 0,
  }
}

function newFighter(given: FighterSetup, seat: number, sheet: Sheet, options: Options): Fighter {
  const has = (skill: Skill) => sheet.skills.includes(skill)
  const tables = tablesOf(options)
  const arms = listOf(sheet.weapons, ({ kind }) => weaponIndex(kind))
  const facing: Dir = 0
  const fighter: Fighter = {
    seat,
    team: given.team,
    strength: given.strength ?? 0,
    arms,
    hands: listOf(sheet.weapons, ({ hand }) => handBits(hand)),
    reflexes: has('reflexes') ? 1 : 0,
    attack: has('attack') ? 1 : 0,
    dodge: has('dodge') ? 1 : 0,
    favoured: has('favoured'),
    charisma: sheet.skills.filter((skill) => skill === 'charisma').length,
    startedAs: weightPoints(tables, sheet),
    cell: NOWHERE,
    facing,
    wounds: 0,
    shieldLost: false,
    weaponLost: listOf(arms, () => false),
    missilesLeft: listOf(sheet.weapons, ({ kind }) => tables.weapons[kind].missiles),
    weight: 0,
    save: 0,
    rightSide: 0,
    leftSide: 0,
    entangled: false,
    offBalance: 0,
    ap: 0,
    used: listOf(arms, () => false),
    usedFists: false,
    triedToCutFree: false,
    woundsInflicted: 0,
    seriousBy: NOBODY,
    out: null,
    outBy: NOBODY,
    skillTaken: null,
  }
  refit(fighter, sheet, options)
  return fighter
}

type CellAndFacing = Pick<Fighter, 'cell' | 'facing'>

/** Many bouts are made of one set-up. */
const knownPlaces = new WeakMap<Setup, readonly CellAndFacing[]>()

/** T12, by seat. */
function placesOf(setup: Setup): readonly CellAndFacing[] {
  let places = knownPlaces.get(setup)
  if (!places) {
    const { cols, rows } = setup.arena ?? arenaFor(setup.fighters.length)
    places = startingPlaces({ cols, rows }, setup.fighters).map(({ column, row, facing }) => ({
      cell: rectangle(cols, rows).cell(fromColumnAndRow(column, row)),
      facing,
    }))
    knownPlaces.set(setup, places)
  }
  return places
}

/** T12, by seat: two equal teams stand in lines (T12.8); else the places of the free-for-all, team by team. */
function startingPlaces(arena: Arena, fighters: readonly FighterSetup[]): readonly StartingPlace[] {
  const teams = [...new Set(fighters.map(({ team }) => team))]
  const lineUp = teams.flatMap((team) => [...fighters.keys()].filter((seat) => fighters[seat]!.team === team))
  const inFirst = fighters.filter(({ team }) => team === teams[0]).length
  const isTwoLines = teams.length === 2 && inFirst * 2 === fighters.length
  const places = isTwoLines ? teamPlaces(arena, inFirst) : centred(arena, fighters.length)
  return fighters.map((_, seat) => places[lineUp.indexOf(seat)]!)
}

/** The places of T12 in the middle of an arena that may be larger; whole pairs of columns keep the hexes in line. */
function centred(arena: Arena, gladiators: number): readonly StartingPlace[] {
  const table = arenaFor(gladiators)
  const columns = 2 * Math.floor((arena.cols - table.cols) / 4)
  const rows = Math.floor((arena.rows - table.rows) / 2)
  return table.places.map(({ column, row, facing }) => ({ column: column + columns, row: row + rows, facing }))
}

const refuse = (rule: string, message: string): Refusal => ({ rule, message })

/** Maps are made once for each size and kept, so sizes have a limit. */
const LARGEST_SIDE = 20

/** G.1: whether a set-up of unknown origin is one, and what is wrong with it if not. */
export function checkSetup(setup: unknown, options: Options): Refusal | null {
  if (!isObject(setup) || !Array.isArray(setup.fighters)) {
    return refuse('G.1', t('A set-up is an object with a list of "fighters".'))
  }
  const unknown = unknownKey(setup, ['arena', 'fighters', 'sparedToday'])
  if (unknown) return refuse('G.1', t`A set-up has no "${unknown}"; it has arena, fighters and sparedToday.`)
  const { fighters } = setup
  if (fighters.length < FEWEST_GLADIATORS || fighters.length > MOST_GLADIATORS) {
    return refuse('A.1', t`A bout is for two to eight gladiators, not for ${fighters.length}.`)
  }
  for (const [seat, fighter] of fighters.entries()) {
    const refusal = checkFighter(fighter, seat, options)
    if (refusal) return refusal
  }
  if (new Set(fighters.map((fighter) => fighter.name)).size < fighters.length) {
    return refuse('G.1', t('Two gladiators have the same name; every one needs a name of his own.'))
  }
  if (new Set(fighters.map((fighter) => fighter.team)).size < 2) {
    return refuse('H.1', t('All gladiators are on one team; there must be at least two teams.'))
  }
  if (!isCount(setup.sparedToday ?? 0)) return refuse('§9.6', t('"sparedToday" must be a whole number, 0 or more.'))
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
    t`For ${gladiators} gladiators the arena must have ${least.cols} to ${LARGEST_SIDE} columns ("cols") and ${least.rows} to ${LARGEST_SIDE} rows.`,
  )
}

const fighterKeys = ['name', 'team', 'type', 'equipment', 'strength', 'skills', 'record', 'defeatedToday']

function checkFighter(fighter: unknown, seat: number, options: Options): Refusal | null {
  const who = t`Gladiator ${seat + 1}`
  if (!isObject(fighter)) return refuse('G.1', t`${who} must be an object with a name, a team and a type.`)
  const unknown = unknownKey(fighter, fighterKeys)
  if (unknown) return refuse('G.1', t`${who} has no "${unknown}"; known are ${fighterKeys.join(', ')}.`)
  if (!isName(fighter.name)) {
    return refuse('G.1', t`${who} needs a name of ${NAME_RULE}.`)
  }
  const name = fighter.name
  if (!isCount(fighter.team)) return refuse('H.1', t`${name} needs a team: a whole number, 0 or more.`)
  return (
    checkType(fighter, name, options) ??
    checkSkills(fighter.skills ?? [], name, options) ??
    checkStrength(fighter, name) ??
    checkRecord(fighter, name)
  )
}

function checkType(fighter: Record<string, unknown>, name: string, options: Options): Refusal | null {
  const { type, equipment } = fighter
  const tables = tablesOf(options)
  if (equipment === undefined) {
    if (isSampleType(type)) return checkEquipment(tables, tables.sampleGladiators[type])
    return refuse('G.1', t`${name} needs a "type" of T11 (${sampleTypes.join(', ')}) or his own "equipment".`)
  }
  if (type !== undefined && !isName(type)) {
    return refuse('G.1', t`The type of ${name} must be a word of ${NAME_RULE}.`)
  }
  return checkShape(equipment, name) ?? checkEquipment(tables, equipment as unknown as Equipment)
}

function checkShape(equipment: unknown, name: string): Refusal | null {
  if (!isObject(equipment) || unknownKey(equipment, ['armour', 'shield', 'weapons', 'loseFirst'])) {
    return refuse('A.4', t`The equipment of ${name} has armour, shield, weapons and perhaps loseFirst, nothing else.`)
  }
  const { armour, shield, weapons, loseFirst } = equipment
  if (!isOneOf(armours, armour)) return refuse('§1.2', t`The armour of ${name} must be ${armours.join(', ')}.`)
  if (shield !== null && !isShield(shield)) {
    return refuse('§1.2', t`The shield of ${name} must be null or have a size (${shieldSizes.join(', ')}) and a hand.`)
  }
  if (!Array.isArray(weapons) || !weapons.every(isWeapon)) {
    return refuse('A.4', t`Each weapon of ${name} must have a kind (${weaponKinds.join(', ')}) and a hand.`)
  }
  if (loseFirst !== undefined && !isOneOf(['right', 'left'], loseFirst)) {
    return refuse('§7.7', t`"loseFirst" of ${name} must be right or left.`)
  }
  return null
}

function isShield(shield: unknown): boolean {
  if (!isObject(shield) || unknownKey(shield, ['size', 'hand'])) return false
  return isOneOf(shieldSizes, shield.size) && isOneOf(['right', 'left'], shield.hand)
}

function isWeapon(weapon: unknown): boolean {
  if (!isObject(weapon) || unknownKey(weapon, ['kind', 'hand'])) return false
  return isOneOf(weaponKinds, weapon.kind) && isOneOf(['right', 'left', 'both'], weapon.hand)
}

/** §10.1 */
function checkSkills(given: unknown, name: string, options: Options): Refusal | null {
  if (!Array.isArray(given) || !given.every((skill) => isOneOf(skills, skill))) {
    return refuse('§10.2', t`The skills of ${name} must be a list of ${skills.join(', ')}.`)
  }
  const most = mostSkills(options)
  if (given.length > most) return refuse('§10.1', t`${name} has ${given.length} skills; at most ${most} are allowed.`)
  const twice = given.find((skill: Skill, i) => skill !== 'charisma' && given.indexOf(skill) !== i)
  if (twice) return refuse('§10.1', t`${name} has ${twice} twice; only Charisma may be had more than once.`)
  return null
}

/** §1.1, §10.4: what is written on the sheet has Stamina in it. */
function checkStrength(fighter: Record<string, unknown>, name: string): Refusal | null {
  const { strength } = fighter
  if (strength === undefined) return null
  const more = Array.isArray(fighter.skills) && fighter.skills.includes('stamina') ? STAMINA.value : 0
  if (isCount(strength) && strength >= 2 + more && strength <= 12 + more) return null
  return refuse('§1.1', t`The strength of ${name} must be a whole number from ${2 + more} to ${12 + more}.`)
}

function checkRecord(fighter: Record<string, unknown>, name: string): Refusal | null {
  const { record, defeatedToday } = fighter
  if (!isCount(defeatedToday ?? 0)) {
    return refuse('§9.4', t`"defeatedToday" of ${name} must be a whole number, 0 or more.`)
  }
  if (record === undefined) return null
  const keys = ['won', 'lost', 'drawn', 'kills']
  if (isObject(record) && !unknownKey(record, keys) && keys.every((key) => isCount(record[key]))) return null
  return refuse('R49', t`The record of ${name} must give ${keys.join(', ')} as whole numbers, 0 or more.`)
}

function isCount(value: unknown): value is number {
  return isWholeBelow(value, 10_000)
}
