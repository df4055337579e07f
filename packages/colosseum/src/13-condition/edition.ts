/**
 * Chapters 13 to 18: what editions answer differently about items, falls, endurance and appeals. Sums are written down
 * where `steps` are given.
 */
import type { RuleContext } from '../match/context.ts'
import type { Gladiator, Item, State } from '../match/state.ts'
import type { Steps } from '../match/sums.ts'
import type { Area } from '../tables/armour.ts'

export interface ConditionEdition {
  /** §13.3.2 Whether a throw is a matter of strength, and whether it finds its man. */
  readonly isThrowByStrength: boolean
  isOnTarget(who: Gladiator, item: Item, range: number, die: number, steps?: Steps): boolean
  /** §13.3.2.1 The area that a throw strikes; null if it misses after all. */
  thrownArea(context: RuleContext, who: Gladiator, target: Gladiator): Area | null
  /** §13.3.2.1 The attack CF of a thrown hit. */
  thrownCF(item: Item): number
  /** §13.3.3 Where it comes to lie. */
  landing(context: RuleContext, who: Gladiator, target: Gladiator, die: number, strikes: boolean): number
  /** §13.4.1 What is added to the die of an attempt to recover an item from a cell. */
  recoveryDRM(state: State, who: Gladiator, item: Item, cell: number, steps?: Steps): number
  /** §13.4.1 Whether his R action still helps, and what stun hinders him. */
  isRecovering(who: Gladiator): boolean
  hinderingStun(who: Gladiator): number
  /** §13.5.1 What is taken off the die of a kick. */
  kickHindrance(who: Gladiator): number
  /** §15.3 */
  isFall(twoDice: number, AG: number, drm: number, steps?: Steps): boolean
  /** §17.2.1 */
  enduranceLoss(state: State, who: Gladiator, turn: number, die: number, steps?: Steps): number
  /** §18.3 The dice of an appeal, and whether it is heard; `shift` are columns in his favour. */
  readonly appealDice: number
  isSpared(roll: number, who: Gladiator, shift: number, steps?: Steps): boolean
  /** §18.2 Whether a man may give himself up, and the columns in his favour. */
  readonly hasSurrender: boolean
  surrenderShift(who: Gladiator, turn: number): number
}
