/** One description per game: what commands, opponents, the lab and the screens need of it besides its rules. */
import { type ArenaView, figureFact } from './arena-view.ts'
import type { Check } from './checks.ts'
import { t } from './language.ts'
import type { Opponent } from './player.ts'
import type { Reckonings } from './reckoning.ts'
import type { AnyOptions, Game, Rule, Seat } from './referee.ts'
import { effectiveOptions, type Ruleset } from './ruleset.ts'
import { figureSheet, type SheetKind } from './sheet.ts'
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

/** Things that are counted in whole numbers from 0 up. */
export interface Counters<G extends Game> {
  readonly names: readonly string[]
  /** In the order of their names; null once one is no longer counted, as the stun of the dead. */
  count(state: G['state']): readonly (number | null)[]
}

/** What is varied and compared when a game's balance is judged. */
export interface Balance {
  /** The styles that are set against each other, in the book's order. */
  readonly styles: readonly string[]
  /** What those are called whose id does not spell it. */
  readonly titles?: Readonly<Record<string, string>>
  /** Bouts of each pairing when nobody says otherwise, and for a quick look. */
  readonly bouts: { readonly usual: number; readonly quick: number }
  /** How gladiators are made and anything else a reader must know, in sentences. */
  readonly notes: readonly string[]
  duel(first: string, second: string): unknown
  /** What each end of the game means, in a few words. */
  readonly ends: Readonly<Record<string, string>>
  /** The ends that are deaths. */
  readonly deaths: readonly string[]
  /** Who moves first and how that is settled, in a sentence. */
  readonly firstMoveNote: string
  /** The pairings on which switches are tried out. */
  readonly reference: readonly (readonly [string, string])[]
  /** What is tried of switches that are numbers; without an entry their ends. */
  readonly numbers: Readonly<Record<string, readonly number[]>>
  readonly characteristics: readonly { readonly id: string; readonly name: string }[]
  /** Two equal gladiators, of whom the one on that seat has a point more of something. */
  mirror(characteristic: string, better: 0 | 1): unknown
  /** Who those two are, in a sentence. */
  readonly mirrorNote: string
  /** Foes whom nobody plays and whom the styles may meet: what they are, and a bout of a man against one. */
  readonly foes?: {
    readonly title: string
    readonly note: string
    readonly styles: readonly string[]
    readonly types: readonly string[]
    duel(style: string, foe: string): unknown
  }
}

/** A match for whoever wants to fight at once. A person leads the first side. */
export interface QuickBout<G extends Game> {
  /** By which commands and pages ask for it. */
  readonly id: string
  /** What it is, in two or three words. */
  readonly title: string
  /** Who meets whom, in a sentence. */
  readonly note: string
  readonly setup: G['setup']
  readonly options: AnyOptions
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
  /** By name; none where switches come one by one. */
  readonly presets: Readonly<Record<string, Preset>>
  /**
   * Who meets whom when nobody says otherwise. Head to head, somebody decides for everyone; otherwise the tables of the
   * game run those whom they can run.
   */
  teams(isHeadToHead: boolean): Teams
  /** A match of gladiators given by type. */
  setup(teams: Teams, isHeadToHead?: boolean): G['setup']
  defaultSetup(isHeadToHead: boolean): G['setup']
  /** The fields of a set-up, so that what is wrong with one is named by its field; `checkSetup` looks at all else. */
  readonly setupFields?: Check
  /**
   * None where a match is more than a bout. The first is for whoever does not choose, and even: with the standard
   * opponent on both sides each wins half.
   */
  readonly quick: readonly QuickBout<G>[]
  seats(state: G['state']): readonly SeatView[]
  /** By which questions the first move is known: his who is asked, or nobody's, as all move together. */
  readonly firstMove: Readonly<Partial<Record<G['question']['kind'], 'asked' | 'together'>>>
  readonly situations: readonly Situation[]
  /** What a person wants to know of a state, a line for each man, as everybody may see it. */
  facts(state: G['state']): readonly string[]
  /** What several steps add up to, counter by counter, where the game has such a stretch: a phase with its fight. */
  readonly counters?: {
    of(state: G['state']): Counters<G>
    /** Paragraphs whose dice make no difference to what is counted, nor to facts. */
    readonly blind: readonly Rule[]
    /** Whether the stretch ends here. */
    until(state: G['state']): boolean
    /** A key of all that what is still to be counted depends on (see the lab's `CountersQuestion`). */
    ahead?(state: G['state']): string | null
  }
  /** How the numbers came about that a match shows: totals in its lines, numbers on cards. */
  readonly reckonings?: Reckonings<G>
  /** What people fill in at a real table, to be printed. */
  readonly sheets: readonly SheetKind<G>[]
  /** Null where there are no two styles to compare. */
  readonly balance: Balance | null
}

/** A game as it stands in the list of games. */
export interface GameEntry<G extends Game = Game> extends Manifest<G> {
  /** By level; `standard` is the default. */
  readonly opponents: Readonly<Record<string, Opponent<G>>>
}

/**
 * A game for the list. Which one it is, is known only when the program runs; its parts meet only states, questions and
 * views of its own ruleset, which is one of them.
 */
export function gameEntry<G extends Game>(
  manifest: Manifest<G>,
  opponents: Readonly<Record<string, Opponent<G>>>,
): GameEntry {
  return { ...manifest, opponents } as unknown as GameEntry
}

/** Finds a game by the id of its ruleset. */
export type GameLookup = (ruleset: string) => GameEntry

/** Throws a RangeError that names the known rulesets. */
export function gameLookup(games: readonly GameEntry[]): GameLookup {
  return (id) => {
    const found = games.find(({ ruleset }) => ruleset.id === id)
    if (found) return found
    throw new RangeError(t`unknown ruleset "${id}"; known are ${games.map(({ ruleset }) => ruleset.id).join(', ')}`)
  }
}

/** Throws a RangeError that names the levels there are. */
export function opponentOf<G extends Game>({ opponents, ruleset }: GameEntry<G>, level: string): Opponent<G> {
  if (Object.hasOwn(opponents, level)) return opponents[level]!
  throw new RangeError(t`unknown opponent "${level}"; ${t(ruleset.title)} has ${Object.keys(opponents).join(', ')}`)
}

/** Throws a RangeError that names the quick bouts there are; without a name, the first. */
export function quickBoutOf<G extends Game>(
  ruleset: string,
  quick: readonly QuickBout<G>[],
  id?: string,
): QuickBout<G> {
  const found = id === undefined ? quick[0] : quick.find((bout) => bout.id === id)
  if (found) return found
  if (quick.length === 0) throw new RangeError(t`${ruleset} has no quick bout`)
  throw new RangeError(t`unknown quick bout "${id}"; ${ruleset} has ${quick.map((bout) => bout.id).join(', ')}`)
}

/**
 * The match before the first die. It is looked at with the default options, under which everybody has his place; the
 * options that are really meant decide whether the set-up is legal. Throws a RangeError if it is not.
 */
function startingState<G extends Game>(
  { ruleset }: Manifest<G>,
  setup: G['setup'],
  options: Readonly<Record<string, unknown>>,
): G['state'] {
  const refusal = ruleset.checkSetup(setup, effectiveOptions(ruleset, options))
  if (refusal) throw new RangeError(`${refusal.rule} ${refusal.message}`)
  return ruleset.start(setup, effectiveOptions(ruleset, {}))
}

export function startingView<G extends Game>(
  manifest: Manifest<G>,
  setup: G['setup'],
  options: Readonly<Record<string, unknown>>,
): G['view'] {
  return manifest.ruleset.view(startingState(manifest, setup, options), null)
}

/** Who sits where. */
export function seatsOf<G extends Game>(
  manifest: Manifest<G>,
  setup: G['setup'],
  options: Readonly<Record<string, unknown>>,
): readonly SeatView[] {
  return manifest.seats(startingState(manifest, setup, options))
}

/** A game on a hex arena. */
export interface ArenaGame extends Game {
  readonly view: ArenaView
}

type ArenaPart =
  | 'ruleset'
  | 'book'
  | 'chunk'
  | 'presets'
  | 'teams'
  | 'defaultSetup'
  | 'quick'
  | 'setup'
  | 'seats'
  | 'facts'
  | 'sheets'

/** What games on a hex arena have in common: everybody is decided for, and a set-up lists fighters by their types. */
export function arenaManifest<G extends ArenaGame>(ruleset: Ruleset<G>): Pick<Manifest<G>, ArenaPart> {
  const seats = (state: G['state']): SeatView[] =>
    ruleset.view(state, null).figures.map(({ seat, name, type, team }) => ({ seat, name, type, team, isPlayed: true }))
  return {
    ruleset,
    book: ruleset.id,
    chunk: 1000,
    presets: {},
    teams: () => {
      const state = ruleset.start(ruleset.defaultSetup, effectiveOptions(ruleset, {}))
      const sides = Map.groupBy(seats(state), ({ team }) => team)
      return [...sides.values()].map((side) => side.map(({ type }) => type))
    },
    defaultSetup: () => ruleset.defaultSetup,
    quick: [{ id: 'duel', title: t('A duel'), note: '', setup: ruleset.defaultSetup, options: {} }],
    setup: (teams) => ({ fighters: entrantsOf(teams) }),
    seats,
    facts: (state) => ruleset.view(state, null).figures.map(figureFact),
    sheets: [
      {
        id: 'record',
        title: t('Record sheet'),
        what: t('a gladiator with his arms and what he has left'),
        blank: () => [figureSheet(null)],
        filled: (state, seat) => ruleset.view(state, seat).figures.map(figureSheet),
      },
    ],
  }
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

/** Two equals but for one thing, so that the better one sits first or second. */
export function seated<T>(better: 0 | 1, stronger: T, plain: T): [T, T] {
  return better === 0 ? [stronger, plain] : [plain, stronger]
}
