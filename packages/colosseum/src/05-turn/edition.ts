/** Chapter 5: what editions answer differently about the turn and the actions of a phase. */
import type { RuleContext } from '../match/context.ts'
import type { Action } from '../match/questions.ts'
import type { Gladiator, Item } from '../match/state.ts'
import type { Chosen } from './actions.ts'

export interface TurnEdition {
  /** What comes first in a phase. */
  beginPhase(context: RuleContext): void
  /** What comes after the fight, before the phase ends. */
  afterFight(context: RuleContext): void
  /** §5.2.3 Stun is recovered before the actions, or after the nets. */
  readonly stunRecoveryAt: 'actions' | 'fight'
  /** §5.4 Endurance is checked at the end of a turn, or at the start of the next; and for which turn. */
  readonly enduranceAt: 'start' | 'end'
  enduranceTurn(turn: number): number
  /** §21.1.2.1 Whether he may draw an item now. */
  mayDraw(who: Gladiator, item: Item): boolean
  /** §13.5 Whether a kick is an action that he may choose. */
  mayKick(who: Gladiator): boolean
  /** §13.5 The kick that he has plotted, if there is such a thing and something to kick. */
  plottedKick(context: RuleContext, who: Gladiator): Action | null
  /** §5.2.4 The kicks that come before recoveries. */
  kicksFirst(context: RuleContext, chosen: readonly Chosen[]): readonly Chosen[]
}
