/** `harena play`: a match in the terminal, against the built-in opponent or between people at one keyboard. */
import { existsSync } from 'node:fs'
import {
  type DiceSource,
  type Game,
  type GameEntry,
  levelsOf,
  type MatchRecord,
  opponentOf,
  PERSON,
  type Player,
  type QuickBout,
  quickBoutOf,
  type ReadyScenario,
  seatsOf,
  seeded,
  Table,
  t,
} from '@harena/engine'
import { gameOf } from '@harena/games'
import { nobody } from '@harena/lab'
import type { Command } from 'commander'
import { UsageError } from '../lib/errors.ts'
import { hold } from '../lib/files.ts'
import { examples, knownRulesets } from '../lib/help.ts'
import { checkedName, isFileName } from '../lib/imports.ts'
import { Library, lockOn } from '../lib/library.ts'
import { levelsFrom, lineupFrom, type MatchFlags, newSeed, optionsFrom, withMatchFlags } from '../lib/match-flags.ts'
import { fileAt, type Place, placeOf } from '../lib/places.ts'
import { knownOpponent, onlySeat } from '../lib/players.ts'
import { holdSave, newSave, readRecord } from '../lib/records.ts'
import { Save, savedAs } from '../lib/saves.ts'
import { scenarioFrom } from '../lib/scenarios.ts'
import { paint, print, wrap } from '../terminal/output.ts'
import { Session } from '../terminal/session.ts'
import { newSaveName } from './save-names.ts'
import { endOf } from './scenarios.ts'

interface PlayFlags extends MatchFlags {
  readonly quick?: string
  readonly dice: string
  readonly hotseat?: boolean
  readonly name?: string
  readonly resume?: string
  readonly plain?: boolean
  readonly coordinates?: boolean
}

export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .description(t('play in the terminal'))
    .argument('[ruleset]', t`${knownRulesets()}; not needed with --resume or --scenario`)
  withMatchFlags(command)
    .option('--quick <name>', t('a match that is ready to play, by its name; see harena rulesets'))
    .option('--dice <source>', t('seeded, or typed: throw real dice and type what they show'), 'seeded')
    .option('--hotseat', t('people play all gladiators, at one keyboard'))
    .option('--name <name>', t('save it in the library under this name, and not in a file of its own'))
    .option('--resume <save>', t('go on with a saved match: a file, or a name in the library'))
    .option('--plain', t('sentences instead of a drawn board, for screen readers'))
    .option('--coordinates', t('number the columns and rows of the board'))
    .addHelpText(
      'after',
      examples(
        'harena play munera --as retiarius --against samnite',
        'harena play outland --dice typed --hotseat',
        'harena play heroes --as thraex --head-to-head',
        'harena play colosseum --as retiarius --against secutor --preset house',
        'harena play colosseum --quick hunt',
        'harena play --scenario the-first-hunt',
        'harena play munera --name capua',
        'harena play --resume capua',
        'harena play --resume .harena/munera-2026-01-31-20-15-00.json',
      ),
    )
    .action((ruleset: string | undefined, flags: PlayFlags) => play(ruleset, flags))
}

async function play(ruleset: string | undefined, flags: PlayFlags): Promise<void> {
  if (flags.dice !== 'seeded' && flags.dice !== 'typed') {
    throw new UsageError(t`--dice can be seeded or typed, not "${flags.dice}"`)
  }
  const { table, players, place } =
    flags.resume === undefined ? openNew(ruleset, flags) : resume(ruleset, flags.resume, flags)
  print(wrap(t`${introduction(table)} Every answer is saved in ${place.label}.`))
  await new Session(gameOf(table.ruleset.id), table, {
    place,
    copy: fileAt,
    goOn: ({ name }) => `harena play --resume ${name}`,
    seat: onlySeat(players),
    isPlain: flags.plain === true,
    withCoordinates: flags.coordinates === true,
  }).run()
}

interface Opened {
  readonly table: Table<Game>
  readonly players: readonly Player<Game>[]
  readonly place: Place
}

function openNew(ruleset: string | undefined, flags: PlayFlags): Opened {
  const ready = scenarioFrom(ruleset, flags)
  if (ready && flags.quick !== undefined) throw new UsageError(t('give --scenario or --quick, not both'))
  if (ready) return openScenario(ready, flags)
  if (ruleset === undefined) throw new UsageError(t('which ruleset? For instance: harena play munera'))
  const entry = gameOf(ruleset)
  const { setup, options } = flags.quick === undefined ? ownMatch(entry, flags) : quickMatch(entry, flags)
  const players = playersFor(entry, setup, options, flags)
  const table = Table.open(entry.ruleset, { setup, options, dice: diceFrom(flags), players })
  return { table, players, place: placeFor(table, flags) }
}

function diceFrom(flags: PlayFlags): DiceSource {
  return flags.dice === 'typed' ? { kind: 'typed' } : seeded(flags.seed ?? newSeed())
}

/** Who decides stands in the scenario; people of one side are one person, and who sits alone is `you`. */
function openScenario(ready: ReadyScenario, flags: PlayFlags): Opened {
  const { scenario, setup, seats, teams } = ready
  const entry = gameOf(scenario.ruleset)
  const options = { ...ready.options, ...optionsFrom(entry, flags) }
  const levels = flags.opponent === undefined ? levelsOf(scenario) : levelsFrom(entry, flags, seats)
  const led = new Set(seats.filter(({ seat }) => scenario.deciders[seat] === PERSON).map(({ team }) => team))
  if (led.size === 0 && !flags.hotseat) {
    throw new UsageError(t`nobody is played in ${scenario.id}; harena duel --scenario lets the opponents fight it`)
  }
  const players = seats.map(({ seat, team, isPlayed }): Player<Game> => {
    if (!isPlayed) return nobody
    if (flags.hotseat) return `person ${seat + 1}`
    if (scenario.deciders[seat] !== PERSON) return opponentOf(entry, levels[seat]!)
    return led.size === 1 ? 'you' : scenario.sides[teams.indexOf(team)]!
  })
  const table = Table.open(entry.ruleset, { setup, options, dice: diceFrom(flags), players })
  print(`${paint('bold', scenario.title)}\n${wrap(`${scenario.text} ${endOf(ready)}`)}\n`)
  return { table, players, place: placeFor(table, flags) }
}

function ownMatch(entry: GameEntry, flags: PlayFlags): Pick<QuickBout<Game>, 'setup' | 'options'> {
  return { setup: lineupFrom(entry, withTwoSides(flags)), options: optionsFrom(entry, flags) }
}

/** Who fights and by which rules is settled there. */
function quickMatch(entry: GameEntry, flags: PlayFlags): QuickBout<Game> {
  const { as, against, fighters, setup, preset, patch, option, quick } = flags
  const given = [as, against, fighters, setup, preset, patch, option].some((flag) => flag !== undefined)
  if (given) throw new UsageError(t('--quick is a match as it is; leave out gladiators, set-up and options'))
  const bout = quickBoutOf(entry.ruleset.id, entry.quick, quick)
  print(wrap(bout.note))
  return bout
}

function resume(ruleset: string | undefined, path: string, flags: PlayFlags): Opened {
  const { as, against, fighters, setup, scenario, seed, preset, option, quick } = flags
  const given = [as, against, fighters, setup, scenario, seed, preset, option, quick].some((flag) => flag !== undefined)
  if (given) throw new UsageError(t('--resume goes on with a match as it is; leave out set-up, options and seed'))
  if (!isFileName(path) && !existsSync(path)) return resumeByName(ruleset, path, flags)
  // Ours before it is read: nobody may go on with it in between.
  if (existsSync(path)) holdSave(path)
  const record = readRecord(path)
  if (ruleset !== undefined && ruleset !== record.ruleset) {
    throw new UsageError(t`${path} is a match of ${record.ruleset}, not of ${ruleset}`)
  }
  const entry = gameOf(record.ruleset)
  const players = playersFor(entry, record.setup, record.options, flags, record.players)
  const table = Table.load(entry.ruleset, record, { players })
  return { table, players, place: flags.name === undefined ? fileAt(path) : placeFor(table, flags) }
}

/** Its own file, or the name that is wanted in the library. */
function placeFor(table: Table<Game>, { name }: PlayFlags): Place {
  if (name === undefined) return fileAt(newSave(table.ruleset.id))
  const saved = newSaveName(name)
  return placeOf(saved.library, Save.make(saved.library, saved.name, table))
}

/** A match that is in the library goes on there. */
function resumeByName(ruleset: string | undefined, name: string, flags: PlayFlags): Opened {
  if (flags.name !== undefined) throw new UsageError(t('a match of the library keeps its name; leave out --name'))
  const there = Library.find()
  if (!there) throw new UsageError(t`there is neither a file nor a library with "${name}"`)
  hold(lockOn(there, checkedName(name)))
  const { head } = savedAs(there, name)
  const entry = gameOf(head.ruleset)
  if (entry.ruleset.stretch) throw new UsageError(t`"${name}" is a campaign: its own command goes on with it`)
  if (ruleset !== undefined && ruleset !== head.ruleset) {
    throw new UsageError(t`"${name}" is a match of ${head.ruleset}, not of ${ruleset}`)
  }
  const players = playersFor(entry, head.setup, head.options, flags, head.players)
  const { save, table } = Save.open(there, name, entry.ruleset, () => players)
  return { table, players, place: placeOf(there, save) }
}

/** Several people at one keyboard play against each other, where the game can also be played alone. */
function withTwoSides(flags: PlayFlags): PlayFlags {
  return flags.hotseat ? { ...flags, headToHead: true } : flags
}

/**
 * The person holds the first team, opponents the others; with --hotseat everybody is a person of his own. A match that
 * goes on keeps those who sat there, but for what the flags say.
 */
function playersFor(
  entry: GameEntry,
  setup: unknown,
  options: Readonly<Record<string, unknown>>,
  flags: PlayFlags,
  before: MatchRecord['players'] = [],
): Player<Game>[] {
  const seats = seatsOf(entry, setup, options)
  const levels = levelsFrom(entry, flags, seats)
  const isPeoples = before.some((player) => 'person' in player)
  return seats.map(({ seat, team, isPlayed }) => {
    const player = isPeoples ? before[seat] : undefined
    if (!isPlayed) return nobody
    if (player && 'person' in player) return player.person
    if (flags.hotseat) return `person ${seat + 1}`
    if (!player && team === seats[0]!.team) return 'you'
    return (
      (flags.opponent === undefined && player && knownOpponent(entry, player.opponent)) ||
      opponentOf(entry, levels[seat]!)
    )
  })
}

function introduction({ ruleset, dice }: Table<Game>): string {
  const thrown = dice.kind === 'seeded' ? t`seed ${dice.seed}` : t('real dice, typed in')
  return t`${t(ruleset.title)}, ${thrown}. Type the number of a choice, or h for help.`
}
