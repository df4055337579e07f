/** Plays many matches of one plan without anybody watching, and counts how they ended. */
import {
  type Bot,
  effectiveOptions,
  type Game,
  MAX_SEED_LENGTH,
  playOut,
  type Ruleset,
  seeded,
  Table,
} from '@harena/engine'
import { gameOf, seatsOf } from './catalogue.ts'
import type { Entry } from './entry.ts'
import { count, emptyTally, type Tally } from './statistics.ts'

/** A match between built-in opponents. Plain data, so that it can be sent to another thread. */
export interface Match {
  readonly ruleset: string
  readonly setup: unknown
  /** Switches that differ from the defaults. */
  readonly options: Readonly<Record<string, unknown>>
  /** The level of the opponent on each seat; null where the tables of the game decide. */
  readonly opponents: readonly (string | null)[]
  readonly seed: string
}

/** The matches number `from` to `to` - 1; each has its own seed, derived from the plan's. */
export interface Plan extends Match {
  readonly from: number
  readonly to: number
}

/** The seed of one match of a plan: a duel with this seed is that very match. */
export function seedOf(plan: Match, number: number): string {
  return `${plan.seed}/${number}`
}

/** A match with everything looked up and found legal. */
export interface Prepared {
  readonly ruleset: Ruleset<Game>
  readonly options: Record<string, string | number>
  readonly bots: readonly Bot<Game>[]
}

/** Looks up what a match names. Throws a RangeError that says what is wrong and what would be right. */
export function prepare(match: Match): Prepared {
  const entry = gameOf(match.ruleset)
  const { ruleset } = entry
  const options = effectiveOptions(ruleset.options, match.options)
  if (match.seed.length > MAX_SEED_LENGTH) throw new RangeError(`a seed may have up to ${MAX_SEED_LENGTH} characters`)
  const seats = seatsOf(entry, match.setup, match.options)
  if (match.opponents.length !== seats.length) {
    throw new RangeError(`${seats.length} gladiators need ${seats.length} opponents, not ${match.opponents.length}`)
  }
  const bots = seats.map(({ seat, name, isPlayed }) => {
    const level = match.opponents[seat]!
    if (level === null && isPlayed) throw new RangeError(`${name} needs an opponent who decides for him`)
    return level === null ? nobody : opponentOf(entry, level)
  })
  return { ruleset, options, bots }
}

/** Sits where the tables of the game decide, and is never asked. */
export const nobody: Bot<Game> = (_, { kind }) => {
  throw new Error(`"${kind}" was put to a gladiator whom the tables run`)
}

export function opponentOf<G extends Game>(entry: Entry<G>, level: string): Bot<G> {
  if (Object.hasOwn(entry.opponents, level)) return entry.opponents[level]!
  const known = Object.keys(entry.opponents).join(', ')
  throw new RangeError(`unknown opponent "${level}"; ${entry.ruleset.title} has ${known}`)
}

/** Plays one match at a table, with its log: what `simulate` plays unseen. */
export function duel(match: Match): Table<Game> {
  const { ruleset, bots } = prepare(match)
  const { setup, options } = match
  return Table.open(ruleset, { setup, options, dice: seeded(match.seed), players: bots })
}

export function simulate(plan: Plan): Tally {
  const { ruleset, options, bots } = prepare(plan)
  const tally = emptyTally(bots.length)
  for (let number = plan.from; number < plan.to; number++) {
    const state = ruleset.start(plan.setup, options)
    playOut(ruleset, state, bots, seedOf(plan, number))
    count(tally, ruleset.result(state))
  }
  return tally
}
