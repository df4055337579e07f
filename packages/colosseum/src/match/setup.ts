/** Chapters 3 and 4: the set-up of a match, and where everybody starts. */
import { type Dir, fromColumnAndRow, isName, NAME_RULE, OUTSIDE, type Refusal, ring } from '@harena/engine'
import { board, COLUMNS, facingTo, ROWS } from '../02-preparation/board.ts'
import { refuseGear } from '../02-preparation/gear.ts'
import { newBeast, rowOfBeast } from '../28-beasts/beasts.ts'
import { trunkOf } from '../28-beasts/footprint.ts'
import { checkRider, comesMounted, mountOf } from '../30-riders/setup.ts'
import type { ShieldSize } from '../tables/armour.ts'
import type { BeastId } from '../tables/beasts.ts'
import { type Ratings, ratingNames } from '../tables/characteristics.ts'
import { tablesOf } from '../tables/index.ts'
import { MOUNT } from '../tables/riders.ts'
import { riderStyles, type StyleId, styleIds } from '../tables/styles.ts'
import type { TypeId } from '../tables/tables-v2.ts'
import { ARROWS, type ItemKind, itemKinds, itemName } from '../tables/weapons.ts'
import { editionOf } from './edition.ts'
import { conflictOf, type Options } from './options.ts'
import { terrains } from './setup-fields.ts'
import { freshPhase, type Gladiator, newItem, noAreas, type State, type Terrain } from './state.ts'

/** One log sheet. What is left out comes from the style, or is rolled when the match begins. */
export interface GladiatorSetup {
  readonly name: string
  readonly team: number
  readonly style: StyleId
  /** His type by the Tables V2.0 instead; rolled when left out together with the ratings. */
  readonly type?: TypeId
  readonly ratings?: Ratings
  /** Five pieces such as `A4`, `B`, `-`. */
  readonly armour?: readonly string[]
  readonly shield?: ShieldSize | 'none'
  readonly hands?: readonly ItemKind[]
  readonly sheath?: readonly ItemKind[]
  /** Weapons he knows; all of them when left out. */
  readonly trained?: readonly ItemKind[]
  readonly prestige?: number
  readonly prestigeBonus?: number
  /** §28.3.1 Which beast it is, for the style `beast`. */
  readonly beast?: BeastId
  /** 1981: a person decides for the beast. */
  readonly played?: boolean
  /** §29.1 The book decides for him; his fighting spirit is rolled when it is left out (§29.2). */
  readonly centurion?: boolean
  readonly spirit?: number
  /** §30.2 Whether he comes on horseback, for the styles that ride: they do when it is left out. */
  readonly mounted?: boolean
  readonly wins?: number
  readonly mercies?: number
  readonly place?: { readonly column: number; readonly row: number; readonly facing: Dir }
}

export interface ArenaSetup {
  readonly size: number
  readonly obstacles: readonly { readonly column: number; readonly row: number; readonly terrain: Terrain }[]
}

export interface Setup {
  readonly gladiators: readonly GladiatorSetup[]
  /** Rolled when left out (§27.2). */
  readonly arena?: ArenaSetup
}

export const MAX_GLADIATORS = 12

/** A light man against a medium one, as the Basic Game pairs them; everything is rolled. */
export const defaultSetup: Setup = {
  gladiators: [
    { name: 'Felix', team: 0, style: 'parmularius' },
    { name: 'Spiculus', team: 1, style: 'myrmillo' },
  ],
}

export function checkSetup(setup: unknown, options: Options): Refusal | null {
  const refuse = (rule: string, message: string): Refusal => ({ rule, message })
  if (typeof setup !== 'object' || setup === null || !Array.isArray((setup as Partial<Setup>).gladiators)) {
    return refuse('§3.1', 'A set-up lists the gladiators of the match.')
  }
  const conflict = conflictOf(options)
  if (conflict) return refuse('§3.1', conflict)
  const { gladiators, arena } = setup as Setup
  if (gladiators.length < 2 || gladiators.length > MAX_GLADIATORS) {
    return refuse('§26.1', `A match has from two to ${MAX_GLADIATORS} gladiators.`)
  }
  for (const sheet of gladiators) {
    const refusal = checkSheet(sheet, options)
    if (refusal) return refusal
  }
  const teams = new Set(gladiators.map(({ team }) => team))
  if (teams.size < 2) return refuse('§26.1', 'There must be at least two sides.')
  if (gladiators.length > 2 && options.teams === 'off') {
    return refuse('§26.1', 'More than two gladiators need the rules of team combat.')
  }
  return checkArena(arena, options) ?? checkPlaces(gladiators, arena, options)
}

function checkSheet(sheet: unknown, options: Options): Refusal | null {
  if (typeof sheet !== 'object' || sheet === null) return { rule: '§3.1', message: 'A log sheet is an object.' }
  const { name, team, style, ratings, armour, shield } = sheet as Partial<GladiatorSetup>
  if (!isName(name)) {
    return { rule: '§3.2', message: `A gladiator needs a name of ${NAME_RULE}.` }
  }
  if (!Number.isInteger(team) || team! < 0 || team! >= MAX_GLADIATORS) {
    return { rule: '§26.1', message: `The side of ${name} must be a whole number from 0 to ${MAX_GLADIATORS - 1}.` }
  }
  if (typeof style !== 'string' || !Object.hasOwn(tablesOf(options).styles, style)) {
    return {
      rule: '§19.1',
      message: `The style of ${name} must be one of ${[...styleIds, ...riderStyles].join(', ')}.`,
    }
  }
  if (ratings !== undefined && !areRatings(ratings)) {
    return { rule: '§3.4', message: `${name} needs TR, ST, AG, CN and W as whole numbers, W from 6 to 18.` }
  }
  const edition = editionOf(options)
  const isArmour = (piece: unknown) => typeof piece === 'string' && edition.readArmour(piece) !== undefined
  if (armour !== undefined && !(Array.isArray(armour) && armour.length === 5 && armour.every(isArmour))) {
    return { rule: '§3.12', message: `The armour of ${name} must be five pieces such as A4, B or -.` }
  }
  if (shield !== undefined && !['small', 'large', 'none'].includes(shield)) {
    return { rule: '§3.14', message: `The shield of ${name} must be small, large or none.` }
  }
  const given = sheet as GladiatorSetup
  if (given.type !== undefined && !edition.types.includes(given.type)) {
    return { rule: '§19.1', message: `${name} has a type that this match does not know.${known(edition.types)}` }
  }
  const refusal =
    checkStyle(given, options) ??
    checkGear(given, options) ??
    checkCenturion(given, options) ??
    checkRider(given, options) ??
    checkBeast(given, options)
  return refusal ?? edition.refuseSheet(given) ?? refuseGear(edition.tables, given)
}

/** §28.1, §28.3 A beast is what its table says, and nothing else. */
function checkBeast(sheet: GladiatorSetup, options: Options): Refusal | null {
  const { name, style, beast, played } = sheet
  if (style !== 'beast') {
    const isMan = beast === undefined && played === undefined
    return isMan ? null : { rule: '§28.3.1', message: `${name} is a beast only with the style beast.` }
  }
  if (options.beasts === 'off') return { rule: '§28.1', message: `${name}: this match is fought without beasts.` }
  const { beastRows, hasPlayedBeasts } = editionOf(options)
  if (typeof beast !== 'string' || !Object.hasOwn(beastRows, beast)) {
    return { rule: '§28.3.1', message: `${name} must be one of ${Object.keys(beastRows).join(', ')}.` }
  }
  if (played !== undefined && typeof played !== 'boolean') {
    return { rule: '§28.4', message: `A person plays ${name} (true), or nobody does (false).` }
  }
  if (played && !hasPlayedBeasts) {
    return { rule: '§28.4', message: `${name} cannot be played: the dice decide for beasts, but in the game of 1981.` }
  }
  const given = beastless.find((field) => sheet[field] !== undefined)
  return given ? { rule: '§28.3', message: `${name} is a beast and has no ${given}.` } : null
}

/** What only men have. */
const beastless = [
  'ratings',
  'armour',
  'shield',
  'hands',
  'sheath',
  'trained',
  'centurion',
  'spirit',
  'mounted',
  'type',
] as const

/** §29.1, §29.2 */
function checkCenturion({ name, centurion, spirit }: GladiatorSetup, options: Options): Refusal | null {
  if (centurion !== undefined && typeof centurion !== 'boolean') {
    return { rule: '§29.1', message: `${name} is a centurion (true) or he is not (false).` }
  }
  if (centurion && options.centurions === 'off') {
    return { rule: '§29.1', message: `${name} cannot be a centurion: this match is fought without them.` }
  }
  if (centurion && !editionOf(options).hasCenturions) {
    return { rule: '§29.1', message: `${name} cannot be a centurion: the game of 1981 does not know them.` }
  }
  if (spirit !== undefined && !(centurion && isWhole(spirit, -3, 3))) {
    return { rule: '§29.2', message: `The fighting spirit of ${name} is a whole number from -3 to 3, for a centurion.` }
  }
  return null
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
}

function known(types: readonly string[]): string {
  return types.length === 0 ? '' : ` Known are ${types.join(', ')}.`
}

function areRatings(ratings: unknown): boolean {
  if (typeof ratings !== 'object' || ratings === null) return false
  const values = ratings as Ratings
  const inRange = (value: number) => Number.isInteger(value) && value >= -9 && value <= 30
  return ratingNames.every((rating) => inRange(values[rating])) && values.W >= 6 && values.W <= 18
}

const chapters: Readonly<Record<number, keyof Options>> = {
  20: 'nets',
  21: 'optionalWeapons',
  24: 'twoWeapons',
  30: 'riders',
}

function checkStyle({ style }: GladiatorSetup, options: Options): Refusal | null {
  const { name, rule } = tablesOf(options).styles[style]
  const { isBasicStyle, chaptersOf } = editionOf(options)
  // A beast fights in no style: chapter 28 has a switch of its own.
  if (options.styles === 'off' && style !== 'beast' && !isBasicStyle(style)) {
    return { rule, message: `${name} needs the chapter on fighting styles.` }
  }
  const missing = chaptersOf(style).find((chapter) => options[chapters[chapter]!] === 'off')
  return missing === undefined ? null : { rule, message: `${name} needs chapter ${missing}.` }
}

function checkGear(sheet: GladiatorSetup, options: Options): Refusal | null {
  const { hands, sheath, trained, prestige, prestigeBonus, wins, mercies } = sheet
  for (const list of [hands, sheath, trained]) {
    if (list === undefined) continue
    const isKnown = (kind: unknown) => typeof kind === 'string' && itemKinds.includes(kind as ItemKind)
    if (!Array.isArray(list) || list.length > 12 || !list.every(isKnown)) {
      return { rule: '§3.13', message: `Weapons are listed by name: ${itemKinds.join(', ')}.` }
    }
  }
  if (hands && hands.length > 2) return { rule: '§13.4', message: 'A man has two hands.' }
  const { isBasicWeapon } = editionOf(options)
  const fancy = [...(hands ?? []), ...(sheath ?? [])].find((kind) => !isBasicWeapon(kind, sheet.style))
  if (fancy && options.optionalWeapons === 'off') {
    return { rule: '§21.1', message: `The ${itemName(fancy)} needs the chapter on optional weapons.` }
  }
  if (
    options.nets === 'off' &&
    [...(hands ?? []), ...(sheath ?? [])].some((kind) => kind === 'net' || kind === 'trident')
  ) {
    return { rule: '§20.1', message: 'Net and trident need the chapter on them.' }
  }
  for (const number of [prestige, prestigeBonus, wins, mercies]) {
    if (number !== undefined && !Number.isInteger(number))
      return { rule: '§3.7', message: 'Prestige is a whole number.' }
  }
  return null
}

function checkArena(arena: ArenaSetup | undefined, options: Options): Refusal | null {
  if (arena === undefined) return null
  const fits =
    typeof arena === 'object' &&
    arena !== null &&
    Number.isInteger(arena.size) &&
    arena.size >= 1 &&
    arena.size <= 5 &&
    Array.isArray(arena.obstacles) &&
    arena.obstacles.every((one) => one && isPlace(one.column, one.row) && terrains.includes(one.terrain))
  if (!fits) return { rule: '§27.2', message: 'An arena has a size from 1 to 5 and obstacles on its hexes.' }
  if (options.arena === 'off') return { rule: '§27.1', message: 'This match is fought without the arena rules.' }
  return null
}

function isPlace(column: unknown, row: unknown): boolean {
  if (!Number.isInteger(column) || !Number.isInteger(row)) return false
  return (column as number) >= 0 && (column as number) < COLUMNS && (row as number) >= 0 && (row as number) < ROWS
}

function checkPlaces(
  sheets: readonly GladiatorSetup[],
  arena: ArenaSetup | undefined,
  options: Options,
): Refusal | null {
  for (const { place, name } of sheets) {
    if (place === undefined) continue
    const isFacing = Number.isInteger(place?.facing) && place.facing >= 0 && place.facing <= 5
    if (!isFacing || !isPlace(place.column, place.row)) {
      return { rule: '§4.5', message: `${name} must start on a hex of the board and face one of its sides.` }
    }
  }
  const cells = sheets.flatMap((sheet, seat) => {
    const { cell, facing } = placeOf(sheets, seat, options)
    const beast = sheet.beast ?? (comesMounted(sheet) ? MOUNT : null)
    return beast ? [cell, ...trunkOf(cell, facing, rowOfBeast(options, beast).hexes)] : [cell]
  })
  const obstacles = (arena?.obstacles ?? []).map(({ column, row }) => row * COLUMNS + column)
  if (new Set([...cells, ...obstacles]).size < cells.length + obstacles.length) {
    return { rule: '§4.5', message: 'No two gladiators or obstacles can start in the same hex.' }
  }
  return null
}

interface Place {
  readonly cell: number
  readonly facing: Dir
}

const MIDDLE = { column: 8, row: 8 }

/** So many men stand side by side on the board; more stand behind them (our ruling). */
const FRONT = 9

/** §4.5 Two sides face each other along the hex rows; more of them stand in a ring (our ruling). */
function placeOf(sheets: readonly GladiatorSetup[], seat: number, options: Options): Place {
  const { place, team } = sheets[seat]!
  if (place) return { cell: place.row * COLUMNS + place.column, facing: place.facing }
  const teams = [...new Set(sheets.map((sheet) => sheet.team))].sort((a, b) => a - b)
  const mates = sheets.flatMap((sheet, at) => (sheet.team === team ? [at] : []))
  const side = teams.indexOf(team)
  const index = mates.indexOf(seat)
  if (teams.length > 2) return placeInRing(side, teams.length, index)
  const rank = Math.floor(index / FRONT)
  const count = Math.min(FRONT, mates.length - rank * FRONT)
  const column = MIDDLE.column + 2 * ((index % FRONT) - Math.floor((count - 1) / 2))
  const near = options.startDistance === '5' ? 5 : 6
  if (side === 0) return { cell: (near - 2 * rank) * COLUMNS + column, facing: 3 }
  return { cell: (10 + 2 * rank) * COLUMNS + column, facing: 0 }
}

function placeInRing(side: number, sides: number, index: number): Place {
  const centre = fromColumnAndRow(MIDDLE.column, MIDDLE.row)
  const around = ring(centre, 5)
  const hex = around[(Math.round((around.length * side) / sides) + 2 * index) % around.length]!
  const cell = board.cell(hex)
  return { cell, facing: facingTo(cell, board.cell(centre)) }
}

const settled = new WeakMap<Options, Options>()

/** A hundred switches filled in one by one are slow to read; a copy made in one go is not. Made once for each set. */
function settle(options: Options): Options {
  let copy = settled.get(options)
  if (!copy) {
    copy = { ...options }
    settled.set(options, copy)
  }
  return copy
}

export function start(setup: Setup, options: Options): State {
  const gladiators = setup.gladiators.map((sheet, seat) =>
    newGladiator(sheet, seat, placeOf(setup.gladiators, seat, options), options),
  )
  for (const [seat, sheet] of setup.gladiators.entries()) {
    if (comesMounted(sheet)) mountUp(gladiators, gladiators[seat]!, sheet, options)
  }
  const obstacles = (setup.arena?.obstacles ?? []).map(({ column, row, terrain }) => ({
    cell: row * COLUMNS + column,
    terrain,
  }))
  return {
    options: settle(options),
    turn: 0,
    phase: 0,
    step: 'preparation',
    gladiators,
    ground: [],
    arena: { size: setup.arena?.size ?? 0, obstacles, walls: [], blood: [], isLaidOut: false },
    fight: null,
    outcome: null,
  }
}

/** §30.3, §30.6.6 Horses have their seats after all who are in the set-up. */
function mountUp(gladiators: Gladiator[], rider: Gladiator, sheet: GladiatorSetup, options: Options): void {
  const mount = newGladiator(mountOf(sheet), gladiators.length, rider, options)
  mount.beast = { ...mount.beast!, isMount: true }
  mount.rider = rider.seat
  rider.mount = mount.seat
  rider.rate = tablesOf(options).riding.rate
  rider.turnRate = rider.rate
  gladiators.push(mount)
}

/** A log sheet as far as the set-up fills it in. */
function newGladiator(sheet: GladiatorSetup, seat: number, { cell, facing }: Place, options: Options): Gladiator {
  const style = tablesOf(options).styles[sheet.style]
  const hands = sheet.hands ?? style.hands
  // 1981: the table gives the moving phases of a beast that is played.
  const rate = (sheet.played && rowOfBeast(options, sheet.beast!).speed) || style.rate
  const ratings = sheet.beast ? { TR: 0, AG: 0, ...rowOfBeast(options, sheet.beast) } : sheet.ratings
  return {
    seat,
    name: sheet.name,
    team: sheet.team,
    style: sheet.style,
    type: sheet.type ?? null,
    weight: style.weight,
    rate,
    isCreated: false,
    TR: ratings?.TR ?? 0,
    ST: ratings?.ST ?? 0,
    AG: ratings?.AG ?? 0,
    CN: ratings?.CN ?? 0,
    W: ratings?.W ?? 0,
    CF: sheet.beast ? rowOfBeast(options, sheet.beast).CF : 0,
    netBonus: sheet.style === 'secutor' ? 2 : 0,
    armour: [null, null, null, null, null],
    hide: sheet.beast ? rowOfBeast(options, sheet.beast).hide : null,
    hasHelmet: false,
    trained: sheet.trained ? [...sheet.trained] : null,
    prestige: sheet.prestige ?? 0,
    prestigeBonus: sheet.prestigeBonus ?? 0,
    campaign: null,
    wins: sheet.wins ?? 0,
    mercies: sheet.mercies ?? 0,
    beast: sheet.beast ? newBeast(options, sheet.beast, sheet.played === true) : null,
    centurion: sheet.centurion ? { FS: sheet.spirit ?? 0, foe: -1, turns: 0, kicks: false } : null,
    mount: -1,
    rider: -1,
    cell,
    facing,
    posture: 'standing',
    isFaceDown: true,
    torso: OUTSIDE,
    hind: OUTSIDE,
    isOnRock: false,
    wounds: noAreas(),
    cfLoss: noAreas(),
    visionLoss: 0,
    enduranceLoss: 0,
    stun: 0,
    stunTick: 0,
    isUnconscious: false,
    isMortal: false,
    out: null,
    limp: 0,
    stumbler: 0,
    arteries: noAreas(),
    hands: [hands[0] ? newItem(hands[0]) : null, hands[1] ? newItem(hands[1]) : null],
    sheath: (sheet.sheath ?? style.sheath).map(newItem),
    arrows: hands.includes('bow') || sheet.sheath?.includes('bow') ? ARROWS : 0,
    lastStep: 'forward',
    movesUsed: 0,
    turnRate: rate,
    hasOverexerted: false,
    ratePenalty: 0,
    mustStumble: false,
    stillPhases: 0,
    snare: null,
    grappledBy: -1,
    grappleArea: 2,
    netReady: 0,
    attackTally: 0,
    defenceTally: 0,
    kills: 0,
    now: freshPhase(cell),
    sheet: {
      hasRatings: sheet.ratings !== undefined,
      armour: sheet.armour ?? null,
      shield: sheet.shield ?? null,
      spirit: sheet.spirit ?? null,
    },
  }
}
