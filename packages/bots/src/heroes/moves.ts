/** The Movement Phase: fight, get away, rest, come closer. */
import type { Seat } from '@harena/engine'
import {
  type Action,
  arenas,
  type Card,
  canRecover,
  held,
  heroes,
  isEnsnared,
  isFreeHand,
  isHampered,
  isOccupied,
  isOpponent,
  isWeapon,
  netTossDice,
  opponentsIn,
  otherHand,
  rangedDice,
  type State,
  thrownBonus,
} from '@harena/heroes'
import { argmax } from '../lib/argmax.ts'
import { valueOfToss } from './bids.ts'
import { valueOfMeeting } from './exchange.ts'
import { fetchWeapon, take } from './items.ts'
import { leadsOf } from './rolls.ts'
import { isHopeless } from './surrender.ts'
import { MOST_IMPACT, valueOfHits } from './value.ts'
import { foesIn, stepsTo, zoneNumber } from './zones.ts'

/** One who lies fights from the ground only if it is worth this much; a novice unless it is worse than that. */
const FIGHT_LYING = 0.3
const FIGHT_RASHLY = -0.3
/** A master gets away from a meeting worth less than this, if he could then rest. */
const GET_AWAY = -0.05
/** What a zone on the way to a foe costs, and each further foe in his zone. */
const PER_STEP = 0.25
const PER_FOE = 0.1
/** Every so many turns a master goes on himself, so that two who wait come together. */
const PATIENCE = 5

type Of<Do extends Action['do']> = Extract<Action, { do: Do }>

const FIGHT: Action = { do: 'fight' }
const REST: Action = { do: 'rest' }

function only<Do extends Action['do']>(actions: readonly Action[], ...kinds: Do[]): Of<Do>[] {
  return actions.filter((action): action is Of<Do> => kinds.includes(action.do as Do))
}

export function chooseAction(state: State, seat: Seat, isMaster: boolean, isRash = false): Action {
  const me = state.cards[seat]!
  const actions = heroes.legal(state, { kind: 'act', seat, rule: '§5.2' }) as Action[]
  if (isHopeless(state, me)) return { do: 'surrender' }
  if (isOccupied(state, me.side, me.zone)) return amongFoes(state, me, actions, isMaster, isRash)
  return take(state, me, actions) ?? alone(state, me, actions, isMaster)
}

/** The foe in a zone whom it is best to meet: the weak, the wounded, the ensnared, those on the ground. */
export function bestFoe(state: State, me: Card, zone: number): { readonly seat: Seat; readonly value: number } {
  const foes = opponentsIn(state, me.side, zone).map((seat) => {
    return { seat, value: valueOfMeeting(state, me, state.cards[seat]!, true) }
  })
  return argmax(foes, ({ value }) => value)!
}

function amongFoes(state: State, me: Card, actions: readonly Action[], isMaster: boolean, isRash: boolean): Action {
  const mayRest = isMaster && canRecover(me)
  if (!isHampered(me) && !mayRest) return FIGHT
  const { value } = bestFoe(state, me, me.zone)
  if (!isEnsnared(me) && me.isDown) return value > (isRash ? FIGHT_RASHLY : FIGHT_LYING) ? FIGHT : { do: 'standUp' }
  return (value < (isEnsnared(me) ? 0 : GET_AWAY) ? wayOut(state, me, actions) : null) ?? FIGHT
}

/** T6-1 The crowd is kinder in the Center than at the Wall. */
const kindness = { wall: 0, heart: 0.25, center: 0.5 } as const

function kindnessIn(state: State, zone: number): number {
  return kindness[arenas[state.arena].zones[zone]!.ring]
}

/** The way into a zone without foes that leads farthest from all of them. */
function wayOut(state: State, me: Card, actions: readonly Action[]): Action | null {
  const ways = only(actions, 'move', 'rollAway').filter(({ to }) => !isOccupied(state, me.side, zoneNumber(state, to)))
  return argmax(ways, ({ to }) => {
    const zone = zoneNumber(state, to)
    return nearestFoe(state, me, zone) + kindnessIn(state, zone)
  })
}

function nearestFoe(state: State, me: Card, zone: number): number {
  let nearest = 99
  for (const other of state.cards) {
    if (isOpponent(me.side, other)) nearest = Math.min(nearest, stepsTo(state, other.zone, zone))
  }
  return nearest
}

/** With nobody about: up, the net, the eyes, rest, a weapon, and then to the foe. */
function alone(state: State, me: Card, actions: readonly Action[], isMaster: boolean): Action {
  return (
    only(actions, 'escapeNet', 'standUp')[0] ??
    chooseToss(state, me, actions) ??
    (isMaster ? (chooseThrow(state, me, actions) ?? chooseSand(state, actions)) : null) ??
    only(actions, 'clearEyes')[0] ??
    (canRecover(me) ? (changeHands(state, me, actions) ?? REST) : null) ??
    (isMaster && letsHimCome(state, me) ? REST : null) ??
    goTo(state, me, fetchWeapon(state, me), actions) ??
    goTo(state, me, foeToMeet(state, me), actions) ??
    REST
  )
}

/** Two zones apart: whoever comes next to the other has the first sand and the first blow coming. */
function letsHimCome(state: State, me: Card): boolean {
  return state.turn % PATIENCE !== 0 && nearestFoe(state, me, me.zone) === 2
}

/** A weapon that has to be in the other hand; he rests meanwhile. */
function changeHands(state: State, me: Card, actions: readonly Action[]): Action | null {
  const from = otherHand(me.handed)
  if (!isWeapon(held(state, me, from)) || !isFreeHand(me, me.handed)) return null
  return only(actions, 'switchHands').find((action) => action.from === from) ?? null
}

/** The net flies at the one it catches best. */
function chooseToss(state: State, me: Card, actions: readonly Action[]): Action | null {
  const tossValue = (toss: Of<'netToss'>) => {
    const target = state.cards[toss.target]!
    return valueOfToss(netTossDice(state, me, target), Math.max(0, netTossDice(state, target, null)))
  }
  return argmax(only(actions, 'netToss'), tossValue, 0)
}

/** One who holds two weapons throws the other at somebody who stands; the only one is worth more in the hand. */
function chooseThrow(state: State, me: Card, actions: readonly Action[]): Action | null {
  const other = held(state, me, otherHand(me.handed))
  if (other === null || !isWeapon(other) || !isWeapon(held(state, me, me.handed))) return null
  const throws = only(actions, 'throw').filter(({ hand, target }) => hand !== me.handed && !state.cards[target]!.isDown)
  return argmax(throws, ({ target }) => valueOfThrow(state, me, state.cards[target]!, thrownBonus(other)), 0)
}

function valueOfThrow(state: State, me: Card, target: Card, bonus: number): number {
  const hits = valueOfHits(state, me, target, { bonus })
  const foesDice = rangedDice(state, target)
  const odds = leadsOf(rangedDice(state, me), foesDice)
  let value = 0
  for (let at = foesDice + 1; at < odds.length; at++) value += odds[at]! * hits[Math.min(at - foesDice, MOST_IMPACT)]!
  return value
}

/** As often as it can blind: the crowd minds it once (T6-1). One who lies is better met with the blade. */
function chooseSand(state: State, actions: readonly Action[]): Action | null {
  return only(actions, 'kickSand').find(({ target }) => canBeBlinded(state.cards[target]!)) ?? null
}

function canBeBlinded(card: Card): boolean {
  return !card.isBlinded && !isHampered(card)
}

/** One step nearer to a zone, past other foes and rather over the Center; null if none leads there. */
function goTo(state: State, me: Card, goal: number, actions: readonly Action[]): Action | null {
  if (goal < 0) return null
  const far = stepsTo(state, me.zone, goal)
  const ways = only(actions, 'move').filter(({ to }) => stepsTo(state, zoneNumber(state, to), goal) < far)
  return argmax(ways, ({ to }) => {
    const zone = zoneNumber(state, to)
    return kindnessIn(state, zone) - (zone === goal ? 0 : foesIn(state, me, zone))
  })
}

/** The zone of the foe who is near and best to meet. */
function foeToMeet(state: State, me: Card): number {
  const foes = state.cards.filter((other) => isOpponent(me.side, other))
  const best = argmax(foes, (foe) => {
    const value = foes.length > 1 ? valueOfMeeting(state, me, foe, true) : 0
    return value - PER_STEP * stepsTo(state, me.zone, foe.zone) - PER_FOE * foesIn(state, me, foe.zone)
  })
  return best?.zone ?? -1
}
