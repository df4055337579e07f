/** Plays many matches of one plan without anybody watching, and counts how they ended. */
import {
  type AnyOptions,
  type Bot,
  effectiveOptions,
  type Game,
  type GameEntry,
  type Opponent,
  opponentOf,
  playOut,
  type Seat,
  seatsOf,
  seeded,
  seedProblem,
  Table,
  t,
} from '@harena/engine'
import { count, emptyTally, type Tally } from './statistics.ts'

/** A match between built-in opponents. Plain data, so that it can be sent to another thread. */
export interface Match {
  readonly ruleset: string
  readonly setup: unknown
  /** Switches that differ from the defaults, and entries of tables that differ from print (`tables.<path>`). */
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
  readonly options: AnyOptions
  readonly opponents: readonly Opponent<Game>[]
}

/** Looks up what a match names. Throws a RangeError that says what is wrong and what would be right. */
export function prepare(game: GameEntry, match: Match): Prepared {
  const options = effectiveOptions(game.ruleset, match.options)
  const problem = seedProblem(match.seed)
  if (problem !== null) throw new RangeError(problem)
  const seats = seatsOf(game, match.setup, match.options)
  // Those whom nobody plays, such as a horse behind its rider, need not be named.
  if (
    match.opponents.length > seats.length ||
    seats.some((one) => one.isPlayed && one.seat >= match.opponents.length)
  ) {
    throw new RangeError(t`${seats.length} gladiators need ${seats.length} opponents, not ${match.opponents.length}`)
  }
  const opponents = seats.map(({ seat, name, isPlayed }) => {
    const level = match.opponents[seat] ?? null
    if (level === null && isPlayed) throw new RangeError(t`${name} needs an opponent who decides for him`)
    return level === null ? nobody : opponentOf(game, level)
  })
  return { options, opponents }
}

/** Sits where the tables of the game decide, and is never asked. */
export const nobody: Opponent<Game> = {
  id: 'nobody',
  version: '1',
  play: (_, { kind }) => {
    throw new Error(`"${kind}" was put to a gladiator whom the tables run`)
  },
}

/** Plays one match at a table, with its log: what `simulate` plays unseen. */
export function duel(game: GameEntry, match: Match): Table<Game> {
  const { opponents: players } = prepare(game, match)
  const { setup, options, seed } = match
  return Table.open(game.ruleset, { setup, options, dice: seeded(seed), players })
}

/** Plays the matches of a plan at one go. The same plan comes to the same tally, whoever plays it. */
export function simulate(game: GameEntry, plan: Plan): Tally {
  const { ruleset } = game
  const { options, opponents } = prepare(game, plan)
  const tally = emptyTally(opponents.length)
  const watch: Watch = { first: undefined, decisions: 0 }
  const watched = opponents.map(({ play }) => watchedBot(play, game.firstMove, watch))
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

/** Far more than any match takes: changed tables can make one that never ends, such as free turns. */
const MOST_DECISIONS = 1_000_000

/** What is noted while a match is played. */
interface Watch {
  /** Null when all moved at once; undefined as long as nobody has. */
  first: Seat | null | undefined
  decisions: number
}

function watchedBot(bot: Bot<Game>, firstMove: GameEntry['firstMove'], watch: Watch): Bot<Game> {
  return (state, question, random) => {
    if (watch.first === undefined) {
      const moves = firstMove[question.kind]
      if (moves !== undefined) watch.first = moves === 'asked' ? question.seat : null
    }
    if (++watch.decisions > MOST_DECISIONS) {
      throw new RangeError(t`a match did not end within ${MOST_DECISIONS} decisions: these rules let it go on for ever`)
    }
    return bot(state, question, random)
  }
}
