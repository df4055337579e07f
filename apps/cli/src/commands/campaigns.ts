/** Campaigns of any game: played match after match, in the library, which is never behind. */
import { Dice, type Game, type GameEntry, opponentOf, seeded, Table, t } from '@harena/engine'
import { gameOf } from '@harena/games'
import type { Command } from 'commander'
import { UsageError, wholeNumber } from '../lib/errors.ts'
import { collect, examples } from '../lib/help.ts'
import { type MatchFlags, newSeed, optionsFrom } from '../lib/match-flags.ts'
import { exportTo, placeOf } from '../lib/places.ts'
import { onlySeat, seatedAgain } from '../lib/players.ts'
import { Save } from '../lib/saves.ts'
import type { Amend } from '../terminal/choices.ts'
import { paint, print, printJson } from '../terminal/output.ts'
import { Session } from '../terminal/session.ts'
import { addMatches } from './campaign-matches.ts'
import { addTransfer, newSaveName, type SaveName, saveNamed } from './save-names.ts'

/** What every campaign can be told. */
interface CommonFlags extends Pick<MatchFlags, 'option' | 'opponent' | 'preset' | 'seed'> {
  readonly name: string
  /** True without a name of its own. */
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
  /** Puts names that were given in the place of those that the list gives. */
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
    .option('--name <name>', t('the name under which it is saved in the library'), savedAs(campaign))
    .option('--resume [name]', t`go on with a saved ${t(name)}, or with one in a file`)
    .option(`--auto <${unit}>`, t`the built-in opponent plays so many ${t(unit)}; prints the journal`)
  for (const [flag, meaning] of campaign.flags) command.option(flag, meaning)
  command
    .option('--opponent <level>', t('how well the built-in opponent plays, also with --auto'))
    .option('--preset <name>', t('a bundle of switches, such as an edition; see harena rulesets'))
    .option('--option <id=value>', t('a house rule or ruling (repeatable); see harena rulesets'), collect)
    .option('--seed <text>', t('where the dice come from: the same seed, the same dice'))
    .option('--plain', t('sentences instead of drawings, for screen readers'))
    .option('--json', t('prints roster and journal for programs and ends'))
    .addHelpText('after', examples(...campaign.examples))
    .action((flags: CommonFlags) => play(campaign as Campaign, flags))
  addTransfer(command, { ...campaign, saved: savedAs(campaign) })
  addMatches(command, { ...campaign, saved: savedAs(campaign) })
}

function commandOf({ name, command }: Pick<Campaign, 'name' | 'command'>): string {
  return command ?? name
}

/** Its name in the library, unless another is given. */
function savedAs(campaign: Pick<Campaign, 'name' | 'command'>): string {
  return commandOf(campaign).replace(' ', '-')
}

/** Flags of its own come with those of all. */
const own = (flags: CommonFlags) => flags as unknown as Flags

/** A campaign that is open, and where it is saved. */
interface Opened {
  readonly saved: SaveName
  readonly save: Save
  readonly table: Table<Game>
}

async function play(campaign: Campaign, flags: CommonFlags): Promise<void> {
  const entry = gameOf(campaign.ruleset)
  const stretches = flags.auto === undefined ? null : wholeNumber(flags.auto, '--auto', 1, 1200)
  const opened = flags.resume === undefined ? open(campaign, entry, flags) : load(campaign, entry, flags)
  const before = campaign.entries(viewOf(opened.table))
  const played = stretches === null ? opened : playStretches(campaign, entry, opened, stretches, flags)
  if (flags.json) printJson(reportOf(campaign, played))
  else if (stretches !== null) printCampaign(campaign, played, before)
  else await sit(campaign, entry, played, flags)
}

function open(campaign: Campaign, entry: GameEntry, flags: CommonFlags): Opened {
  const options = optionsFrom(entry, flags)
  const dice = seeded(flags.seed ?? newSeed())
  const setup = campaign.setup(own(flags))
  const people = campaign.players?.(own(flags)) ?? ['you']
  const players = people.map((person) => person ?? opponentOf(entry, flags.opponent ?? 'standard'))
  const table = Table.open(entry.ruleset, { setup, options, dice, players })
  const saved = newSaveName(flags.name)
  return { saved, table, save: Save.make(saved.library, saved.name, table) }
}

function load(campaign: Campaign, entry: GameEntry, flags: CommonFlags): Opened {
  const fixed = [flags.seed, flags.option, flags.preset, ...campaign.beginning.map((flag) => own(flags)[flag])]
  if (fixed.some((flag) => flag !== undefined)) {
    throw new UsageError(t`--resume goes on with a ${t(campaign.name)} as it is; leave out set-up, options and seed`)
  }
  const isLookedAt = flags.json === true && flags.auto === undefined
  const saved = saveNamed(entry, flags.resume === true ? flags.name : flags.resume!, isLookedAt)
  return { saved, ...Save.open(saved.library, saved.name, entry.ruleset, (head) => seatedAgain(entry, head)) }
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
  opened: Opened,
  stretches: number,
  flags: CommonFlags,
): Opened {
  const { save } = opened
  let { table } = opened
  const { play: answerOf } = opponentOf(entry, flags.opponent ?? 'standard')
  const amend = campaign.amend(own(flags))
  const seed = table.dice.kind === 'seeded' ? table.dice.seed : 'typed'
  let left = campaign.left(viewOf(table))
  const last = left - stretches
  while (table.waiting?.for === 'answers' && left > last) {
    const question = table.waiting.questions[0]!
    const random = Dice.fromSeed(`${seed}/answer ${table.length}`)
    const known = table.ruleset.known(table.state, question.seat)
    const refusal = table.answer(question.seat, amend(question, answerOf(known, question, random), known))
    if (refusal) throw new UsageError(`${refusal.rule} ${refusal.message}`)
    const now = campaign.left(viewOf(table))
    if (now < left) {
      save.keep(table)
      table = save.withoutPast(table, seatedAgain(entry, table.head))
    }
    left = now
  }
  save.keep(table)
  return { ...opened, table }
}

async function sit(campaign: Campaign, entry: GameEntry, opened: Opened, flags: CommonFlags): Promise<void> {
  const { save, table } = opened
  const { library } = opened.saved
  const place = placeOf(library, save)
  print(
    t`${t(entry.ruleset.title)}, saved in ${place.label} after every answer. Type the number of a choice, or h for help.`,
  )
  await new Session(entry, table, {
    place,
    copy: (file) => exportTo(file, library, save),
    goOn: ({ name }) =>
      [`harena ${commandOf(campaign)} --resume`, ...(name === savedAs(campaign) ? [] : [name])].join(' '),
    seat: onlySeat(seatedAgain(entry, table.head)),
    isPlain: flags.plain === true,
    withCoordinates: false,
    tellsLast: 12,
    amend: campaign.amend(own(flags)),
  }).run()
}

function reportOf(campaign: Campaign, { saved, table }: Opened): object {
  const { isOver, length: answers } = table
  return { name: saved.name, isOver, answers, digest: table.digest(), ...campaign.report(viewOf(table)) }
}

/** The journal from a line on, and who belongs to it. */
function printCampaign(campaign: Campaign, { saved, save, table }: Opened, from: number): void {
  const view = viewOf(table)
  const lines = campaign.journal(view, from)
  print(paint('bold', t('Journal')))
  print(lines.length === 0 ? t('No matches.') : lines.join('\n'))
  print(`\n${paint('bold', campaign.heading)}\n${campaign.roster(view)}\n`)
  print(campaign.standing(view))
  print(t`The ${t(campaign.name)} is saved in ${placeOf(saved.library, save).label}.`)
}

/** A flag that lists names, with commas. */
export function namesFrom(flags: Flags, name: string): string[] | null {
  return flags[name]?.split(',').map((one) => one.trim()) ?? null
}

/** A player of a campaign: at this keyboard under his own name, or null for the built-in opponent. */
export interface PlayerOf {
  readonly name: string
  readonly person: string | null
}

/** Those whom the built-in opponent plays are called after towns with a ludus. */
const TOWNS = ['Capua', 'Praeneste', 'Ravenna', 'Pergamon', 'Nemausus', 'Corduba', 'Salona', 'Carnuntum']

/** People first; one alone is `you`, as in any match. */
export function withOpponents(people: readonly string[], flags: Flags, otherwise: number): readonly PlayerOf[] {
  const others = flags.opponents === undefined ? otherwise : wholeNumber(flags.opponents, '--opponents', 0)
  const free = TOWNS.filter((town) => !people.includes(town))
  return [
    ...people.map((name) => ({ name, person: people.length === 1 ? 'you' : name })),
    ...free.slice(0, others).map((name) => ({ name, person: null })),
  ]
}

/** A flag that is a whole number from 1 on. */
export function countFrom(flags: Flags, name: string, otherwise: number): number {
  const given = flags[name]
  return given === undefined ? otherwise : wholeNumber(given, `--${name}`, 1)
}
