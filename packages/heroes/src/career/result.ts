/** How a career came out. */
import type { MatchResult, SeatResult } from '@harena/engine'
import type { CareerState } from './state.ts'

export function careerResult(state: CareerState): MatchResult {
  const seats = state.players.map((_, player): SeatResult => {
    const own = state.gladiators.filter((gladiator) => gladiator.owner === player)
    const isFree = own.some((gladiator) => gladiator.free && gladiator.status !== 'dead')
    const isOut = own.every((gladiator) => gladiator.status === 'dead')
    const kills = own.reduce((sum, gladiator) => sum + gladiator.record.kills, 0)
    return { outcome: isFree ? 'won' : isOut ? 'lost' : 'drawn', end: isOut ? 'dead' : null, kills }
  })
  const winners = seats.flatMap(({ outcome }, seat) => (outcome === 'won' ? [seat] : []))
  return { winners, length: (state.year - 106) * 12 + state.month - 9, seats }
}
