/** How a match came out. */
import type { MatchResult, SeatResult } from '@harena/engine'
import type { Card, State } from './state.ts'

/** §6.0, G-42 How one came out of the match for himself. */
export function personalResult(state: State, card: Card): 'win' | 'loss' | 'draw' | 'none' {
  if (card.fate === 'dismissed') return 'draw'
  if (card.fate === 'dead') return 'loss'
  // Whoever fell and was spared before a dismissal belongs to no beaten side.
  if (state.winner >= 0 && card.side !== state.winner) return 'loss'
  return card.fate === 'functioning' ? 'win' : 'none'
}

export function result(state: State): MatchResult {
  const seats = state.cards.map((card): SeatResult => {
    const own = personalResult(state, card)
    const outcome = own === 'win' ? 'won' : own === 'loss' ? 'lost' : 'drawn'
    return { outcome, end: card.fate === 'functioning' ? null : card.fate, kills: card.killingStrokes.length }
  })
  const winners = state.cards.flatMap((card, seat) => (personalResult(state, card) === 'win' ? [seat] : []))
  return { winners, length: state.turn, seats }
}
