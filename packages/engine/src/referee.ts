/**
 * The Referee: what rule code calls whenever a book says *roll*, *decide* or *this happened*. Rules are written once
 * against this contract; what they are used for (play, real dice, replay, simulation, exact odds) is the referee's
 * affair.
 */

/** A citation, as in the game's ledger: `§6.4`, `T5.3`, `R22`. */
export type Rule = string

/** A place at the table: one gladiator. One person may hold several seats. */
export type Seat = number

/** One decision put to one seat. Each game's union of questions is told apart by `kind`. */
export interface Question {
  readonly kind: string
  readonly seat: Seat
  readonly rule: Rule
}

/** One step of a sum, with the paragraph that says so. */
export interface SumStep {
  readonly what: string
  readonly value: number
  readonly rule: Rule
}

/** What only some may know of an event that everybody sees. */
export interface Hidden {
  /** The seats that may know it. */
  readonly to: readonly Seat[]
}

/** Something that happened, with the paragraph that says so. */
export interface GameEvent {
  readonly kind: string
  readonly rule: Rule
  /** The seats that may know of it; everybody when absent. */
  readonly to?: readonly Seat[]
  /** How a number came about, step by step, where the event tells one. */
  readonly steps?: readonly SumStep[]
  /** What would betray a hidden sheet, such as a total; see `eventFor`. */
  readonly hidden?: Hidden
}

/** An event as a seat may know it; undefined if it may not know of it at all. Null is a spectator. */
export function eventFor<E extends GameEvent>(event: E, seat: Seat | null): E | undefined {
  const knows = (seats: readonly Seat[]) => seat !== null && seats.includes(seat)
  if (event.to && !knows(event.to)) return undefined
  if (!event.hidden || knows(event.hidden.to)) return event
  const { hidden: _, ...shown } = event
  return shown as E
}

/** Dice that were thrown: by whom, what for, and what they showed. */
export interface Roll {
  readonly by: Seat
  readonly rule: Rule
  /** What they are called: `red`, `wound`, `who goes first`. */
  readonly name?: string
  readonly faces: readonly number[]
}

/** Why something is not allowed and what would be. */
export interface Refusal {
  readonly rule: Rule
  readonly message: string
}

/** A value of a switch, or of one place in a table. */
export type OptionValue = string | number | boolean | null

/** What a match is played by: switches by their ids, and changed places of tables as `tables.<path>`. */
export type AnyOptions = Readonly<Record<string, OptionValue>>

/** The types that make up one game; used to type its referee, table and opponents. */
export interface Game {
  readonly setup: unknown
  readonly options: AnyOptions
  readonly state: unknown
  readonly question: Question
  /** The answer to each kind of question. */
  readonly answers: Record<string, unknown>
  readonly event: GameEvent
  /** What a seat sees. */
  readonly view: unknown
}

export type AnswerTo<G extends Game, Q extends Question> = G['answers'][Q['kind']]

export type AnyAnswer<G extends Game> = G['answers'][G['question']['kind']]

export interface Referee<G extends Game> {
  /** Whether anybody reads events. Rule code creates an event only if so: simulation allocates nothing. */
  readonly listening: boolean
  /** The sum of so many d6, and what these dice are called. */
  roll(dice: number, why: Rule, by: Seat, name?: string): number
  /** The single faces, where they matter. */
  dice(count: number, why: Rule, by: Seat, name?: string): readonly number[]
  /** How many of so many d6 show 1, 2 or 3. */
  successes(dice: number, why: Rule, by: Seat, name?: string): number
  /** One seat's decision. */
  ask<Q extends G['question']>(question: Q): AnswerTo<G, Q>
  /**
   * Decisions made without knowing the others', revealed only when all are in. One seat may be asked several things: each
   * is answered by itself.
   */
  askAll<Q extends G['question']>(questions: readonly Q[]): AnswerTo<G, Q>[]
  tell(event: G['event']): void
  /**
   * A part of the rule that throws dice and gives a result; nobody is asked and nothing is told in it, and nothing is
   * changed. Elsewhere it is just `run()`; the oracle goes on once with each result that `same` tells apart, and works the
   * part out once for each `key`, which must name all that it depends on. Results are shared: leave them as they are.
   */
  settle<T>(key: () => string, run: () => T, same: (result: T) => string | number): T
  /** From here on only this key matters. Only the oracle cares: it merges equal points and solves loops. */
  point(key: () => string): void
}

/**
 * An opponent: sees what its seat knows of the state (`known`), answers the question. Given the same `random` stream it
 * answers the same.
 */
export type Bot<G extends Game> = (
  known: G['state'],
  question: G['question'],
  random: { below(count: number): number },
) => AnyAnswer<G>
