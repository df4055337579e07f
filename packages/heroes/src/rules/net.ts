/** §5.3.1 to §5.3.4 The net: tossing, recovering, destroying. */
import { addStep, key, type Seat, type Steps, stepsFor } from '@harena/engine'
import type { TossResult } from '../match/events.ts'
import type { Ref } from '../match/game.ts'
import type { Card, State } from '../match/state.ts'
import { arenas } from '../tables/arenas.ts'
import { netTossLines, SAVVY, SPEED } from '../tables/opposed-rolls.ts'
import { front } from './arena.ts'
import { line, type Names, type Opposed, rollOpposed } from './bonus-dice.ts'
import {
  countsAsDown,
  handHolding,
  isEnsnared,
  isHampered,
  isOccupied,
  isSteady,
  opponentsBeside,
  savvyNow,
  speedTable,
} from './cards.ts'

const TOSS_NAMES: Names = [key('Retiarius'), key('target')]

/** T5-4 without the bids; `target` is null for the one who is tossed at. */
export function netTossDice(state: State, card: Card, target: Card | null, steps: Steps = null): number {
  let dice = addStep(steps, SAVVY, savvyNow(card))
  dice += addStep(steps, SPEED, speedTable(state, card))
  if (countsAsDown(state, card)) dice += line(steps, netTossLines.down)
  if (target?.style === 'secutor') dice += line(steps, netTossLines.secutor)
  return dice
}

/** §5.3.1 Whom a Retiarius can toss his net at now. */
export function netTargets(state: State, card: Card): Seat[] {
  if (card.style !== 'retiarius' || isHampered(card)) return []
  if (handHolding(state, card, 'net') === null || isOccupied(state, card.side, card.zone)) return []
  const near = opponentsBeside(state, card).filter((seat) => !isEnsnared(state.cards[seat]!))
  // Without anybody ahead he looks about.
  if (state.options.netArcStrict === 'no' || card.faces === card.zone) return near
  const ahead = front(arenas[state.arena], card.zone, card.faces)
  return near.filter((seat) => ahead.includes(state.cards[seat]!.zone))
}

/** T5-4 */
export function tossResult(retiarius: number, target: number): TossResult {
  if (retiarius === target) return 'noChance'
  return retiarius > target ? 'snared' : 'missed'
}

export function tossNet(state: State, seat: Seat, target: Seat, referee: Ref): void {
  const [card, other] = [state.cards[seat]!, state.cards[target]!]
  const steps = stepsFor(referee)
  const againstSteps = stepsFor(referee)
  const opposed: Opposed = {
    table: 'netToss',
    first: seat,
    second: target,
    firstDice: netTossDice(state, card, other, steps),
    secondDice: netTossDice(state, other, null, againstSteps),
    mode: 'none',
    isRetake: false,
    steps,
    againstSteps,
  }
  const rolled = rollOpposed(state, opposed, TOSS_NAMES, referee)
  const result = tossResult(...rolled.successes)
  if (referee.listening) referee.tell({ kind: 'netTossed', rule: 'T5-4', seat, target, ...rolled, result })
  if (result === 'noChance') return
  const hand = handHolding(state, card, 'net')!
  const number = card[hand]
  const net = state.items[number]!
  card[hand] = -1
  if (result === 'missed') {
    net.place = 'ground'
    net.zone = other.zone
    net.destroyBy = target
    return
  }
  net.place = 'onTarget'
  other.net = number
  // G-10: Steady is for blows, unless the switch lets it stop the net.
  if (state.options.steadyStopsNet === 'yes' && isSteady(other) && !other.isDown) {
    other.steadyUsed = true
  } else other.isDown = true
}

/** §5.3.3 Nets in his zone that he may destroy now. */
export function netsToDestroy(state: State, seat: Seat): number[] {
  const card = state.cards[seat]!
  return state.items.flatMap((item, number) => {
    if (item.kind !== 'net' || item.place !== 'ground' || item.zone !== card.zone) return []
    const isAllowed =
      state.options.netDestroyBy === 'target' ? item.destroyBy === seat : state.cards[item.owner]!.side !== card.side
    return isAllowed ? [number] : []
  })
}

export function destroyNet(state: State, seat: Seat, number: number, referee: Ref): void {
  state.items[number]!.place = 'gone'
  if (referee.listening) referee.tell({ kind: 'netDestroyed', rule: '§5.3.3', seat })
}

/** §5.3.3 The chance to destroy a net ends with the Movement Phase of the one it missed. */
export function closeDestroyWindows(state: State, seat: Seat): void {
  for (const item of state.items) if (item.destroyBy === seat) item.destroyBy = -1
}
