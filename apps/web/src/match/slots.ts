/**
 * What a game shows in its own way. Everything else (controller, playback, replay, hand-over, end, log, dice, undo, keys)
 * is the same for all games and belongs to the shell in this folder.
 */
import type { MatchRecord, MatchResult, Question, Reckonings, Seat } from '@harena/engine'
import type { ReactNode } from 'react'
import type { Left, Sitter } from '../app/saved-match.ts'
import type { OnBoard } from '../board/arena.tsx'
import type { Book } from '../games/book.ts'
import type { Life } from '../own/life.ts'
import type { ArenaInWords } from './arena-words.ts'
import type { CardView } from './card.tsx'
import type { Choice } from './choices.ts'
import type { MatchController } from './controller.ts'
import type { PlayedGame } from './game.ts'
import type { Points } from './points.ts'
import type { AnswerTask, Snapshot, Task } from './snapshot.ts'
import type { Why } from './story.ts'
import type { Line, ViewGame } from './timeline.ts'
import type { Aiming } from './use-aiming.ts'

/** What has been told so far, and in whose colours. */
export interface Told {
  readonly lines: readonly Line[]
  readonly names: readonly string[]
  /** By seat. */
  readonly sides: readonly number[]
}

export interface Shown<V> extends Told {
  readonly view: V
}

export interface BoardProps<V> {
  readonly view: V
  /** Who is asked now. */
  readonly asked: Seat | null
  readonly choices: readonly Choice[]
  /** The answer that is pointed at, here or in the panel. */
  readonly looked: Choice | null
  readonly draft: Draft | null
  /** The answers that act in one place, of which one is meant. */
  choose(choices: readonly Choice[]): void
  point(choice: Choice | null): void
}

/** What the panels may do with the match. */
export type MatchActions = Pick<
  MatchController,
  | 'advise'
  | 'answer'
  | 'check'
  | 'dismissVerdict'
  | 'options'
  | 'preview'
  | 'skip'
  | 'suggest'
  | 'takeBack'
  | 'takeOver'
  | 'typeDice'
  | 'undo'
  | 'walks'
  | 'why'
>

/** An answer in the making that is worked at on the board as well as in its panel. */
export interface Draft {
  /** What the board offers for it. */
  readonly onBoard: OnBoard | null
}

export interface PanelProps<V> extends Shown<V> {
  readonly actions: MatchActions
  readonly task: AnswerTask
  readonly aiming: Aiming
  readonly draft: Draft | null
  /** Takes back the last thing of the plan, or else of the match. */
  undo(): void
  /** Says what `undo` takes back first; it says whether there was anything. */
  undoFirst(handler: () => boolean): void
}

export interface DraftProps<V> {
  readonly actions: MatchActions
  readonly task: Task | null
  readonly view: V
  /** Another one for every question. */
  readonly turn: number
}

export interface VerdictProps<V> extends Shown<V> {
  readonly line: Line
  /** What brought him before the crowd. */
  readonly why: Why | null
  /** Whether the dice have fallen. */
  readonly isOpen: boolean
  onClose(): void
}

export interface ScreenProps<V> {
  readonly controller: MatchController<V>
  readonly snapshot: Snapshot<V>
}

export interface ReplayProps {
  readonly record: MatchRecord
  /** Who sat there, if it is known. */
  readonly sitters: readonly Sitter[]
  /** Which answers of people were left to the built-in opponent. */
  readonly left?: readonly Left[] | undefined
  /** Its name among the saved matches; null if it is not there. */
  readonly id: string | null
  /** One match of several in the record, by its number; null for all of it. */
  readonly part: number | null
  /** Where in it to stand at first, as the game counts it; null for its usual beginning. */
  readonly at: number | null
}

/** How the screen is handed over for a question: "You plan", "plans", "show me the arena". */
export interface HandOverWords {
  readonly you: string
  readonly other: string
  /** What happens when all have answered. */
  readonly together: string
  readonly take: string
}

/** Keys of the list and what they do; keys that nobody can change are said in words. */
export type KeyLine = readonly [keys: string | readonly string[], meaning: string]

export interface Slots<V> extends PlayedGame<V> {
  readonly book: Book
  /** The arena for those who do not see it, as one who sits there knows it. */
  inWords?(view: V, seat: Seat | null): ArenaInWords
  /** What a match is counted in: "round", "turn". */
  readonly unit: string
  /** For its own styles. */
  readonly className: string
  /** By seat: whose colours he wears. */
  sides(view: V, names: readonly string[]): readonly number[]
  cards(view: V, asked: Seat | null): readonly CardView[]
  /** How the numbers of lines and cards came about. */
  readonly reckonings?: Reckonings<ViewGame<V>>
  /** What the one who is asked has to spend. */
  points?(view: V, seat: Seat): Points | null
  /** Answers that one would try and that may all be refused: the first refusal says why no blow can be struck. */
  blows?(view: V, seat: Seat): readonly unknown[]
  /** Whether its prompts leave out who is asked. */
  readonly hasNamelessPrompts?: boolean
  readonly Clock: (props: { readonly view: V; readonly isOver: boolean }) => ReactNode
  readonly Board: (props: BoardProps<V>) => ReactNode
  /** Over the sand: plots that open, blows that fall. */
  readonly Overlay?: (props: Shown<V>) => ReactNode
  /** Whether it now stands where the card of the blow would, without saying all of that. */
  coversBlow?(lines: readonly Line[]): boolean
  /** By kind of question; without one there is a button for each answer. */
  readonly panels?: Readonly<Record<string, (props: PanelProps<V>) => ReactNode>>
  /** Under the buttons of a question, and above everything else of the panel. */
  readonly More?: (props: { readonly question: Question; readonly view: V }) => ReactNode
  readonly Notice?: (props: { readonly view: V }) => ReactNode
  /** The dice of a line. */
  readonly Dice?: (props: Told & { readonly line: Line; readonly size?: number }) => ReactNode
  readonly Verdict: (props: VerdictProps<V>) => ReactNode
  /** In the header. */
  readonly Tools?: (props: Shown<V>) => ReactNode
  /** On a man's card. */
  readonly CardTools?: (props: Shown<V> & { readonly seat: Seat }) => ReactNode
  useDraft?(props: DraftProps<V>): Draft | null
  readonly keys: readonly KeyLine[]
  /** What is drawn on its board besides men, a sentence each. */
  readonly marks?: readonly string[]
  /** What the board is made of. */
  readonly place: 'hex' | 'zone'
  handOver(question: string): HandOverWords
  /** What one may ask himself about the table of the result; null where it speaks for itself. */
  resultNote?(result: MatchResult): string | null
  /** What harm is counted in, if not in wounds. */
  readonly harm?: 'hit' | 'point'
  /** How much of it can be marked on a man, or on that part of him; null where there is no end to it, or nobody knows it. */
  bears?(view: V, seat: Seat, where: string | null): number | null
  /** An answer to such a question in words, where its label is in the letters of the log sheet. */
  sayAnswer?(kind: string, label: string): string
  /** Lines that are folded in the log: whose turn it is, and how that was found out. */
  readonly routine?: ReadonlySet<string>
  /** What it makes of gladiators of one's own; none where they learn and keep nothing. */
  readonly life?: Life
}

/** A game that is more than a match, such as a career, has screens of its own. */
export interface ScreenSlots<V> extends PlayedGame<V> {
  readonly book: Book
  readonly Screen: (props: ScreenProps<V>) => ReactNode
  readonly Replay: (props: ReplayProps) => ReactNode
}

export function isCampaign<V>(slots: Slots<V> | ScreenSlots<V>): slots is ScreenSlots<V> {
  return 'Screen' in slots
}
