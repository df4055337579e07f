/** §2 Sequence of play: set-up, order, turns. */

import type { Ref } from '../match/game.ts'
import type { Action } from '../match/questions.ts'
import { askAct, askPlace } from '../match/questions.ts'
import { type Fighter, isEnemy, mapOf, type State } from '../match/state.ts'
import { rollActionPoints } from './action-points.ts'
import { appeal } from './appeals.ts'
import { attack } from './attacks.ts'
import { endBout } from './ending.ts'
import { playAftermath } from './experience.ts'
import { rollStrength } from './gladiators.ts'
import { pickUp } from './missiles.ts'
import { FISTS } from './modifiers.ts'
import { step, turn } from './movement.ts'
import { cast, cutFree } from './nets.ts'

/** One phase of the bout: the set-up, one gladiator's turn, or the aftermath. */
export function playStep(state: State, referee: Ref): void {
  switch (state.phase) {
    case 'setup':
      playSetup(state, referee)
      break
    case 'turns':
      playTurn(state, referee)
      break
    case 'aftermath':
      playAftermath(state, referee)
      break
    case 'over':
      break
  }
}

/** §2.1: strengths that are not written on the sheet are rolled in seat order, then the order of play. */
function playSetup(state: State, referee: Ref): void {
  for (const fighter of state.fighters) if (fighter.strength === 0) rollStrength(state, referee, fighter)
  rollOrder(state, referee)
  if (state.options.placement === 'free') for (const seat of state.order) place(state, referee, state.fighters[seat]!)
  state.phase = 'turns'
}

/** R36: with the switch players place their gladiators in the order of play. */
function place(state: State, referee: Ref, fighter: Fighter): void {
  const { seat } = fighter
  const { hex, facing } = referee.ask(askPlace[seat]!)
  fighter.cell = mapOf(state).cell(hex)
  fighter.facing = facing
  if (referee.listening) referee.tell({ kind: 'placed', rule: 'R36', seat, hex, facing })
}

/** §2.2: everyone still in rolls; higher goes earlier; equals roll again among themselves, the highest group first. */
export function rollOrder(state: State, referee: Ref): void {
  const order: number[] = []
  /** Groups still to be settled; the next one is at the end. */
  const groups: number[][] = [state.fighters.filter((fighter) => fighter.out === null).map((fighter) => fighter.seat)]
  for (let group = groups.pop(); group; group = groups.pop()) {
    if (group.length === 1) {
      order.push(group[0]!)
      continue
    }
    const byScore: number[][] = [[], [], [], [], [], [], []]
    for (const seat of group) byScore[referee.roll(1, '§2.2', seat)]!.push(seat)
    for (const equals of byScore) if (equals.length > 0) groups.push(equals)
    if (groups.some((equals) => equals.length > 1)) {
      referee.point(() => JSON.stringify(['order', order, groups, state]))
    }
  }
  state.order = order
  if (referee.listening) referee.tell({ kind: 'orderSettled', rule: '§2.2', order: [...order], round: state.round })
}

/** §2.3: the AP roll, then actions until he stops, has nothing left, or the bout is over. */
function playTurn(state: State, referee: Ref): void {
  rollActionPoints(state, referee, state.fighters[state.order[state.turn]!]!)
  goOnWithTurn(state, referee)
}

/** The rest of a turn, from any decision in it: an opponent that thinks ahead takes up a bout there. */
export function goOnWithTurn(state: State, referee: Ref): void {
  const fighter = state.fighters[state.order[state.turn]!]!
  const question = askAct[fighter.seat]!
  // §3.5: with 0 AP the turn is over at once.
  while (fighter.ap > 0 && fighter.out === null && state.phase === 'turns') {
    const action = referee.ask(question)
    if (action.act === 'end') {
      if (referee.listening) {
        referee.tell({ kind: 'turnEnded', rule: '§2.3', seat: fighter.seat, unused: fighter.ap })
      }
      break
    }
    perform(state, referee, fighter, action)
  }
  fighter.ap = 0
  if (state.phase === 'turns') passTurn(state, referee)
}

/** One action other than `end`, which must be legal. */
export function perform(state: State, referee: Ref, fighter: Fighter, action: Action): void {
  switch (action.act) {
    case 'step':
      step(state, referee, fighter, action.dir)
      break
    case 'turn':
      turn(referee, fighter, action.to)
      break
    case 'attack':
      attack(state, referee, fighter, action.weapon, state.fighters[action.target]!)
      break
    case 'fists':
      attack(state, referee, fighter, FISTS, state.fighters[action.target]!)
      break
    case 'cast':
      cast(state, referee, fighter, action.weapon, state.fighters[action.target]!)
      break
    case 'cutFree':
      cutFree(referee, fighter)
      break
    case 'pickUp':
      pickUp(state, referee, fighter, action.kind)
      break
    case 'yield':
      giveUp(state, referee, fighter)
      break
  }
}

/** The nearest enemy who is still in; of equally near ones the first in seat order. */
export function nearestEnemy(state: State, fighter: Fighter): Fighter {
  const map = mapOf(state)
  const enemies = state.fighters.filter((other) => other.out === null && isEnemy(fighter, other))
  const far = (enemy: Fighter) => map.distance(fighter.cell, enemy.cell)
  return enemies.reduce((best, enemy) => (far(enemy) < far(best) ? enemy : best))
}

/** R50: he counts as beaten by the nearest enemy. */
function giveUp(state: State, referee: Ref, fighter: Fighter): void {
  const nearest = nearestEnemy(state, fighter)
  if (referee.listening) referee.tell({ kind: 'yielded', rule: 'R50', seat: fighter.seat, by: nearest.seat })
  appeal(state, referee, fighter, nearest.seat, 'yielded')
}

/** §2.4: on to the next who is still in; after the last of the order the round is over. */
function passTurn(state: State, referee: Ref): void {
  const { order, fighters } = state
  do state.turn++
  while (state.turn < order.length && fighters[order[state.turn]!]!.out !== null)
  if (state.turn < order.length) return
  // §2.7: the limit counts complete rounds.
  if (state.round >= state.options.roundLimit) {
    endBout(state, referee, 'limit')
    return
  }
  state.round++
  state.turn = 0
  if (state.options.order === 'everyRound') rollOrder(state, referee)
  else while (fighters[order[state.turn]!]!.out !== null) state.turn++
}
