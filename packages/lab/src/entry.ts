/** What the commands need of a ruleset besides its rules, so that they need not know which one they play. */
import type { View as ColosseumView } from '@harena/colosseum'
import type { ArenaView, Bot, Game, Ruleset, Seat } from '@harena/engine'
import type { CareerView, View as HeroesView } from '@harena/heroes'

/** A game on a hex arena; which one is known only when the program runs. */
export interface ArenaGame extends Game {
  readonly view: ArenaView
}

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

/** What is to be drawn. A game with other geometry adds its kind. */
export type BoardView =
  | { readonly kind: 'hexes'; readonly view: ArenaView }
  | { readonly kind: 'colosseum'; readonly view: ColosseumView }
  | { readonly kind: 'zones'; readonly view: HeroesView }
  | { readonly kind: 'career'; readonly view: CareerView }

/** Types of gladiators, one list for each team. */
export type Teams = readonly (readonly string[])[]

/** Values of switches by their ids. */
export type Switches = Readonly<Record<string, string | number>>

export interface Entry<G extends Game = ArenaGame> {
  readonly ruleset: Ruleset<G>
  /** The name of its rule ledger and of the package with its tests. */
  readonly book: string
  /** By level; `standard` is the default. */
  readonly opponents: Readonly<Record<string, Bot<G>>>
  /** The types of gladiators, in the book's order; none where they are created in play. */
  readonly types: readonly string[]
  /** What the length of a match is counted in. */
  readonly unit: string
  /** How many matches a thread is given at once: small enough for a lively progress bar. */
  readonly chunk: number
  /** Bundles of switches by name, where the game has any, and a sentence on each. */
  readonly presets?: Readonly<Record<string, Switches>>
  readonly presetNotes?: Readonly<Record<string, string>>
  /**
   * Who meets whom when nobody says otherwise. Head to head, somebody decides for everyone; otherwise the tables of the
   * game run those whom they can run.
   */
  teams(isHeadToHead: boolean): Teams
  defaultSetup(isHeadToHead: boolean): G['setup']
  /** A match of gladiators given by type. */
  setup(teams: Teams, isHeadToHead?: boolean): G['setup']
  seats(state: G['state']): readonly SeatView[]
  board(view: G['view']): BoardView
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
