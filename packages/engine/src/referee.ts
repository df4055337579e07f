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

/** Something that happened, with the paragraph that says so. */
export interface GameEvent {
  readonly kind: string
  readonly rule: Rule
  /** The seats that may know of it; everybody when absent. */
  readonly to?: readonly Seat[]
}

/** Dice that were thrown: by whom, why, and what they showed. */
export interface Roll {
  readonly by: Seat
  readonly rule: Rule
  readonly faces: readonly number[]
}

/** Why something is not allowed and what would be. */
export interface Refusal {
  readonly rule: Rule
  readonly message: string
}

/** The types that make up one game; used to type its referee, table and opponents. */
export interface Game {
  readonly setup: unknown
  readonly options: Record<string, string | number>
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
  /** The sum of so many d6. */
  roll(dice: number, why: Rule, by: Seat): number
  /** The single faces, where they matter. */
  dice(count: number, why: Rule, by: Seat): readonly number[]
  /** How many of so many d6 show 1, 2 or 3. */
  successes(dice: number, why: Rule, by: Seat): number
  /** One seat's decision. */
  ask<Q extends G['question']>(question: Q): AnswerTo<G, Q>
  /** Decisions of several seats, each made without knowing the others': revealed only when all are in. */
  askAll<Q extends G['question']>(questions: readonly Q[]): AnswerTo<G, Q>[]
  tell(event: G['event']): void
  /** From here on only this key matters. Only the oracle cares: it merges equal points and solves loops. */
  point(key: () => string): void
}

/** An opponent: sees the state, answers the question. Given the same `random` stream it answers the same. */
export type Bot<G extends Game> = (
  state: G['state'],
  question: G['question'],
  random: { below(count: number): number },
) => AnyAnswer<G>
