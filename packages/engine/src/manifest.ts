/** One description per game: what commands, opponents, the lab and the screens need of it besides its rules. */
import type { AnyOptions, Game, Seat } from './referee.ts'
import type { Ruleset } from './ruleset.ts'
import type { Situation } from './situation.ts'

/** A place at the table before the first die. */
export interface SeatView {
  readonly seat: Seat
  readonly name: string
  /** `rolled` where the dice still decide. */
  readonly type: string
  readonly team: number
  /** Whether somebody decides for him; otherwise the tables of the game do. */
  readonly isPlayed: boolean
}

/** Types of gladiators, one list for each team. */
export type Teams = readonly (readonly string[])[]

/** A bundle of switches with a sentence on what it is. */
export interface Preset {
  readonly switches: AnyOptions
  readonly note: string
}

/** Something that is counted in whole numbers from 0 up; null once it is no longer counted, as the stun of the dead. */
export interface Counter<G extends Game> {
  readonly name: string
  count(state: G['state']): number | null
}

/** What is varied and compared when a game's balance is judged. */
export interface Balance {
  /** The styles that are set against each other, in the book's order. */
  readonly styles: readonly string[]
  /** Bouts of each pairing when nobody says otherwise, and for a quick look. */
  readonly bouts: { readonly usual: number; readonly quick: number }
  /** How gladiators are made and anything else a reader must know, in sentences. */
  readonly notes: readonly string[]
  duel(first: string, second: string): unknown
  /** What each end of the game means, in a few words. */
  readonly ends: Readonly<Record<string, string>>
  /** The ends that are deaths. */
  readonly deaths: readonly string[]
  /** Who moves first and how that is settled; a game in which all move at once has no first move. */
  readonly firstMove: { readonly exists: boolean; readonly note: string }
  /** The pairings on which switches are tried out. */
  readonly reference: readonly (readonly [string, string])[]
  /** What is tried of switches that are numbers; without an entry their ends. */
  readonly numbers: Readonly<Record<string, readonly number[]>>
  readonly characteristics: readonly { readonly id: string; readonly name: string }[]
  /** Two equal gladiators, of whom the one on that seat has a point more of something. */
  mirror(characteristic: string, better: 0 | 1): unknown
  /** Who those two are, in a sentence. */
  readonly mirrorNote: string
}

export interface Manifest<G extends Game> {
  readonly ruleset: Ruleset<G>
  /** The name of its rule ledger, `docs/rules/<book>.md`, and of the package with its tests. */
  readonly book: string
  /** The types of gladiators, in the book's order; none where they are created in play. */
  readonly types: readonly string[]
  /** What the length of a match is counted in. */
  readonly unit: string
  /** How many matches a thread is given at once: small enough for a lively progress bar. */
  readonly chunk: number
  readonly presets: Readonly<Record<string, Preset>>
  /**
   * Who meets whom when nobody says otherwise. Head to head, somebody decides for everyone; otherwise the tables of the
   * game run those whom they can run.
   */
  teams(isHeadToHead: boolean): Teams
  /** A match of gladiators given by type. */
  setup(teams: Teams, isHeadToHead?: boolean): G['setup']
  defaultSetup(isHeadToHead: boolean): G['setup']
  seats(state: G['state']): readonly SeatView[]
  /** Questions whose answers stay hidden, wholly or in part, after all are in. */
  readonly secrets: readonly G['question']['kind'][]
  /** The questions by which the one who moves first is known; `null` stands for all moving at once. */
  readonly firstMove: Readonly<Partial<Record<G['question']['kind'], 'asked' | null>>>
  readonly situations: readonly Situation[]
  /** What a person wants to know of a state, a line for each man. */
  facts(state: G['state']): readonly string[]
  /** What can be counted step by step, and the dice that make no difference to it. */
  readonly counters?: {
    of(state: G['state']): readonly Counter<G>[]
    readonly blind: readonly string[]
  }
  readonly balance: Balance | null
}

/** Gladiators of renown; who fights under which name says nothing about his skill. */
const NAMES = ['Priscus', 'Verus', 'Crixus', 'Flamma', 'Hilarus', 'Tetraites', 'Spiculus', 'Astacius'] as const

export function nameFor(seat: Seat): string {
  return NAMES[seat] ?? `Gladiator ${seat + 1}`
}

/** Everyone of all teams, in the order of their seats. */
export function entrantsOf(teams: Teams): { readonly name: string; readonly type: string; readonly team: number }[] {
  const all = teams.flatMap((types, team) => types.map((type) => ({ type, team })))
  return all.map((one, seat) => ({ ...one, name: nameFor(seat) }))
}

/** Two lists swapped or not, so that the better one sits first or second. */
export function seated<T>(better: 0 | 1, stronger: T, plain: T): [T, T] {
  return better === 0 ? [stronger, plain] : [plain, stronger]
}
