/** §2.5 to §2.7: going out, and how a bout ends. */
import type { Rule } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { AppealCause, Fighter, Out, State } from '../match/state.ts'
import { findChooser } from './experience.ts'

/** §2.5: he leaves the arena at once. §9.4: `by` gets the credit, now that his fate is decided. */
export function goOut(
  state: State,
  referee: Ref,
  fighter: Fighter,
  out: Out,
  by: number,
  rule: Rule,
  cause: AppealCause | null = null,
): void {
  fighter.out = out
  fighter.outBy = by
  if (referee.listening) referee.tell({ kind: 'wentOut', rule, seat: fighter.seat, by, out, cause })
  if (isOneTeamLeft(state)) endBout(state, referee, 'victory')
}

/** §2.6 */
function isOneTeamLeft(state: State): boolean {
  const { fighters } = state
  let team = -1
  for (let i = 0; i < fighters.length; i++) {
    const fighter = fighters[i]!
    if (fighter.out !== null) continue
    if (team === -1) team = fighter.team
    else if (fighter.team !== team) return false
  }
  return true
}

/** §2.6 with a victory; §2.7 with the round limit, after which nobody appeals. */
export function endBout(state: State, referee: Ref, ending: 'victory' | 'limit'): void {
  state.ending = ending
  if (referee.listening) {
    const rule = ending === 'victory' ? '§2.6' : '§2.7'
    referee.tell({ kind: 'boutEnded', rule, winners: winnersOf(state), round: state.round })
  }
  findChooser(state, 0)
}

/** Those who are still in after a victory; nobody in a draw. */
export function winnersOf(state: State): number[] {
  if (state.ending !== 'victory') return []
  return state.fighters.filter((fighter) => fighter.out === null).map((fighter) => fighter.seat)
}
