/** `harena duel`: two or more built-in opponents fight one match; with the seed of a simulated one it is that match. */
import { type Game, listed, type SeatView, seatsOf, type Table, t } from '@harena/engine'
import { gameOf } from '@harena/games'
import { type Match, duel as playDuel } from '@harena/lab'
import type { Command } from 'commander'
import { examples, knownRulesets } from '../lib/help.ts'
import { type MatchFlags, matchFrom, withMatchFlags } from '../lib/match-flags.ts'
import { writeRecord } from '../lib/records.ts'
import { lineText, logOf, outcomeText } from '../terminal/log-text.ts'
import { print, printJson, words } from '../terminal/output.ts'

interface DuelFlags extends MatchFlags {
  readonly record?: string
  readonly log?: boolean
  readonly json?: boolean
}

export function addDuel(program: Command): void {
  const command = program
    .command('duel')
    .description(t('one match between built-in opponents'))
    .argument('[ruleset]', t`${knownRulesets()}; not needed with --scenario`)
  withMatchFlags(command)
    .option('--record <file>', t('save the record of the match'))
    .option('--log', t('tell the whole story'))
    .option('--json', t('for programs'))
    .addHelpText(
      'after',
      examples(
        'harena duel munera --seed capua',
        'harena duel outland --seed capua/17 --log --record duel.json',
        'harena duel --scenario the-elephant --log',
      ),
    )
    .action((ruleset: string | undefined, flags: DuelFlags) => duel(ruleset, flags))
}

function duel(ruleset: string | undefined, flags: DuelFlags): void {
  const match = matchFrom(ruleset, flags)
  const table = playDuel(gameOf(match.ruleset), match)
  if (flags.record !== undefined) writeRecord(flags.record, table.record())
  if (flags.json) printJson({ ...duelReport(table, match), ...(flags.log ? { log: logOf(table, null) } : {}) })
  else printDuel(table, match, flags)
}

function printDuel(table: Table<Game>, match: Match, flags: DuelFlags): void {
  const { ruleset, state } = table
  const names = ruleset.names(state)
  const entry = gameOf(ruleset.id)
  const sides = Map.groupBy(seatsOf(entry, match.setup, match.options), ({ team }) => team).values()
  const who = ({ seat, name, type }: SeatView) =>
    `${name} (${words(type)}, ${match.opponents[seat] ?? t('by the tables')})`
  print(
    t`${t(ruleset.title)}, seed ${match.seed}: ${[...sides].map((side) => listed(side.map(who))).join(` ${t('against')} `)}`,
  )
  if (flags.log) {
    const lines = logOf(table, null).map((line) => lineText(line, names))
    print(`\n${lines.join('\n')}\n`)
  }
  print(outcomeText(table.result(), names, entry.unit))
  if (flags.record !== undefined) print(t`The record is saved in ${flags.record}.`)
}

function duelReport(table: Table<Game>, match: Match) {
  const { ruleset } = table
  const { winners, length, seats } = table.result()
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
