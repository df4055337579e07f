/** The plain data of a club: owners with rosters of gladiators, their fixtures, and the bout inside while one is on. */
import type { AnyAnswer, Game, Referee, Seat } from '../referee.ts'
import type { Ruleset } from '../ruleset.ts'
import type { ClubOptions } from './options.ts'

/** What the set-up of a bout takes of a gladiator; it lasts from bout to bout. */
export interface ClubSheet {
  readonly name: string
}

/** C.1 A gladiator as his owner wants him: a type of the book, or equipment of his own. */
export interface Recruit {
  readonly name: string
  readonly type?: string
  readonly equipment?: unknown
}

export interface ManRecord {
  readonly won: number
  readonly lost: number
  readonly drawn: number
  readonly kills: number
}

export interface Man<S extends ClubSheet> {
  readonly owner: Seat
  sheet: S
  record: ManRecord
  /** How many he has defeated on this day. */
  defeatedToday: number
  /** The day on which he fell; null while he lives. */
  fellOn: number | null
}

/** C.2 Who meets whom, and on which day. */
export interface Fixture {
  readonly day: number
  readonly home: Seat
  readonly away: Seat
}

/** How a fixture went. */
export interface FixtureResult extends Fixture {
  /** The men of both, by number; none where it was not fought. */
  readonly homeMen: readonly number[]
  readonly awayMen: readonly number[]
  /** Null for a draw, and where nobody came. */
  readonly winner: Seat | null
  /** Whether somebody came: without that it counts for nobody (C.4). */
  readonly isHeld: boolean
  readonly fallen: readonly number[]
}

/** The bout that is on: by seat of the match, the number of the man. */
export interface ClubBout<M extends Game> {
  match: M['state']
  readonly men: readonly number[]
  /** How it was opened. */
  readonly setup: M['setup']
}

export interface ClubSetup {
  readonly owners: readonly { readonly name: string }[]
  /** With how many gladiators each begins. */
  readonly roster: number
  /** How many each sends into a bout. */
  readonly send: number
  /** How often each meets each. */
  readonly cycles: number
}

export type ClubPhase = 'recruiting' | 'day' | 'sending' | 'bout' | 'over'

export interface ClubState<M extends Game, S extends ClubSheet> {
  options: M['options'] & ClubOptions
  owners: string[]
  send: number
  fixtures: readonly Fixture[]
  results: FixtureResult[]
  day: number
  /** How many the crowd has spared on this day. */
  sparedToday: number
  /** Whose roster is to be filled, in order. */
  toRecruit: Seat[]
  men: Man<S>[]
  bout: ClubBout<M> | null
  phase: ClubPhase
}

interface Asked<Kind extends string> {
  readonly kind: Kind
  readonly seat: Seat
  readonly rule: string
}

export type ClubQuestion<M extends Game> =
  | Asked<'recruit'>
  /** So many men, against that owner. */
  | (Asked<'send'> & { readonly men: number; readonly against: Seat })
  /** A decision in the bout that is on; its seats are those of the bout. */
  | (Asked<'bout'> & { readonly question: M['question'] })

export interface ClubAnswers<M extends Game> extends Record<string, unknown> {
  recruit: Recruit
  /** By their numbers. */
  send: readonly number[]
  bout: AnyAnswer<M>
}

interface Told<Kind extends string> {
  readonly kind: Kind
  readonly rule: string
}

export type ClubEvent<M extends Game> =
  | (Told<'recruited'> & { readonly owner: Seat; readonly name: string; readonly about: string })
  | (Told<'dayBegan'> & { readonly day: number; readonly meetings: readonly (readonly [Seat, Seat])[] })
  | (Told<'menSent'> & {
      readonly home: Seat
      readonly away: Seat
      readonly homeMen: readonly string[]
      readonly awayMen: readonly string[]
    })
  | (Told<'bout'> & {
      readonly event: M['event']
      readonly names: readonly string[]
      readonly to?: readonly Seat[]
    })
  | (Told<'struckOff'> & { readonly owner: Seat; readonly name: string })
  | (Told<'fixtureDecided'> & {
      readonly home: Seat
      readonly away: Seat
      readonly winner: Seat | null
      readonly isFought: boolean
      readonly isHeld: boolean
    })
  | (Told<'seasonClosed'> & { readonly first: readonly Seat[]; readonly points: number })

export interface ManView {
  readonly number: number
  readonly owner: Seat
  readonly name: string
  readonly type: string
  /** What his sheet says besides, in a few words. */
  readonly about: string
  readonly record: ManRecord
  readonly fellOn: number | null
}

/** C.7 One line of the table. */
export interface Standing {
  /** From 1; equals share it. */
  readonly place: number
  readonly owner: Seat
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly kills: number
  readonly fallen: number
  readonly points: number
}

export interface ClubView<M extends Game> {
  readonly owners: readonly string[]
  readonly day: number
  readonly days: number
  readonly sparedToday: number
  readonly phase: ClubPhase
  readonly men: readonly ManView[]
  readonly fixtures: readonly Fixture[]
  readonly results: readonly FixtureResult[]
  readonly table: readonly Standing[]
  readonly match: M['view'] | null
  /** By seat of the match. */
  readonly fighters: readonly number[]
}

/** The types that make up a club of a game. */
export interface Club<M extends Game, S extends ClubSheet> {
  readonly setup: ClubSetup
  readonly options: M['options'] & ClubOptions
  readonly state: ClubState<M, S>
  readonly question: ClubQuestion<M>
  readonly answers: ClubAnswers<M>
  readonly event: ClubEvent<M>
  readonly view: ClubView<M>
}

export type ClubRef<M extends Game, S extends ClubSheet> = Referee<Club<M, S>>

/** A man as he goes into a bout. */
export interface Entered<S extends ClubSheet> extends Pick<Man<S>, 'sheet' | 'record' | 'defeatedToday'> {
  readonly team: number
}

/** What a bout leaves of a man. */
export interface Left<S extends ClubSheet> {
  readonly sheet: S
  readonly isAlive: boolean
  readonly defeated: number
}

/** What a game brings to its club. */
export interface ClubBook<M extends Game, S extends ClubSheet> {
  readonly id: string
  readonly title: string
  readonly version: string
  readonly match: Ruleset<M>
  /** The types that may be recruited, in the book's order. */
  readonly types: readonly string[]
  /** Rolls what the book rolls for a new gladiator, the first of a bout that never begins, and says what came of it. */
  rollUp(match: M['state'], referee: Referee<M>): Partial<S>
  setupOf(men: readonly Entered<S>[], sparedToday: number): M['setup']
  left(match: M['state'], seat: Seat, before: S): Left<S>
  /** The day's count of those whom the crowd has spared, after a bout. */
  sparedAfter(match: M['state'], before: number): number
  typeOf(sheet: S): string
  /** His sheet in a few words. */
  about(sheet: S): string
  /** A type or such words as people read them, where records keep others. */
  inWords?(text: string): string
}

export const nothingYet: ManRecord = { won: 0, lost: 0, drawn: 0, kills: 0 }

export function isAlive({ fellOn }: Pick<Man<ClubSheet>, 'fellOn'>): boolean {
  return fellOn === null
}

/** The numbers of an owner's living men. */
export function livingOf<M extends Game, S extends ClubSheet>({ men }: ClubState<M, S>, owner: Seat): number[] {
  return [...men.keys()].filter((number) => men[number]!.owner === owner && isAlive(men[number]!))
}

/** A bout of a recruit with another like him: what is wrong with it is wrong with him. */
export function twinsOf<M extends Game, S extends ClubSheet>(book: ClubBook<M, S>, recruit: Recruit): M['setup'] {
  const sheet = recruit as unknown as S
  const twin = { ...sheet, name: sheet.name === 'A' ? 'B' : 'A' }
  const man = { record: nothingYet, defeatedToday: 0 }
  return book.setupOf(
    [
      { ...man, sheet, team: 0 },
      { ...man, sheet: twin, team: 1 },
    ],
    0,
  )
}
