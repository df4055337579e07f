/** §8 Damage, falling, death. */

import type { Ref } from '../match/game.ts'
import { boxesLeft, type Fighter, isIn, type State } from '../match/state.ts'
import { judge, putOut } from './crowd.ts'

/** §8.1 Each point marks one box, as long as there are any; the opponent of the exchange has inflicted them. */
export function takeHits(fighter: Fighter, by: Fighter, points: number): void {
  if (!isIn(fighter)) return
  const marked = Math.min(points, boxesLeft(fighter))
  fighter.hits += marked
  by.hitsInflicted += marked
}

/** §8.6 Out and dying; the die says how many turns it takes. */
export function woundMortally(state: State, referee: Ref, fighter: Fighter, by: Fighter): void {
  if (!isIn(fighter)) return
  putOut(state, fighter, 'mortallyWounded', by)
  const turns = referee.roll(1, '§8.6', fighter.seat, 'turns to live')
  fighter.diesInTurns = turns
  if (referee.listening) {
    referee.tell({ kind: 'mortallyWounded', rule: '§8.6', seat: fighter.seat, by: by.seat, turns })
  }
}

/** §8.6 A turn passes for those who are dying. */
export function countDownDeaths(state: State, referee: Ref): void {
  const { fighters } = state
  for (let i = 0; i < fighters.length; i++) {
    const fighter = fighters[i]!
    if (fighter.diesInTurns === 0) continue
    fighter.diesInTurns--
    if (fighter.diesInTurns === 0 && referee.listening) {
      referee.tell({ kind: 'died', rule: '§8.6', seat: fighter.seat })
    }
  }
}

/** §8.4 One without a box falls, and the crowd decides. */
export function fallIfBoxless(state: State, referee: Ref, fighter: Fighter, by: Fighter): void {
  if (!isIn(fighter) || boxesLeft(fighter) > 0) return
  if (referee.listening) referee.tell({ kind: 'lostLastBox', rule: '§8.4', seat: fighter.seat, by: by.seat })
  judge(state, referee, fighter, by, 'boxless')
}

/**
 * §8.7 §2.6 A winner whose own last box is gone falls as well, except when nobody else is left and the loser is
 * mortally wounded: then he has won and does not face the crowd.
 */
export function fallAsWinner(state: State, referee: Ref, winner: Fighter, loser: Fighter): void {
  if (!isIn(winner) || boxesLeft(winner) > 0) return
  if (loser.out === 'mortallyWounded' && loser.outBy === winner.seat && isOnlyOneIn(state, winner)) {
    if (referee.listening) {
      referee.tell({ kind: 'stoodLast', rule: '§2.6', seat: winner.seat, against: loser.seat })
    }
    return
  }
  fallIfBoxless(state, referee, winner, loser)
}

function isOnlyOneIn(state: State, fighter: Fighter): boolean {
  const { fighters } = state
  for (let i = 0; i < fighters.length; i++) {
    if (fighters[i] !== fighter && isIn(fighters[i]!)) return false
  }
  return true
}
