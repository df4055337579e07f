/** `harena sheets`: log sheets, roster cards and tables to print, blank or as they stand in a match. */
import { deflateRawSync } from 'node:zlib'
import {
  effectiveOptions,
  formatRecord,
  type Game,
  type GameEntry,
  LINK_PREFIX,
  type MatchRecord,
  midSentence,
  nearest,
  type Sheet,
  type SheetKind,
  seeded,
  Table,
  t,
} from '@harena/engine'
import { gameOf, games } from '@harena/games'
import { type Paper, papers, pdfOfSheets } from '@harena/sheets'
import type { Command } from 'commander'
import { UsageError, wholeNumber } from '../lib/errors.ts'
import { writeText } from '../lib/files.ts'
import { examples, knownRulesets } from '../lib/help.ts'
import { type MatchFlags, matchFrom, optionsFrom, withMatchFlags } from '../lib/match-flags.ts'
import { readRecord } from '../lib/records.ts'
import { paint, print } from '../terminal/output.ts'

interface SheetFlags extends MatchFlags {
  readonly record?: string
  readonly to?: string
  readonly seat?: string
  readonly paper: string
  readonly page?: string
  readonly out?: string
}

export function addSheets(program: Command): void {
  const command = program
    .command('sheets')
    .description(t('sheets to print: blank, for a match, or as they stand in its middle'))
    .argument('[ruleset]', knownRulesets())
    .argument('[kind]', t('which sheet; harena sheets lists them'))
    .option('--record <file>', t('as they stand in this match'))
    .option('--to <n>', t('after so many answers of it'))
    .option('--seat <n>', t('as the gladiator on this seat may know them, counted from 1'))
    .option('--paper <size>', t('a4 or letter'), 'a4')
    .option('--page <address>', t('prints a QR code that opens the match on the page at this address'))
    .option('--out <file>', t('where the PDF goes; without it <ruleset>-<kind>.pdf'))
  withMatchFlags(command)
    .addHelpText(
      'after',
      examples(
        'harena sheets',
        'harena sheets colosseum log --paper letter',
        'harena sheets munera record --as secutor --against retiarius --seed tonight',
        'harena sheets colosseum log --record duel.json --out duel.pdf',
      ),
    )
    .action((ruleset: string | undefined, kind: string | undefined, flags: SheetFlags) => sheets(ruleset, kind, flags))
}

function sheets(ruleset: string | undefined, wanted: string | undefined, flags: SheetFlags): void {
  const named = ruleset ?? (flags.record === undefined ? undefined : readRecord(flags.record).ruleset)
  if (named === undefined) listAll(games)
  else if (wanted === undefined) listAll([gameOf(named)])
  else writeSheets(gameOf(named), wanted, flags)
}

function writeSheets(entry: GameEntry, wanted: string, flags: SheetFlags): void {
  const kind = kindOf(entry, wanted)
  const { list, record } = sheetsFor(entry, kind, flags)
  if (list.length === 0) throw new UsageError(t`there is nobody in this match for a ${midSentence(kind.title)}`)
  const out = flags.out ?? `${entry.ruleset.id}-${kind.id}.pdf`
  const link = flags.page === undefined || !record ? null : linkTo(flags.page, record)
  const foot = t`${t(entry.ruleset.title)}, version ${entry.ruleset.version}`
  writeText(out, pdfOfSheets(list, { paper: paperOf(flags.paper), foot, link }))
  print(`${kind.title}: ${out}`)
}

function listAll(entries: readonly GameEntry[]): void {
  for (const { ruleset, sheets: kinds } of entries.filter((entry) => entry.sheets.length > 0)) {
    print(paint('bold', t(ruleset.title)))
    for (const { id, what } of kinds) print(`  harena sheets ${ruleset.id} ${id.padEnd(10)}  ${what}`)
    print()
  }
}

function kindOf({ ruleset, sheets: kinds }: GameEntry, wanted: string): SheetKind<Game> {
  const found = kinds.find(({ id }) => id === wanted)
  if (found) return found
  const known = kinds.map(({ id }) => id)
  if (known.length === 0) throw new UsageError(t`${ruleset.id} has no sheets`)
  const near = nearest(wanted, known, 1)[0]
  throw new UsageError(t`unknown sheet "${wanted}", perhaps ${near}? ${ruleset.id} has ${known.join(', ')}`)
}

function paperOf(given: string): Paper {
  if (Object.hasOwn(papers, given)) return given as Paper
  throw new UsageError(t`--paper can be ${Object.keys(papers).join(` ${t('or')} `)}, not "${given}"`)
}

interface Chosen {
  readonly list: readonly Sheet[]
  readonly record: MatchRecord | null
}

/** Of the record, of the match that the flags describe, or blank where they describe none. */
function sheetsFor(entry: GameEntry, kind: SheetKind<Game>, flags: SheetFlags): Chosen {
  const table = flags.record === undefined ? newMatch(entry, flags) : matchOf(entry, flags.record, flags.to)
  if (!table) {
    for (const flag of ['to', 'seat', 'page'] as const) {
      if (flags[flag] !== undefined)
        throw new UsageError(t`--${flag} is for the sheets of a match: name one with --record`)
    }
    return { list: kind.blank(effectiveOptions(entry.ruleset, optionsFrom(entry, flags))), record: null }
  }
  const seats = entry.ruleset.names(table.state).length
  const seat = flags.seat === undefined ? null : wholeNumber(flags.seat, '--seat', 1, seats) - 1
  return { list: kind.filled(table.state, seat), record: table.record() }
}

function matchOf(entry: GameEntry, path: string, to: string | undefined): Table<Game> {
  const record = readRecord(path)
  if (record.ruleset !== entry.ruleset.id) {
    throw new UsageError(t`${path} is a match of ${record.ruleset}, not of ${entry.ruleset.id}`)
  }
  const upTo = to === undefined ? record.tape.length : wholeNumber(to, '--to', 0, record.tape.length)
  return Table.load(entry.ruleset, record, { to: upTo })
}

/** Rolled up to the first decision; null where nobody is named. */
function newMatch(entry: GameEntry, flags: SheetFlags): Table<Game> | null {
  const { as, against, fighters, setup, scenario } = flags
  if ([as, against, fighters, setup, scenario].every((flag) => flag === undefined)) return null
  const match = matchFrom(entry.ruleset.id, flags)
  return Table.open(entry.ruleset, { setup: match.setup, options: match.options, dice: seeded(match.seed) })
}

function linkTo(page: string, record: MatchRecord): string {
  if (!/^https?:\/\/[\x21-\x7e]+$/.test(page)) {
    throw new UsageError(t`--page takes an address such as http://localhost:4173/, not "${page}"`)
  }
  return `${page.split('#', 1)[0]}${LINK_PREFIX}${deflateRawSync(formatRecord(record)).toString('base64url')}`
}
