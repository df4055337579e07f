/** What a seat may see: built up from nothing, so that a new field is missing rather than leaked. */
import { type ArenaView, capital, type FigureView, type HeldView, type Seat } from '@harena/engine'
import { board, COLUMNS, type Edge, OUTSIDE, ROWS } from '../02-preparation/board.ts'
import { isHolding, netHand } from '../19-advanced/holds.ts'
import { cellsOf, gapBetween, rearsUp, rowOfBeast } from '../28-beasts/beasts.ts'
import type { BeastId } from '../tables/beasts.ts'
import { styleName } from '../tables/styles.ts'
import { type CombatView, combatOf } from './combat-view.ts'
import { known } from './known.ts'
import { type SheetView, sheetOf } from './sheet-view.ts'
import { cfNow, type Gladiator, isActive, isOpponent, type State, type Terrain, tickOf } from './state.ts'

export interface View extends ArenaView {
  readonly phase: number
  readonly terrain: readonly { readonly cell: number; readonly terrain: Terrain }[]
  readonly walls: readonly Edge[]
  readonly blood: readonly number[]
  /** §16.2 The second hex of those who lie over two. */
  readonly torsos: readonly { readonly seat: Seat; readonly cell: number }[]
  /** §28 The beasts: which they are, and what they are doing. */
  readonly beasts: readonly BeastView[]
  /** §29 For whom the book decides, with his fighting spirit. */
  readonly centurions: readonly { readonly seat: Seat; readonly spirit: number }[]
  /** §30.3 Who rides, and on what: the hexes of both from the head back, and the horse's wounds by area. */
  readonly riders: readonly RiderView[]
  /** Open sheets, or one's own where they are hidden. */
  readonly sheets: readonly SheetView[]
  /** One's own: what can be struck with, and how, as everybody stands now. */
  readonly combat: CombatView | null
}

export interface BeastView {
  readonly seat: Seat
  readonly kind: BeastId
  /** 1981: somebody decides for it. */
  readonly isPlayed: boolean
  /** §28.3.3.1 Taken off every wound roll. */
  readonly hide: number
  /** §28.3.3.2 Added on the Beast Action Table. */
  readonly cunning: number
  /** §28.7.4, §28.5, §28.5.2 */
  readonly bearing: 'reared' | 'feeding' | 'panicked' | null
}

export interface RiderView {
  readonly seat: Seat
  readonly mount: Seat
  readonly cells: readonly number[]
  readonly wounds: readonly number[]
  /** Wound boxes of each area. */
  readonly W: number
}

const hexOf = (cell: number) => board.hex(Math.max(0, cell))

export function view(real: State, seat: Seat | null): View {
  const state = known(real, seat)
  const self = seat === null ? undefined : state.gladiators[seat]
  const seen = state.gladiators.filter((who) => state.options.sheets === 'open' || who === self)
  return {
    arena: { cols: COLUMNS, rows: ROWS },
    clock: { name: 'turn', number: Math.max(1, state.turn) },
    phase: state.phase,
    active: null,
    figures: state.gladiators.map((who) => figure(state, who, seen.includes(who))),
    ground: state.ground.map(({ item, cell }) => ({ hex: hexOf(cell), kind: item.kind })),
    terrain: state.arena.obstacles.map(({ cell, terrain }) => ({ cell, terrain })),
    walls: [...state.arena.walls],
    blood: [...state.arena.blood],
    torsos: state.gladiators.flatMap(({ seat, rider, torso, hind }) =>
      (rider < 0 ? [torso, hind] : []).filter((cell) => cell !== OUTSIDE).map((cell) => ({ seat, cell })),
    ),
    beasts: state.gladiators.flatMap((who) => beastOf(state, who)),
    centurions: state.gladiators.flatMap(({ seat, centurion }) => (centurion ? [{ seat, spirit: centurion.FS }] : [])),
    riders: state.gladiators.flatMap((who) => (who.mount < 0 ? [] : [riderOf(who, state.gladiators[who.mount]!)])),
    sheets: seen.map((who) => sheetOf(state, who)),
    combat: self && isActive(self) && state.turn > 0 ? combatOf(state, self) : null,
  }
}

function beastOf(state: State, who: Gladiator): BeastView[] {
  if (!who.beast) return []
  const { seat, beast } = who
  const { hide, cunning } = rowOfBeast(state.options, beast.kind)
  const { kind, isPlayed } = beast
  return [{ seat, kind, isPlayed, hide, cunning, bearing: bearingOf(state, who) }]
}

function bearingOf(state: State, who: Gladiator): BeastView['bearing'] {
  if (who.beast!.isPanicked) return 'panicked'
  if (who.beast!.hasFed) return 'feeding'
  const isFighting = state.gladiators.some((foe) => isActive(foe) && isOpponent(who, foe) && gapBetween(who, foe) < 2)
  // In 1981 one sees it at all times: it stands on one hex.
  return rearsUp(who) && (isFighting || who.beast!.hexes === 1) ? 'reared' : null
}

function riderOf(who: Gladiator, { seat: mount, wounds, W }: Gladiator): RiderView {
  return { seat: who.seat, mount, cells: cellsOf(who), wounds: [...wounds], W }
}

/** What is seen in a hand: a net or lasso that holds somebody is round him, and its cord alone in the hand (NET-7). */
function held(state: State, who: Gladiator, hand: 0 | 1): HeldView[] {
  const item = who.hands[hand]
  return item && (hand !== netHand(who) || !isHolding(state, who)) ? [{ kind: item.kind }] : []
}

function figure(state: State, who: Gladiator, isSeen: boolean): FigureView {
  const lost = who.CF - cfNow(who)
  const suit = who.armour.filter((piece) => piece !== null).length
  return {
    seat: who.seat,
    team: who.team,
    name: who.name,
    type: who.beast ? (who.beast.isMount ? 'Horse' : capital(who.beast.kind)) : styleName(who.style),
    hex: hexOf(who.cell),
    facing: who.facing,
    out: who.out,
    health: isSeen ? { name: 'CF', total: who.CF, lost } : { name: 'CF', total: 0, lost: 0 },
    points: isActive(who) ? { name: 'moves', left: Math.max(0, who.turnRate - who.movesUsed) } : null,
    right: held(state, who, 0),
    left: held(state, who, 1),
    helmet: who.hasHelmet ? (who.style === 'secutor' ? 'closed' : 'open') : 'none',
    armour: suit === 0 ? 'none' : who.weight === 'heavy' ? 'heavy' : 'light',
    marks: marks(state, who, isSeen),
    facts: isSeen ? facts(who) : [],
  }
}

/** States that can be seen from the stands. */
function marks(state: State, who: Gladiator, isSeen: boolean): string[] {
  const list: string[] = []
  if (who.mount >= 0) list.push('mounted')
  if (who.rider >= 0) list.push('ridden')
  if (who.posture !== 'standing') list.push(who.posture)
  const bearing = who.beast && bearingOf(state, who)
  if (bearing) list.push(bearing)
  if (who.isUnconscious) list.push('unconscious')
  if (who.snare) list.push('ensnared')
  if (who.grappledBy >= 0) list.push('grappled')
  if (who.mustStumble || who.now.stumbling) list.push('stumbling')
  if (who.hasOverexerted) list.push('overexerted')
  if (who.isOnRock) list.push('on a rock')
  if (state.turn > 0 && (who.netReady > tickOf(state) || isHolding(state, who))) list.push('net not ready')
  if (isSeen && who.stun > 0) list.push(`stun ${who.stun}`)
  if (isSeen && who.isMortal) list.push('mortally wounded')
  return list
}

function facts(who: Gladiator): FigureView['facts'] {
  return [
    { label: 'CF', value: `${cfNow(who)} of ${who.CF}` },
    { label: 'stun', value: String(who.stun) },
    { label: 'tally', value: `${who.attackTally} - ${who.defenceTally}` },
  ]
}
