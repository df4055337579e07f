/** §2 Sequence of play: set-up, order, turns. */

import type { Ref } from '../match/game.ts'
import type { Action } from '../match/questions.ts'
import { askAct, askPlace } from '../match/questions.ts'
import { type Fighter, isEnemy, mapOf, type State } from '../match/state.ts'
import { rollActionPoints } from './action-points.ts'
import { appeal } from './appeals.ts'
import { attack } from './attacks.ts'
import { endBout } from './ending.ts'
import { chooseSkill } from './experience.ts'
import { rollStrength } from './gladiators.ts'
import { pickUp } from './missiles.ts'
import { FISTS } from './modifiers.ts'
import { step, turn } from './movement.ts'
import { cast, cutFree } from './nets.ts'

/** One step: whatever asks somebody begins with its question. */
export function playStep(state: State, referee: Ref): void {
  switch (state.phase) {
    case 'acting':
      act(state, referee)
      break
    case 'turn':
      beginTurn(state, referee)
      break
    case 'setup':
      playSetup(state, referee)
      break
    case 'placing':
      place(state, referee)
      break
    case 'aftermath':
      chooseSkill(state, referee)
      break
    case 'over':
      break
  }
}

/** §2.1: strengths that are not written on the sheet are rolled in seat order, then the order of play. */
function playSetup(state: State, referee: Ref): void {
  for (const fighter of state.fighters) if (fighter.strength === 0) rollStrength(state, referee, fighter)
  rollOrder(state, referee)
  state.phase = state.options.placement === 'free' ? 'placing' : 'turn'
}

/** R36: with the switch players place their gladiators in the order of play. */
function place(state: State, referee: Ref): void {
  const fighter = state.fighters[state.order[state.turn]!]!
  const { seat } = fighter
  const { hex, facing } = referee.ask(askPlace[seat]!)
  fighter.cell = mapOf(state).cell(hex)
  fighter.facing = facing
  if (referee.listening) referee.tell({ kind: 'placed', rule: 'R36', seat, hex, facing })
  state.turn++
  if (state.turn < state.order.length) return
  state.turn = 0
  state.phase = 'turn'
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
    for (const seat of group) byScore[referee.roll(1, '§2.2', seat, 'order of play')]!.push(seat)
    for (const equals of byScore) if (equals.length > 0) groups.push(equals)
    if (groups.some((equals) => equals.length > 1)) {
      referee.point(() => JSON.stringify(['order', order, groups, state]))
    }
  }
  state.order = order
  if (referee.listening) referee.tell({ kind: 'orderSettled', rule: '§2.2', order: [...order], round: state.round })
}

/** §2.3: a turn begins with the AP roll; with 0 AP it is over at once (§3.5). */
function beginTurn(state: State, referee: Ref): void {
  const fighter = state.fighters[state.order[state.turn]!]!
  rollActionPoints(state, referee, fighter)
  if (fighter.ap > 0) state.phase = 'acting'
  else passTurn(state, referee)
}

/** §2.3: one action; he goes on until he stops, has nothing left, or is out. */
function act(state: State, referee: Ref): void {
  const fighter = state.fighters[state.order[state.turn]!]!
  const action = referee.ask(askAct[fighter.seat]!)
  if (action.act === 'end') {
    if (referee.listening) referee.tell({ kind: 'turnEnded', rule: '§2.3', seat: fighter.seat, unused: fighter.ap })
    fighter.ap = 0
  } else perform(state, referee, fighter, action)
  const isOver = state.phase !== 'acting'
  if (fighter.ap > 0 && fighter.out === null && !isOver) return
  fighter.ap = 0
  if (!isOver) passTurn(state, referee)
}

/** One action other than `end`, which must be legal. */
export function perform(state: State, referee: Ref, fighter: Fighter, action: Action): void {
  switch (action.act) {
    case 'step':
      step(state, referee, fighter, action.dir)
      break
    case 'turn':
      turn(state, referee, fighter, action.to)
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
      cutFree(state, referee, fighter)
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
  state.phase = 'turn'
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
