/**
 * What many matches came to. A tally holds whole numbers only, so that tallies of parts add up to exactly the tally of
 * the whole, whoever counted which part.
 */
import type { MatchResult, Seat, SeatResult } from '@harena/engine'

export type Counts = Record<string, number>

export interface SeatTally {
  won: number
  lost: number
  drawn: number
  kills: number
  /** What put him out, as the game names it, and how often. */
  ends: Counts
}

export interface Tally {
  matches: number
  /** Matches that nobody won. */
  undecided: number
  /** Rounds or turns, all matches together. */
  rounds: number
  /** How many matches lasted so many rounds. */
  lengths: Counts
  seats: SeatTally[]
  /** How those came out who moved first, in games where somebody does. */
  first: Record<SeatResult['outcome'], number>
}

export function emptyTally(seats: number): Tally {
  return {
    matches: 0,
    undecided: 0,
    rounds: 0,
    lengths: {},
    seats: Array.from({ length: seats }, () => ({ won: 0, lost: 0, drawn: 0, kills: 0, ends: {} })),
    first: { won: 0, lost: 0, drawn: 0 },
  }
}

/** Counts one more match; `first` is who moved first, if anybody did. */
export function count(tally: Tally, result: MatchResult, first: Seat | null = null): void {
  tally.matches++
  if (result.winners.length === 0) tally.undecided++
  tally.rounds += result.length
  increase(tally.lengths, String(result.length), 1)
  result.seats.forEach((seat, i) => {
    const own = tally.seats[i]!
    own[seat.outcome]++
    own.kills += seat.kills
    if (seat.end !== null) increase(own.ends, seat.end, 1)
  })
  if (first !== null) tally.first[result.seats[first]!.outcome]++
}

/** Adds the tally of other matches of the same plan. */
export function merge(tally: Tally, part: Tally): void {
  tally.matches += part.matches
  tally.undecided += part.undecided
  tally.rounds += part.rounds
  addCounts(tally.lengths, part.lengths)
  part.seats.forEach((seat, i) => {
    const own = tally.seats[i]!
    own.won += seat.won
    own.lost += seat.lost
    own.drawn += seat.drawn
    own.kills += seat.kills
    addCounts(own.ends, seat.ends)
  })
  tally.first.won += part.first.won
  tally.first.lost += part.first.lost
  tally.first.drawn += part.first.drawn
}

function increase(counts: Counts, key: string, by: number): void {
  counts[key] = (counts[key] ?? 0) + by
}

export function addCounts(counts: Counts, more: Readonly<Counts>): void {
  for (const [key, by] of Object.entries(more)) increase(counts, key, by)
}

/** The same counts with the most frequent first; equal ones by name, so that the order depends on nothing else. */
export function byFrequency(counts: Readonly<Counts>): Counts {
  return Object.fromEntries(Object.entries(counts).sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)))
}

/** A share with the interval that holds the true one 95 times in 100. */
export interface Rate {
  readonly share: number
  readonly low: number
  readonly high: number
}

const Z95 = 1.959963984540054

/** Edwin Wilson's interval: it stays inside 0 to 1 and is sound for rare events and few matches. */
export function wilson(successes: number, trials: number): Rate {
  if (trials === 0) return { share: 0, low: 0, high: 1 }
  const share = successes / trials
  const z2 = Z95 * Z95
  const scale = 1 + z2 / trials
  const centre = (share + z2 / (2 * trials)) / scale
  const half = (Z95 / scale) * Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials))
  // At the ends the two parts cancel out exactly on paper, but not in floating point.
  const low = successes === 0 ? 0 : centre - half
  const high = successes === trials ? 1 : centre + half
  return { share, low, high }
}

/** The smallest value that at least this share of the counted ones does not exceed (nearest rank). */
export function quantile(lengths: Readonly<Counts>, share: number): number {
  const values = Object.keys(lengths)
    .map(Number)
    .sort((a, b) => a - b)
  const total = values.reduce((sum, value) => sum + lengths[value]!, 0)
  const rank = Math.max(1, Math.ceil(share * total))
  let seen = 0
  for (const value of values) {
    seen += lengths[value]!
    if (seen >= rank) return value
  }
  return 0
}
