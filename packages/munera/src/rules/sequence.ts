/** §2 Sequence of play: set-up, order, turns. */

import type { MuneraReferee } from '../match/game.ts'
import type { Action } from '../match/questions.ts'
import { askAct, askPlace } from '../match/questions.ts'
import { arenaOf, type Bout, type Fighter, isEnemy } from '../match/state.ts'
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
export function playStep(bout: Bout, referee: MuneraReferee): void {
  switch (bout.phase) {
    case 'setup':
      playSetup(bout, referee)
      break
    case 'turns':
      playTurn(bout, referee)
      break
    case 'aftermath':
      playAftermath(bout, referee)
      break
    case 'over':
      break
  }
}

/** §2.1: strengths that are not written on the sheet are rolled in seat order, then the order of play. */
function playSetup(bout: Bout, referee: MuneraReferee): void {
  for (const fighter of bout.fighters) if (fighter.strength === 0) rollStrength(bout, referee, fighter)
  rollOrder(bout, referee)
  if (bout.options.placement === 'free') for (const seat of bout.order) place(bout, referee, bout.fighters[seat]!)
  bout.phase = 'turns'
}

/** R36: with the switch players place their gladiators in the order of play. */
function place(bout: Bout, referee: MuneraReferee, fighter: Fighter): void {
  const { seat } = fighter
  const { hex, facing } = referee.ask(askPlace[seat]!)
  fighter.cell = arenaOf(bout).cell(hex)
  fighter.facing = facing
  if (referee.listening) referee.tell({ kind: 'placed', rule: 'R36', seat, hex, facing })
}

/** §2.2: everyone still in rolls; higher goes earlier; equals roll again among themselves, the highest group first. */
export function rollOrder(bout: Bout, referee: MuneraReferee): void {
  const order: number[] = []
  /** Groups still to be settled; the next one is at the end. */
  const groups: number[][] = [bout.fighters.filter((fighter) => fighter.out === null).map((fighter) => fighter.seat)]
  for (let group = groups.pop(); group; group = groups.pop()) {
    if (group.length === 1) {
      order.push(group[0]!)
      continue
    }
    const byScore: number[][] = [[], [], [], [], [], [], []]
    for (const seat of group) byScore[referee.roll(1, '§2.2', seat)]!.push(seat)
    for (const equals of byScore) if (equals.length > 0) groups.push(equals)
    if (groups.some((equals) => equals.length > 1)) {
      referee.point(() => JSON.stringify(['order', order, groups, bout]))
    }
  }
  bout.order = order
  if (referee.listening) referee.tell({ kind: 'orderSettled', rule: '§2.2', order: [...order], round: bout.round })
}

/** §2.3: the AP roll, then actions until he stops, has nothing left, or the bout is over. */
function playTurn(bout: Bout, referee: MuneraReferee): void {
  rollActionPoints(bout, referee, bout.fighters[bout.order[bout.turn]!]!)
  goOnWithTurn(bout, referee)
}

/** The rest of a turn, from any decision in it: an opponent that thinks ahead takes up a bout there. */
export function goOnWithTurn(bout: Bout, referee: MuneraReferee): void {
  const fighter = bout.fighters[bout.order[bout.turn]!]!
  const question = askAct[fighter.seat]!
  // §3.5: with 0 AP the turn is over at once.
  while (fighter.ap > 0 && fighter.out === null && bout.phase === 'turns') {
    const action = referee.ask(question)
    if (action.act === 'end') {
      if (referee.listening) {
        referee.tell({ kind: 'turnEnded', rule: '§2.3', seat: fighter.seat, unused: fighter.ap })
      }
      break
    }
    perform(bout, referee, fighter, action)
  }
  fighter.ap = 0
  if (bout.phase === 'turns') passTurn(bout, referee)
}

/** One action other than `end`, which must be legal. */
export function perform(bout: Bout, referee: MuneraReferee, fighter: Fighter, action: Action): void {
  switch (action.act) {
    case 'step':
      step(bout, referee, fighter, action.dir)
      break
    case 'turn':
      turn(referee, fighter, action.to)
      break
    case 'attack':
      attack(bout, referee, fighter, action.weapon, bout.fighters[action.target]!)
      break
    case 'fists':
      attack(bout, referee, fighter, FISTS, bout.fighters[action.target]!)
      break
    case 'cast':
      cast(bout, referee, fighter, action.weapon, bout.fighters[action.target]!)
      break
    case 'cutFree':
      cutFree(referee, fighter)
      break
    case 'pickUp':
      pickUp(bout, referee, fighter, action.kind)
      break
    case 'yield':
      giveUp(bout, referee, fighter)
      break
  }
}

/** The nearest enemy who is still in; of equally near ones the first in seat order. */
export function nearestEnemy(bout: Bout, fighter: Fighter): Fighter {
  const map = arenaOf(bout)
  const enemies = bout.fighters.filter((other) => other.out === null && isEnemy(fighter, other))
  const far = (enemy: Fighter) => map.distance(fighter.cell, enemy.cell)
  return enemies.reduce((best, enemy) => (far(enemy) < far(best) ? enemy : best))
}

/** R50: he counts as beaten by the nearest enemy. */
function giveUp(bout: Bout, referee: MuneraReferee, fighter: Fighter): void {
  const nearest = nearestEnemy(bout, fighter)
  if (referee.listening) referee.tell({ kind: 'yielded', rule: 'R50', seat: fighter.seat, by: nearest.seat })
  appeal(bout, referee, fighter, nearest.seat, 'yielded')
}

/** §2.4: on to the next who is still in; after the last of the order the round is over. */
function passTurn(bout: Bout, referee: MuneraReferee): void {
  const { order, fighters } = bout
  do bout.turn++
  while (bout.turn < order.length && fighters[order[bout.turn]!]!.out !== null)
  if (bout.turn < order.length) return
  // §2.7: the limit counts complete rounds.
  if (bout.round >= bout.options.roundLimit) {
    endBout(bout, referee, 'limit')
    return
  }
  bout.round++
  bout.turn = 0
  if (bout.options.order === 'everyRound') rollOrder(bout, referee)
  else while (fighters[order[bout.turn]!]!.out !== null) bout.turn++
}
