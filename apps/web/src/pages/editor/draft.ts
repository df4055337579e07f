/** A scenario of GLADIATOR on the table: everybody has a place. Each function gives another draft. */
import {
  type ArenaSetup,
  type BeastId,
  COLUMNS,
  colosseum,
  comesMounted,
  type GladiatorSetup,
  MAX_GLADIATORS,
  MOUNT,
  type Options,
  presets,
  rowOfBeast,
  type Setup,
  type StyleId,
  trunkOf,
} from '@harena/colosseum'
import {
  type AnyOptions,
  BOOK,
  capital,
  type Dir,
  effectiveOptions,
  formatGoal,
  PERSON,
  parseGoal,
  SCENARIO_FORMAT,
  SCENARIO_VERSION,
  type Scenario,
  t,
} from '@harena/engine'
import { gladiatorNames } from '../../games/names.ts'

export interface Place {
  readonly column: number
  readonly row: number
}

export type Piece = GladiatorSetup & { readonly place: NonNullable<GladiatorSetup['place']> }
/** What is changed of one; undefined takes a field away. */
export type Part = { readonly [Field in keyof Piece]?: Piece[Field] | undefined }

export type Terrain = ArenaSetup['obstacles'][number]['terrain']

export interface Draft extends Omit<Scenario, 'setup' | 'switches'> {
  readonly switches: AnyOptions
  readonly setup: { readonly gladiators: readonly Piece[]; readonly arena: ArenaSetup }
}

export function newDraft(): Draft {
  const empty: Draft = {
    format: SCENARIO_FORMAT,
    version: SCENARIO_VERSION,
    id: 'my-scenario',
    title: t('My scenario'),
    text: t('Say here what it is about.'),
    ruleset: colosseum.id,
    preset: 'house',
    switches: {},
    sides: [],
    setup: { gladiators: [], arena: { size: 2, obstacles: [] } },
    deciders: [],
  }
  const one = addMan(empty, { column: 8, row: 4 }, 'parmularius', 0)
  return turnedTo(addMan(one, { column: 8, row: 11 }, 'myrmillo', 1), 0, 3)
}

/** A scenario of GLADIATOR to work on: places that the rules would give are written down. */
export function draftOf(scenario: Scenario): Draft {
  const { gladiators, arena = { size: 2, obstacles: [] } } = scenario.setup as Setup
  const switches = scenario.switches ?? {}
  const { gladiators: standing } = colosseum.start({ gladiators }, optionsOf({ ...scenario, switches }))
  const placed = gladiators.map((sheet, seat) => {
    const { cell, facing } = standing[seat]!
    return { ...sheet, place: sheet.place ?? { column: cell % COLUMNS, row: Math.floor(cell / COLUMNS), facing } }
  })
  // Horses come with their riders, after everybody else.
  const deciders = scenario.deciders.slice(0, gladiators.length)
  return { ...scenario, switches, deciders, setup: { gladiators: placed, arena } }
}

export function switchesOf({ preset, switches }: Pick<Draft, 'preset' | 'switches'>): AnyOptions {
  return { ...(preset ? (presets[preset] as AnyOptions) : {}), ...switches }
}

function optionsOf(draft: Pick<Draft, 'preset' | 'switches'>): Options {
  return effectiveOptions(colosseum, switchesOf(draft)) as unknown as Options
}

/** The file that comes of it: its id from its title, and no arena where the rules know none. */
export function fileOf(draft: Draft): Scenario {
  const { setup, switches, ...rest } = draft
  const { arena, gladiators } = setup
  const isBare = optionsOf(draft).arena === 'off' && arena.obstacles.length === 0
  const id = idOf(draft.title)
  const some = Object.keys(switches).length > 0 ? { switches } : {}
  const deciders = [...draft.deciders, ...gladiators.filter(comesMounted).map(() => BOOK)]
  return { ...rest, id, ...some, deciders, setup: isBare ? { gladiators } : { gladiators, arena } }
}

export function idOf(title: string): string {
  const words =
    title
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}|['’]/gu, '')
      .match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, 40).replace(/-$/, '') || 'my-scenario'
}

/** What stands in a hex: a gladiator or beast by seat, or an obstacle. */
export type Found = { readonly seat: number } | { readonly obstacle: number } | null

export function hexesOf(draft: Draft, seat: number): number[] {
  const piece = draft.setup.gladiators[seat]!
  const { place } = piece
  const cell = cellOf(place)
  const animal = piece.beast ?? (comesMounted(piece) ? MOUNT : null)
  return animal ? [cell, ...trunkOf(cell, place.facing, rowOfBeast(optionsOf(draft), animal).hexes)] : [cell]
}

export function cellOf({ column, row }: Place): number {
  return row * COLUMNS + column
}

export function foundAt(draft: Draft, place: Place): Found {
  const { gladiators, arena } = draft.setup
  const cell = cellOf(place)
  const seat = gladiators.findIndex((_, at) => hexesOf(draft, at).includes(cell))
  if (seat >= 0) return { seat }
  const obstacle = arena.obstacles.findIndex((one) => cellOf(one) === cell)
  return obstacle < 0 ? null : { obstacle }
}

function withPieces(draft: Draft, gladiators: readonly Piece[]): Draft {
  return tidied({ ...draft, setup: { ...draft.setup, gladiators } })
}

/** Sides are numbered from 0 without a gap, and each has a name; a goal of nobody falls away. */
function tidied(draft: Draft): Draft {
  const { gladiators } = draft.setup
  const used = [...new Set(gladiators.map(({ team }) => team))].sort((a, b) => a - b)
  const { end, ...rest } = draft
  const goal = end === undefined ? null : parseGoal(end)
  const isKept = goal !== null && used.includes(goal.team)
  return {
    ...rest,
    ...(isKept && { end: formatGoal({ ...goal, team: used.indexOf(goal.team) }) }),
    sides: used.map((team) => draft.sides[team] ?? t`Side ${team + 1}`),
    setup: { ...draft.setup, gladiators: gladiators.map((one) => ({ ...one, team: used.indexOf(one.team) })) },
  }
}

export function isFull({ setup }: Draft): boolean {
  return setup.gladiators.length >= MAX_GLADIATORS
}

/** Towards the middle of the board, up or down. */
function facingFor({ row }: Place): Dir {
  return row < 8 ? 3 : 0
}

function nameFor({ setup }: Draft, wanted: string): string {
  const names = setup.gladiators.map(({ name }) => name)
  const free = (base: string) => [base, ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((number) => `${base} ${number}`)]
  return free(wanted).find((name) => !names.includes(name)) ?? wanted
}

export function addMan(draft: Draft, place: Place, style: StyleId, team: number): Draft {
  const used = draft.setup.gladiators.map(({ name }) => name)
  const name = gladiatorNames.find((one) => !used.includes(one)) ?? nameFor(draft, t('Gladiator'))
  return added(
    draft,
    { name, team, style, place: { ...place, facing: facingFor(place) } },
    team === 0 ? PERSON : 'standard',
  )
}

export function addBeast(draft: Draft, place: Place, beast: BeastId, team: number): Draft {
  const name = nameFor(draft, capital(beast))
  return added(draft, { name, team, style: 'beast', beast, place: { ...place, facing: facingFor(place) } }, BOOK)
}

function added(draft: Draft, piece: Piece, decider: string): Draft {
  const deciders = [...draft.deciders, decider]
  return withPieces({ ...draft, deciders }, [...draft.setup.gladiators, piece])
}

export function addObstacle(draft: Draft, { column, row }: Place, terrain: Terrain): Draft {
  const { arena } = draft.setup
  const obstacles = [...arena.obstacles, { column, row, terrain }]
  return { ...draft, setup: { ...draft.setup, arena: { ...arena, obstacles } } }
}

export function changed(draft: Draft, seat: number, part: Part): Draft {
  const { gladiators } = draft.setup
  return withPieces(
    draft,
    gladiators.map((one, at) => (at === seat ? trimmed(one, part) : one)),
  )
}

/** Fields that are undefined are left out. */
function trimmed(piece: Piece, part: Part): Piece {
  const entries = Object.entries({ ...piece, ...part }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as unknown as Piece
}

/** Who decides: for a man the book, if he is to be a centurion. */
export function decidedBy(draft: Draft, seat: number, decider: string): Draft {
  const deciders = draft.deciders.map((one, at) => (at === seat ? decider : one))
  const centurion = decider === BOOK ? true : undefined
  return changed({ ...draft, deciders }, seat, { centurion, spirit: undefined })
}

export function movedTo(draft: Draft, seat: number, { column, row }: Place): Draft {
  const { facing } = draft.setup.gladiators[seat]!.place
  return changed(draft, seat, { place: { column, row, facing } })
}

export function turnedTo(draft: Draft, seat: number, facing: number): Draft {
  const { place } = draft.setup.gladiators[seat]!
  return changed(draft, seat, { place: { ...place, facing: (((facing % 6) + 6) % 6) as Dir } })
}

export function removed(draft: Draft, found: NonNullable<Found>): Draft {
  if ('obstacle' in found) {
    const { arena } = draft.setup
    const obstacles = arena.obstacles.filter((_, at) => at !== found.obstacle)
    return { ...draft, setup: { ...draft.setup, arena: { ...arena, obstacles } } }
  }
  const { seat } = found
  const without = <T>(list: readonly T[]) => list.filter((_, at) => at !== seat)
  return withPieces({ ...withoutMark(draft, seat), deciders: without(draft.deciders) }, without(draft.setup.gladiators))
}

/** A goal names a seat; those behind the one who leaves move up. */
function withoutMark(draft: Draft, seat: number): Draft {
  const { end, ...rest } = draft
  const goal = end === undefined ? null : parseGoal(end)
  if (goal === null || goal.mark === seat) return rest
  const mark = goal.mark !== null && goal.mark > seat ? goal.mark - 1 : goal.mark
  return { ...rest, end: formatGoal({ ...goal, mark }) }
}
