/** The flags by which play, duel and simulate say who fights and by which switches. */
import { randomBytes } from 'node:crypto'
import {
  type AnyOptions,
  type GameEntry,
  levelsOf,
  nearest,
  type Option,
  type OptionValue,
  opponentOf,
  type ReadyScenario,
  type SeatView,
  seatsOf,
  TABLES_PREFIX,
  t,
} from '@harena/engine'
import { gameOf } from '@harena/games'
import { checkedPatch, type Match, type Patch, patchedOptions } from '@harena/lab'
import type { Command } from 'commander'
import { UsageError } from './errors.ts'
import { collect } from './help.ts'
import { readJson } from './reading.ts'
import { scenarioFrom } from './scenarios.ts'

export interface MatchFlags {
  readonly as?: string
  readonly against?: string
  readonly fighters?: string
  readonly headToHead?: boolean
  readonly setup?: string
  readonly scenario?: string
  readonly preset?: string
  readonly patch?: string
  readonly option?: readonly string[]
  readonly opponent?: string
  readonly seed?: string
}

/** The flags that say who fights; `as` and `against` are the first and the second gladiator. */
export function withMatchFlags(command: Command): Command {
  return command
    .option('--as <type>', t('the first gladiator'))
    .option('--against <type>', t('the second gladiator'))
    .option('--fighters <types>', t('everyone: a,b,c each for himself, a+b,c+d in teams'))
    .option('--head-to-head', t('somebody decides for everyone, also where the tables of the game could'))
    .option('--setup <file>', t('the whole set-up as JSON, instead of naming gladiators'))
    .option('--scenario <id or file>', t('a prepared match, instead of a ruleset and gladiators; see harena scenarios'))
    .option('--opponent <level>', t('how well opponents play; several, by seat, with commas'))
    .option('--preset <name>', t('a bundle of house rules, where the game has any; --option wins over it'))
    .option('--patch <file>', t('other switches and table entries, as JSON; see docs/balance/README.md'))
    .option('--option <id=value>', t('a house rule or ruling (repeatable); see harena rulesets'), collect)
    .option('--seed <text>', t('where the dice come from: the same seed, the same dice'))
}

/** A seed for those who did not name one: 128 bits, as the dice have. It is printed, so that the match can be had again. */
export function newSeed(): string {
  return randomBytes(16).toString('hex')
}

/** The set-up that the flags describe; without any, the game's own. */
export function lineupFrom(entry: GameEntry, flags: MatchFlags): unknown {
  const { fighters, as, against, setup, headToHead: isHeadToHead = false } = flags
  const areNamed = as !== undefined || against !== undefined
  if (fighters !== undefined && areNamed) {
    throw new UsageError(t('--fighters names everyone who fights; leave out --as and --against'))
  }
  if (setup !== undefined) {
    if (fighters !== undefined || areNamed) {
      throw new UsageError(t('--setup names everyone who fights; leave out --as, --against and --fighters'))
    }
    return readJson(setup, (data) => data)
  }
  if (fighters === undefined && !areNamed) return entry.defaultSetup(isHeadToHead)
  const [own, other] = entry.teams(isHeadToHead).map((team) => team[0])
  const named = fighters ?? [as ?? own, against ?? other].filter((type) => type !== undefined).join(',')
  const teams = named.split(',').map((team) => team.split('+').map((type) => typeOf(entry, type)))
  return entry.setup(teams, isHeadToHead)
}

function typeOf(entry: GameEntry, wanted: string): string {
  if (entry.types.length === 0) {
    throw new UsageError(t`${entry.ruleset.id} has no gladiators to name: they are created in play`)
  }
  const bare = (type: string) => type.toLowerCase().replace(/[^a-z]/g, '')
  const found = entry.types.find((type) => bare(type) === bare(wanted))
  if (found !== undefined) return found
  const near = nearest(wanted, entry.types, 1)[0]
  throw new UsageError(t`unknown gladiator "${wanted}", perhaps ${near}? Known are ${entry.types.join(', ')}`)
}

/** The patch of a file; undefined when none is named. */
export function readPatch(entry: GameEntry, path: string | undefined): Patch | undefined {
  return path === undefined ? undefined : readJson(path, (data) => checkedPatch(entry, data))
}

/** The switches of the preset, over which a patch wins, and over both those given as `id=value`. */
export function optionsFrom(entry: GameEntry, flags: MatchFlags): AnyOptions {
  const options: Record<string, OptionValue> = {
    ...presetOf(entry, flags.preset),
    ...patchedOptions(readPatch(entry, flags.patch) ?? {}),
  }
  for (const given of flags.option ?? []) {
    const at = given.indexOf('=')
    if (at < 1) throw new UsageError(t`--option takes id=value, not "${given}"`)
    const id = given.slice(0, at)
    const value = given.slice(at + 1)
    const option = entry.ruleset.options.find((known) => known.id === id)
    options[id] = (option ? isNumeric(option) : isTable(id)) && /^-?\d+$/.test(value) ? Number(value) : value
  }
  return options
}

function presetOf({ ruleset, presets }: GameEntry, name: string | undefined): AnyOptions {
  if (name === undefined) return {}
  const known = Object.keys(presets)
  if (known.length === 0) throw new UsageError(t`${ruleset.id} has no presets; --option turns its switches one by one`)
  if (Object.hasOwn(presets, name)) return presets[name]!.switches
  throw new UsageError(t`unknown preset "${name}"; ${ruleset.id} has ${known.join(', ')}`)
}

function isTable(id: string): boolean {
  return id.startsWith(TABLES_PREFIX)
}

function isNumeric(option: Option): boolean {
  return !('values' in option)
}

/**
 * The opponents' levels by seat: one level for all, or a list of which the last one holds for the rest. Whom the tables
 * of the game run has none.
 */
export function levelsFrom(entry: GameEntry, flags: MatchFlags, seats: readonly SeatView[]): (string | null)[] {
  const given = (flags.opponent ?? 'standard').split(',').map((level) => level.trim())
  for (const level of given) opponentOf(entry, level)
  const played = seats.filter(({ isPlayed }) => isPlayed)
  if (flags.opponent !== undefined && given.length > played.length) {
    throw new UsageError(t`--opponent names ${given.length} levels for ${played.length} gladiators`)
  }
  return seats.map((seat) => (seat.isPlayed ? given[Math.min(played.indexOf(seat), given.length - 1)]! : null))
}

/** What the flags of duel and simulate describe. */
export function matchFrom(ruleset: string | undefined, flags: MatchFlags): Match {
  const ready = scenarioFrom(ruleset, flags)
  if (ready) return matchOfScenario(ready, flags)
  if (ruleset === undefined) throw new UsageError(t('which ruleset, or which --scenario? For instance: munera'))
  const entry = gameOf(ruleset)
  const setup = lineupFrom(entry, flags)
  const options = optionsFrom(entry, flags)
  const opponents = levelsFrom(entry, flags, seatsOf(entry, setup, options))
  return { ruleset: entry.ruleset.id, setup, options, opponents, seed: flags.seed ?? newSeed() }
}

function matchOfScenario({ scenario, setup, options, seats }: ReadyScenario, flags: MatchFlags): Match {
  const entry = gameOf(scenario.ruleset)
  const opponents = flags.opponent === undefined ? levelsOf(scenario) : levelsFrom(entry, flags, seats)
  const switches = { ...options, ...optionsFrom(entry, flags) }
  return { ruleset: scenario.ruleset, setup, options: switches, opponents, seed: flags.seed ?? newSeed() }
}
