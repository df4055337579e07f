/** A book in a few sentences, so that it can be set beside the others: what it asks, how it decides, what arms mean in it. */
import type { Odds, Situation, Value } from '@harena/engine'
import { oddsOf } from '@harena/engine'
import type { OddsPart } from '../ui/odds-part.ts'

/** What a man carries that books treat each in their own way. */
export type Trait = 'shield' | 'net' | 'spear' | 'swords' | 'light'

/** A blow of one man at another, of which the book knows the exact odds. */
export interface TypicalBlow {
  /** Who strikes at what, in a sentence. */
  readonly what: string
  readonly parts: readonly OddsPart[]
}

/** Sentences name their paragraph. */
export interface InShort {
  readonly asks: string
  readonly decides: string
  readonly ends: string
  readonly arms: Readonly<Partial<Record<Trait, string>>>
  /** By types of this book: the first strikes at the second, who faces him. */
  blow(first: string, second: string): TypicalBlow
}

/** The odds of a situation of a game, by its name. */
export function oddsNamed(
  situations: readonly Situation[],
  name: string,
  given: Readonly<Record<string, Value>>,
): Odds {
  return oddsOf(situations.find((one) => one.name === name)!, given)
}

/** All chances in it, however deep. */
export function sumOf(odds: Odds[string] | undefined): number {
  if (typeof odds !== 'object') return Number(odds ?? 0)
  return Object.values(odds).reduce((sum: number, one) => sum + sumOf(one), 0)
}
