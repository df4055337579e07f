/**
 * What a campaign shows in its own way. Everything else (the match inside, hand-over, dice, saving, questions, replays,
 * the chronicle) is the same for all campaigns and belongs to the shell in this folder.
 */
import type { MatchResult, Question, Refusal, Ruleset, Seat } from '@harena/engine'
import type { ReactNode } from 'react'
import type { Look } from '../figures/look.ts'
import type { Book } from '../games/book.ts'
import type { OwnSlots } from '../games/listing.ts'
import type { Choice } from '../match/choices.ts'
import type { HandOverWords } from '../match/slots.ts'
import type { Line, ViewGame } from '../match/timeline.ts'
import type { Telling } from './chronicle.ts'
import type { MatchPart } from './lines.ts'
import type { Report } from './reports.tsx'

/** Every campaign shows the match that is on. */
export interface WithMatch<M> {
  readonly match: M | null
}

/** A question between two matches. */
export interface AskProps<V, Q = Question> {
  readonly view: V
  /** The players, by seat. */
  readonly names: readonly string[]
  readonly question: Q
  readonly prompt: string
  readonly lines: readonly Line[]
  /** All answers, where no panel of its own makes them. */
  readonly choices: readonly Choice[]
  check(answer: unknown): Refusal | null
  /** What a built-in player would answer at once. */
  suggest(): unknown
  /** Leaves this question to him, and all of its kind that follow it. */
  leave(): void
  onDone(answer: unknown): void
  onUndo(): void
}

export interface PageProps<V> {
  readonly view: V
  readonly names: readonly string[]
  /** Who looks: the one who is asked, or the only person at the screen; null for everybody. */
  readonly seat: Seat | null
  readonly lines: readonly Line[]
}

export interface EndProps<V> extends PageProps<V> {
  readonly result: MatchResult | null
}

/** How it is spoken of. */
export interface CampaignWords {
  /** "career". */
  readonly campaign: string
  /** Its page between the matches: "the familia". */
  readonly home: string
}

export interface CampaignSlots<V extends WithMatch<M>, M> {
  readonly ruleset: Ruleset<ViewGame<V>>
  /** The same with that match told blow by blow, where some are only heard of. */
  inFull?(part: number): Ruleset<ViewGame<V>>
  readonly book: Book
  /** The game of the matches inside. */
  readonly match: OwnSlots<M>
  readonly words: CampaignWords
  /** For its own styles. */
  readonly className: string
  title(view: V, names: readonly string[], seat: Seat | null): string
  /** Whom it is about and where it stands, for the list of saved matches; none, and its players are named. */
  about?(view: V, seat: Seat | null): readonly string[]
  /** By seat of the match. */
  namesIn(match: M): readonly string[]
  /** By seat of the match: the player who decides for him; null where the rules do. */
  deciders(view: V, match: M): readonly (Seat | null)[]
  /** What is known of a man's face besides his name, by all that was told. */
  face?(view: V, name: string, lines: readonly Line[]): Partial<Look>
  /** The matches so far, with all that came of each. */
  matchesIn(lines: readonly Line[]): readonly MatchPart[]
  /** Whether everything waits at this line until the match is put away: the next may follow without a question. */
  endsMatch?(line: Line, lines: readonly Line[]): boolean
  /** Who has men in a match: one without people of this screen is heard of, and can be seen again. Without it all are seen. */
  playersIn?(part: MatchPart, lines: readonly Line[]): readonly Seat[]
  /** What came of a match for those who fought it, among its lines. */
  aftermath(lines: readonly Line[]): readonly Line[]
  /** Beside the clock of a match. */
  where(part: MatchPart, lines: readonly Line[]): string
  /** Between two matches, by kind of question; without one there is a button for each answer. */
  readonly panels: Readonly<Record<string, (props: AskProps<V, never>) => ReactNode>>
  handOver(question: string): HandOverWords
  /** Above what is asked: where in the year one is. */
  readonly Above?: (props: PageProps<V>) => ReactNode
  /** Below it: whom one has. */
  readonly Below?: (props: PageProps<V>) => ReactNode
  /** Above the chronicle. */
  readonly Side?: (props: PageProps<V>) => ReactNode
  readonly End: (props: EndProps<V>) => ReactNode
  /** Before a match: who meets whom, from the lines that were told of it. Without it the lines are shown. */
  readonly Next?: (props: PageProps<V>) => ReactNode
  /** What is shown to these players before anything else is asked, and kept in the chronicle. */
  reports?(props: PageProps<V>, players: readonly Seat[], id: string | null): readonly Report[]
  /** Lines that the page shows anyway, by kind of event. */
  readonly quiet: ReadonlySet<string>
  /** Whether any other line is news for whoever looks. */
  isNews?(line: Line, props: PageProps<V>): boolean
  /** What news means, where its sentence does not say it. */
  meaning?(line: Line): string | null
  readonly telling: Telling
}

/** Of any campaign: its shell meets only views of its own ruleset. */
// biome-ignore lint/suspicious/noExplicitAny: what is inside is known only to the campaign
export type AnyCampaign = CampaignSlots<any, any>
