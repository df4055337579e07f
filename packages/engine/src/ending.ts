/** How a match comes out that somebody ended before the rules did. */
import type { Ending } from './record.ts'
import type { MatchResult } from './ruleset.ts'

/**
 * The side of the one who gave up has lost. If one other side is still in, it has won; if several are, nobody has.
 * An abandoned match is drawn for all who were still in.
 */
export function resultAfter(ending: Ending, sides: readonly number[], { length, seats }: MatchResult): MatchResult {
  const isIn = (seat: number) => seats[seat]!.end === null
  const lost = ending.seat === undefined ? undefined : sides[ending.seat]
  const left = new Set(sides.filter((side, seat) => side !== lost && isIn(seat)))
  const winner = lost !== undefined && left.size === 1 ? [...left][0] : undefined
  const outcomes = seats.map((before, seat) => {
    if (sides[seat] === lost) return { ...before, outcome: 'lost' as const, end: before.end ?? ending.ended }
    if (sides[seat] === winner) return { ...before, outcome: 'won' as const }
    if (!isIn(seat)) return { ...before, outcome: 'lost' as const }
    return { ...before, outcome: 'drawn' as const, end: ending.ended }
  })
  const winners = outcomes.flatMap(({ outcome }, seat) => (outcome === 'won' ? [seat] : []))
  return { winners, length, seats: outcomes }
}
