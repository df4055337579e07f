/** H.2 What became of each gladiator. */
import type { MatchResult, SeatResult } from '@harena/engine'
import { type Fighter, isIn, type State } from './state.ts'

export interface GladiatorResult extends SeatResult {
  readonly hitsInflicted: number
}

export interface BoutResult extends MatchResult {
  readonly seats: readonly GladiatorResult[]
}

export function result(state: State): BoutResult {
  const seats = state.fighters.map((fighter) => resultOf(state, fighter))
  return {
    winners: state.fighters.filter((fighter) => seats[fighter.seat]!.outcome === 'won').map(({ seat }) => seat),
    length: state.turn,
    seats,
  }
}

function resultOf(state: State, fighter: Fighter): GladiatorResult {
  return {
    outcome: outcomeOf(state, fighter),
    end: fighter.out,
    kills: state.fighters.filter((other) => other.outBy === fighter.seat && other.out !== 'spared').length,
    hitsInflicted: fighter.hitsInflicted,
  }
}

/** Still in at the end: won, or drawn at the limit. Out: lost, or drawn if the last ones went out with him (§2.6). */
function outcomeOf(state: State, fighter: Fighter): SeatResult['outcome'] {
  if (isIn(fighter)) return state.ending === 'lastTeam' ? 'won' : 'drawn'
  return state.ending === 'together' && fighter.outAt === state.activation ? 'drawn' : 'lost'
}
