/** §2.1 Set-ups: what a bout is made of, and the state it starts from. */
import { type Dir, fromColumnAndRow, rectangle } from '@harena/engine'
import { handBits } from '../rules/facing.ts'
import { type Equipment, refit, weightPoints } from '../rules/gladiators.ts'
import { type Arena, arenaFor, type StartingPlace, teamPlaces } from '../tables/arenas.ts'
import { sampleGladiator } from '../tables/sample-gladiators.ts'
import type { Skill } from '../tables/skills.ts'
import { weaponIndex, weapons } from '../tables/weapons.ts'
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
  const sheets = setup.fighters.map(sheetOf)
  const fighters = setup.fighters.map((given, seat) => newFighter(given, seat, sheets[seat]!, options))
  if (options.placement === 'table') {
    const places = startingPlaces({ cols, rows }, fighters)
    for (const fighter of fighters) {
      const { column, row, facing } = places[fighter.seat]!
      fighter.cell = rectangle(cols, rows).cell(fromColumnAndRow(column, row))
      fighter.facing = facing
    }
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
    round: 1,
    ground: [],
    sparedToday: setup.sparedToday ?? 0,
  }
}

const noRecord: BoutRecord = { won: 0, lost: 0, drawn: 0, kills: 0 }
const noSkills: readonly Skill[] = []

function sheetOf(given: FighterSetup): Sheet {
  const { armour, shield, weapons: carried, loseFirst } = given.equipment ?? sampleGladiator(given.type ?? '')!
  return {
    name: given.name,
    type: given.type ?? 'gladiator',
    armour,
    shield,
    weapons: carried,
    loseFirst: loseFirst ?? null,
    skills: given.skills ?? noSkills,
    record: given.record ?? noRecord,
    defeatedToday: given.defeatedToday ?? 0,
  }
}

function newFighter(given: FighterSetup, seat: number, sheet: Sheet, options: Options): Fighter {
  const has = (skill: Skill) => sheet.skills.includes(skill)
  const arms = sheet.weapons.map(({ kind }) => weaponIndex(kind))
  const facing: Dir = 0
  const fighter: Fighter = {
    seat,
    team: given.team,
    strength: given.strength ?? 0,
    arms,
    hands: sheet.weapons.map(({ hand }) => handBits(hand)),
    reflexes: has('reflexes') ? 1 : 0,
    attack: has('attack') ? 1 : 0,
    dodge: has('dodge') ? 1 : 0,
    favoured: has('favoured'),
    charisma: sheet.skills.filter((skill) => skill === 'charisma').length,
    startedAs: weightPoints(sheet),
    cell: NOWHERE,
    facing,
    wounds: 0,
    shieldLost: false,
    weaponLost: arms.map(() => false),
    missilesLeft: arms.map((index) => weapons[index]!.missiles),
    weight: 0,
    save: 0,
    rightSide: 0,
    leftSide: 0,
    entangled: false,
    offBalance: 0,
    ap: 0,
    used: arms.map(() => false),
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

/** T12, by seat: two equal teams stand in lines (T12.8); else the places of the free-for-all, team by team. */
function startingPlaces(arena: Arena, fighters: readonly Fighter[]): readonly StartingPlace[] {
  const teams = [...new Set(fighters.map((fighter) => fighter.team))]
  const lineUp = teams.flatMap((team) => fighters.filter((fighter) => fighter.team === team))
  const inFirst = fighters.filter((fighter) => fighter.team === teams[0]).length
  const isTwoLines = teams.length === 2 && inFirst * 2 === fighters.length
  const places = isTwoLines ? teamPlaces(arena, inFirst) : centred(arena, fighters.length)
  const bySeat: StartingPlace[] = []
  lineUp.forEach((fighter, i) => {
    bySeat[fighter.seat] = places[i]!
  })
  return bySeat
}

/** The places of T12 in the middle of an arena that may be larger; whole pairs of columns keep the hexes in line. */
function centred(arena: Arena, gladiators: number): readonly StartingPlace[] {
  const table = arenaFor(gladiators)
  const columns = 2 * Math.floor((arena.cols - table.cols) / 4)
  const rows = Math.floor((arena.rows - table.rows) / 2)
  return table.places.map(({ column, row, facing }) => ({ column: column + columns, row: row + rows, facing }))
}
