/** Plays many matches of one plan without anybody watching, and counts how they ended. */
import {
  type AnyOptions,
  type Bot,
  effectiveOptions,
  type Game,
  MAX_SEED_LENGTH,
  playOut,
  type Ruleset,
  type Seat,
  seeded,
  Table,
} from '@harena/engine'
import { gameOf, seatsOf } from './catalogue.ts'
import type { Entry } from './entry.ts'
import { type Patch, tableOptions, withPatch } from './patch.ts'
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
  /** Other rules that are tried out; the options above come before its own. */
  readonly patch?: Patch | undefined
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
  readonly options: AnyOptions
  readonly bots: readonly Bot<Game>[]
}

/** Looks up what a match names. Throws a RangeError that says what is wrong and what would be right. */
export function prepare(match: Match): Prepared {
  const entry = gameOf(match.ruleset)
  const { ruleset } = entry
  const given = allOptions(match)
  const options = effectiveOptions(ruleset, given)
  if (match.seed.length > MAX_SEED_LENGTH) throw new RangeError(`a seed may have up to ${MAX_SEED_LENGTH} characters`)
  const seats = seatsOf(entry, match.setup, given)
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

/** The switches of a match that differ from the defaults, those of its patch included. */
export function optionsOf({ options, patch }: Match): Readonly<Record<string, unknown>> {
  return { ...patch?.options, ...options }
}

/** Those and the changed entries of tables. */
function allOptions(match: Match): Readonly<Record<string, unknown>> {
  return { ...tableOptions(match.ruleset, match.patch), ...optionsOf(match) }
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
  const { setup, seed, patch } = match
  return withPatch(gameOf(match.ruleset), patch, () => {
    const { ruleset, bots } = prepare(match)
    return Table.open(ruleset, { setup, options: allOptions(match), dice: seeded(seed), players: bots })
  })
}

/** Plays the matches of a plan at one go. The same plan comes to the same tally, whoever plays it. */
export function simulate(plan: Plan): Tally {
  return withPatch(gameOf(plan.ruleset), plan.patch, () => playAll(plan))
}

/** The same where the patch of the plan lies over the tables already. */
export function playAll(plan: Plan): Tally {
  const { ruleset, options, bots } = prepare(plan)
  const tally = emptyTally(bots.length)
  const watch: Watch = { first: undefined, decisions: 0 }
  const watched = bots.map((bot) => watchedBot(bot, FIRST_MOVES[ruleset.id], watch))
  const hasFirst = !plan.opponents.includes(null)
  for (let number = plan.from; number < plan.to; number++) {
    watch.first = undefined
    watch.decisions = 0
    const state = ruleset.start(plan.setup, options)
    playOut(ruleset, state, watched, seedOf(plan, number))
    count(tally, ruleset.result(state), hasFirst ? watch.first : null)
  }
  return tally
}

/** The question by which the one who moves first is known. Where all move at once there is none. */
const FIRST_MOVES: Readonly<Record<string, string>> = { munera: 'act', outland: 'activate', heroes: 'act' }

/** In Outland's game with simultaneous initiative (R5) all who are equal move at once. */
const SECRET_PLAN = 'plan'

/** Far more than any match takes: tables of a patch can make one that never ends, such as free turns. */
const MOST_DECISIONS = 1_000_000

/** What is noted while a match is played. */
interface Watch {
  /** Null when all moved at once; undefined as long as nobody has. */
  first: Seat | null | undefined
  decisions: number
}

function watchedBot(bot: Bot<Game>, firstMove: string | undefined, watch: Watch): Bot<Game> {
  return (state, question, random) => {
    if (watch.first === undefined) {
      if (question.kind === firstMove) watch.first = question.seat
      else if (question.kind === SECRET_PLAN) watch.first = null
    }
    if (++watch.decisions > MOST_DECISIONS) {
      throw new RangeError(`a match did not end within ${MOST_DECISIONS} decisions: these rules let it go on for ever`)
    }
    return bot(state, question, random)
  }
}
