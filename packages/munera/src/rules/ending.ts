/** §2.5 to §2.7: going out, and how a bout ends. */
import type { MuneraReferee } from '../match/game.ts'
import type { AppealCause, Bout, Fighter, Out, OutRule } from '../match/state.ts'

/** §2.5: he leaves the arena at once. §9.4: `by` gets the credit, now that his fate is decided. */
export function goOut(
  bout: Bout,
  referee: MuneraReferee,
  fighter: Fighter,
  out: Out,
  by: number,
  rule: OutRule,
  cause: AppealCause | null = null,
): void {
  fighter.out = out
  fighter.outBy = by
  if (referee.listening) referee.tell({ kind: 'wentOut', rule, seat: fighter.seat, by, out, cause })
  if (isOneTeamLeft(bout)) endBout(bout, referee, 'victory')
}

/** §2.6 */
function isOneTeamLeft(bout: Bout): boolean {
  const { fighters } = bout
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
export function endBout(bout: Bout, referee: MuneraReferee, ending: 'victory' | 'limit'): void {
  bout.ending = ending
  bout.phase = 'aftermath'
  if (referee.listening) {
    const rule = ending === 'victory' ? '§2.6' : '§2.7'
    referee.tell({ kind: 'boutEnded', rule, winners: winnersOf(bout), round: bout.round })
  }
}

/** Those who are still in after a victory; nobody in a draw. */
export function winnersOf(bout: Bout): number[] {
  if (bout.ending !== 'victory') return []
  return bout.fighters.filter((fighter) => fighter.out === null).map((fighter) => fighter.seat)
}
