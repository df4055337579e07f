/** What a game gives to the table, the opponents, the lab and the screens. */
import type { Aim, Preview } from './arena-view.ts'
import type { AnyAnswer, Game, Referee, Refusal, Rule, Seat } from './referee.ts'

/** A house-rule switch or disputed ruling. The first value is not special: `default` names the default. */
export interface ChoiceOption {
  readonly id: string
  readonly rule: Rule
  readonly title: string
  /** Each possible value with what it means. */
  readonly values: Readonly<Record<string, string>>
  readonly default: string
}

export interface NumberOption {
  readonly id: string
  readonly rule: Rule
  readonly title: string
  readonly min: number
  readonly max: number
  readonly default: number
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
  /** The smallest sensible match, for `duel` and `play` when nobody says otherwise. */
  readonly defaultSetup: G['setup']
  /** Checks a set-up of unknown origin; a refusal says what is wrong and what would be right. */
  checkSetup(setup: unknown, options: G['options']): Refusal | null
  start(setup: G['setup'], options: G['options']): G['state']
  /** Plays one phase of the book, changing the state. Between phases the state is plain data. */
  playPhase(state: G['state'], referee: Referee<G>): void
  isOver(state: G['state']): boolean
  result(state: G['state']): MatchResult
  clone(state: G['state']): G['state']
  /** The one legality test. Takes anything, also nonsense; null means legal. */
  check(state: G['state'], question: G['question'], answer: unknown): Refusal | null
  /** Every legal answer, or a sample of them where there are too many to list. */
  legal(state: G['state'], question: G['question']): AnyAnswer<G>[]
  /** What a seat may see (null: what everybody may see), built up from nothing. */
  view(state: G['state'], seat: Seat | null): G['view']
  names(state: G['state']): readonly string[]
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

/** Completes given options with the defaults. Throws on an unknown option or value, naming the known ones. */
export function effectiveOptions(
  options: readonly Option[],
  given: Readonly<Record<string, unknown>>,
): Record<string, string | number> {
  for (const id of Object.keys(given)) {
    if (!options.some((option) => option.id === id)) {
      const known = options.map((option) => option.id).join(', ') || 'none'
      throw new RangeError(`unknown option ${printed(id)}; known are ${known}`)
    }
  }
  const effective: Record<string, string | number> = {}
  for (const option of options) {
    const value = Object.hasOwn(given, option.id) ? given[option.id] : option.default
    effective[option.id] = checkedValue(option, value)
  }
  return effective
}

function checkedValue(option: Option, value: unknown): string | number {
  if ('values' in option) {
    if (typeof value === 'string' && Object.hasOwn(option.values, value)) return value
    const known = Object.keys(option.values).join(', ')
    throw new RangeError(`option "${option.id}" cannot be ${printed(value)}; it can be ${known} (${option.rule})`)
  }
  if (typeof value === 'number' && Number.isInteger(value) && value >= option.min && value <= option.max) return value
  throw new RangeError(
    `option "${option.id}" cannot be ${printed(value)}; it can be a whole number from ${option.min} to ${option.max} (${option.rule})`,
  )
}

function printed(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 60)
}
