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

export interface Edition
  extends CreationEdition,
    TurnEdition,
    MovementEdition,
    CombatEdition,
    ConditionEdition,
    AdvancedEdition {
  /** Whose tables and dice an attack is read with. */
  readonly id: 'colosseum' | 'classic1981'
}

export { editionOf } from '../editions/edition.ts'
