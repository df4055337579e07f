/** Everything that can happen, each with the paragraph that says so. */
import type { Dir, Rule, Seat } from '@harena/engine'
import type { Edge } from '../02-preparation/board.ts'
import type { Area } from '../tables/armour.ts'
import type { Ratings } from '../tables/characteristics.ts'
import type { CriticalCode } from '../tables/critical-hits.ts'
import type { Origin } from '../tables/tables-v2.ts'
import type { ItemKind } from '../tables/weapons.ts'
import type { Row } from './questions.ts'
import type { Out, Terrain } from './state.ts'

/** What one man does in a pulse: he enters a hex, or turns where he is. */
export interface Move {
  readonly seat: Seat
  /** As his plot writes it: `(R)F`, `SFL`, `C`, `X(RR)`. */
  readonly code: string
  readonly rule: Rule
  readonly from: number
  readonly cell: number
  readonly facing: Dir
}

/** What each kind of event tells. Cells are hexes of the board. */
export interface EventFields {
  /** `origin`: by the Tables V2.0. */
  gladiatorRolled: { seat: Seat; ratings: Ratings; armour: readonly string[]; origin: Origin | null }
  arenaRolled: { size: number; obstacles: readonly { readonly cell: number; readonly terrain: Terrain }[] }
  turnBegan: { turn: number }
  phaseBegan: { turn: number; phase: number }
  /** `codes`: the plot taken apart, turn by turn and step by step; `moving`: whether the phase counts as such (§7.1). */
  plotRevealed: { seat: Seat; plot: string; codes: readonly string[]; moving: boolean; overexerts: boolean }
  plotForfeited: { seat: Seat }
  tripped: { seat: Seat; dice: readonly number[] }
  fallChecked: { seat: Seat; total: number; falls: boolean }
  fellProne: { seat: Seat; faceDown: boolean; torso: number }
  knelt: { seat: Seat; cell: number }
  stoodUp: { seat: Seat }
  /** What all men do at the same time, hex by hex. */
  pulse: { moves: readonly Move[] }
  pathsCrossed: { seat: Seat; other: Seat; die: number; cell: number }
  collided: { seat: Seat; other: Seat; cell: number; impact: number; otherImpact: number }
  pushed: { seat: Seat; by: Seat; cell: number }
  thrownBack: { seat: Seat; cell: number; facing: Dir }
  hitObstacle: { seat: Seat; what: Terrain | 'wall'; pushed: boolean }
  boardShifted: { edge: Edge }
  wallAppeared: { edge: Edge; total: number }
  wallRemoved: { edge: Edge }
  climbed: { seat: Seat }
  stunned: { seat: Seat; stun: number; roll: number }
  stumbleChecked: { seat: Seat; total: number; stumbles: boolean }
  stumbled: { seat: Seat }
  knockedOut: { seat: Seat }
  wokeUp: { seat: Seat }
  stunRecovered: { seat: Seat; removed: number; left: number }
  drew: { seat: Seat; item: ItemKind }
  laidDown: { seat: Seat; item: ItemKind; cell: number }
  threw: { seat: Seat; target: Seat; item: ItemKind; range: number; total: number; hits: boolean }
  landed: { item: ItemKind; cell: number }
  recoveryTried: { seat: Seat; item: ItemKind; total: number; recovers: boolean }
  recovered: { seat: Seat; item: ItemKind }
  kicked: { seat: Seat; item: ItemKind; die: number; cell: number }
  kickFailed: { seat: Seat; item: ItemKind; die: number }
  appealed: { seat: Seat; victor: Seat; total: number; spared: boolean }
  appealRefused: { seat: Seat; victor: Seat }
  leftArena: { seat: Seat; out: Out }
  netThrown: { seat: Seat; target: Seat; action: string; total: number; result: string }
  netMissed: { seat: Seat; action: string }
  ensnared: { seat: Seat; by: Seat; means: 'net' | 'lasso'; place: string }
  netGrabbed: { seat: Seat; from: Seat; own: number; other: number; takes: boolean }
  escapeTried: { seat: Seat; cf: number; total: number; free: boolean }
  released: { seat: Seat }
  dragged: { seat: Seat; by: Seat; cf: number; total: number; falls: boolean }
  turnedToFace: { seat: Seat; facing: Dir }
  advantageTaken: { seat: Seat; over: Seat; value: number }
  attacksRevealed: { seat: Seat; rows: readonly Row[] }
  allocationSeen: { seat: Seat; target: Seat; defence: readonly number[]; guard: string }
  attackRolled: {
    seat: Seat
    target: Seat
    area: Area
    round: number
    cf: number
    defence: number
    guard: string
    modifier: number
    roll: number
    result: string
    counts: string
  }
  fumbled: { seat: Seat; loss: number }
  shieldDamaged: { seat: Seat; total: number; boxes: number; points: number }
  shieldBattered: { seat: Seat }
  dropChecked: { seat: Seat; what: 'weapon' | 'shield'; total: number; drops: boolean }
  dropped: { seat: Seat; item: ItemKind; cell: number }
  weaponBroke: { seat: Seat; item: ItemKind; total: number; usable: boolean }
  weaponHeld: { seat: Seat; item: ItemKind; total: number }
  woundRolled: { seat: Seat; area: Area; armour: number; total: number; wounds: number }
  criticalHit: { seat: Seat; area: Area; total: number; code: CriticalCode }
  wounded: { seat: Seat; area: Area; wounds: number; cfLost: number }
  bled: { seat: Seat; area: Area }
  died: { seat: Seat; by: Seat; cleaved: boolean }
  bloodSpilt: { cell: number }
  sandThrown: { seat: Seat; target: Seat; loss: number }
  grappled: { seat: Seat; by: Seat; area: Area }
  squeezed: { seat: Seat; by: Seat; stun: number }
  exhausted: { seat: Seat; total: number; loss: number }
  matchStopped: { turn: number; total: number }
  matchGoesOn: { turn: number; total: number }
  matchEnded: { winner: number | null }
}

export type Kind = keyof EventFields

export type EventOf<K extends Kind> = Readonly<EventFields[K]> & {
  readonly kind: K
  readonly rule: Rule
  readonly to?: readonly Seat[]
}

export type Event = { [K in Kind]: EventOf<K> }[Kind]
