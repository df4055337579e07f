/** What a game gives to the table, the opponents, the lab and the screens. */

import type { Aim, Preview } from './arena-view.ts'
import { formatGoal, GOAL, parseGoal } from './goal.ts'
import type { Inside } from './inner-matches.ts'
import { t } from './language.ts'
import type { AnyAnswer, Game, OptionValue, Referee, Refusal, Rule, Seat } from './referee.ts'
import { checkedPlace, TABLES_PREFIX, type Tables } from './tables.ts'
import { shown } from './words.ts'

/** A house-rule switch or disputed ruling. The first value is not special: `default` names the default. */
export interface ChoiceOption {
  readonly id: string
  readonly rule: Rule
  readonly title: string
  /** Each possible value with what it means. */
  readonly values: Readonly<Record<string, string>>
  readonly default: string
  /** The value of records made before there was this switch; the default if absent. */
  readonly old?: string
}

export interface NumberOption {
  readonly id: string
  readonly rule: Rule
  readonly title: string
  readonly min: number
  readonly max: number
  readonly default: number
  readonly old?: number
}

export type Option = ChoiceOption | NumberOption

/** The effective options of a list of switches: every one has a value. */
export type OptionsOf<L extends readonly Option[]> = {
  [O in L[number] as O['id']]: O extends ChoiceOption ? Extract<keyof O['values'], string> : number
}

/** How one seat came out of a match. */
export interface SeatResult {
  readonly outcome: 'won' | 'lost' | 'drawn'
  /** What put him out, as the game names it; null if nothing did. */
  readonly end: string | null
  readonly kills: number
}

export interface MatchResult {
  readonly winners: readonly Seat[]
  /** Rounds or turns, as the game counts. */
  readonly length: number
  readonly seats: readonly SeatResult[]
}

export interface Ruleset<G extends Game> {
  readonly id: string
  readonly title: string
  readonly version: string
  readonly options: readonly Option[]
  /** The tables as printed, by the book's names: plain data. A match may be played with other numbers (see tables.ts). */
  readonly tables: Tables
  /** Whether a match may be ended by a goal among its switches (see goal.ts). */
  readonly takesGoals?: boolean
  /** The smallest sensible match, for `duel` and `play` when nobody says otherwise. */
  readonly defaultSetup: G['setup']
  /** Checks a set-up of unknown origin; a refusal says what is wrong and what would be right. */
  checkSetup(setup: unknown, options: G['options']): Refusal | null
  start(setup: G['setup'], options: G['options']): G['state']
  /**
   * Plays one step of the book, changing the state. A step begins with its question wherever the book lets it. Between
   * steps the state is plain data, the fight with all that is still sealed included: everything that the rest depends on.
   */
  playStep(state: G['state'], referee: Referee<G>): void
  isOver(state: G['state']): boolean
  result(state: G['state']): MatchResult
  /** In a campaign: how many months, or whatever it counts, are behind. A snapshot is kept of each (see campaign.ts). */
  stretch?(state: G['state']): number
  /** In a campaign: the match that is on, and how it would be opened by itself; null if there is none. */
  inside?(state: G['state']): Inside | null
  clone(state: G['state']): G['state']
  /**
   * A playable state of what a seat knows (null: of what everybody may know): where something is hidden from it, that is
   * replaced by what may be believed. The state itself where nothing is. Opponents, previews, lists of legal answers and
   * clients get this and nothing else.
   */
  known(state: G['state'], seat: Seat | null): G['state']
  /** The one legality test. Takes anything, also nonsense; null means legal. */
  check(state: G['state'], question: G['question'], answer: unknown): Refusal | null
  /** Every legal answer, or a sample of them where there are too many to list. */
  legal(state: G['state'], question: G['question']): AnyAnswer<G>[]
  /** One of them, as if drawn from that list, where it can be had without the others. */
  pick?(state: G['state'], question: G['question'], random: { below(count: number): number }): AnyAnswer<G>
  /** What a seat may see (null: what everybody may see), built up from nothing. */
  view(state: G['state'], seat: Seat | null): G['view']
  names(state: G['state']): readonly string[]
  /** The side that each seat fights on. */
  sides(state: G['state']): readonly number[]
  /** The question as a sentence to the one who is asked. */
  prompt(state: G['state'], question: G['question']): string
  /** An answer as a short label. */
  describe(state: G['state'], question: G['question'], answer: AnyAnswer<G>): string
  /** Where on the board an answer acts; null if it is not chosen there. */
  aim(state: G['state'], question: G['question'], answer: AnyAnswer<G>): Aim | null
  /** The exact odds of an answer that throws dice; null if it throws none. */
  preview(state: G['state'], question: G['question'], answer: AnyAnswer<G>): Preview | null
  /** An event as a sentence. */
  narrate(event: G['event'], names: readonly string[]): string
}

/** What is known of a ruleset's switches. */
interface Switched {
  readonly options: readonly Option[]
  readonly tables?: Tables
  readonly takesGoals?: boolean
}

/**
 * Completes given options with the defaults; those of a record with the values that old records keep. Throws a RangeError
 * on an unknown option, value or table entry, naming what would be right.
 */
export function effectiveOptions(
  { options, tables = {}, takesGoals = false }: Switched,
  given: Readonly<Record<string, unknown>>,
  isRecord = false,
): Record<string, OptionValue> {
  const effective: Record<string, OptionValue> = {}
  for (const option of options) {
    const missing = isRecord ? (option.old ?? option.default) : option.default
    effective[option.id] = checkedValue(option, Object.hasOwn(given, option.id) ? given[option.id] : missing)
  }
  for (const [id, value] of Object.entries(given)) {
    if (Object.hasOwn(effective, id)) continue
    if (id === GOAL && takesGoals) {
      effective[id] = formatGoal(parseGoal(value))
      continue
    }
    if (!id.startsWith(TABLES_PREFIX)) throw new RangeError(unknownOption(id, options))
    effective[id] = checkedPlace(tables, id.slice(TABLES_PREFIX.length), value)
  }
  return effective
}

function unknownOption(id: string, options: readonly Option[]): string {
  return t`unknown option ${shown(id)}; known are ${options.map((option) => option.id).join(', ') || 'none'}`
}

function checkedValue(option: Option, value: unknown): string | number {
  if ('values' in option) {
    if (typeof value === 'string' && Object.hasOwn(option.values, value)) return value
    const known = Object.keys(option.values).join(', ')
    throw new RangeError(t`option "${option.id}" cannot be ${shown(value)}; it can be ${known} (${option.rule})`)
  }
  if (typeof value === 'number' && Number.isInteger(value) && value >= option.min && value <= option.max) return value
  throw new RangeError(
    t`option "${option.id}" cannot be ${shown(value)}; it can be a whole number from ${option.min} to ${option.max} (${option.rule})`,
  )
}
