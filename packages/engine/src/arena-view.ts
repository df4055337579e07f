/** What the games on a hex arena show of their state: enough for any board that knows no rules. */
import type { Dir, Hex } from './hex.ts'
import type { Rule, Seat } from './referee.ts'

/** A thing in a hand, by the game's name for it; `count` for darts and arrows. */
export interface HeldView {
  readonly kind: string
  readonly count?: number
}

export interface FigureView {
  readonly seat: Seat
  readonly team: number
  readonly name: string
  readonly type: string
  readonly hex: Hex
  readonly facing: Dir
  /** What put him out; null while he fights. */
  readonly out: string | null
  /** Strength or boxes: how many there are, how many are gone. */
  readonly health: { readonly name: string; readonly total: number; readonly lost: number }
  /** Action or movement points left while it is his turn. */
  readonly points: { readonly name: string; readonly left: number } | null
  readonly right: readonly HeldView[]
  readonly left: readonly HeldView[]
  readonly helmet: 'none' | 'open' | 'closed'
  readonly armour: 'none' | 'light' | 'heavy'
  /** States that last: entangled, off balance, prone, locked ... as words. */
  readonly marks: readonly string[]
  /** What a card says of him besides: "save +3", "Heavy", "skills: Dodge". */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
}

export interface ArenaView {
  readonly arena: { readonly cols: number; readonly rows: number }
  /** Round or turn, as the game says. */
  readonly clock: { readonly name: string; readonly number: number }
  readonly active: Seat | null
  readonly figures: readonly FigureView[]
  readonly ground: readonly { readonly hex: Hex; readonly kind: string }[]
}

/** Where on the board an answer acts, so that it can be chosen there. */
export type Aim = HexAim | ZoneAim

export interface ZoneAim {
  readonly kind: 'zone'
  /** By its name. */
  readonly zone: string
}

export interface HexAim {
  readonly kind: 'step' | 'turn' | 'attack' | 'cast' | 'place' | 'pickUp'
  readonly hex: Hex
  /** The facing after it. */
  readonly facing?: Dir
  /** Points it costs. */
  readonly cost?: number
}

/** The aim where the board has hexes. */
export function hexAim(aim: Aim | null): HexAim | null {
  return aim?.kind === 'zone' ? null : aim
}

/** What would come of an answer that throws dice: each modifier with its paragraph, and the exact odds. */
export type Favours = 'you' | 'neither' | 'other'

export interface Preview {
  readonly title: string
  readonly lines: readonly { readonly text: string; readonly rule: Rule; readonly value: number }[]
  /** What the lines amount to, as one sentence. */
  readonly summary: string
  /** What follows from it and is worth knowing now. */
  readonly notes?: readonly string[]
  /** The same to the last number, for whoever asks. */
  readonly more?: readonly string[]
  readonly odds: readonly {
    readonly label: string
    readonly share: number
    /** Who gains by it: `both` are harmed, or one has to `yield` unharmed. */
    readonly tone: 'miss' | 'saved' | 'wound' | 'kill' | 'good' | 'both' | 'yield' | 'bad'
    /** Of two parts of one tone that which counts for more. */
    readonly isMore?: boolean
    /** Whom it favours, seen from the one who is asked: where there is more than anybody reads, it is told in these groups. */
    readonly favours?: Favours
  }[]
}

/** One man's lot in a line: `Felix: CF 9 of 12, prone`. */
export function figureFact({ name, out, health, marks }: FigureView): string {
  if (out) return `${name}: ${out}`
  return `${name}: ${[`${health.name} ${health.total - health.lost} of ${health.total}`, ...marks].join(', ')}`
}
