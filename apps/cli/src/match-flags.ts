/** The flags by which play, duel and simulate say who fights and by which switches. */
import { randomInt } from 'node:crypto'
import type { Option } from '@harena/engine'
import { type Entry, opponentOf, startingView } from '@harena/lab'
import { nearest, UsageError } from './errors.ts'

export interface MatchFlags {
  readonly as?: string
  readonly against?: string
  readonly fighters?: string
  readonly option?: readonly string[]
  readonly opponent?: string
  readonly seed?: string
}

/** A seed for those who did not name one; it is printed, so that the match can be had again. */
export function newSeed(): string {
  return randomInt(36 ** 6, 36 ** 7 - 1).toString(36)
}

/** Who fights, and how many they are. */
export interface Lineup {
  readonly setup: unknown
  readonly seats: number
}

/** The set-up that the flags describe; without any, the ruleset's own. */
export function lineupFrom(entry: Entry, flags: MatchFlags): Lineup {
  const { fighters, as, against } = flags
  if (fighters !== undefined && (as !== undefined || against !== undefined)) {
    throw new UsageError('--fighters names everyone who fights; leave out --as and --against')
  }
  const types = startingView(entry, entry.ruleset.defaultSetup, {}).figures.map(({ type }) => type)
  if (fighters === undefined && as === undefined && against === undefined) {
    return { setup: entry.ruleset.defaultSetup, seats: types.length }
  }
  const named = fighters ?? `${as ?? types[0]},${against ?? types[1]}`
  const teams = named.split(',').map((team) => team.split('+').map((type) => typeOf(entry, type)))
  return { setup: entry.setup(teams), seats: teams.flat().length }
}

function typeOf(entry: Entry, wanted: string): string {
  const bare = (type: string) => type.toLowerCase().replace(/[^a-z]/g, '')
  const found = entry.types.find((type) => bare(type) === bare(wanted))
  if (found !== undefined) return found
  const near = nearest(wanted, entry.types, 1)[0]
  throw new UsageError(`unknown gladiator "${wanted}", perhaps ${near}? Known are ${entry.types.join(', ')}`)
}

/** The switches given as `id=value`. */
export function optionsFrom(entry: Entry, flags: MatchFlags): Record<string, string | number> {
  const options: Record<string, string | number> = {}
  for (const given of flags.option ?? []) {
    const at = given.indexOf('=')
    if (at < 1) throw new UsageError(`--option takes id=value, not "${given}"`)
    const id = given.slice(0, at)
    const value = given.slice(at + 1)
    const option = entry.ruleset.options.find((known) => known.id === id)
    options[id] = option && isNumeric(option) && /^-?\d+$/.test(value) ? Number(value) : value
  }
  return options
}

function isNumeric(option: Option): boolean {
  return !('values' in option)
}

/** The opponents' levels by seat: one level for all, or a list of which the last one holds for the rest. */
export function levelsFrom(entry: Entry, flags: MatchFlags, seats: number): string[] {
  const given = (flags.opponent ?? 'standard').split(',').map((level) => level.trim())
  for (const level of given) opponentOf(entry, level)
  if (given.length > seats) throw new UsageError(`--opponent names ${given.length} levels for ${seats} gladiators`)
  return Array.from({ length: seats }, (_, seat) => given[Math.min(seat, given.length - 1)]!)
}
