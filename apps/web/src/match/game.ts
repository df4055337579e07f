/** What a controller must know of a game. */
import type { Player, Question, Seat } from '@harena/engine'
import type { Sitter } from '../app/saved-match.ts'
import type { Telling } from './blows.ts'
import type { Choice } from './choices.ts'
import type { Line, ToldGame, ViewGame } from './timeline.ts'

export interface PlayedGame<V> extends Telling, ToldGame<V> {
  /** By level. */
  readonly opponents: Readonly<Record<string, Player<ViewGame<V>>>>
  /** The legal answers, sorted for people; none where a panel of its own makes them. */
  choicesFor(known: unknown, question: Question, view: V): readonly Choice[]
  /** Where he can go with several of them in a row. */
  walksFor?(known: unknown, question: Question, view: V): readonly Choice[]
  /** What the one who is asked sees, where his seat alone does not say it: he may have several men. */
  viewFor?(known: unknown, question: Question, view: V): V
  /** What is good about an answer, and what it leads to in his turn, a sentence each, as far as the position and the rules say it. */
  why?(known: unknown, question: Question, answer: unknown, then: readonly unknown[]): readonly string[]
  /** Whether an answer stays hidden from the others, even when nobody else is asked with him. */
  isSecret?(question: Question): boolean
  /** What a person answers without being asked; null if he is to be asked. */
  passFor?(known: unknown, question: Question): { readonly answer: unknown } | null
  /** What a person need not be asked in a match by itself, because nothing comes of it there. */
  passAlone?(known: unknown, question: Question): { readonly answer: unknown } | null
  /** How long a line stays before the next one, as a share of the usual pause. */
  pace?(line: Line): number
  /** Whether a line stays for its time before the next question, too: dice that nobody should miss. */
  stays?(line: Line): boolean
  /** Whether everything stops at a line: somebody's life is decided, or a match of a campaign is about to begin. */
  isVerdict?(line: Line, lines: readonly Line[], sitters: readonly Sitter[]): boolean
  /** Whether a blow that harmed somebody is told to its end with a line, where its lines are those of a match inside. */
  endsHarm?(lines: readonly Line[], at: number): boolean
  /** Whether a line is heard of but not played back: what happens among opponents. */
  isPassedOver?(line: Line, lines: readonly Line[], sitters: readonly Sitter[]): boolean
  /** Under which names it is listed among the saved ones, where its players are not whom it is about. */
  listedAs?(view: V, seat: Seat | null): readonly string[]
  /** Whether nothing that was revealed can be taken back, as in a career. */
  readonly isFinal?: boolean
}

/** Dice want to be read, steps only to be seen. */
export function usualPace({ rolls }: Line): number {
  return rolls.length > 0 ? 1.2 : 0.6
}
