/** The plain data of a lanista campaign: schools with their men and money, and the month that is being played. */
import type { AnyAnswer, Rule, Seat } from '@harena/engine'
import {
  type Bill,
  type Bout,
  type CampaignAnswers,
  type CampaignQuestion,
  type Man,
  newMan,
} from '../campaign/state.ts'
import type { Colosseum } from '../match/game.ts'
import type { State } from '../match/state.ts'
import type { Weight } from '../tables/armour.ts'
import type { BeastId } from '../tables/beasts.ts'
import type { EventId } from '../tables/lanistas.ts'
import type { StyleId } from '../tables/styles.ts'
import type { LudusOptions } from './options.ts'

/** §39.5.4.5 How a match of a ludus is fought: its lanista plays, he watches the book play, or hears the result. */
export const conducts = ['hand', 'watch', 'decide'] as const
export type Conduct = (typeof conducts)[number]

/** A gladiator of a ludus; nobody else has his name, living or dead. */
export interface LudusMan extends Man {
  owner: Seat
  /** §37.3 Suits that were made for him, by weight. */
  suits: Partial<Record<Weight, readonly string[]>>
  /** §39.5.2 Hired for this month only. */
  isHired: boolean
  /** §39.5.2 CF that the feast of the month costs him in his match. */
  feast: number
  /** §38.2 He has been sent to the munus of the month. */
  isSent: boolean
}

export interface Ludus {
  readonly name: string
  /** How all its matches are fought, or that it is asked for each. */
  readonly conduct: Conduct | 'ask'
  denarii: number
  /** §39.4.2 */
  REP: number
  /** §39.5.2 The months in whose upkeep an instalment is due. */
  loans: readonly number[]
  /** §39.6 */
  isOut: boolean
  kills: number
  victories: number
}

/** What money moves for; every entry has somebody who pays and somebody who gets it, the bank for one of them. */
export const headings = [
  'start',
  'windfall',
  'loan',
  'instalment',
  'taxes',
  'hire',
  'bribe',
  'trade',
  'sale',
  'stock',
  'armour',
  'fee',
  'colosseum',
  'wager',
  'earnings',
  'upkeep',
  'reputation',
] as const
export type Heading = (typeof headings)[number]

/** One line of the accounts of the month; null is the bank. */
export interface Entry {
  readonly from: Seat | null
  readonly to: Seat | null
  readonly denarii: number
  readonly heading: Heading
}

/** What a month has left behind, by seat. */
export interface MonthNote {
  readonly month: number
  readonly denarii: readonly number[]
  readonly REP: readonly number[]
  readonly men: readonly number[]
  readonly hasMunus: boolean
}

/** One who fights for a side: a man of a ludus by his name, or a guest who leaves afterwards. */
export interface Fighter {
  readonly name: string
  readonly owner: Seat | null
  readonly style: StyleId
  readonly suit: readonly string[] | 'rolled'
  /** Who he is, if nobody owns him. */
  readonly guest: Man | null
}

/** §38 A match of the munus, as it was arranged. */
export interface Fixture {
  readonly number: number
  /** The man for whom it was rolled, and whose he is. */
  readonly hero: string
  readonly owner: Seat
  readonly bill: Bill
  readonly sides: readonly [readonly Fighter[], readonly Fighter[]]
  readonly beasts: readonly BeastId[]
  /** §39.5.4.4 Combat values of both sides; null where there is nothing to compare. */
  readonly values: readonly [number, number] | null
  /** By seat of those who have men in it. */
  readonly conduct: Readonly<Record<number, Conduct>>
  /** Which side has won, null for neither, undefined before it is fought. */
  readonly winner?: 0 | 1 | null
}

/** §39.5.4.3, §39.5.4.4 */
export interface Wager {
  readonly match: number
  readonly side: 0 | 1
  readonly backer: Seat
  /** Null is the bank. */
  readonly against: Seat | null
  /** What the backer gets if he is right, and pays if he is wrong. */
  readonly wins: number
  readonly loses: number
}

/** §39.5.4 The games of the month. */
export interface Munus {
  readonly quality: number
  readonly arena: number
  /** Men who wait for their match to be arranged, in order. */
  waiting: readonly string[]
  /** The match that is being arranged. */
  draft: Bill | null
  fixtures: readonly Fixture[]
  wagers: readonly Wager[]
}

/** §39.5.7 What a man who took part brings. */
export interface Taking {
  readonly name: string
  readonly owner: Seat
  readonly hasWon: boolean
  readonly isChampion: boolean
  /** Combat value and prestige of one who has left the ludus since; null while he is there. */
  readonly worth: number | null
}

export interface LudusEntry {
  readonly number: number
  readonly month: number
  readonly ludus: Seat
  readonly name: string
  readonly type: Bill['type']
  readonly isDeath: boolean
  readonly style: StyleId
  readonly opponents: readonly string[]
  readonly letter: 'V' | 'S' | 'M' | null
  readonly isDead: boolean
  readonly turns: number
}

/** The steps of a month in their order (§39.5); before the first one the stables are made (§39.4). */
export const phases = [
  'stables',
  'editor',
  'event',
  'trade',
  'sell',
  'order',
  'stock',
  'munus',
  'entries',
  'arrange',
  'bank',
  'wagers',
  'match',
  'bout',
  'experience',
  'settle',
  'earnings',
  'train',
  'spend',
  'upkeep',
  'check',
  'over',
] as const
export type LudusPhase = (typeof phases)[number]

export interface LudusState {
  options: LudusOptions
  ludi: Ludus[]
  /** 0 while the stables are made. */
  month: number
  /** §39.7 So many munera are held in all, and so many have been. */
  munera: number
  held: number
  editor: Seat | null
  event: EventId | null
  /** §39.5.2 Whose trainer makes everything cheaper this month. */
  trained: Seat | null
  /** §39.5.2 The professional who is to be had this month. */
  forHire: LudusMan | null
  /** Men of all ludi; the dead leave at the end of the month. */
  men: LudusMan[]
  /** How many have been named. */
  met: number
  readonly names?: number
  phase: LudusPhase
  /** Whose turn it is in this phase, in order: seats. */
  todo: readonly Seat[]
  /** How often the first of them has been asked. */
  asked: number
  /** §39.5.3.2 Stock that was ordered, by level. */
  orders: readonly { readonly ludus: Seat; readonly level: number }[]
  munus: Munus | null
  /** The fixture that is fought, and its match. */
  playing: number
  bout: Bout | null
  /** §33.3 Men whose purchases are still to come, by name. */
  spending: readonly string[]
  takings: readonly Taking[]
  accounts: readonly Entry[]
  history: readonly MonthNote[]
  journal: readonly LudusEntry[]
  /** Matches that have been fought in all. */
  fought: number
}

export interface LudusSetup {
  readonly ludi: readonly { readonly name: string; readonly conduct: Conduct | 'ask' }[]
  /** §39.7 The campaign ends after so many. */
  readonly munera: number
  /** In which of their orders the names of men come; as they are listed where it is not said. */
  readonly names?: number
}

/** §39.5.3.1 A man against money, with another lanista: whose man he is says who sells. */
export interface Offer {
  readonly man: string
  readonly with: Seat
  readonly price: number
}

/** §39.5.4.4 */
export interface BankWager {
  readonly match: number
  readonly side: 0 | 1
  readonly unit: number
}

/** §39.5.4.3 At any odds. */
export interface Challenge {
  readonly match: number
  readonly side: 0 | 1
  readonly against: Seat
  readonly wins: number
  readonly loses: number
}

interface Asked<Kind extends string> {
  readonly kind: Kind
  readonly seat: Seat
  readonly rule: Rule
}

export type OwnQuestion =
  | (Asked<'bid'> & { readonly name: string; readonly value: number })
  | Asked<'loan'>
  | Asked<'bribe'>
  | Asked<'offer'>
  | (Asked<'deal'> & { readonly offer: Offer; readonly from: Seat })
  | Asked<'sell'>
  | Asked<'order'>
  | Asked<'entries'>
  | (Asked<'allies'> & { readonly name: string; readonly most: number; readonly choices: readonly string[] })
  | (Asked<'rival'> & { readonly name: string; readonly choices: readonly string[] })
  | (Asked<'conduct'> & { readonly name: string })
  | Asked<'bank'>
  | Asked<'wager'>
  | (Asked<'cover'> & { readonly challenge: Challenge; readonly from: Seat })
  | (Asked<'raise'> & { readonly debt: number })

export type LudusQuestion = Exclude<CampaignQuestion, { kind: 'create' }> | OwnQuestion

export interface OwnAnswers extends Record<string, unknown> {
  bid: number
  loan: boolean
  /** Tens of denarii, for the ludus or for each of its men. */
  bribe: number | readonly number[]
  offer: Offer | null
  deal: boolean
  sell: readonly string[]
  order: readonly number[]
  entries: readonly string[]
  allies: readonly string[]
  rival: string | null
  conduct: Conduct
  bank: readonly BankWager[]
  wager: Challenge | null
  cover: boolean
  raise: string
}

export interface LudusAnswers extends CampaignAnswers, OwnAnswers {
  bout: AnyAnswer<Colosseum>
}

export function newLudusMan(owner: Seat, name: string): LudusMan {
  return { ...newMan(owner, name), owner, suits: {}, isHired: false, feast: 0, isSent: false }
}

/** The living men of a ludus, in the order in which they came. */
export function stableOf({ men }: Pick<LudusState, 'men'>, seat: Seat): LudusMan[] {
  return men.filter(({ owner, status }) => owner === seat && status === 'active')
}

export function manNamed({ men }: Pick<LudusState, 'men'>, name: string): LudusMan {
  return men.find((man) => man.name === name)!
}

/** Everybody who is still in the game, the Editor first and then in the order of the seats. */
export function inOrder({ ludi, editor }: LudusState): Seat[] {
  const seats = ludi.flatMap(({ isOut }, seat) => (isOut ? [] : [seat]))
  return editor === null ? seats : [...seats.filter((seat) => seat >= editor), ...seats.filter((seat) => seat < editor)]
}

export function cloneLudusState(state: LudusState, cloneMatch: (match: State) => State): LudusState {
  return {
    ...state,
    // All lists but these are replaced, never changed.
    ludi: state.ludi.map((ludus) => ({ ...ludus })),
    men: state.men.map((man) => ({ ...man, record: { ...man.record } })),
    forHire: state.forHire && { ...state.forHire },
    munus: state.munus && { ...state.munus },
    bout: state.bout && { ...state.bout, match: cloneMatch(state.bout.match) },
  }
}
