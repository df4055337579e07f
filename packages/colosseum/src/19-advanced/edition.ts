/** Chapters 19 to 27: what editions answer differently about styles, nets, weapons, special defences and walls. */
import type { Refusal } from '@harena/engine'
import type { NetAction } from '../06-movement/plots.ts'
import type { RuleContext } from '../match/context.ts'
import type { SpecialDefence } from '../match/questions.ts'
import type { Gladiator, Item, State } from '../match/state.ts'
import type { NetTable } from '../tables/net.ts'
import type { ItemKind } from '../tables/weapons.ts'

export interface AdvancedEdition {
  /** §19 Whether what the book says of his style holds for him. */
  followsStyle(who: Gladiator): boolean
  /** §20.2.2 Whether a man who collided may still use his net. */
  readonly isNetKept: boolean
  /** §20.8 The net actions that come when everybody has moved, before all others. */
  readonly earlyNets: readonly NetAction[]
  /** §20.4.1.1 The column for nets and lassos, and their modifiers. */
  readonly netColumn: number
  readonly netTable: NetTable
  hasStayed(who: Gladiator): boolean
  /** §20.4.1.1, §20.7.2.1 Whether a hit ensnares or only trips; the check after a net that was parried. */
  isEnsnaring(action: NetAction): boolean
  checkNetStumble(context: RuleContext, target: Gladiator): void
  /** §20.6.2.1 Above this total a man is dragged to the ground. */
  readonly dragLimit: number
  /** §20.10.2, §21 As what an item may break. */
  breaksAs(who: Gladiator, item: Item): ItemKind
  /** §23.3 What a special defence costs, and why it cannot be used; null if it can, as far as editions differ. */
  readonly guardCost: number
  /** Whether a man on the ground may Parry. */
  readonly parriesProne: boolean
  refuseGuard(state: State, who: Gladiator, guard: Exclude<SpecialDefence, ''>): string | null
  /** §24.1 Why a man cannot strike with the weapons in both hands in one phase; null if he can. */
  refusePair(state: State, who: Gladiator): Refusal | null
  /** §24.2 CF for two weapons, and what they add to drops. */
  twoWeaponBonus(state: State, who: Gladiator): number
  twoWeaponDropDRM(state: State, who: Gladiator): number
  /** §27.4 Whether walls stand all round by themselves. */
  isWalled(state: State): boolean
}
