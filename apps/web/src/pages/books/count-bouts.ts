/** How often each of two men wins, bout by bout. */
import { gameOf } from '@harena/games'
import { type Match, merge, simulate, type Tally } from '@harena/lab'

/** What has been counted so far. */
export interface Bouts {
  readonly ruleset: string
  readonly matches: number
  readonly firstWon: number
  readonly secondWon: number
  /** The mean of all. */
  readonly length: number
  /** What the length is counted in. */
  readonly unit: string
}

export const MOST_BOUTS = 100
const STEP = 10

/** Counts match after match, a few bouts at a time: the caller may stop or rest in between. */
export function* countBouts(matches: readonly Match[]): Generator<Bouts> {
  for (const match of matches) {
    const game = gameOf(match.ruleset)
    let tally: Tally | null = null
    for (let from = 0; from < MOST_BOUTS; from += STEP) {
      const part = simulate(game, { ...match, from, to: from + STEP })
      if (tally) merge(tally, part)
      else tally = part
      const [first, second] = tally.seats
      yield {
        ruleset: match.ruleset,
        matches: tally.matches,
        firstWon: first!.won,
        secondWon: second!.won,
        length: tally.rounds / tally.matches,
        unit: game.unit,
      }
    }
  }
}
