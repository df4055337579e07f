/** What a simulation found, in a form for people and programs. No times in it: equal plans give equal reports. */
import { type GameEntry, seatsOf } from '@harena/engine'
import type { Plan } from './simulate.ts'
import { addCounts, byFrequency, type Counts, quantile, type Rate, type Tally, wilson } from './statistics.ts'

export interface SeatReport {
  readonly seat: number
  readonly name: string
  readonly type: string
  readonly team: number
  /** Null where the tables of the game decided. */
  readonly opponent: string | null
  readonly won: number
  readonly lost: number
  readonly drawn: number
  readonly winRate: Rate
  readonly kills: number
  /** What put him out and how often, the most frequent first. */
  readonly ends: Counts
}

export interface LengthReport {
  /** Round, turn or month, as the game counts. */
  readonly unit: string
  readonly mean: number
  readonly median: number
  readonly percentiles: Counts
  readonly shortest: number
  readonly longest: number
  readonly histogram: Counts
}

export interface Report {
  readonly ruleset: string
  readonly version: string
  readonly seed: string
  readonly matches: number
  /** The switches that differ from the defaults, and the entries of tables that differ from print. */
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly SeatReport[]
  readonly undecided: number
  readonly lengths: LengthReport
  readonly causesOfDefeat: Counts
  readonly kills: number
}

export function report(game: GameEntry, plan: Plan, tally: Tally): Report {
  const { ruleset, unit } = game
  const { options } = plan
  const seats = seatsOf(game, plan.setup, options)
  const causes: Counts = {}
  for (const seat of tally.seats) addCounts(causes, seat.ends)
  return {
    ruleset: ruleset.id,
    version: ruleset.version,
    seed: plan.seed,
    matches: tally.matches,
    options,
    seats: tally.seats.map((own, seat) => {
      const { name, type, team } = seats[seat]!
      const { won, lost, drawn, kills } = own
      const ends = byFrequency(own.ends)
      const winRate = wilson(won, tally.matches)
      return { seat, name, type, team, opponent: plan.opponents[seat]!, won, lost, drawn, winRate, kills, ends }
    }),
    undecided: tally.undecided,
    lengths: lengthReport(unit, tally),
    causesOfDefeat: byFrequency(causes),
    kills: tally.seats.reduce((sum, seat) => sum + seat.kills, 0),
  }
}

function lengthReport(unit: string, tally: Tally): LengthReport {
  const { lengths } = tally
  const at = (share: number) => quantile(lengths, share)
  return {
    unit,
    mean: tally.matches === 0 ? 0 : tally.rounds / tally.matches,
    median: at(0.5),
    percentiles: { 5: at(0.05), 25: at(0.25), 75: at(0.75), 95: at(0.95) },
    shortest: at(0),
    longest: at(1),
    histogram: lengths,
  }
}
