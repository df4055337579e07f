/** Chapters 3 and 4: the set-up of a match, and where everybody starts. */
import { type Dir, fromColumnAndRow, listOf, OUTSIDE, ring } from '@harena/engine'
import { board, COLUMNS, facingTo } from '../02-preparation/board.ts'
import { newBeast, rowOfBeast } from '../28-beasts/beasts.ts'
import { comesMounted, mountOf } from '../30-riders/setup.ts'
import type { ShieldSize } from '../tables/armour.ts'
import type { BeastId } from '../tables/beasts.ts'
import type { Ratings } from '../tables/characteristics.ts'
import { tablesOf } from '../tables/index.ts'
import type { StyleId } from '../tables/styles.ts'
import type { TypeId } from '../tables/tables-v2.ts'
import { ARROWS, type ItemKind } from '../tables/weapons.ts'
import { type CampaignTraits, campaignSheet } from './campaign-sheet.ts'
import type { Options } from './options.ts'
import { freshPhase } from './phase-sheet.ts'
import { type Gladiator, newItem, noAreas, type State, type Terrain } from './state.ts'

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
  /** §31 to §35 What a man of a campaign brings into a match inside it; all have it, or nobody. */
  readonly campaign?: CampaignTraits
  /** §38.2.3 He comes when nobody of his side is left. */
  readonly waits?: boolean
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

export interface Place {
  readonly cell: number
  readonly facing: Dir
}

const MIDDLE = { column: 8, row: 8 }

/** So many men stand side by side on the board; more stand behind them (our ruling). */
const FRONT = 9

/** §4.5 Two sides face each other along the hex rows; more of them stand in a ring (our ruling). */
export function placeOf(sheets: readonly GladiatorSetup[], seat: number, options: Options): Place {
  const { place, team } = sheets[seat]!
  if (place) return { cell: place.row * COLUMNS + place.column, facing: place.facing }
  const teams: number[] = []
  let mates = 0
  let index = 0
  for (let at = 0; at < sheets.length; at++) {
    const own = sheets[at]!.team
    if (!teams.includes(own)) teams.push(own)
    if (own !== team) continue
    mates++
    if (at < seat) index++
  }
  let side = 0
  for (const other of teams) if (other < team) side++
  if (teams.length > 2) return placeInRing(side, teams.length, index)
  // Halves and quotients as whole numbers: where a man stands is reckoned with all the time.
  const rank = (index / FRONT) | 0
  const count = Math.min(FRONT, mates - rank * FRONT)
  const column = MIDDLE.column + 2 * ((index % FRONT) - ((count - 1) >> 1))
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
  const gladiators: Gladiator[] = []
  for (const [seat, sheet] of setup.gladiators.entries()) {
    gladiators.push(newGladiator(sheet, seat, placeOf(setup.gladiators, seat, options), options))
  }
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
    campaign: sheet.campaign ? campaignSheet(sheet.campaign.talents, sheet.campaign) : null,
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
    out: sheet.waits ? 'waiting' : null,
    limp: 0,
    stumbler: 0,
    arteries: noAreas(),
    hands: [hands[0] ? newItem(hands[0]) : null, hands[1] ? newItem(hands[1]) : null],
    sheath: listOf(sheet.sheath ?? style.sheath, newItem),
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
