/** §3.8.1 How everybody came out of a match. */
import type { MatchResult, SeatResult } from '@harena/engine'
import type { Gladiator, State } from './state.ts'

export function result(state: State): MatchResult {
  const seats = state.gladiators.map((who) => seatResult(state, who))
  // A horse shares the fate of its side, but wins nothing.
  const isWinner = ({ seat, beast }: Gladiator) => seats[seat]!.outcome === 'won' && !beast?.isMount
  const winners = state.gladiators.flatMap((who) => (isWinner(who) ? [who.seat] : []))
  return { winners, length: state.turn, seats }
}

/** V for survivors of the winning side, S for a stopped match, M for those who were spared; the dead have no letter. */
function seatResult({ outcome }: State, who: Gladiator): SeatResult {
  const { out, kills } = who
  if (outcome?.kind === 'won' && who.team === outcome.team) return { outcome: 'won', end: out, kills }
  return { outcome: out === 'stans' ? 'drawn' : 'lost', end: out, kills }
}
