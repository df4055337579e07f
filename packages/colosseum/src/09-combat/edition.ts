/** Chapters 9 to 12: what editions answer differently about attacks, wounds and stun. */
import type { Seat } from '@harena/engine'
import type { RuleContext } from '../match/context.ts'
import type { Ref } from '../match/game.ts'
import type { SpecialDefence } from '../match/questions.ts'
import type { Gladiator, Item } from '../match/state.ts'
import type { Steps } from '../match/sums.ts'
import type { Area } from '../tables/armour.ts'
import type { Result } from '../tables/combat-results.ts'
import type { CriticalCode } from '../tables/critical-hits.ts'
import type { ItemRow } from '../tables/weapons.ts'
import type { AttackDice } from './attack-dice.ts'
import type { Attack, Fight, PlannedAttack } from './attack-order.ts'

export interface CombatEdition {
  /** §9.5 The dice of one attack. */
  throwDice(referee: Ref, by: Seat): AttackDice
  combatResult(modifiedCF: number, roll: number): Result
  /** §10.4 The code for a total of two dice, the wounds of the attack and this modifier. */
  critical(area: Area, total: number): CriticalCode
  readonly criticalDRM: number
  /** §9.3.2 The most CF in one attack, out of so many. */
  attackLimit(pool: number): number
  /** §13.1.1 Whether CF lost in the arms count when a shield may be dropped; they always do for weapons. */
  readonly isShieldArmHurt: boolean
  /** §11.5.1 */
  stunRecovered(CN: number, phases: number, stun: number, die: number, steps?: Steps): number
  /** §21 The row of the weapon table, as it holds for this man. */
  rowFor(who: Gladiator, item: Item): ItemRow
  /** §6.1 Nobody farther away can be engaged. */
  readonly longestReach: number
  /** Whether he can throw something as one of his attacks at this distance, and how it flies; null if it misses. */
  throwsAt(who: Gladiator, distance: number): boolean
  throwInAttack(context: RuleContext, attack: PlannedAttack): PlannedAttack | null
  /** §9.5 What a man's shield takes off attacks on him. */
  shieldDRM(target: Gladiator): number
  /** §23.3 What balance adds to an attack, who finds it again by one, and what a special defence does to it. */
  balanceDRM(fight: Fight, attack: Attack): number
  findFeet(fight: Fight, attack: Attack): void
  loseBalance(fight: Fight, attack: Attack, guard: SpecialDefence): void
  /** §13.1.1 What the defender sets against the drop of what he holds. */
  gripOf(target: Gladiator): number
}
