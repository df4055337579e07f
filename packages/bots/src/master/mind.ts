/** What a game gives to its master: what he looks at, what he thinks of, and how far. */
import type { AnyAnswer, Bot, Game, Ruleset, Seat } from '@harena/engine'
import type { Network } from './network.ts'

export interface Mind<G extends Game> {
  readonly ruleset: Ruleset<G>
  /** How he would answer without thinking, and, unless he knows better, how he believes others to answer. */
  readonly habit: Bot<G>
  readonly others?: Bot<G>
  /** What he draws an answer by habit from, where much has to be worked out for it: once for many draws. */
  mixAt?(known: G['state'], question: G['question']): ((random: Random) => AnyAnswer<G>) | null
  /** Who answers what else comes up while he looks ahead; it is asked often, so it must be quick. */
  readonly policy: Bot<G>
  readonly network: Network
  /** A known position as numbers, as one seat looks at it. One array, filled anew by each call. */
  features(state: G['state'], seat: Seat): Float64Array
  /** Rises whenever the numbers mean something else: the network must then be trained again. */
  readonly featuresVersion: number
  /** What he thinks of besides his habit; null where he answers by habit. The question must begin its step. */
  candidates(known: G['state'], question: G['question'], random: Random): readonly AnyAnswer<G>[] | null
  /** Whether the first rolls of his samples are spread evenly over all throws; successes of pools always are. */
  readonly spreadsRolls?: boolean
  /** Whether his habit is finer than any thought: he keeps to it or leans to what he likes, and thinks only to say why. */
  isHabitual?(question: G['question']): boolean
  /** In what share of all cases he takes a foe who chooses at the same time to follow his habit; else never. */
  trust?(question: G['question']): number
  /**
   * Tables of rough guesses at what pairs of answers are worth, his own in rows and those of the other in columns, each on a
   * scale of its own: trying some pairs tells what each guess counts for. None where nothing can be guessed.
   */
  guesses?(
    known: G['state'],
    questions: readonly [mine: G['question'], his: G['question']],
    rows: readonly AnyAnswer<G>[],
    columns: readonly AnyAnswer<G>[],
  ): readonly Float64Array[]
  /** What kind of answer it is, in words by which tempers like it or not. */
  tagsOf(known: G['state'], question: G['question'], answer: AnyAnswer<G>): readonly string[]
  /** Whether the network can tell who wins from here: in general, or for one who looks ahead from an earlier position. */
  isTelling(state: G['state'], from: G['state'] | null): boolean
  /** Who looks at the same position from the other side, where there is one such: the value is then the mean of both views. */
  foeOf?(state: G['state'], seat: Seat): Seat | null
  /** What he may believe instead of the one position that he is shown, where something is hidden from him. */
  believe?(known: G['state'], seat: Seat, random: Random): G['state']
  /** Where nothing is secret: how he looks through all that he can do in his turn. */
  readonly turns?: Turns<G>
}

/** A turn of several actions, one after the other. */
export interface Turns<G extends Game> {
  /** Whether this seat is in the middle of its turn and chooses its next action. */
  isChoosing(state: G['state'], seat: Seat): boolean
  /** What is worth thinking of there. */
  actions(state: G['state'], seat: Seat): readonly AnyAnswer<G>[]
  /** The action that ends the turn. */
  readonly end: AnyAnswer<G>
  /** Equal for positions that differ in nothing. */
  keyOf(state: G['state']): string
  /** In how many ways he lets the dice of an action fall. */
  readonly ways: number
}

export interface Random {
  below(count: number): number
}

/** How much he thinks: samples, never time, so that the same seed gives the same match on every machine. */
export interface Effort {
  readonly samples: number
  /** How much better in chance to win an answer must be to be given about three times as often as his habit would. */
  readonly grain: number
  /** The leaning of a named opponent (see temper.ts). */
  readonly likes?: Readonly<Record<string, number>>
}

/** How long he may think: his worst decision is meant to stay below 100 ms (casual) or below a second (strong). */
export interface Budgets {
  readonly casual: Effort
  readonly strong: Effort
  /** Of those with a name, if another than the casual one: the finer the grain, the more their leanings cost. */
  readonly named?: Effort
}
