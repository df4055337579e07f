/** Who holds whom, with net, lasso or bare hands (§20.5, §21.7, §22.4), and letting go. */
import { distanceTo } from '../06-movement/facing.ts'
import type { RuleContext } from '../match/context.ts'
import { freeHand, type Gladiator, handHolding, type Item, type State } from '../match/state.ts'

/** The hand with a net or lasso, or -1. */
export function netHand(who: Gladiator): number {
  const net = handHolding(who, 'net')
  return net >= 0 ? net : handHolding(who, 'lasso')
}

/** Whether his net holds somebody. */
export function isHolding(state: State, who: Gladiator): boolean {
  return state.gladiators.some(({ snare }) => snare?.isHeld && snare.by === who.seat)
}

/** He lets go of whom his net holds: the victim stays caught, but nobody can drag him. */
export function letGo(who: Gladiator, state: State): void {
  const hand = netHand(who)
  for (const { snare } of state.gladiators) {
    if (!snare?.isHeld || snare.by !== who.seat) continue
    snare.isHeld = false
    if (hand >= 0) who.hands[hand] = null
  }
}

/** §22.3.3.1 A hand that holds nothing, or -1: who grapples a man needs both of his. */
export function spareHand(state: State, who: Gladiator): number {
  return isGrappling(state, who) ? -1 : freeHand(who)
}

/** Takes an item out of his hand; null for a net or lasso that holds somebody: it stays on him (§20.9.2). */
export function takeFromHand(state: State, who: Gladiator, hand: number): Item | null {
  if (netHand(who) === hand) letGo(who, state)
  const item = who.hands[hand] ?? null
  who.hands[hand] = null
  return item
}

export function isGrappling(state: State, who: Gladiator): boolean {
  const { gladiators } = state
  for (let seat = 0; seat < gladiators.length; seat++) if (gladiators[seat]!.grappledBy === who.seat) return true
  return false
}

/** §22.4 He lets go of the man he holds. */
export function releaseVictim(context: RuleContext, who: Gladiator): void {
  const { gladiators } = context.state
  for (let seat = 0; seat < gladiators.length; seat++) {
    const victim = gladiators[seat]!
    if (victim.grappledBy !== who.seat) continue
    victim.grappledBy = -1
    if (context.referee.listening) context.referee.tell({ kind: 'released', rule: '§22.4.3', seat: victim.seat })
  }
}

/** §22.3.3.1 No grip lasts over two hexes. */
export function releaseApart(context: RuleContext): void {
  for (const victim of context.state.gladiators) {
    const holder = context.state.gladiators[victim.grappledBy]
    if (holder && distanceTo(holder, victim) > 1 && distanceTo(victim, holder) > 1) releaseVictim(context, holder)
  }
}

/** §22.4.3 Whoever is wounded or stunned loses his grip. */
export function loosenGrip(context: RuleContext, who: Gladiator): void {
  releaseVictim(context, who)
}
