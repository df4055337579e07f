/** One bout between sides of which some are programs. */
import {
  type AnyOptions,
  type Game,
  type GameEntry,
  isObject,
  type Opponent,
  seatsOf,
  seeded,
  Table,
  t,
} from '@harena/engine'
import { nobody } from '@harena/lab'
import { UsageError } from './errors.ts'
import { type Program, ProgramFailure } from './program.ts'

/** Who decides for a side. */
export type Side = Opponent<Game> | Program

export interface Bout {
  readonly setup: unknown
  readonly options: AnyOptions
  readonly seed: string
}

/** How often a program may be refused before its side forfeits the bout. */
const MOST_REFUSALS = 3

const PROTOCOL = 1

function isProgram(side: Side): side is Program {
  return 'ask' in side
}

/** A bout of two sides; `failure` is why one has forfeited it. */
export interface Played {
  readonly table: Table<Game>
  /** The side that won; null if none did. */
  readonly winner: 0 | 1 | null
  readonly failure: string | null
}

/** Plays a bout; the first side has the first team. */
export async function playBout(entry: GameEntry, bout: Bout, sides: readonly [Side, Side]): Promise<Played> {
  const sideOf = sidesOf(entry, bout)
  const players = sideOf.map((side) => {
    if (side === null) return nobody
    const player = sides[side]!
    return isProgram(player) ? `program ${side + 1}` : player
  })
  const table = Table.open(entry.ruleset, { ...bout, dice: seeded(bout.seed), players })
  const programs = sideOf.map((side) => (side !== null && isProgram(sides[side]!) ? (sides[side] as Program) : null))
  for (const program of new Set(programs)) program?.begin(startOf(table, programs, program))
  const failure = await answerAll(table, programs)
  const { winners } = table.result()
  for (const program of new Set(programs)) program?.tell({ type: 'end', result: table.result() })
  return { table, winner: winners.length === 0 ? null : sideOf[winners[0]!]!, failure }
}

/** By seat: the first team is the first side's, the other the second's; null where the tables of the game decide. */
function sidesOf(entry: GameEntry, { setup, options }: Bout): (0 | 1 | null)[] {
  const seats = seatsOf(entry, setup, options)
  const teams = [...new Set(seats.map(({ team }) => team))]
  if (teams.length !== 2)
    throw new UsageError(t`two sides are needed, not ${teams.length}: a,b or a+b,c+d in --fighters`)
  if (teams.some((team) => seats.every((seat) => seat.team !== team || !seat.isPlayed))) {
    throw new UsageError(t('somebody must decide on both sides: --head-to-head may help'))
  }
  return seats.map(({ team, isPlayed }) => (isPlayed ? (teams.indexOf(team) as 0 | 1) : null))
}

/** What a program is told of a bout before it begins: all but where the dice come from. */
function startOf({ ruleset, options, setup, state }: Table<Game>, programs: readonly unknown[], program: unknown) {
  return {
    type: 'start',
    protocol: PROTOCOL,
    ruleset: ruleset.id,
    version: ruleset.version,
    options,
    setup,
    names: ruleset.names(state),
    seats: [...programs.keys()].filter((seat) => programs[seat] === program),
  }
}

/** Asks the programs until the match is over. A side whose program fails forfeits it: the reason is returned. */
async function answerAll(table: Table<Game>, programs: readonly (Program | null)[]): Promise<string | null> {
  const told = new Map<Program, number>()
  let refusals = 0
  let refused: object | null = null
  while (table.waiting?.for === 'answers') {
    const { seat } = table.waiting.questions[0]!
    const program = programs[seat]!
    const message = { ...askOf(table, seat, told.get(program) ?? 0), ...(refused && { refused }) }
    told.set(program, table.log.length)
    try {
      const refusal = table.answer(seat, answerIn(await program.ask(message), message.legal))
      refused = refusal
      refusals = refusal ? refusals + 1 : 0
      if (refusals > MOST_REFUSALS) throw new ProgramFailure('forfeited', t`refused too often: ${refusal!.message}`)
    } catch (thrown) {
      if (!(thrown instanceof ProgramFailure)) throw thrown
      table.end({ ended: thrown.how, seat })
      return thrown.message
    }
  }
  return null
}

/** What a seat is asked, with all that it may know and nothing else. */
function askOf(table: Table<Game>, seat: number, since: number) {
  const { ruleset } = table
  const question = table.questionFor(seat)!
  const state = ruleset.known(table.state, seat)
  const events = table.logFor(seat, since).map(({ event }) => event)
  return { type: 'ask', seat, question, state, legal: ruleset.legal(state, question), events }
}

/** `{"answer": ...}`, or `{"pick": 3}` for the fourth of the legal answers. */
function answerIn(line: unknown, legal: readonly unknown[]): unknown {
  if (isObject(line) && 'answer' in line) return line.answer
  if (isObject(line) && Number.isInteger(line.pick) && (line.pick as number) in legal) return legal[line.pick as number]
  throw new ProgramFailure('forfeited', t`an answer is {"answer": ...} or {"pick": 0 to ${legal.length - 1}}`)
}
