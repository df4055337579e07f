/** `harena replay`: tells a match from its record, and proves that the record leads to the log it was saved with. */
import { type Game, type MatchRecord, Table, t } from '@harena/engine'
import { gameOf } from '@harena/games'
import type { Command } from 'commander'
import { slotsOf } from '../games/index.ts'
import { wholeNumber } from '../lib/errors.ts'
import { examples } from '../lib/help.ts'
import { readRecord } from '../lib/records.ts'
import { lineText, logOf, outcomeText } from '../terminal/log-text.ts'
import { print, printJson } from '../terminal/output.ts'
import { printVerdict } from './verify.ts'

interface ReplayFlags {
  readonly verify?: boolean
  readonly to?: string
  readonly json?: boolean
  readonly plain?: boolean
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description(t('tell a match from its record'))
    .argument('<file>', t('a match record'))
    .option('--verify', t('only check that the record leads to the log it was saved with; exit status 1 if not'))
    .option('--to <n>', t('stop after so many answers'))
    .option('--plain', t('sentences instead of a drawn board, for screen readers'))
    .option('--json', t('for programs'))
    .addHelpText(
      'after',
      examples('harena replay duel.json', 'harena replay duel.json --to 12', 'harena replay duel.json --verify'),
    )
    .action((file: string, flags: ReplayFlags) => replay(file, flags))
}

function replay(path: string, flags: ReplayFlags): void {
  const record = readRecord(path)
  if (flags.verify) {
    printVerdict(record, flags.json === true)
    return
  }
  showRecord(record, flags)
}

/** The log, and how it stands then. */
export function showRecord(record: MatchRecord, flags: Omit<ReplayFlags, 'verify'>): void {
  const { ruleset } = gameOf(record.ruleset)
  const to = flags.to === undefined ? record.tape.length : wholeNumber(flags.to, '--to', 0, record.tape.length)
  const table = Table.load(ruleset, record, { to })
  if (flags.json) printJson(replayReport(table, record))
  else printReplay(table, record, flags.plain === true)
}

function printReplay(table: Table<Game>, record: MatchRecord, isPlain: boolean): void {
  const { ruleset, state } = table
  const names = ruleset.names(state)
  const { unit } = gameOf(ruleset.id)
  const { told, drawn } = slotsOf(ruleset.id)
  const view = ruleset.view(state, null)
  for (const line of logOf(table, null)) print(lineText(line, names))
  const events = table.logFor(null).map(({ event }) => event)
  const look = { choices: [], withCoordinates: false, events }
  print(`\n${isPlain ? told(view, null, events) : drawn(view, look)}\n`)
  if (table.isOver) print(outcomeText(table.result(), names, unit))
  else print(t`After ${table.length} of ${record.tape.length} answers; the match is not over.`)
}

function replayReport(table: Table<Game>, record: MatchRecord) {
  const { ruleset, state } = table
  return {
    ruleset: ruleset.id,
    version: record.rulesetVersion,
    options: record.options,
    dice: record.dice,
    answers: table.length,
    of: record.tape.length,
    isOver: table.isOver,
    result: table.isOver ? table.result() : null,
    digest: table.digest(),
    view: ruleset.view(state, null),
    log: logOf(table, null),
  }
}
