/** §5.0, §5.1 The turn: movement order, then one activation after the other. */

import type { Seat } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import { armCard, cardOf, plainSheet } from '../match/setup.ts'
import type { Card, State, Step } from '../match/state.ts'
import { tablesOf } from '../tables/index.ts'
import { attack } from './attack.ts'
import { closestOpponents, isFunctioning, otherHand } from './cards.ts'
import { rollOpponentStyle, rollUp } from './creation.ts'
import { checkTurnLimit, refereeCheck } from './ending.ts'
import { keepLocation, useStarPower } from './hit.ts'
import { chooseMode, maneuver } from './maneuver.ts'
import { ACT, actAsPlayer, handleThere } from './movement.ts'
import { closeDestroyWindows, tossNet } from './net.ts'
import { actAsNpg } from './npg.ts'
import { rollMovementOrder } from './order.ts'

export function playStep(state: State, referee: Ref): void {
  if (state.phase === 'preparation') prepare(state, referee)
  else if (state.phase === 'order') startTurn(state, referee)
  else playActivation(state, referee)
}

/** §4 Opponents are rolled up (§4.1, §4.5.1), and whether it goes to the death (§4.7). */
function prepare(state: State, referee: Ref): void {
  for (let seat = 0; seat < state.toRollUp; seat++) rollUpOpponent(state, seat, state.toRollUp + seat, referee)
  state.toRollUp = 0
  if (state.deathMode === 'roll') {
    const total = referee.roll(2, '§4.7', 0, 'to the death')
    state.toTheDeath = total === 7
    if (referee.listening) {
      referee.tell({ kind: 'deathRolled', rule: '§4.7', total, toTheDeath: state.toTheDeath })
    }
  }
  state.phase = 'order'
}

function rollUpOpponent(state: State, seat: number, opponent: number, referee: Ref): void {
  const { options } = state
  const before = state.cards[opponent]!
  const tables = tablesOf(options)
  const style = rollOpponentStyle(state.cards[seat]!.style, tables, referee, seat)
  const rules = { poolColumns: options.poolColumns, localeTotalIncludesSignature: 'no' } as const
  const { attributes, signature } = rollUp('oneOff', rules, tables, referee, opponent)
  const sheet = { ...plainSheet(before.name, style), attributes, signatures: [signature] }
  const entrant = { sheet, control: 'npg', side: before.side, style: 'primary', imperialSpares: 0 } as const
  const card: Card = cardOf(entrant, state.cards.length, before.gate, options)
  card.zone = before.zone
  card.faces = before.faces
  // The placeholder's things make way for his own.
  state.items = state.items.filter((item) => item.owner !== opponent)
  renumber(state)
  armCard(state.items, card, opponent, options)
  state.cards[opponent] = card
  if (referee.listening) {
    const { apTotal } = card
    referee.tell({ kind: 'opponentRolled', rule: '§4.5.1', seat: opponent, style, attributes, signature, apTotal })
  }
}

/** Hands hold numbers of items: after some went, everybody takes up his own again. */
function renumber(state: State): void {
  state.cards.forEach((card, seat) => {
    const own = state.items.flatMap((item, number) => (item.owner === seat ? [number] : []))
    card[card.handed] = own[0] ?? -1
    card[otherHand(card.handed)] = own[1] ?? -1
  })
}

function startTurn(state: State, referee: Ref): void {
  checkTurnLimit(state, referee)
  if (state.phase === 'over') return
  state.turn++
  rollMovementOrder(state, referee)
  state.acted = 0
  state.phase = 'activation'
  startActivation(state)
}

export function startActivation(state: State): void {
  state.active = state.order[state.acted]!
  state.next = ACT
  state.handled = false
  state.attackRolled = false
}

/** §5.1 One step of an activation. */
function playActivation(state: State, referee: Ref): void {
  state.next = playNext(state, state.active, state.next!, referee)
  if (state.next === null) endActivation(state, referee)
}

/** Plays a step and returns what comes next in the activation; null when it is over. */
function playNext(state: State, active: Seat, step: Step, referee: Ref): Step | null {
  switch (step.kind) {
    case 'act':
      return state.cards[active]!.control === 'npg'
        ? actAsNpg(state, active, referee)
        : actAsPlayer(state, active, referee)
    case 'handle':
      return handleThere(state, active, referee)
    case 'chooseOpponent':
      return { kind: 'maneuver', opponent: referee.ask({ kind: 'chooseOpponent', seat: active, rule: '§5.4.7' }) }
    case 'netToss':
      tossNet(state, active, step.target, referee)
      return null
    case 'maneuver':
      return maneuver(state, active, step.opponent, referee)
    case 'mode':
      return chooseMode(step.attacker, step.defender, referee)
    case 'attack':
      return attack(state, step, referee)
    case 'location':
      return keepLocation(state, step.blow, step.totals, referee)
    case 'starPower':
      useStarPower(state, step, referee)
      return null
  }
}

/** The referee looks at the two that are left; then the next who still functions acts, or a new turn begins. */
function endActivation(state: State, referee: Ref): void {
  closeDestroyWindows(state, state.active)
  if (state.options.netArcStrict === 'yes') faceClosest(state, state.cards[state.active]!)
  refereeCheck(state, referee)
  state.active = -1
  if (state.phase !== 'activation') return
  do state.acted++
  while (state.acted < state.order.length && !isFunctioning(state.cards[state.order[state.acted]!]!))
  if (state.acted < state.order.length) startActivation(state)
  else state.phase = 'order'
}

/** G-34 Who is closest now is whom he faces; of several the first on the roster. */
function faceClosest(state: State, card: Card): void {
  const [closest] = closestOpponents(state, card)
  if (closest !== undefined) card.faces = state.cards[closest]!.zone
}
