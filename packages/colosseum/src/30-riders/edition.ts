/** Chapter 30: how a man comes off his horse, which falls of all chapters ask for. */
import type { RuleContext } from '../match/context.ts'
import type { Gladiator } from '../match/state.ts'

export interface RiderEdition {
  /** §30.6.5.2 Where he comes to lie. */
  leaveSaddle(context: RuleContext, who: Gladiator): void
  /** §30.6.5.1 What the fall does to him. */
  landHard(context: RuleContext, who: Gladiator): void
  /** A horse goes down: what becomes of its rider. */
  throwRider(context: RuleContext, mount: Gladiator): void
}
