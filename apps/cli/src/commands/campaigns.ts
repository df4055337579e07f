/** Campaigns of any game: played match after match, in a file that is never behind. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Dice, type Game, type GameEntry, type MatchRecord, opponentOf, seeded, Table } from '@harena/engine'
import { gameOf } from '@harena/games'
import type { Command } from 'commander'
import { UsageError, wholeNumber } from '../lib/errors.ts'
import { hold } from '../lib/files.ts'
import { collect, examples } from '../lib/help.ts'
import { type MatchFlags, newSeed, optionsFrom } from '../lib/match-flags.ts'
import { onlySeat, seatedAgain } from '../lib/players.ts'
import { readRecord, writeRecord } from '../lib/records.ts'
import type { Amend } from '../terminal/choices.ts'
import { paint, print, printJson } from '../terminal/output.ts'
import { Session } from '../terminal/session.ts'

/** What every campaign can be told. */
interface CommonFlags extends Pick<MatchFlags, 'option' | 'opponent' | 'seed'> {
  readonly file: string
  /** True without a file of its own. */
  readonly resume?: string | true
  readonly auto?: string
  readonly plain?: boolean
  readonly json?: boolean
}

/** A campaign as a command: its own words, flags and tables. `V` is what is seen of it. */
export interface Campaign<V = unknown> {
  /** The word for what it plays, `career`, and the command where it has another one: `campaign munera`. */
  readonly name: string
  readonly command?: string
  readonly ruleset: string
  readonly description: string
  /** What --auto counts: `months`. */
  readonly unit: string
  /** Flags of its own, with what they mean. */
  readonly flags: readonly (readonly [string, string])[]
  /** Those among them that say how it begins. */
  readonly beginning: readonly string[]
  readonly examples: readonly string[]
  setup(flags: Flags): unknown
  /** Who plays, by seat: people by name, null for the built-in opponent; one person where it does not say. */
  players?(flags: Flags): readonly (string | null)[]
  /** Puts names that were given where the list only numbers people. */
  amend(flags: Flags): Amend
  /** How many stretches are still to come. */
  left(view: V): number
  /** How many lines the journal has. */
  entries(view: V): number
  report(view: V): object
  /** The journal from a line on. */
  journal(view: V, from: number): readonly string[]
  /** Who belongs to it, under a heading, and where it stands. */
  readonly heading: string
  roster(view: V): string
  standing(view: V): string
}

export type Flags = Readonly<Record<string, string | undefined>>

export function addCampaign<V>(program: Command, campaign: Campaign<V>): void {
  const { name, unit } = campaign
  const words = commandOf(campaign).split(' ')
  const above = program.commands.find((one) => words.length > 1 && one.name() === words[0])
  // What stands behind the name of a command below is for that one.
  const command = (above?.enablePositionalOptions() ?? program.enablePositionalOptions())
    .command(words.at(-1)!)
    .description(campaign.description)
    .option('--file <file>', 'where it is saved', fileOf(campaign))
    .option('--resume [file]', `go on with a saved ${name}`)
    .option(`--auto <${unit}>`, `the built-in opponent plays so many ${unit}; prints the journal`)
  for (const [flag, meaning] of campaign.flags) command.option(flag, meaning)
  command
    .option('--opponent <level>', 'how well the built-in opponent plays, also with --auto')
    .option('--option <id=value>', 'a house rule or ruling (repeatable); see harena rulesets', collect)
    .option('--seed <text>', 'where the dice come from: the same seed, the same dice')
    .option('--plain', 'sentences instead of drawings, for screen readers')
    .option('--json', 'prints roster and journal for programs and ends')
    .addHelpText('after', examples(...campaign.examples))
    .action((flags: CommonFlags) => play(campaign as Campaign, flags))
}

function commandOf({ name, command }: Pick<Campaign, 'name' | 'command'>): string {
  return command ?? name
}

function fileOf(campaign: Pick<Campaign, 'name' | 'command'>): string {
  return join('.harena', `${commandOf(campaign).replace(' ', '-')}.json`)
}

/** Flags of its own come with those of all. */
const own = (flags: CommonFlags) => flags as unknown as Flags

async function play(campaign: Campaign, flags: CommonFlags): Promise<void> {
  const entry = gameOf(campaign.ruleset)
  const stretches = flags.auto === undefined ? null : wholeNumber(flags.auto, '--auto', 1, 1000)
  const path = typeof flags.resume === 'string' ? flags.resume : flags.file
  // Ours before it is read, unless it is only looked at: nobody may go on with it in between.
  const isRead = flags.resume !== undefined && (!existsSync(path) || (flags.json === true && stretches === null))
  if (!isRead) hold(path)
  const table = flags.resume === undefined ? open(campaign, entry, path, flags) : load(campaign, entry, path, flags)
  const before = campaign.entries(viewOf(table))
  if (stretches !== null) playStretches(campaign, entry, table, stretches, path, flags)
  if (flags.json) printJson(reportOf(campaign, table, path))
  else if (stretches !== null) printCampaign(campaign, viewOf(table), path, before)
  else await sit(campaign, entry, table, path, flags)
}

function open(campaign: Campaign, entry: GameEntry, path: string, flags: CommonFlags): Table<Game> {
  if (existsSync(path)) {
    const held = `${path} holds a ${campaign.name} already`
    throw new UsageError(`${held}; go on with --resume, or name another file with --file`)
  }
  const options = optionsFrom(entry, flags)
  const dice = seeded(flags.seed ?? newSeed())
  const setup = campaign.setup(own(flags))
  const people = campaign.players?.(own(flags)) ?? ['you']
  const players = people.map((person) => person ?? opponentOf(entry, flags.opponent ?? 'standard'))
  const table = Table.open(entry.ruleset, { setup, options, dice, players })
  writeRecord(path, table.record())
  return table
}

function load(campaign: Campaign, entry: GameEntry, path: string, flags: CommonFlags): Table<Game> {
  const { name, ruleset, beginning } = campaign
  const fixed = [flags.seed, flags.option, ...beginning.map((flag) => own(flags)[flag])]
  if (fixed.some((flag) => flag !== undefined)) {
    throw new UsageError(`--resume goes on with a ${name} as it is; leave out set-up, options and seed`)
  }
  const record: MatchRecord = readRecord(path)
  if (record.ruleset !== ruleset) throw new UsageError(`${path} is a match of ${record.ruleset}, not a ${name}`)
  return Table.load(entry.ruleset, record, { players: seatedAgain(entry, record) })
}

function viewOf({ ruleset, state }: Table<Game>): unknown {
  return ruleset.view(state, null)
}

/**
 * The built-in opponent plays so many stretches. It draws from a stream of each answer's number, so that a campaign that
 * was stopped on the way goes on as it would have; it is saved after every stretch.
 */
function playStretches(
  campaign: Campaign,
  entry: GameEntry,
  table: Table<Game>,
  stretches: number,
  path: string,
  flags: CommonFlags,
): void {
  const { play: answerOf } = opponentOf(entry, flags.opponent ?? 'standard')
  const amend = campaign.amend(own(flags))
  const seed = table.dice.kind === 'seeded' ? table.dice.seed : 'typed'
  let left = campaign.left(viewOf(table))
  const last = left - stretches
  while (table.waiting?.for === 'answers' && left > last) {
    const question = table.waiting.questions[0]!
    const random = Dice.fromSeed(`${seed}/answer ${table.length}`)
    const answer = answerOf(table.ruleset.known(table.state, question.seat), question, random)
    const refusal = table.answer(question.seat, amend(question, answer))
    if (refusal) throw new UsageError(`${refusal.rule} ${refusal.message}`)
    const now = campaign.left(viewOf(table))
    if (now < left) writeRecord(path, table.record())
    left = now
  }
  writeRecord(path, table.record())
}

async function sit(
  campaign: Campaign,
  entry: GameEntry,
  table: Table<Game>,
  path: string,
  flags: CommonFlags,
): Promise<void> {
  print(`${entry.ruleset.title}, saved in ${path} after every answer. Type the number of a choice, or h for help.`)
  await new Session(entry, table, {
    path,
    goOn: (file) => [`harena ${commandOf(campaign)} --resume`, ...(file === fileOf(campaign) ? [] : [file])].join(' '),
    seat: onlySeat(seatedAgain(entry, table.record())),
    isPlain: flags.plain === true,
    withCoordinates: false,
    tellsLast: 12,
    amend: campaign.amend(own(flags)),
  }).run()
}

function reportOf(campaign: Campaign, table: Table<Game>, path: string): object {
  const { isOver, length: answers } = table
  return { file: path, isOver, answers, digest: table.digest(), ...campaign.report(viewOf(table)) }
}

/** The journal from a line on, and who belongs to it. */
function printCampaign(campaign: Campaign, view: unknown, path: string, from: number): void {
  const lines = campaign.journal(view, from)
  print(paint('bold', 'Journal'))
  print(lines.length === 0 ? 'No matches.' : lines.join('\n'))
  print(`\n${paint('bold', campaign.heading)}\n${campaign.roster(view)}\n`)
  print(campaign.standing(view))
  print(`The ${campaign.name} is saved in ${path}.`)
}

/** A flag that lists names, with commas. */
export function namesFrom(flags: Flags, name: string): string[] | null {
  return flags[name]?.split(',').map((one) => one.trim()) ?? null
}

/** A flag that is a whole number from 1 on. */
export function countFrom(flags: Flags, name: string, otherwise: number): number {
  const given = flags[name]
  return given === undefined ? otherwise : wholeNumber(given, `--${name}`, 1)
}
