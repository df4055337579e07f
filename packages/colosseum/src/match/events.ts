/** Everything that can happen, each with the paragraph that says so. */
import type { Dir, Hex, Hidden, Rule, Seat, SumStep } from '@harena/engine'
import type { Edge } from '../02-preparation/board.ts'
import type { NetAction } from '../06-movement/plots.ts'
import type { Area } from '../tables/armour.ts'
import type { BeastAction, BeastId } from '../tables/beasts.ts'
import type { Ratings } from '../tables/characteristics.ts'
import type { BeastMove } from '../tables/classic-beasts.ts'
import type { CriticalCode } from '../tables/critical-hits.ts'
import type { Origin } from '../tables/tables-v2.ts'
import type { ItemKind } from '../tables/weapons.ts'
import type { Row } from './questions.ts'
import type { Gladiator, Out, State, Terrain } from './state.ts'
import type { Reason, Sum } from './sums.ts'

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

/** What the dice of a centurion decide before he looks at the chart (§29.4.1, §29.6.1). */
export type CenturionCheck = 'roll' | 'recover' | 'pause' | 'repel' | 'kick'

/** Said of a beast only: it has hide, fore and hind legs (§28.7.5). */
interface OnBeast {
  readonly onBeast?: true
}

/** Which of the targets are beasts, if any. */
interface OnBeasts {
  readonly beasts?: readonly Seat[]
}

export function onBeast({ beast }: Gladiator): OnBeast {
  return beast ? { onBeast: true } : {}
}

export function onBeasts({ gladiators }: State, rows: readonly Row[]): OnBeasts {
  const beasts = rows.map(({ target }) => target).filter((seat) => gladiators[seat]!.beast)
  return beasts.length > 0 ? { beasts: [...new Set(beasts)] } : {}
}

/** What each kind of event tells to everybody. Cells are hexes of the board. */
export interface EventFields {
  /** `origin`: by the Tables V2.0. */
  gladiatorRolled: { seat: Seat; ratings: Ratings; armour: readonly string[]; origin: Origin | null }
  centurionRolled: { seat: Seat; spirit: number; prestige: number }
  beastEntered: { seat: Seat; beast: BeastId }
  rodeIn: { seat: Seat; mount: Seat }
  arenaRolled: { size: number; obstacles: readonly { readonly cell: number; readonly terrain: Terrain }[] }
  /** Above 0 the first side has the bonus, below 0 the others. */
  intimidated: { totals: readonly [number, number]; bonus: number }
  challengerEntered: { name: string }
  turnBegan: { turn: number }
  phaseBegan: { turn: number; phase: number }
  /** `codes`: the plot taken apart, turn by turn and step by step; `moving`: whether the phase counts as such (§7.1). */
  plotRevealed: { seat: Seat; plot: string; codes: readonly string[]; moving: boolean; overexerts: boolean }
  plotForfeited: { seat: Seat }
  tripped: { seat: Seat; dice: readonly number[] }
  fallChecked: { seat: Seat; falls: boolean }
  fellProne: { seat: Seat; faceDown: boolean; torso: number } & OnBeast
  knelt: { seat: Seat; cell: number }
  stoodUp: { seat: Seat }
  beastActs: { seat: Seat; action: BeastAction } & Sum
  beastMoved: { seat: Seat; from: number; cell: number; facing: Dir }
  /** 1981: Tables C and D. */
  movementRolled: { seat: Seat; move: BeastMove; red: number; white: number; points: number }
  beastAtWall: { seat: Seat; rebounds: boolean }
  beastReared: { seat: Seat; isUp: boolean; cell: number }
  beastFed: { seat: Seat; body: Seat }
  dodged: { seat: Seat; by: Seat }
  shied: { seat: Seat; other: Seat }
  unhorsed: { seat: Seat; mount: Seat; cell: number }
  trampled: { seat: Seat; by: Seat; area: Area }
  /** How the book decides for a centurion. */
  centurionChecked: { seat: Seat; foe: Seat; check: CenturionCheck; does: boolean }
  /** The hex of the chart, as seen by one whose opponent is in the north. */
  centurionMoves: { seat: Seat; foe: Seat; dice: readonly number[]; entry: Hex; charges: boolean }
  centurionCasts: { seat: Seat; action: NetAction; isMade: boolean }
  centurionDefends: { seat: Seat }
  /** His dice lie open on the table, those for defence too. */
  centurionAllocates: { seat: Seat; defence: readonly number[]; guard: string; attacks: readonly Row[] } & OnBeasts
  /** What all men do at the same time, hex by hex. */
  pulse: { moves: readonly Move[] }
  pathsCrossed: { seat: Seat; other: Seat; die: number; cell: number }
  collided: { seat: Seat; other: Seat; cell: number }
  impactRolled: { seat: Seat }
  pushed: { seat: Seat; by: Seat; cell: number }
  thrownBack: { seat: Seat; cell: number; facing: Dir }
  hitObstacle: { seat: Seat; what: Terrain | 'wall'; pushed: boolean }
  boardShifted: { edge: Edge }
  wallAppeared: { edge: Edge } & Sum
  wallRemoved: { edge: Edge }
  climbed: { seat: Seat }
  stunned: { seat: Seat }
  stumbleChecked: { seat: Seat; stumbles: boolean }
  stumbled: { seat: Seat }
  knockedOut: { seat: Seat }
  wokeUp: { seat: Seat }
  stunRecovered: { seat: Seat }
  drew: { seat: Seat; item: ItemKind }
  laidDown: { seat: Seat; item: ItemKind; cell: number }
  threw: { seat: Seat; target: Seat; item: ItemKind; range: number; hits: boolean }
  landed: { item: ItemKind; cell: number }
  recoveryTried: { seat: Seat; item: ItemKind; recovers: boolean }
  recovered: { seat: Seat; item: ItemKind }
  kicked: { seat: Seat; item: ItemKind; cell: number } & Sum
  kickFailed: { seat: Seat; item: ItemKind } & Sum
  appealed: { seat: Seat; victor: Seat; spared: boolean }
  favourTried: { seat: Seat; roll: number; granted: boolean; LK: number }
  attackGivenUp: { seat: Seat; value: number }
  appealRefused: { seat: Seat; victor: Seat }
  leftArena: { seat: Seat; out: Out }
  netThrown: { seat: Seat; target: Seat; action: NetAction; result: string }
  netMissed: { seat: Seat; action: NetAction }
  ensnared: { seat: Seat; by: Seat; means: 'net' | 'lasso'; place: string }
  grabRolled: { seat: Seat }
  netGrabbed: { seat: Seat; from: Seat; takes: boolean }
  escapeTried: { seat: Seat; cf: number; free: boolean } & Sum
  released: { seat: Seat }
  dragged: { seat: Seat; by: Seat; cf: number; falls: boolean }
  turnedToFace: { seat: Seat; facing: Dir }
  advantageTaken: { seat: Seat; over: Seat; value: number }
  attacksRevealed: { seat: Seat; rows: readonly Row[] } & OnBeasts
  allocationSeen: { seat: Seat; target: Seat; defence: readonly number[]; guard: string }
  attackRolled: {
    seat: Seat
    target: Seat
    area: Area
    round: number
    /** After halving; the defence as it was allocated. */
    cf: number
    defence: number
    guard: string
    roll: number
    result: string
    counts: string
    /** Why it counts as something else, and how the CF came to be others than were allocated. */
    because?: readonly Reason[]
    from?: readonly SumStep[]
    defenceFrom?: readonly SumStep[]
  } & OnBeast
  fumbled: { seat: Seat; loss: number }
  shieldDamaged: { seat: Seat; holds: boolean }
  shieldBattered: { seat: Seat }
  dropChecked: { seat: Seat; what: 'weapon' | 'shield'; drops: boolean }
  dropped: { seat: Seat; item: ItemKind; cell: number }
  weaponBroke: { seat: Seat; item: ItemKind; usable: boolean }
  weaponHeld: { seat: Seat; item: ItemKind }
  woundRolled: { seat: Seat; area: Area; wounds: number } & OnBeast
  criticalHit: { seat: Seat; area: Area; code: CriticalCode } & OnBeast
  /** The steps lead to the wounds, where they come from a wound roll. */
  wounded: { seat: Seat; area: Area; wounds: number; steps?: readonly SumStep[] } & OnBeast
  bled: { seat: Seat; area: Area } & OnBeast
  died: { seat: Seat; by: Seat; cleaved: boolean }
  bloodSpilt: { cell: number }
  sandThrown: { seat: Seat; target: Seat } & Sum
  grappled: { seat: Seat; by: Seat; area: Area }
  squeezed: { seat: Seat; by: Seat }
  exhausted: { seat: Seat }
  matchStopped: { turn: number } & Sum
  matchGoesOn: { turn: number } & Sum
  /** The side that has won, and who of it still lives. */
  matchEnded: { winner: number | null; winners: readonly Seat[] }
}

export type Kind = keyof EventFields

/**
 * What an event tells besides that comes from a log sheet. Where sheets are open it stands in the event itself, else
 * under `hidden` for those who may know.
 */
export interface SheetFields {
  fallChecked: Sum
  centurionChecked: Partial<Sum>
  centurionMoves: Sum
  centurionDefends: { all: number } & Sum
  impactRolled: Sum
  /** The total is missing where the points of stun do not come from a throw, or from other men's sheets. */
  stunned: { stun: number } & Partial<Sum>
  trampled: { bonus: number }
  stumbleChecked: Sum
  stunRecovered: { removed: number; left: number } & Sum
  threw: Sum
  recoveryTried: Sum
  appealed: Sum
  netThrown: Sum
  grabRolled: Sum
  dragged: Sum
  /** A special defence fixes the result: then there is no total. `defenceLoss` has weakened the defence (§9.4.6). */
  attackRolled: { modifier: number; defenceLoss: number } & Partial<Sum>
  shieldDamaged: { boxes: number; points: number } & Sum
  dropChecked: Sum
  weaponBroke: Sum
  weaponHeld: Sum
  woundRolled: { armour: number } & Sum
  /** Open to everybody, unless it comes from points of stun (§22.3). */
  criticalHit: Sum
  wounded: { cfLost: number }
  squeezed: Sum
  exhausted: { loss: number } & Sum
}

type OfSheet<K extends Kind> = K extends keyof SheetFields ? SheetFields[K] : object

export type EventOf<K extends Kind> = Readonly<EventFields[K]> &
  Readonly<Partial<OfSheet<K>>> & {
    readonly kind: K
    readonly rule: Rule
    readonly to?: readonly Seat[]
    readonly hidden?: Hidden & Readonly<OfSheet<K>>
  }

/** An event with what the reader may know of log sheets. */
export function disclosed<E extends Event>(event: E): E {
  if (!event.hidden) return event
  const { to: _, ...fields } = event.hidden
  return { ...event, ...fields }
}

export type Event = { [K in Kind]: EventOf<K> }[Kind]
