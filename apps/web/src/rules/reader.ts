/** How a book is read: its parts, what is drawn in it, what is worth a single page. Fetched with the page of rules. */
import type { AnyOptions, Option, Rule } from '@harena/engine'
import type { ReactNode } from 'react'
import type { Chapter } from '../games/book.ts'

export type Values = Readonly<Record<string, unknown>>

/** A picture that belongs to a paragraph, or to the head of a chapter by its number. */
export interface Drawn {
  readonly rule: Rule
  readonly picture: ReactNode
}

/** One way to play the book. */
export interface Edition {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly switches: AnyOptions
}

export interface Reader {
  /** Of matches and campaigns alike: every switch that a paragraph names. */
  readonly options: readonly Option[]
  readonly editions: readonly Edition[]
  /** The parts of the book in their order; the last ones are for those who want to know everything. */
  readonly parts: readonly string[]
  readonly detailed: readonly string[]
  /** The part that a chapter belongs to. */
  partOf(chapter: Chapter): string
  /** Whether a whole chapter is of no use with these switches, for other reasons than a switch of its own. */
  isOff?(chapter: Chapter, values: Values): boolean
  /** What is drawn, from the tables in play. */
  drawings(values: Values): readonly Drawn[]
  /** A page to print: what a turn is made of, and which tables and pictures are wanted most. */
  readonly summary: Summary
}

export interface Summary {
  /** In the order of play, each with its paragraph. */
  readonly turn: readonly string[]
  readonly tables: readonly Rule[]
  readonly drawings: readonly Rule[]
}
