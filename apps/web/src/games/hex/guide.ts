/** What the set-up form of a game on hexes must know: its gladiators and what can be said of them. */
import type { ArenaView, Ruleset } from '@harena/engine'
import type { ViewGame } from '../../match/timeline.ts'
import type { Life } from '../../own/life.ts'
import type { Duel, NewMatch } from '../new-match.ts'
import type { Character } from '../sitter-choices.ts'
import type { HexLooks } from './figures.ts'

/** A field of a gladiator's sheet. */
export type Field = ChoiceField | FlagField | NumberField

interface Named {
  readonly id: string
  readonly label: string
}

export interface ChoiceField extends Named {
  readonly kind: 'choice'
  readonly values: Readonly<Record<string, string>>
}

export interface FlagField extends Named {
  readonly kind: 'flag'
}

/** Empty: the dice decide. */
export interface NumberField extends Named {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
}

export type SheetValues = Readonly<Record<string, string | boolean>>

export interface GladiatorType {
  readonly id: string
  readonly name: string
  /** What he carries, in a few words. */
  readonly note: string
}

/** One gladiator in the set-up form. */
export interface FighterForm {
  readonly name: string
  readonly team: number
  /** The id of a type, or `own`. */
  readonly type: string
  readonly sheet: SheetValues
}

export interface HexGuide {
  readonly ruleset: Ruleset<ViewGame<ArenaView>>
  readonly looks: HexLooks
  readonly types: readonly GladiatorType[]
  /** For a gladiator of one's own; none where there are only types. */
  readonly ownFields: readonly Field[]
  /** For every gladiator. */
  readonly commonFields: readonly Field[]
  readonly ownDefaults: SheetValues
  /** What may change along with a choice on a sheet of one's own so that it is legal, in this order. */
  readonly mends: Readonly<Record<string, readonly string[]>>
  readonly firstTypes: readonly [string, string]
  /** What the book makes of men of one's own, and how they enter a sheet. */
  readonly life?: Life
  carried?(kept: unknown): SheetValues
  /** Opponents with names. */
  readonly characters: readonly Character[]
  quickMatch(id?: string): NewMatch
  duel(types: readonly [string, string]): Duel
  setupOf(fighters: readonly FighterForm[]): unknown
}
