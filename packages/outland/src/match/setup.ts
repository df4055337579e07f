/** Who fights, with what and where: the set-up of a bout, and how it is laid out (G.1, R4). */
import { fromColumnAndRow, rectangle } from '@harena/engine'
import { baseOf } from '../rules/modifiers.ts'
import { type Equipment, type GladiatorType, gladiatorTypes } from '../tables/gladiator-types.ts'
import { type Place, placesFor, teamPlace } from '../tables/places.ts'
import type { Options } from './options.ts'
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
export function equipmentOf(fighter: FighterSetup): Equipment {
  return fighter.equipment ?? gladiatorTypes[fighter.type!]
}

/** The bout before the first die. */
export function start(setup: Setup, options: Options): State {
  const { cols, rows } = setup.arena ?? placesFor(setup.fighters.length)
  const map = rectangle(cols, rows)
  const places = startingPlaces(setup.fighters, cols, rows)
  return {
    options,
    cols,
    rows,
    fighters: setup.fighters.map((fighter, seat) => {
      const { column, row, facing } = places[seat]!
      return newFighter(fighter, seat, map.cell(fromColumnAndRow(column, row)), facing)
    }),
    phase: 'gladiators',
    turn: 0,
    activation: 0,
    order: [],
    next: 0,
    active: -1,
    judged: -1,
    judge: -1,
    exchange: noExchange(),
    ground: [],
    ending: null,
  }
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

function newFighter(setup: FighterSetup, seat: number, cell: number, facing: Fighter['facing']): Fighter {
  const equipment = equipmentOf(setup)
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
    base: baseOf(equipment, equipment.shield, equipment.net),
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
