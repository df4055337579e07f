/** Chapters 3 and 19: what editions answer differently when a log sheet is made. */
import type { Refusal } from '@harena/engine'
import type { RuleContext } from '../match/context.ts'
import type { GladiatorSetup } from '../match/setup.ts'
import type { Gladiator } from '../match/state.ts'
import type { Armour, ShieldSize } from '../tables/armour.ts'
import type { StyleId } from '../tables/styles.ts'
import type { Origin } from '../tables/tables-v2.ts'
import type { ItemKind } from '../tables/weapons.ts'

export interface CreationEdition {
  /** §29.1 Whether the book can decide for a man. */
  readonly hasCenturions: boolean
  /** §3.1, §19 Why a log sheet cannot be used, beyond what all editions ask; null if it can. */
  refuseSheet(sheet: GladiatorSetup): Refusal | null
  /** §19.1 The types that a log sheet may name, besides its style. */
  readonly types: readonly string[]
  /** §19.1, §21.1 Styles and weapons that need no chapter of their own. */
  isBasicStyle(style: StyleId): boolean
  /** The chapters without which a style cannot be used. */
  chaptersOf(style: StyleId): readonly number[]
  isBasicWeapon(kind: ItemKind, style: StyleId): boolean
  /** §3.12 A piece of armour as a set-up writes it; undefined if it is none. */
  readArmour(text: string): Armour | null | undefined
  /** §19 What his style is changed to before anything is rolled. */
  prepareSheet(who: Gladiator): void
  /** §3.14 What is done when everything is rolled and in hand. */
  completeSheet(who: Gladiator): void
  /** §3.4.1 The five ratings; returns his origin, where he has one. */
  rollRatings(context: RuleContext, who: Gladiator): Origin | null
  /** §3.12 Puts on the armour that his set-up names, or a suit; both return his shield. */
  wearOwn(context: RuleContext, who: Gladiator, pieces: readonly string[]): ShieldSize | 'none'
  wearSuit(context: RuleContext, who: Gladiator): ShieldSize | 'none'
  /** §3.12 A suit by the die; returns the shield that comes with it. */
  rollSuit(context: RuleContext, who: Gladiator): ShieldSize
  /** §3.14 The shield beside armour that was not rolled. */
  rollShield(context: RuleContext, who: Gladiator): ShieldSize
  /** §19.3.2, §21.11 What the style changes in a suit. */
  applyStyle(context: RuleContext, who: Gladiator): void
  /** §21.6 How many javelins a Velite has. */
  countJavelins(context: RuleContext, who: Gladiator): number
  /** §21.1 What he keeps in his sheath where chapter 21 is not used. */
  keepsInSheath(who: Gladiator, kind: ItemKind): boolean
}
