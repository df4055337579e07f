/** §5.4.8, §5.4.9 Throwing a weapon, kicking sand, clearing the eyes. */
import type { Seat } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { Card, Hand, State } from '../match/state.ts'
import { arenas } from '../tables/arenas.ts'
import { type OpposedRoll, rollDice } from './bonus-dice.ts'
import { isFunctioning, opponentsBeside, savvyNow } from './cards.ts'
import { strike } from './hit.ts'
import { bareManeuverDice } from './maneuver.ts'

/** Savvy and Speed, no bids, and no other line unless the switch says so (G-32). */
export function rangedDice(state: State, card: Card): number {
  if (state.options.throwSandStateModifiers === 'yes') return Math.max(0, bareManeuverDice(state, card))
  return savvyNow(card) + card.now.speed
}

function rollRanged(state: State, seat: Seat, target: Seat, rule: string, referee: Ref): OpposedRoll {
  const own = rangedDice(state, state.cards[seat]!)
  const his = rangedDice(state, state.cards[target]!)
  return { dice: [own, his], successes: [rollDice(own, rule, referee, seat), rollDice(his, rule, referee, target)] }
}

/** §5.4.8 Opponents next to him with no friend of his in their zone. */
export function throwTargets(state: State, card: Card): Seat[] {
  return opponentsBeside(state, card).filter((seat) => {
    const { zone } = state.cards[seat]!
    return !state.cards.some((other) => other.side === card.side && other.zone === zone && isFunctioning(other))
  })
}

export function throwWeapon(state: State, seat: Seat, hand: Hand, target: Seat, referee: Ref): void {
  const [card, other] = [state.cards[seat]!, state.cards[target]!]
  const item = state.items[card[hand]]!
  card[hand] = -1
  card.threwWeapon = true
  const { dice, successes } = rollRanged(state, seat, target, '§5.4.8', referee)
  const impact = successes[0] - successes[1]
  const isHit = impact > 0
  // G-30: after a hit it lies where the target stands, blocked or not; a miss flies on.
  item.place = 'ground'
  item.zone = isHit ? other.zone : arenas[state.arena].behind(card.zone, other.zone)
  if (referee.listening) {
    const zone = arenas[state.arena].zones[item.zone]!.id
    referee.tell({ kind: 'weaponThrown', rule: '§5.4.8', seat, target, item: item.kind, dice, successes, isHit, zone })
  }
  if (isHit) strike(state, seat, target, impact, false, item.kind, referee)
}

/** §5.4.9 */
export function kickSand(state: State, seat: Seat, target: Seat, referee: Ref): void {
  const [card, other] = [state.cards[seat]!, state.cards[target]!]
  card.kickedSand = true
  const { dice, successes } = rollRanged(state, seat, target, '§5.4.9', referee)
  const isBlinded = successes[0] > successes[1]
  if (isBlinded) other.isBlinded = true
  if (referee.listening) referee.tell({ kind: 'sandKicked', rule: '§5.4.9', seat, target, dice, successes, isBlinded })
}

/** §5.4.9.1 At or below his Savvy as it is now; a 1 always does (G-33). */
export function clearEyes(state: State, seat: Seat, referee: Ref): void {
  const card = state.cards[seat]!
  const target = savvyNow(card)
  const die = referee.roll(1, '§5.4.9.1', seat)
  const isCleared = die <= target || die === 1
  if (isCleared) card.isBlinded = false
  if (referee.listening) referee.tell({ kind: 'eyesRubbed', rule: '§5.4.9.1', seat, die, target, isCleared })
}
