/** §5.4.8, §5.4.9 Throwing a weapon, kicking sand, clearing the eyes. */
import { addStep, key, type Rule, type Seat, type Steps, stepsFor } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { Card, Hand, State, Step } from '../match/state.ts'
import { arenas } from '../tables/arenas.ts'
import { NEVER_BELOW_ZERO, SAVVY, SPEED } from '../tables/opposed-rolls.ts'
import { type Names, type OpposedRoll, rollPools } from './bonus-dice.ts'
import { isFunctioning, opponentsBeside, savvyNow } from './cards.ts'
import { strike } from './hit.ts'
import { bareManeuverDice } from './maneuver.ts'

const THROW_NAMES: Names = [key('thrower'), key('target')]
const SAND_NAMES: Names = [key('kicker'), key('target')]

/** Savvy and Speed, no bids, and no other line unless the switch says so (G-32). */
export function rangedDice(state: State, card: Card, steps: Steps = null): number {
  if (state.options.throwSandStateModifiers === 'no') {
    return addStep(steps, SAVVY, savvyNow(card)) + addStep(steps, SPEED, card.now.speed)
  }
  const dice = bareManeuverDice(state, card, steps)
  return dice < 0 ? dice + addStep(steps, NEVER_BELOW_ZERO, -dice) : dice
}

function rollRanged(state: State, first: Seat, second: Seat, rule: Rule, names: Names, referee: Ref): OpposedRoll {
  const steps = stepsFor(referee)
  const againstSteps = stepsFor(referee)
  const pools = {
    first: { dice: rangedDice(state, state.cards[first]!, steps), sure: 0 },
    second: { dice: rangedDice(state, state.cards[second]!, againstSteps), sure: 0 },
  }
  const rolled = rollPools(pools, { first, second }, rule, names, referee)
  return steps && againstSteps ? { ...rolled, steps, againstSteps } : rolled
}

/** §5.4.8 Opponents next to him with no friend of his in their zone. */
export function throwTargets(state: State, card: Card): Seat[] {
  return opponentsBeside(state, card).filter((seat) => {
    const { zone } = state.cards[seat]!
    return !state.cards.some((other) => other.side === card.side && other.zone === zone && isFunctioning(other))
  })
}

export function throwWeapon(state: State, seat: Seat, hand: Hand, target: Seat, referee: Ref): Step | null {
  const [card, other] = [state.cards[seat]!, state.cards[target]!]
  const item = state.items[card[hand]]!
  card[hand] = -1
  card.threwWeapon = true
  const rolled = rollRanged(state, seat, target, '§5.4.8', THROW_NAMES, referee)
  const impact = rolled.successes[0] - rolled.successes[1]
  const isHit = impact > 0
  // G-30: after a hit it lies where the target stands, blocked or not; a miss flies on.
  item.place = 'ground'
  item.zone = isHit ? other.zone : arenas[state.arena].behind(card.zone, other.zone)
  if (referee.listening) {
    const zone = arenas[state.arena].zones[item.zone]!.id
    referee.tell({ kind: 'weaponThrown', rule: '§5.4.8', seat, target, item: item.kind, ...rolled, isHit, zone })
  }
  return isHit ? strike(state, seat, target, impact, false, item.kind, referee) : null
}

/** §5.4.9 */
export function kickSand(state: State, seat: Seat, target: Seat, referee: Ref): void {
  const [card, other] = [state.cards[seat]!, state.cards[target]!]
  card.kickedSand = true
  const rolled = rollRanged(state, seat, target, '§5.4.9', SAND_NAMES, referee)
  const isBlinded = rolled.successes[0] > rolled.successes[1]
  if (isBlinded) other.isBlinded = true
  if (referee.listening) referee.tell({ kind: 'sandKicked', rule: '§5.4.9', seat, target, ...rolled, isBlinded })
}

/** §5.4.9.1 At or below his Savvy as it is now; a 1 always does (G-33). */
export function clearingTarget(card: Card): number {
  return Math.max(1, savvyNow(card))
}

export function clearEyes(state: State, seat: Seat, referee: Ref): void {
  const card = state.cards[seat]!
  const target = clearingTarget(card)
  const die = referee.roll(1, '§5.4.9.1', seat, 'eyes')
  const isCleared = die <= target
  if (isCleared) card.isBlinded = false
  if (referee.listening) referee.tell({ kind: 'eyesRubbed', rule: '§5.4.9.1', seat, die, target, isCleared })
}
