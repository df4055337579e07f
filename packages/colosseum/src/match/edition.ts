/**
 * What the editions answer differently, chapter by chapter: small questions with the Colosseum Edition's answer in the
 * chapter itself. An edition is a plain object of answers, put together once for the options of a match.
 */
import type { CreationEdition } from '../02-preparation/edition.ts'
import type { TurnEdition } from '../05-turn/edition.ts'
import type { MovementEdition } from '../06-movement/edition.ts'
import type { CombatEdition } from '../09-combat/edition.ts'
import type { ConditionEdition } from '../13-condition/edition.ts'
import type { AdvancedEdition } from '../19-advanced/edition.ts'
import type { BeastEdition } from '../28-beasts/edition.ts'
import type { RiderEdition } from '../30-riders/edition.ts'
import type { Tables } from '../tables/index.ts'
import type { Options } from './options.ts'

export interface Edition
  extends CreationEdition,
    TurnEdition,
    MovementEdition,
    CombatEdition,
    ConditionEdition,
    AdvancedEdition,
    BeastEdition,
    RiderEdition {
  /** Whose tables and dice an attack is read with. */
  readonly id: 'colosseum' | 'classic1981'
  /** The tables of the match: as printed, or with other numbers. */
  readonly tables: Tables
}

let compose: ((options: Options) => Edition) | null = null

/** Says how editions are put together. They are made of the chapters, which ask for them here: so they come from outside. */
export function composeEditions(by: (options: Options) => Edition): void {
  compose = by
}

const editions = new WeakMap<Options, Edition>()
let last: Options | null = null
let lastEdition: Edition

/** The edition of a match, put together once: its options are one object from its start to its end. */
export function editionOf(options: Options): Edition {
  if (options === last) return lastEdition
  let edition = editions.get(options)
  if (!edition) {
    edition = compose!(options)
    editions.set(options, edition)
  }
  last = options
  lastEdition = edition
  return edition
}
