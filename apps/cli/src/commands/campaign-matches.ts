/** `matches` and `match`: the matches inside a campaign, listed, told again and exported, each a record of its own. */
import { counted, type Game, type InnerMatch, type Ruleset, recordOfMatch, t } from '@harena/engine'
import { gameOf } from '@harena/games'
import type { Command } from 'commander'
import { UsageError, wholeNumber } from '../lib/errors.ts'
import { checkedName } from '../lib/imports.ts'
import { matchesOfSave } from '../lib/matches.ts'
import { writeRecord } from '../lib/records.ts'
import { print, printJson } from '../terminal/output.ts'
import { showRecord } from './replay.ts'
import { saveNamed } from './save-names.ts'

interface Listed {
  readonly name: string
  readonly saved: string
  readonly ruleset: string
  /** What the campaign counts: `months`. */
  readonly unit: string
}

export function addMatches(command: Command, campaign: Listed): void {
  const { name, saved: own } = campaign
  command
    .command('matches')
    .description(t`list the matches that were fought in a saved ${t(name)}`)
    .argument('[name]', t('its name in the library'), own)
    .option('--json', t('for programs'))
    .action((saved: string, flags: { readonly json?: boolean }) => list(campaign, saved, flags.json === true))
  command
    .command('match')
    .description(t('tell one of them again from its record'))
    .argument('<number>', t('its number in the list'))
    .argument('[name]', t('its name in the library'), own)
    .option('--export <file>', t('write its record into a file instead; harena replay and the browser read it'))
    .option('--plain', t('sentences instead of a drawn board, for screen readers'))
    .option('--json', t('for programs'))
    .action((number: string, saved: string, flags: MatchFlags) => show(campaign, number, saved, flags))
}

interface MatchFlags {
  readonly export?: string
  readonly plain?: boolean
  readonly json?: boolean
}

function foughtIn({ ruleset }: Listed, saved: string): InnerMatch[] {
  const entry = gameOf(ruleset)
  const { library, name } = saveNamed(entry, checkedName(saved), true)
  return matchesOfSave(library, name, entry.ruleset)
}

function list(campaign: Listed, saved: string, isJson: boolean): void {
  const matches = foughtIn(campaign, saved)
  if (isJson) printJson(matches.map(({ month, names, result }, at) => ({ number: at + 1, month, names, result })))
  else if (matches.length === 0) print(t('No match has been fought to its end.'))
  else for (const [at, match] of matches.entries()) print(lineOf(campaign, match, at + 1))
}

function lineOf({ unit }: Listed, { month, names, result, head }: InnerMatch, number: number): string {
  const won = result.winners.map((seat) => names[seat])
  const length = counted(result.length, gameOf(head.ruleset).unit)
  const outcome = won.length === 0 ? t('nobody won') : t`won by ${won.join(', ')}`
  return `${String(number).padStart(4)}  ${t(unit.replace(/s$/, ''))} ${month}: ${names.join(', ')}; ${outcome}, ${length}`
}

function show(campaign: Listed, text: string, saved: string, flags: MatchFlags): void {
  const matches = foughtIn(campaign, saved)
  if (matches.length === 0) throw new UsageError(t`in "${saved}" no match has been fought to its end`)
  const match = matches[wholeNumber(text, t('the number of the match'), 1, matches.length) - 1]!
  const ruleset: Ruleset<Game> = gameOf(match.head.ruleset).ruleset
  const record = recordOfMatch(ruleset, match)
  if (flags.export === undefined) showRecord(record, flags)
  else {
    writeRecord(flags.export, record)
    print(t`The match is in ${flags.export}; its digest is ${record.digest}.`)
  }
}
