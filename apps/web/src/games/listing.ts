/** A game as the page lists it. What it is made of is fetched when it is wanted. */
import { capital, t } from '@harena/engine'
import type { ReactNode } from 'react'
import type { Equipment } from '../board/figure.tsx'
import type { ScreenSlots, Slots } from '../match/slots.ts'
import type { Book } from './book.ts'
import type { InShort } from './in-short.ts'
import type { Duel, NewMatch } from './new-match.ts'
import type { Character } from './sitter-choices.ts'

/** What a game says of itself; its opponents come from the list of games. */
export type OwnSlots<V> = Omit<Slots<V>, 'opponents'>
export type OwnScreens<V> = Omit<ScreenSlots<V>, 'opponents'>

export interface SetupForm {
  /** The form of a match of one's own making. */
  readonly Setup: () => ReactNode
}

export interface SetupModule extends SetupForm {
  /** A match within one click: the one of that name, or the first. */
  quickMatch(id?: string): NewMatch
  duel(types: readonly [string, string]): Duel
}

/** What the first page shows of a game. */
export interface Gate {
  /** From 1, quick to learn, to 3, deep. */
  readonly difficulty: 1 | 2 | 3
  /** How long eight bouts of ten take, from and to; a test counts their decisions. */
  readonly minutes: readonly [number, number]
  /** The lesson to begin with. */
  readonly lesson: string
  /** What a bout is counted in. */
  readonly unit: 'round' | 'turn'
  /** Who stands in its picture. */
  readonly figures: readonly [Equipment, Equipment]
}

/** "5 to 10", or "5". */
export function minutesWords([least, most]: Gate['minutes']): string {
  return least === most ? String(least) : t`${least} to ${most}`
}

/** How a campaign is begun. */
export interface Campaign {
  /** What the first page calls it: "A career". */
  readonly way: string
  /** How long it lasts, as people say it. */
  readonly length: string
  setup(): Promise<SetupForm>
}

export interface Listing {
  /** The ruleset. */
  readonly id: string
  readonly title: string
  /** What kind of game it is, in a sentence. */
  readonly tagline: string
  /** None where it is found elsewhere. */
  readonly gate?: Gate
  /** The game of its matches, if it is a campaign. */
  readonly within?: string
  readonly campaign?: Campaign
  /** Types of gladiators that are not called as the book spells them. */
  readonly typeNames?: Readonly<Record<string, string>>
  /** Its named opponents. */
  readonly characters?: readonly Character[]
  /** Each game shows the views of its own ruleset. */
  slots(): Promise<{ readonly slots: object }>
  /** By level. */
  opponents(): Promise<{ readonly opponents: object }>
  book(): Promise<{ readonly book: Book }>
  setup?(): Promise<SetupModule>
  /** For those who compare books. */
  inShort?(): Promise<{ readonly inShort: InShort }>
  /** What it makes of gladiators of one's own; none where they enter every bout with new numbers. */
  life?(): Promise<{ readonly life: object }>
}

/** What a type of gladiator is called where nothing of his game but its listing is at hand. */
export function typeTitle({ typeNames }: Pick<Listing, 'typeNames'>, type: string): string {
  return typeNames?.[type] ?? capital(type)
}
