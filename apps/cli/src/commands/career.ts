/** `harena career`: a career in Heroes of the Colosseum, month by month, in a file that is never behind. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  Dice,
  type Game,
  type GameEntry,
  type MatchRecord,
  opponentOf,
  type Player,
  seeded,
  Table,
} from '@harena/engine'
import { gameOf } from '@harena/games'
import type { CareerView } from '@harena/heroes'
import type { Command } from 'commander'
import { dateText, journalLine, rosterText } from '../games/heroes/career-board.ts'
import { UsageError, wholeNumber } from '../lib/errors.ts'
import { hold } from '../lib/files.ts'
import { collect, examples } from '../lib/help.ts'
import { type MatchFlags, newSeed, optionsFrom } from '../lib/match-flags.ts'
import { readRecord, writeRecord } from '../lib/records.ts'
import type { Amend } from '../terminal/choices.ts'
import { paint, print, printJson } from '../terminal/output.ts'
import { Session } from '../terminal/session.ts'

interface CareerFlags extends Pick<MatchFlags, 'option' | 'opponent' | 'seed'> {
  readonly file: string
  /** True without a file of its own. */
  readonly resume?: string | true
  readonly auto?: string
  readonly months?: string
  readonly stars?: string
  readonly grunts?: string
  readonly lanista?: string
  readonly star?: string
  readonly plain?: boolean
  readonly json?: boolean
}

const RULESET = 'heroes-career'
const CAREER_FILE = join('.harena', 'career.json')

export function addCareer(program: Command): void {
  program
    .command('career')
    .description('a career in Heroes of the Colosseum, month by month, saved after every answer')
    .option('--file <file>', 'where it is saved', CAREER_FILE)
    .option('--resume [file]', 'go on with a saved career')
    .option('--auto <months>', 'the built-in opponent plays so many months; prints the journal')
    .option('--star <name>', 'the name of the first Star')
    .option('--lanista <name>', 'your name')
    .option('--stars <n>', 'how many Stars you create (default: 1)')
    .option('--grunts <styles>', 'grunts of your familia, with commas; the tables run them')
    .option('--months <n>', 'after so many the career is closed (default: 24)')
    .option('--opponent <level>', 'how well --auto plays')
    .option('--option <id=value>', 'a house rule or ruling (repeatable); see harena rulesets', collect)
    .option('--seed <text>', 'where the dice come from: the same seed, the same dice')
    .option('--plain', 'sentences instead of drawings, for screen readers')
    .option('--json', 'prints roster and journal for programs and ends')
    .addHelpText(
      'after',
      examples(
        'harena career --star Crixus',
        'harena career --resume',
        'harena career --auto 12 --seed capua --file capua.json',
        'harena career --resume capua.json --json',
      ),
    )
    .action((flags: CareerFlags) => career(flags))
}

async function career(flags: CareerFlags): Promise<void> {
  const entry = gameOf(RULESET)
  const months = flags.auto === undefined ? null : wholeNumber(flags.auto, '--auto', 1, 1000)
  const path = typeof flags.resume === 'string' ? flags.resume : flags.file
  // Ours before it is read, unless it is only looked at: nobody may go on with it in between.
  const isRead = flags.resume !== undefined && (!existsSync(path) || (flags.json === true && months === null))
  if (!isRead) hold(path)
  const table = flags.resume === undefined ? openNew(entry, path, flags) : load(entry, path, flags)
  const before = viewOf(table).journal.length
  if (months !== null) playMonths(entry, table, months, path, flags)
  if (flags.json) printJson(reportOf(table, path))
  else if (months !== null) printCareer(viewOf(table), path, before)
  else await sit(entry, table, path, flags)
}

function openNew(entry: GameEntry, path: string, flags: CareerFlags): Table<Game> {
  if (existsSync(path)) {
    throw new UsageError(`${path} holds a career already; go on with --resume, or name another file with --file`)
  }
  const options = optionsFrom(entry, flags)
  const dice = seeded(flags.seed ?? newSeed())
  const table = Table.open(entry.ruleset, { setup: setupFrom(flags), options, dice, players: PLAYERS })
  writeRecord(path, table.record())
  return table
}

/** A career has one player at this keyboard. */
const PLAYERS: readonly Player<Game>[] = ['you']

function setupFrom(flags: CareerFlags): unknown {
  const months = flags.months === undefined ? 24 : wholeNumber(flags.months, '--months', 1)
  const stars = flags.stars === undefined ? 1 : wholeNumber(flags.stars, '--stars', 1)
  const grunts = flags.grunts === undefined ? [] : flags.grunts.split(',').map((style) => style.trim().toLowerCase())
  return { players: [{ name: flags.lanista ?? 'Lanista', stars, grunts }], months }
}

function load(entry: GameEntry, path: string, flags: CareerFlags): Table<Game> {
  const { seed, option, months, stars, grunts, lanista } = flags
  if ([seed, option, months, stars, grunts, lanista].some((flag) => flag !== undefined)) {
    throw new UsageError('--resume goes on with a career as it is; leave out set-up, options and seed')
  }
  const record: MatchRecord = readRecord(path)
  if (record.ruleset !== RULESET) throw new UsageError(`${path} is a match of ${record.ruleset}, not a career`)
  return Table.load(entry.ruleset, record, { players: PLAYERS })
}

function viewOf({ ruleset, state }: Table<Game>): CareerView {
  return ruleset.view(state, null) as CareerView
}

/**
 * The built-in opponent plays so many months. It draws from a stream of each answer's number, so that a career that was
 * stopped on the way goes on as it would have; it is saved after every month.
 */
function playMonths(entry: GameEntry, table: Table<Game>, months: number, path: string, flags: CareerFlags): void {
  const { play } = opponentOf(entry, flags.opponent ?? 'standard')
  const amend = amendFor(flags)
  const seed = table.dice.kind === 'seeded' ? table.dice.seed : 'typed'
  let { monthsLeft } = viewOf(table)
  const last = monthsLeft - months
  while (table.waiting?.for === 'answers' && monthsLeft > last) {
    const question = table.waiting.questions[0]!
    const answer = play(
      table.ruleset.known(table.state, question.seat),
      question,
      Dice.fromSeed(`${seed}/answer ${table.length}`),
    )
    const refusal = table.answer(question.seat, amend(question, answer))
    if (refusal) throw new UsageError(`${refusal.rule} ${refusal.message}`)
    const left = viewOf(table).monthsLeft
    if (left < monthsLeft) writeRecord(path, table.record())
    monthsLeft = left
  }
  writeRecord(path, table.record())
}

/** Puts the Star's name where the list only numbers him; further Stars keep their numbers. */
function amendFor({ star }: CareerFlags): Amend {
  return (question, answer) => {
    const isFirst = question.kind === 'createStar' && (answer as { name: string }).name === 'Star 1'
    return isFirst && star !== undefined ? { ...(answer as object), name: star } : answer
  }
}

async function sit(entry: GameEntry, table: Table<Game>, path: string, flags: CareerFlags): Promise<void> {
  print(`${entry.ruleset.title}, saved in ${path} after every answer. Type the number of a choice, or h for help.`)
  await new Session(entry, table, {
    path,
    goOn: (file) => ['harena career --resume', ...(file === CAREER_FILE ? [] : [file])].join(' '),
    seat: 0,
    isPlain: flags.plain === true,
    withCoordinates: false,
    tellsLast: 12,
    amend: amendFor(flags),
  }).run()
}

function reportOf(table: Table<Game>, path: string) {
  const { year, month, monthsLeft, phase, players, gladiators, journal } = viewOf(table)
  return {
    file: path,
    year,
    month,
    monthsLeft,
    isOver: phase === 'over',
    answers: table.length,
    digest: table.digest(),
    players,
    roster: gladiators.filter(({ owner }) => owner >= 0),
    /** Opponents who stay in the campaign. */
    opponents: gladiators.filter(({ owner }) => owner < 0),
    journal,
  }
}

/** The journal from a line on, and the familia. */
function printCareer(view: CareerView, path: string, from: number): void {
  const lines = view.journal.slice(from).map(journalLine)
  print(paint('bold', 'Journal'))
  print(lines.length === 0 ? 'No matches.' : lines.join('\n'))
  print(`\n${paint('bold', 'Familia')}\n${rosterText(view)}\n`)
  print(dateText(view))
  print(`The career is saved in ${path}.`)
}
