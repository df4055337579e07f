/** The plain data of a match: cards, items, zones by number. */
import type { Seat } from '@harena/engine'
import type { ArenaId } from '../tables/arenas.ts'
import type { Signature } from '../tables/signatures.ts'
import type { Size } from '../tables/size.ts'
import type { ItemKind, Style } from '../tables/styles.ts'
import type { Options } from './options.ts'
import type { Mode } from './questions.ts'

export type Hand = 'left' | 'right'

export type Shield = 'none' | 'small' | 'large'

/** A Star is run by a player, an NPG (Non-Player Gladiator) by the tables (§3.1). */
export type Control = 'star' | 'npg'

export const ATTRIBUTES = ['savvy', 'strength', 'speed'] as const
export type Attribute = (typeof ATTRIBUTES)[number]
export type Attributes = Record<Attribute, number>

/** What lasts from match to match. */
export interface Sheet {
  readonly name: string
  readonly gender: 'male' | 'female'
  readonly handed: Hand
  readonly size: Size
  readonly attributes: Readonly<Attributes>
  /** By part: zero or less, for good (T7-1). */
  readonly partPenalty: readonly number[]
  readonly signatures: readonly Signature[]
  readonly primary: Style
  readonly secondary: Style | null
}

export interface Entrant {
  readonly sheet: Sheet
  readonly control: Control
  readonly side: number
  readonly style: 'primary' | 'secondary'
  /** How often the Emperor has spared him in earlier matches (T6-2). */
  readonly imperialSpares: number
}

export interface Setup {
  readonly arena: ArenaId
  /** Through which pair of gates the first two sides enter (§4.8). */
  readonly gates: 'WE' | 'NS'
  /** 'roll': a 7 on two dice decides (§4.7). */
  readonly toTheDeath: 'no' | 'yes' | 'roll'
  /** 'rolled': every gladiator gets an opponent by §4.1 and §4.5.1; all of them stand on side 0 then. */
  readonly opponents: 'given' | 'rolled'
  readonly gladiators: readonly Entrant[]
}

export type Fate = 'functioning' | 'unconscious' | 'incapacitated' | 'surrendered' | 'dead' | 'dismissed'

/** What became of a thing: in a hand, on the ground, on its target, or out of play. */
export type ItemPlace = 'held' | 'ground' | 'onTarget' | 'gone'

export interface Item {
  kind: ItemKind
  owner: Seat
  place: ItemPlace
  /** Where it lies; -1 while it does not. */
  zone: number
  /** Who may destroy it at his next Movement Phase (§5.3.3); -1 nobody. */
  destroyBy: Seat
}

/** The Roster Card (§2.4). */
export interface Card {
  name: string
  control: Control
  side: number
  gender: 'male' | 'female'
  handed: Hand
  size: Size
  style: Style
  secondaryInUse: boolean
  signatures: Signature[]
  apTotal: number
  imperialSpares: number
  /** As they stood when the match began. */
  original: Attributes
  /** Less what the match has taken. */
  now: Attributes
  /** AC by part; it never changes during a match (§3.9). */
  armour: number[]
  partMax: number[]
  parts: number[]
  /** The number of the item in each hand, -1 for none. */
  left: number
  right: number
  bonus: number
  starPower: number
  zone: number
  gate: number
  /** The zone he faces; kept only where the front of a Retiarius is strict (G-34). */
  faces: number
  isDown: boolean
  /** The net he lies under, -1 for none. */
  net: number
  isBlinded: boolean
  steadyUsed: boolean
  kickedSand: boolean
  threwWeapon: boolean
  woundsTaken: number
  woundsInflicted: number
  /** By part: how many wounds, and how many Attribute points they cost. */
  woundsAt: number[]
  attributeLoss: number[]
  /** Wounds taken, by the seat of the hitter. */
  woundsFrom: number[]
  defeated: Seat[]
  killingStrokes: Seat[]
  fate: Fate
  /** How he fell; stays when the fate becomes death. */
  fell: 'killingStroke' | 'unconscious' | 'incapacitated' | 'surrendered' | 'putToDeath' | null
  /** Who is credited with his defeat, -1 for nobody. */
  defeatedBy: Seat
  spared: boolean | null
}

/** One Attack roll. 'retake' comes after an equal result, 'counter' from the first Counterstrike on (G-15). */
export interface Exchange {
  readonly kind: 'attack'
  readonly attacker: Seat
  readonly defender: Seat
  readonly mode: Mode
  readonly stage: 'first' | 'retake' | 'counter'
}

/** A blow that has struck, until it is known where. */
export interface Blow {
  readonly hitter: Seat
  readonly victim: Seat
  readonly impact: number
  /** What T5-7 adds for the weapon. */
  readonly bonus: number
  readonly shield: Shield
  readonly shieldHand: Hand | null
}

/** What comes next in an activation. Whoever is asked in it is asked first, before any die falls. */
export type Step =
  | { readonly kind: 'act' }
  | { readonly kind: 'handle' }
  | { readonly kind: 'chooseOpponent' }
  | { readonly kind: 'netToss'; readonly target: Seat }
  | { readonly kind: 'maneuver'; readonly opponent: Seat }
  | { readonly kind: 'mode'; readonly attacker: Seat; readonly defender: Seat }
  | Exchange
  | { readonly kind: 'location'; readonly blow: Blow; readonly totals: readonly [number, number] }
  | {
      readonly kind: 'starPower'
      readonly hitter: Seat
      readonly victim: Seat
      readonly part: number
      readonly damage: number
    }

export type Phase = 'preparation' | 'order' | 'activation' | 'over'

export interface State {
  options: Options
  arena: ArenaId
  gates: Setup['gates']
  deathMode: Setup['toTheDeath']
  toTheDeath: boolean
  /** How many of the first cards still have to roll up their opponents. */
  toRollUp: number
  cards: Card[]
  items: Item[]
  phase: Phase
  turn: number
  /** Who acts in this turn, and how many have. */
  order: Seat[]
  acted: number
  /** Who is active, and what comes next in his activation; -1 and null between turns. */
  active: Seat
  next: Step | null
  /** In this activation: whether an item was picked up, an Attack roll was made. */
  handled: boolean
  attackRolled: boolean
  diludia: number
  /** -1 while the match is on and when it is dismissed. */
  winner: number
}
