/** What a controller must know of a game. */
import type { ArenaGame, ArenaView, GameEntry, Question, Ruleset } from '@harena/engine'
import { type Choice, choicesFor } from './choices.ts'
import { type Moment, momentIn } from './moments.ts'
import type { Line, ViewGame } from './timeline.ts'

/** A built-in opponent; it meets only states and questions of its own ruleset. */
interface Opponent {
  play(known: unknown, question: Question, random: { below(count: number): number }): unknown
}

/** A game as it is played here: its rules, its opponents, its answers for people, what stops everything else. */
export interface Played<V> {
  readonly ruleset: Ruleset<ViewGame<V>>
  readonly opponents: Readonly<Record<string, Opponent>>
  choicesFor(state: unknown, question: Question, view: V): readonly Choice[]
  momentIn(line: Line): Moment | null
  /** Whether an answer stays hidden from the others, even when nobody else is asked with him. */
  isHidden?(question: Question): boolean
  /** What a person answers without being asked; null if he is to be asked. */
  passFor?(state: unknown, question: Question): { readonly answer: unknown } | null
  /** Whether its screen takes its own time to show what happened, line by line. */
  readonly isSelfPaced?: boolean
}

/** The games on a hex arena are all played in the same way. */
export function playedOnHexes({ ruleset, opponents }: GameEntry<ArenaGame>): Played<ArenaView> {
  return {
    ruleset,
    opponents,
    choicesFor: (state, question, view) => choicesFor(ruleset, state, question, view),
    momentIn,
  }
}
