/** How a lanista campaign came out. */
import type { MatchResult, SeatResult } from '@harena/engine'
import { winnersOf } from '../39-lanistas/victory.ts'
import type { LudusState } from './state.ts'

/** §39.7 While it goes on nobody has lost but those who are out. */
export function ludusResult(state: LudusState): MatchResult {
  const isOver = state.phase === 'over'
  const winners = isOver ? winnersOf(state) : []
  const seats = state.ludi.map(({ isOut, kills }, seat): SeatResult => {
    const isLost = isOut || isOver
    return { outcome: winners.includes(seat) ? 'won' : isLost ? 'lost' : 'drawn', end: isOut ? 'ruined' : null, kills }
  })
  return { winners, length: state.month, seats }
}
