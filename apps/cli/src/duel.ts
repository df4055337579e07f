/** `harena duel`: two or more built-in opponents fight one match; with the seed of a simulated one it is that match. */
import type { FigureView, Table } from '@harena/engine'
import { type ArenaGame, entryOf, type Match, duel as playDuel, startingView } from '@harena/lab'
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
  const table = playDuel(match)
  if (flags.record !== undefined) writeRecord(flags.record, table.record())
  if (flags.json) printJson({ ...duelReport(table, match), ...(flags.log ? { log: storyOf(table, null) } : {}) })
  else printDuel(table, match, flags)
}

function printDuel(table: Table<ArenaGame>, match: Match, flags: DuelFlags): void {
  const { ruleset, state } = table
  const names = ruleset.names(state)
  const { clock, figures } = startingView(entryOf(ruleset.id), match.setup, match.options)
  const sides = Map.groupBy(figures, ({ team }) => team).values()
  const who = ({ seat, name, type }: FigureView) => `${name} (${words(type)}, ${match.opponents[seat]})`
  print(
    `${ruleset.title}, seed ${match.seed}: ${[...sides].map((side) => side.map(who).join(' and ')).join(' against ')}`,
  )
  if (flags.log) {
    const lines = storyOf(table, null).map((line) => storyText(line, names))
    print(`\n${lines.join('\n')}\n`)
  }
  print(outcomeText(ruleset.result(state), names, clock.name))
  if (flags.record !== undefined) print(`The record is saved in ${flags.record}.`)
}

/** What the flags of duel and simulate describe. */
export function matchFrom(ruleset: string, flags: MatchFlags): Match {
  const entry = entryOf(ruleset)
  const { setup, seats } = lineupFrom(entry, flags)
  const options = optionsFrom(entry, flags)
  const opponents = levelsFrom(entry, flags, seats)
  return { ruleset: entry.ruleset.id, setup, options, opponents, seed: flags.seed ?? newSeed() }
}

function duelReport(table: Table<ArenaGame>, match: Match) {
  const { ruleset, state } = table
  const { winners, length, seats } = ruleset.result(state)
  const { figures } = startingView(entryOf(ruleset.id), match.setup, match.options)
  return {
    ruleset: ruleset.id,
    version: ruleset.version,
    seed: match.seed,
    options: match.options,
    winners,
    length,
    seats: seats.map((result, seat) => {
      const { name, type, team } = figures[seat]!
      return { seat, name, type, team, opponent: match.opponents[seat], ...result }
    }),
    answers: table.length,
    digest: table.digest(),
  }
}
