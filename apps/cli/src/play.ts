/** `harena play`: a match in the terminal, against the built-in opponent or between people at one keyboard. */
import { type Player, seeded, Table } from '@harena/engine'
import { type ArenaGame, type Entry, entryOf, opponentOf, startingView } from '@harena/lab'
import { UsageError } from './errors.ts'
import { levelsFrom, lineupFrom, type MatchFlags, newSeed, optionsFrom } from './match-flags.ts'
import { freshPath, readRecord } from './records.ts'
import { Sitting } from './sitting.ts'
import { print } from './terminal.ts'

export interface PlayFlags extends MatchFlags {
  readonly dice: string
  readonly hotseat?: boolean
  readonly resume?: string
  readonly plain?: boolean
  readonly coordinates?: boolean
}

export async function play(ruleset: string | undefined, flags: PlayFlags): Promise<void> {
  if (flags.dice !== 'seeded' && flags.dice !== 'typed') {
    throw new UsageError(`--dice can be seeded or typed, not "${flags.dice}"`)
  }
  const { table, path } = flags.resume === undefined ? openNew(ruleset, flags) : resume(ruleset, flags.resume, flags)
  const goOn = ['harena play --resume', path, ...(flags.hotseat ? ['--hotseat'] : []), ...levelFlag(flags)].join(' ')
  print(introduction(table))
  const seat = flags.hotseat ? null : 0
  const manner = { path, goOn, seat, isPlain: flags.plain === true, withCoordinates: flags.coordinates === true }
  await new Sitting(table, manner).run()
}

function levelFlag({ opponent }: PlayFlags): string[] {
  return opponent === undefined ? [] : [`--opponent ${opponent}`]
}

interface Opened {
  readonly table: Table<ArenaGame>
  readonly path: string
}

function openNew(ruleset: string | undefined, flags: PlayFlags): Opened {
  if (ruleset === undefined) throw new UsageError('which ruleset? For instance: harena play munera')
  const entry = entryOf(ruleset)
  const { setup } = lineupFrom(entry, flags)
  const options = optionsFrom(entry, flags)
  const dice = flags.dice === 'typed' ? { kind: 'typed' as const } : seeded(flags.seed ?? newSeed())
  const players = playersFor(entry, setup, options, flags)
  return { table: Table.open(entry.ruleset, { setup, options, dice, players }), path: freshPath(entry.ruleset.id) }
}

function resume(ruleset: string | undefined, path: string, flags: PlayFlags): Opened {
  const given = [flags.as, flags.against, flags.fighters, flags.seed, flags.option].some((flag) => flag !== undefined)
  if (given) throw new UsageError('--resume goes on with a match as it is; leave out set-up, options and seed')
  const record = readRecord(path)
  if (ruleset !== undefined && ruleset !== record.ruleset) {
    throw new UsageError(`${path} is a match of ${record.ruleset}, not of ${ruleset}`)
  }
  const entry = entryOf(record.ruleset)
  const players = playersFor(entry, record.setup, record.options, flags)
  return { table: Table.load(entry.ruleset, record, players), path }
}

/** The person holds the first team, opponents the others; at one keyboard everybody is a person of his own. */
function playersFor(
  entry: Entry,
  setup: unknown,
  options: Readonly<Record<string, unknown>>,
  flags: PlayFlags,
): Player<ArenaGame>[] {
  const teams = startingView(entry, setup, options).figures.map(({ team }) => team)
  if (flags.hotseat) return teams.map((_, seat) => `person ${seat + 1}`)
  const levels = levelsFrom(entry, flags, teams.length)
  return teams.map((team, seat) => (team === teams[0] ? 'you' : opponentOf(entry, levels[seat]!)))
}

function introduction({ ruleset, dice }: Table<ArenaGame>): string {
  const thrown = dice.kind === 'seeded' ? `seed ${dice.seed}` : 'real dice, typed in'
  return `${ruleset.title}, ${thrown}. Type the number of a choice, or h for help.`
}
