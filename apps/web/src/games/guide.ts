/** What the screens must know of a game besides its rules: its gladiators, its forms, how to learn it. */
import type { ArenaGame, Game, GameEntry, Paragraph, Rule, Ruleset } from '@harena/engine'
import type { Equipment } from '../board/figure.tsx'

/** A field of a gladiator's sheet. */
export type Field =
  | {
      readonly kind: 'choice'
      readonly id: string
      readonly label: string
      readonly values: Readonly<Record<string, string>>
    }
  | { readonly kind: 'flag'; readonly id: string; readonly label: string }
  /** Empty: the dice decide. */
  | { readonly kind: 'number'; readonly id: string; readonly label: string; readonly min: number; readonly max: number }

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

/** A game and its rules, whatever its board looks like. */
export interface Book {
  readonly entry: { readonly ruleset: Pick<Ruleset<Game>, 'id' | 'title' | 'options'> }
  /** What kind of game it is, in a sentence. */
  readonly tagline: string
  readonly howToPlay: readonly string[]
  readonly ledger: ReadonlyMap<Rule, Paragraph>
}

/** A game on a hex arena. */
export interface Guide extends Book {
  readonly entry: GameEntry<ArenaGame>
  readonly types: readonly GladiatorType[]
  /** For a gladiator of one's own. */
  readonly ownFields: readonly Field[]
  /** For every gladiator. */
  readonly commonFields: readonly Field[]
  readonly ownDefaults: SheetValues
  /** The names gladiators get unless somebody says otherwise. */
  readonly names: readonly string[]
  readonly firstTypes: readonly [string, string]
  setupOf(fighters: readonly FighterForm[]): unknown
  /** How a gladiator of a type looks besides what he holds. */
  dressOf(type: string): Partial<Pick<Equipment, 'helmet' | 'armour' | 'legs' | 'arms'>>
  /** What a thing in the hands of this type looks like, if not like what it is called. */
  drawnAs(type: string, kind: string): string
  /** A type as it is printed. */
  typeName(type: string): string
}

export { gladiatorNames } from './names.ts'
