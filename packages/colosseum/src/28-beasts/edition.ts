/** Chapter 28: what editions answer differently about beasts. */
import type { Path } from '../06-movement/paths.ts'
import type { Plot } from '../06-movement/plots.ts'
import type { RuleContext } from '../match/context.ts'
import type { Foe, Row } from '../match/questions.ts'
import type { Gladiator, State } from '../match/state.ts'
import type { Area } from '../tables/armour.ts'
import type { BeastAction, BeastId, BeastRow } from '../tables/beasts.ts'
import type { BeastMove } from '../tables/classic-beasts.ts'
import type { CriticalCode } from '../tables/critical-hits.ts'

/** §28.5 What the first wolf of a phase has thrown for all. */
export interface Pack {
  action: BeastAction | null
}

export interface BeastEdition {
  /** §28.3.1, §28.3.3 The beasts that it knows. */
  readonly beastRows: Readonly<Partial<Record<BeastId, BeastRow>>>
  /** §28.7.4 Whether a bear is always met as if it stood on its hind legs. */
  readonly isBearReared: boolean
  /** §28.4 Whether people may play beasts; what such a beast may plot, and what it does before and after all have moved. */
  readonly hasPlayedBeasts: boolean
  beastPlots(state: State, who: Gladiator): readonly string[]
  performAsBeast(context: RuleContext, who: Gladiator, plot: Plot): void
  settleBeast(context: RuleContext, who: Gladiator): void
  /** §28.5 The movement of a beast that nobody plays, and the table of it where it is not the Beast Action Table. */
  moveBeast(context: RuleContext, who: Gladiator, pack: Pack): void
  readonly beastMoves: Readonly<Record<number, BeastMove>> | null
  /** A beast that is played meets a wall or an obstacle. */
  beastAtWall(context: RuleContext, path: Path): void
  /** §28.6 Whether a man dies whom a beast pushes against a wall. */
  readonly isWallDeadly: boolean
  /** §11.2 The last row of the stun column. */
  throwOver(context: RuleContext, who: Gladiator): void
  /** §28.7.3 The attacks of a beast that nobody plays, with so many CF besides its advantages. */
  attacksOfBeast(context: RuleContext, who: Gladiator, foes: readonly Foe[], base: number): Row[]
  /** §28.7.5 The code for the total of a critical hit. */
  beastCritical(area: Area, total: number): CriticalCode
}
