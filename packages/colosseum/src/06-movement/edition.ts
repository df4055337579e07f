/** Chapters 6 to 8: what editions answer differently about plots, movement and collisions. */
import type { RuleContext } from '../match/context.ts'
import type { Gladiator, State, Terrain } from '../match/state.ts'
import type { Approach } from './impact.ts'
import type { Path } from './paths.ts'
import type { Plot } from './plots.ts'

export interface MovementEdition {
  /** §7.2 The plot that a text stands for. */
  readPlot(text: string): Plot | undefined
  /** §7.2, §16.4, §20.5 What a man may write on his feet, on the ground and in a net. */
  standingPlots(state: State, who: Gladiator): readonly string[]
  fallenPlots(who: Gladiator): readonly string[]
  ensnaredPlots(): readonly string[]
  /** §5.2.1 What comes before anybody writes a plot. */
  beforePlots(context: RuleContext): void
  /** §17.3 */
  readonly hasOverexertion: boolean
  /** Whether turns on the way count as turns in place, for nets. */
  readonly countsEveryTurn: boolean
  /** §15.1 Whether leaps and hazard hexes call for a check, and the check after movement. */
  readonly hasHazardChecks: boolean
  checkFooting(context: RuleContext, path: Path): void
  /** §8.1.1 Whether men who cross may collide, and the die for it: a 6 brings them together. */
  readonly hasCrossedPaths: boolean
  /** Whether two who begin the phase side by side and change places have crossed. */
  readonly hasSwaps: boolean
  crossingDie(context: RuleContext, seat: number, other: number): number
  /** §8.2 How a man enters the hex of a collision. */
  entering(context: RuleContext, one: Approach, other: Approach, cell: number, isCrossing: boolean): Approach
  /** §8.2 What comes before a collision; `way` are the hexes that the other has entered. */
  beforeCollision(
    context: RuleContext,
    owner: Approach,
    other: Approach,
    way: readonly number[],
    cell: number,
    isCrossing: boolean,
  ): void
  /** §8.4, §9.2 The advantage of one man in a collision. */
  collisionAdvantage(context: RuleContext, one: Approach, other: Approach, cell: number): number
  /** §8.4 Whether kneeling and stumbling count once in an impact factor, and R in a net. */
  readonly hasSingleImpact: boolean
  /** §15.1.1 What lies where a man is pushed to counts in his check. */
  readonly hasHazardousPush: boolean
  /** §8.4 What hexes moved forward add to the impact factor. */
  impactOf(approach: Approach): number
  /** §8.4.2 Equal impact factors. */
  tie(context: RuleContext, one: Approach, other: Approach, cell: number): void
  /** §8.4.4 Whether a man falls who stumbles while he stumbles. */
  fallsTwice(context: RuleContext, who: Gladiator): boolean
  /** §27.3 A man runs, or is pushed, into something solid. */
  runInto(context: RuleContext, path: Path): void
  pushInto(context: RuleContext, who: Gladiator, what: Terrain | 'wall', forward: number): void
}
