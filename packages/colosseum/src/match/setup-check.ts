/** Chapters 3 and 4: what a set-up must be. */
import { isName, isWholeWithin, NAME_RULE, type Refusal, t } from '@harena/engine'
import { COLUMNS, ROWS } from '../02-preparation/board.ts'
import { refuseGear } from '../02-preparation/gear.ts'
import { rowOfBeast } from '../28-beasts/beasts.ts'
import { trunkOf } from '../28-beasts/footprint.ts'
import { checkRider, comesMounted } from '../30-riders/setup.ts'
import { type Rating, ratingNames } from '../tables/characteristics.ts'
import { tablesOf } from '../tables/index.ts'
import { MOUNT } from '../tables/riders.ts'
import { riderStyles, styleIds } from '../tables/styles.ts'
import { type ItemKind, itemKinds, itemName } from '../tables/weapons.ts'
import { editionOf } from './edition.ts'
import { conflictOf, type Options } from './options.ts'
import { type ArenaSetup, type GladiatorSetup, MAX_GLADIATORS, placeOf, type Setup } from './setup.ts'
import { checkFromCampaign } from './setup-campaign.ts'
import { terrains } from './setup-fields.ts'

export function checkSetup(setup: unknown, options: Options): Refusal | null {
  const refuse = (rule: string, message: string): Refusal => ({ rule, message })
  if (typeof setup !== 'object' || setup === null || !Array.isArray((setup as Partial<Setup>).gladiators)) {
    return refuse('§3.1', t('A set-up lists the gladiators of the match.'))
  }
  const conflict = conflictOf(options)
  if (conflict) return refuse('§3.1', conflict)
  const { gladiators, arena } = setup as Setup
  if (gladiators.length < 2 || gladiators.length > MAX_GLADIATORS) {
    return refuse('§26.1', t`A match has from two to ${MAX_GLADIATORS} gladiators.`)
  }
  for (const sheet of gladiators) {
    const refusal = checkSheet(sheet, options)
    if (refusal) return refusal
  }
  const teams = new Set(gladiators.map(({ team }) => team))
  if (teams.size < 2) return refuse('§26.1', t('There must be at least two sides.'))
  if (gladiators.length > 2 && options.teams === 'off') {
    return refuse('§26.1', t('More than two gladiators need the rules of team combat.'))
  }
  return checkFromCampaign(gladiators) ?? checkArena(arena, options) ?? checkPlaces(gladiators, arena, options)
}

function checkSheet(sheet: unknown, options: Options): Refusal | null {
  if (typeof sheet !== 'object' || sheet === null) return { rule: '§3.1', message: t('A log sheet is an object.') }
  const { name, team, style, ratings, armour, shield } = sheet as Partial<GladiatorSetup>
  if (!isName(name)) {
    return { rule: '§3.2', message: t`A gladiator needs a name of ${NAME_RULE}.` }
  }
  if (!Number.isInteger(team) || team! < 0 || team! >= MAX_GLADIATORS) {
    return { rule: '§26.1', message: t`The side of ${name} must be a whole number from 0 to ${MAX_GLADIATORS - 1}.` }
  }
  if (typeof style !== 'string' || !Object.hasOwn(tablesOf(options).styles, style)) {
    return {
      rule: '§19.1',
      message: t`The style of ${name} must be one of ${[...styleIds, ...riderStyles].join(', ')}.`,
    }
  }
  const given = sheet as GladiatorSetup
  if (ratings !== undefined && !areRatings(given)) {
    return { rule: '§3.4', message: t`${name} needs TR, ST, AG, CN and W as whole numbers, W from 6 to 18.` }
  }
  const edition = editionOf(options)
  const isArmour = (piece: unknown) => typeof piece === 'string' && edition.readArmour(piece) !== undefined
  if (armour !== undefined && !(Array.isArray(armour) && armour.length === 5 && armour.every(isArmour))) {
    return { rule: '§3.12', message: t`The armour of ${name} must be five pieces such as A4, B or -.` }
  }
  if (shield !== undefined && !['small', 'large', 'none'].includes(shield)) {
    return { rule: '§3.14', message: t`The shield of ${name} must be small, large or none.` }
  }
  if (given.type !== undefined && !edition.types.includes(given.type)) {
    return { rule: '§19.1', message: t`${name} has a type that this match does not know.${known(edition.types)}` }
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
    return isMan ? null : { rule: '§28.3.1', message: t`${name} is a beast only with the style beast.` }
  }
  if (options.beasts === 'off') return { rule: '§28.1', message: t`${name}: this match is fought without beasts.` }
  const { beastRows, hasPlayedBeasts } = editionOf(options)
  if (typeof beast !== 'string' || !Object.hasOwn(beastRows, beast)) {
    return { rule: '§28.3.1', message: t`${name} must be one of ${Object.keys(beastRows).join(', ')}.` }
  }
  if (played !== undefined && typeof played !== 'boolean') {
    return { rule: '§28.4', message: t`A person plays ${name} (true), or nobody does (false).` }
  }
  if (played && !hasPlayedBeasts) {
    return { rule: '§28.4', message: t`${name} cannot be played: the dice decide for beasts, but in the game of 1981.` }
  }
  const given = beastless.find((field) => sheet[field] !== undefined)
  return given ? { rule: '§28.3', message: t`${name} is a beast and has no ${given}.` } : null
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
    return { rule: '§29.1', message: t`${name} is a centurion (true) or he is not (false).` }
  }
  if (centurion && options.centurions === 'off') {
    return { rule: '§29.1', message: t`${name} cannot be a centurion: this match is fought without them.` }
  }
  if (centurion && !editionOf(options).hasCenturions) {
    return { rule: '§29.1', message: t`${name} cannot be a centurion: the game of 1981 does not know them.` }
  }
  if (spirit !== undefined && !(centurion && isWholeWithin(spirit, -3, 3))) {
    return {
      rule: '§29.2',
      message: t`The fighting spirit of ${name} is a whole number from -3 to 3, for a centurion.`,
    }
  }
  return null
}

function known(types: readonly string[]): string {
  return types.length === 0 ? '' : t` Known are ${types.join(', ')}.`
}

function areRatings({ ratings, campaign }: GladiatorSetup): boolean {
  if (typeof ratings !== 'object' || ratings === null) return false
  const inRange = (rating: Rating) => isWholeWithin(ratings[rating], -9, 30)
  // §32, §33.3 In a campaign injuries and experience change them.
  return ratingNames.every(inRange) && (campaign !== undefined || isWholeWithin(ratings.W, 6, 18))
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
    return { rule, message: t`${name} needs the chapter on fighting styles.` }
  }
  const missing = chaptersOf(style).find((chapter) => options[chapters[chapter]!] === 'off')
  return missing === undefined ? null : { rule, message: t`${name} needs chapter ${missing}.` }
}

function checkGear(sheet: GladiatorSetup, options: Options): Refusal | null {
  const { hands, sheath, trained, prestige, prestigeBonus, wins, mercies } = sheet
  for (const list of [hands, sheath, trained]) {
    if (list === undefined) continue
    const isKnown = (kind: unknown) => typeof kind === 'string' && itemKinds.includes(kind as ItemKind)
    if (!Array.isArray(list) || list.length > 12 || !list.every(isKnown)) {
      return { rule: '§3.13', message: t`Weapons are listed by name: ${itemKinds.join(', ')}.` }
    }
  }
  if (hands && hands.length > 2) return { rule: '§13.4', message: t('A man has two hands.') }
  const { isBasicWeapon } = editionOf(options)
  const fancy = [...(hands ?? []), ...(sheath ?? [])].find((kind) => !isBasicWeapon(kind, sheet.style))
  if (fancy && options.optionalWeapons === 'off') {
    return { rule: '§21.1', message: t`The ${itemName(fancy)} needs the chapter on optional weapons.` }
  }
  if (
    options.nets === 'off' &&
    [...(hands ?? []), ...(sheath ?? [])].some((kind) => kind === 'net' || kind === 'trident')
  ) {
    return { rule: '§20.1', message: t('Net and trident need the chapter on them.') }
  }
  for (const number of [prestige, prestigeBonus, wins, mercies]) {
    if (number !== undefined && !Number.isInteger(number))
      return { rule: '§3.7', message: t('Prestige is a whole number.') }
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
  if (!fits) return { rule: '§27.2', message: t('An arena has a size from 1 to 5 and obstacles on its hexes.') }
  if (options.arena === 'off') return { rule: '§27.1', message: t('This match is fought without the arena rules.') }
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
      return { rule: '§4.5', message: t`${name} must start on a hex of the board and face one of its sides.` }
    }
  }
  const cells = sheets.flatMap((sheet, seat) => {
    const { cell, facing } = placeOf(sheets, seat, options)
    const beast = sheet.beast ?? (comesMounted(sheet) ? MOUNT : null)
    return beast ? [cell, ...trunkOf(cell, facing, rowOfBeast(options, beast).hexes)] : [cell]
  })
  const obstacles = (arena?.obstacles ?? []).map(({ column, row }) => row * COLUMNS + column)
  // A campaign finds its own places, also where a beast is longer than they are wide.
  if (sheets[0]!.campaign) return null
  if (new Set([...cells, ...obstacles]).size < cells.length + obstacles.length) {
    return { rule: '§4.5', message: t('No two gladiators or obstacles can start in the same hex.') }
  }
  return null
}
