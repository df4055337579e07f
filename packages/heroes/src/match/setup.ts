import { listOf } from '@harena/engine'
import type { Arena, Gate } from '../rules/arena.ts'
import { hasSignature, partFor } from '../rules/cards.ts'
import { signaturesAp } from '../rules/creation.ts'
import { arenas } from '../tables/arenas.ts'
import { type HeroesTables, tablesOf } from '../tables/index.ts'
import { PARTS, type Style } from '../tables/styles.ts'
import type { Options } from './options.ts'
import type { Card, Entrant, Hand, Item, Setup, Sheet, State } from './state.ts'

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
  const partMax = listOf(sheet.partPenalty, (penalty) => Math.max(1, original.strength + penalty))
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
    armour: listOf(PARTS, (_, part) => armour[PARTS[partFor(sheet.handed, part)]!]),
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
function entryZone(arena: Arena, gate: number, place: number): number {
  const group = Math.floor(place / 4)
  const step = group === 0 ? 0 : group % 2 === 1 ? (group + 1) / 2 : -group / 2
  const { wall } = arena
  return wall[(wall.indexOf(gate) + step + wall.length) % wall.length]!
}

function gateOf(setup: Pick<Setup, 'arena' | 'gates'>, side: number): number {
  return arenas[setup.arena].gates[ENTRANCES[setup.gates][side]!]
}

export function start(setup: Setup, options: Options): State {
  const arena = arenas[setup.arena]
  const isRolled = setup.opponents === 'rolled'
  const entrants = isRolled ? [...setup.gladiators, ...setup.gladiators.map(strangerFor)] : setup.gladiators
  const items: Item[] = []
  const places = [0, 0, 0, 0]
  const cards = listOf(entrants, (entrant, seat) => {
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
    next: null,
    handled: false,
    attackRolled: false,
    diludia: 0,
    winner: -1,
  }
}

function entrant(name: string, style: Style, side: number): Entrant {
  return { sheet: plainSheet(name, style), control: 'star', side, style: 'primary', imperialSpares: 0 }
}

export const defaultSetup: Setup = {
  arena: 'provincial',
  gates: 'WE',
  toTheDeath: 'no',
  opponents: 'given',
  gladiators: [entrant('Priscus', 'hoplomachus', 0), entrant('Verus', 'murmillo', 1)],
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
