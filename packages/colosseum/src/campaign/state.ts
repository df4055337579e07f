/** The plain data of a gladiator campaign: the men, and the match inside while one is on. */
import type { AnyAnswer, Seat } from '@harena/engine'
import type { Talents } from '../match/campaign-sheet.ts'
import type { Colosseum } from '../match/game.ts'
import type { Setup } from '../match/setup.ts'
import type { State } from '../match/state.ts'
import type { MatchType, OriginId, Skill, Talent, WeaponGroup } from '../tables/campaign.ts'
import type { Rating, Ratings } from '../tables/characteristics.ts'
import type { StyleId } from '../tables/styles.ts'
import type { CampaignOptions } from './options.ts'

/** So many victories make the Emperor's Champion. */
export const VICTORIES = 10

export interface Man {
  /** The player he belongs to. */
  readonly owner: Seat
  readonly name: string
  origin: OriginId | null
  /** Permanent: only experience and injuries change them. */
  ratings: Ratings
  talents: Talents
  LK: number
  PR: number
  XP: number
  earned: number
  record: { V: number; S: number; M: number; kills: number }
  /** §33.3.1, §33.3.2 Points bought since his last match. */
  raised: Ratings
  /** Points bought in his whole career. */
  bought: Ratings
  /** §29.2.1 Fighting spirit of one for whom the book decides. */
  spirit: number
  /** The style he keeps, where he keeps one (§38.4). */
  style: StyleId | null
  status: 'active' | 'dead' | 'champion'
}

/** §31, §36 A man in the making: talent rolls that are still to be made. */
export interface Draft {
  readonly man: Man
  readonly rolls: number
}

/** §38.2 The match that is being arranged. */
export interface Bill {
  readonly type: MatchType
  /** §38.2.3 Somebody has chosen its type. */
  readonly isUnique: boolean
  readonly isDeath: boolean
  /** §38.4 His class, and those of the challengers; 0 and none in a hunt. */
  readonly own: number
  readonly others: readonly number[]
  /** Allies of his, by number. */
  readonly allies: number
  readonly style: StyleId | null
  /** Made to measure; null while it is not known, `rolled` if the dice decide. */
  readonly suit: readonly string[] | 'rolled' | null
}

/** The match that is on. */
export interface Bout {
  match: State
  /** How it was opened. */
  readonly setup: Setup
  /** By seat of the match: whose man he is; null for those whom nobody owns. The first one's owner throws the dice. */
  readonly owners: readonly (Seat | null)[]
  /** By seat of the match: his prestige when it began; null for a beast. */
  readonly prestige: readonly (number | null)[]
}

export interface JournalEntry {
  readonly round: number
  readonly name: string
  readonly type: MatchType
  readonly isDeath: boolean
  readonly style: StyleId
  readonly opponents: readonly string[]
  readonly letter: 'V' | 'S' | 'M' | null
  readonly isDead: boolean
  readonly turns: number
  readonly XP: number
}

export type CampaignPhase = 'creation' | 'arranging' | 'opponents' | 'bout' | 'aftermath' | 'spending' | 'over'

export interface CampaignState {
  options: CampaignOptions
  players: string[]
  /** Everybody fights once in a round (C.02). */
  round: number
  rounds: number
  /** Whose turn it is. */
  next: Seat
  /** Everybody who was ever created, in order. */
  men: Man[]
  draft: Draft | null
  bill: Bill | null
  /** C.00 Bills of players whose turn is still to come in this round, by player; null where none is drawn. */
  drawn: readonly (Bill | null)[]
  /** The player whose man is met; null while that is not settled, -1 for nobody. */
  rival: Seat | null
  /** Players whose men have fought in this round, out of their turn. */
  fought: readonly Seat[]
  bout: Bout | null
  /** How many challengers and allies have been named. */
  met: number
  readonly names?: number
  journal: JournalEntry[]
  phase: CampaignPhase
}

export interface CampaignSetup {
  readonly players: readonly { readonly name: string }[]
  /** After so many rounds the campaign is closed. */
  readonly rounds: number
  /** In which of their orders the names of strangers come; as they are listed where it is not said. */
  readonly names?: number
}

export interface NewMan {
  readonly name: string
  /** §36.1 Whether his origin is rolled for. */
  readonly origin: boolean
}

export type Purchase =
  | { readonly buy: 'rating'; readonly rating: Rating }
  | { readonly buy: 'level'; readonly talent: WeaponGroup | Skill }
  /** With so much added to the red die. */
  | { readonly buy: 'roll'; readonly red: number }
  | { readonly buy: 'nothing' }

interface Asked<Kind extends string> {
  readonly kind: Kind
  readonly seat: Seat
  readonly rule: string
}

export type CampaignQuestion =
  | Asked<'create'>
  | (Asked<'learn'> & { readonly name: string; readonly choices: readonly Talent[] })
  | (Asked<'matchType'> & { readonly name: string; readonly choices: readonly MatchType[] })
  | (Asked<'style'> & { readonly name: string; readonly choices: readonly StyleId[] })
  /** C.00 Whether his man meets that of another player. */
  | (Asked<'meet'> & { readonly name: string; readonly rival: string })
  | (Asked<'armour'> & { readonly name: string; readonly style: StyleId })
  | (Asked<'spend'> & { readonly name: string; readonly XP: number })
  /** A decision in the match that is on; its seats are those of the match. */
  | (Asked<'bout'> & { readonly question: Colosseum['question'] })

export interface CampaignAnswers extends Record<string, unknown> {
  create: NewMan
  learn: Talent
  matchType: MatchType
  style: StyleId
  meet: boolean
  armour: readonly string[] | 'rolled'
  spend: Purchase
  bout: AnyAnswer<Colosseum>
}

/** The living man of a player. */
export function manOf(state: CampaignState, player: Seat): Man | null {
  return state.men.find(({ owner, status }) => owner === player && status === 'active') ?? null
}

/** §33.3.1, §33.3.2 Nothing is bought yet. */
export const nothingRaised: Ratings = { TR: 0, ST: 0, AG: 0, CN: 0, W: 0 }

export function newMan(owner: Seat, name: string): Man {
  return {
    owner,
    name,
    origin: null,
    ratings: nothingRaised,
    talents: {},
    LK: 0,
    PR: 0,
    XP: 0,
    earned: 0,
    record: { V: 0, S: 0, M: 0, kills: 0 },
    raised: nothingRaised,
    bought: nothingRaised,
    spirit: 0,
    style: null,
    status: 'active',
  }
}

/** §38.5.1 The matches he has survived. */
export function matchesOf({ record }: Man): number {
  return record.V + record.S + record.M
}

export function cloneCampaign(state: CampaignState, cloneMatch: (match: State) => State): CampaignState {
  const cloneMan = (man: Man): Man => ({ ...man, record: { ...man.record } })
  return {
    ...state,
    // Ratings, talents, bills and journal entries are replaced, never changed.
    men: state.men.map(cloneMan),
    draft: state.draft && { ...state.draft, man: cloneMan(state.draft.man) },
    bout: state.bout && { ...state.bout, match: cloneMatch(state.bout.match) },
    journal: state.journal.slice(),
  }
}
