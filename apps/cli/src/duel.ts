/** `harena duel`: two or more built-in opponents fight one match; with the seed of a simulated one it is that match. */
import { type Game, type SeatView, seatsOf, type Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import { type Match, duel as playDuel } from '@harena/lab'
import { words } from './board.ts'
import { levelsFrom, lineupFrom, type MatchFlags, newSeed, optionsFrom } from './match-flags.ts'
import { writeRecord } from './records.ts'
import { outcomeText, storyOf, storyText } from './story.ts'
import { print, printJson } from './terminal.ts'

export interface DuelFlags extends MatchFlags {
  readonly record?: string
  readonly log?: boolean
  readonly json?: boolean
}

export function duel(ruleset: string, flags: DuelFlags): void {
  const match = matchFrom(ruleset, flags)
  const table = playDuel(gameOf(match.ruleset), match)
  if (flags.record !== undefined) writeRecord(flags.record, table.record())
  if (flags.json) printJson({ ...duelReport(table, match), ...(flags.log ? { log: storyOf(table, null) } : {}) })
  else printDuel(table, match, flags)
}

function printDuel(table: Table<Game>, match: Match, flags: DuelFlags): void {
  const { ruleset, state } = table
  const names = ruleset.names(state)
  const entry = gameOf(ruleset.id)
  const sides = Map.groupBy(seatsOf(entry, match.setup, match.options), ({ team }) => team).values()
  const who = ({ seat, name, type }: SeatView) =>
    `${name} (${words(type)}, ${match.opponents[seat] ?? 'by the tables'})`
  print(
    `${ruleset.title}, seed ${match.seed}: ${[...sides].map((side) => side.map(who).join(' and ')).join(' against ')}`,
  )
  if (flags.log) {
    const lines = storyOf(table, null).map((line) => storyText(line, names))
    print(`\n${lines.join('\n')}\n`)
  }
  print(outcomeText(ruleset.result(state), names, entry.unit))
  if (flags.record !== undefined) print(`The record is saved in ${flags.record}.`)
}

/** What the flags of duel and simulate describe. */
export function matchFrom(ruleset: string, flags: MatchFlags): Match {
  const entry = gameOf(ruleset)
  const setup = lineupFrom(entry, flags)
  const options = optionsFrom(entry, flags)
  const opponents = levelsFrom(entry, flags, seatsOf(entry, setup, options))
  return { ruleset: entry.ruleset.id, setup, options, opponents, seed: flags.seed ?? newSeed() }
}

function duelReport(table: Table<Game>, match: Match) {
  const { ruleset, state } = table
  const { winners, length, seats } = ruleset.result(state)
  const lineup = seatsOf(gameOf(ruleset.id), match.setup, match.options)
  return {
    ruleset: ruleset.id,
    version: ruleset.version,
    seed: match.seed,
    options: match.options,
    winners,
    length,
    seats: seats.map((result, seat) => {
      const { name, type, team } = lineup[seat]!
      return { seat, name, type, team, opponent: match.opponents[seat], ...result }
    }),
    answers: table.length,
    digest: table.digest(),
  }
}
