/** §7 The plain data of a career: a familia from month to month, with a match inside while one is on. */
import type { AnyAnswer, Seat } from '@harena/engine'
import type { Heroes } from '../match/game.ts'
import type { CareerOptions } from '../match/options.ts'
import type { Attribute, Control, Hand, Setup, Sheet, State } from '../match/state.ts'
import type { Signature } from '../tables/signatures.ts'
import type { Size, SizeRow } from '../tables/size.ts'
import type { Style } from '../tables/styles.ts'

export const LOCALES = ['fringes', 'heart', 'rome'] as const
export type Locale = (typeof LOCALES)[number]

export interface MonthOf {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
}

export interface CareerGladiator {
  /** The player he belongs to; -1 for an opponent who stays in the campaign. */
  owner: Seat
  control: Control
  sheet: Sheet
  totalFame: number
  laurels: number
  imperialSpares: number
  locale: Locale
  /** Where he fights from the next Day of Events on (G-45). */
  nextLocale: Locale
  free: boolean
  status: 'active' | 'retired' | 'dead'
  missesDay: MonthOf | null
  foughtToday: number
  record: { wins: number; losses: number; draws: number; kills: number }
}

/** §7.2 One line of the journal. */
export interface JournalEntry {
  readonly year: number
  readonly month: number
  readonly locale: Locale
  readonly name: string
  readonly style: Style
  readonly opponents: readonly string[]
  readonly result: 'win' | 'loss' | 'draw' | 'none'
  readonly end: string
  readonly fame: number
  readonly totalFame: number
  readonly laurel: boolean
  readonly toTheDeath: boolean
}

/** The match of the Day that is on: who stands behind each card. */
export interface Bout {
  match: State
  /** How it was opened. */
  readonly setup: Setup
  /** The player who sent his gladiators, and so throws the dice. */
  player: Seat
  locale: Locale
  /** By card: the number of the gladiator, -1 for one who is not seen again. */
  fighters: number[]
  /** After the match: the cards to be settled, in order, and what the first of them has won once that is counted. */
  toSettle: Seat[]
  won: Won | null
}

/** §7.7 What a match brought a gladiator who lives. */
export interface Won {
  readonly fame: number
  readonly laurel: boolean
}

/** §3.0 A Star in the making. */
export interface StarDraft {
  readonly name: string
  readonly gender: 'male' | 'female'
  readonly handed: Hand
  readonly size: SizeRow
  /** Null until they are chosen. */
  readonly signatures: readonly Signature[] | null
}

/** §4.1 How players share a match: against opponents of the tables, or against each other. */
export type Together = 'sameSide' | 'headToHead'

/** Whom a player sends into a match. */
export interface Party {
  readonly player: Seat
  readonly fighters: readonly Fighter[]
}

/** §4.1 A match that a player wants to share, until all whom he asked have answered. */
export interface Proposal extends Party {
  readonly mode: Together
  readonly toAsk: readonly Seat[]
  readonly joined: readonly Party[]
}

export interface CareerSetup {
  readonly players: readonly {
    readonly name: string
    /** How many Stars he creates. */
    readonly stars: number
    /** Grunts of his familia, by style; the tables run them. */
    readonly grunts: readonly Style[]
  }[]
  /** After so many months the career is closed. */
  readonly months: number
}

export type CareerPhase = 'creation' | 'month' | 'day' | 'proposal' | 'bout' | 'aftermath' | 'over'

export interface CareerState {
  options: CareerOptions
  players: string[]
  /** Who still has to be created, in order. */
  toCreate: { player: Seat; style: Style | null }[]
  draft: StarDraft | null
  monthsLeft: number
  year: number
  month: number
  day: { total: number; used: number }
  /** Who has stopped for today, and whose decision comes next. */
  stopped: boolean[]
  next: Seat
  proposal: Proposal | null
  /** Who has turned down whom today: [who asked, who declined]. */
  declined: (readonly [Seat, Seat])[]
  /** Who has lost his Stars and does not want to begin again. */
  hasLeft: boolean[]
  gladiators: CareerGladiator[]
  /** How many opponents have been rolled up; gives them names. */
  opponentsMet: number
  bout: Bout | null
  journal: JournalEntry[]
  phase: CareerPhase
}

export interface StarChoice {
  readonly name: string
  readonly gender: 'male' | 'female'
  readonly handed: Hand
}

export interface SignatureChoice {
  readonly signature: Signature
  readonly rollSecond: 'yes' | 'no'
}

export interface PointsChoice {
  readonly savvy: number
  readonly strength: number
  readonly speed: number
  readonly primary: Style
  readonly secondary: Style | null
}

export interface Fighter {
  readonly gladiator: number
  readonly style: 'primary' | 'secondary'
}

export type DayChoice =
  /** Against so many opponents; one for each gladiator where it does not say. */
  | { readonly do: 'fight'; readonly fighters: readonly Fighter[]; readonly foes?: number }
  | {
      readonly do: 'propose'
      readonly mode: Together
      readonly fighters: readonly Fighter[]
      readonly players: readonly Seat[]
    }
  | { readonly do: 'retire'; readonly gladiator: number }
  | { readonly do: 'stop' }

export type JoinChoice = { readonly do: 'join'; readonly fighters: readonly Fighter[] } | { readonly do: 'decline' }

interface Asked<Kind extends string> {
  readonly kind: Kind
  readonly seat: Seat
  readonly rule: string
}

/** Who the Star is so far, and what his size changes. */
interface Sized {
  readonly name: string
  readonly gender: 'male' | 'female'
  readonly size: Size
  readonly speed: number
  readonly strength: number
}

export type CareerQuestion =
  | Asked<'createStar'>
  | (Asked<'chooseSignature'> & Sized)
  | (Asked<'spendPoints'> & Sized & { readonly signatures: readonly Signature[] })
  | Asked<'beginAgain'>
  | Asked<'day'>
  /** Who asks, and whom he sends. */
  | (Asked<'join'> & { readonly mode: Together; readonly from: Seat; readonly fighters: readonly number[] })
  | (Asked<'improve'> & {
      readonly gladiator: number
      readonly fame: number
      readonly choices: readonly Attribute[]
    })
  /** A decision in the match that is on; its seats are the cards of the match. */
  | (Asked<'bout'> & { readonly question: Heroes['question'] })

export interface CareerAnswers extends Record<string, unknown> {
  createStar: StarChoice
  chooseSignature: SignatureChoice
  spendPoints: PointsChoice
  beginAgain: 'yes' | 'no'
  day: DayChoice
  join: JoinChoice
  improve: Attribute
  bout: AnyAnswer<Heroes>
}
