/** A simulation under way as a file: written with its digest, and read as strictly as a record. */
import { checks, digest, type GameEntry, type GameLookup, isObject, MAX_SEED_LENGTH, shown, t } from '@harena/engine'
import { type Chunk, RUN_FORMAT, type Run } from './run.ts'
import { type Plan, prepare } from './simulate.ts'
import type { SeatTally, Tally } from './statistics.ts'

/** The most matches of a simulation in one file. */
export const MOST_MATCHES = 100_000_000
const MOST_SEATS = 100

/** The text of a file; `build` says which program plays, since the opponents belong to it and not to the rules. */
export function formatRun(run: Run, build: string): string {
  const data = { ...run, build }
  return `${JSON.stringify({ ...data, digest: digest(data) })}\n`
}

const { entriesOf, fields, listOf, oneOf, text, whole, either } = checks

const count = whole(0)
const counts = entriesOf(/^[a-z][A-Za-z]{0,39}$/, t('a word'), count, 100)

const seatTally = fields({ won: count, lost: count, drawn: count, kills: count, ends: counts })

const shape = fields({
  format: oneOf(RUN_FORMAT),
  version: text(20),
  plan: fields({
    ruleset: text(40),
    setup: () => {},
    options: entriesOf(/^/, t('a switch'), () => {}, 10_000),
    opponents: listOf(either(text(40), oneOf(null), t('the level of an opponent or null')), 1, MOST_SEATS),
    seed: text(MAX_SEED_LENGTH),
    from: whole(0, MOST_MATCHES),
    to: whole(1, MOST_MATCHES),
  }),
  done: listOf(fields({ from: whole(0, MOST_MATCHES), to: whole(1, MOST_MATCHES) }), 0, 10_000),
  tally: fields({
    matches: count,
    undecided: count,
    rounds: count,
    lengths: entriesOf(/^(0|[1-9]\d{0,6})$/, t('a number of rounds'), whole(1), 10_000),
    seats: listOf(seatTally, 1, MOST_SEATS),
    first: fields({ won: count, lost: count, drawn: count }),
  }),
  build: text(40),
  digest: text(64),
})

/** A saved simulation of unknown origin. Throws a RangeError that names the field and what would be right. */
export function checkedRun(gameOf: GameLookup, data: unknown, build: string): Run {
  if (!isObject(data) || data.format !== RUN_FORMAT) {
    throw new RangeError(t`this is not a saved simulation: "format" must be "${RUN_FORMAT}"`)
  }
  shape(data, '')
  const { digest: noted, build: made, ...run } = data as unknown as Run & { digest: string; build: string }
  const game = gameOf(run.plan.ruleset)
  checkPlan(game, run.plan)
  if (run.tally.seats.length !== run.plan.opponents.length) {
    refuse('tally.seats', t`${run.plan.opponents.length} of them, as there are opponents`, run.tally.seats.length)
  }
  checkTally(run.tally, playedIn(run.done, run.plan))
  if (noted !== digest({ ...run, build: made })) {
    throw new RangeError(t('the saved simulation is damaged or was changed: its "digest" is another'))
  }
  checkMaker(game, run, made, build)
  return run
}

const refuse = checks.refuseField

function checkPlan(game: GameEntry, plan: Plan): void {
  if (plan.to <= plan.from) refuse('plan.to', t`more than "plan.from", ${plan.from}`, plan.to)
  prepare(game, plan)
}

/** How many matches these ranges are: in order, apart from each other, and within the plan. */
function playedIn(done: readonly Chunk[], plan: Plan): number {
  let played = 0
  done.forEach(({ from, to }, at) => {
    const before = done[at - 1]
    if (before ? from <= before.to : from < plan.from) {
      refuse(`done.${at}.from`, before ? t`more than ${before.to}` : t`${plan.from} or more`, from)
    }
    if (to <= from || to > plan.to) refuse(`done.${at}.to`, t`from ${from + 1} to ${plan.to}`, to)
    played += to - from
  })
  return played
}

/** Whatever is counted must add up. */
function checkTally(tally: Tally, played: number): void {
  const { matches, undecided, rounds, lengths, seats, first } = tally
  if (matches !== played) refuse('tally.matches', t`${played}, as "done" says`, matches)
  if (undecided > matches) refuse('tally.undecided', t`at most ${matches}`, undecided)
  const lasted = Object.entries(lengths)
  const times = sum(lasted.map(([, count]) => count))
  if (times !== matches) refuse('tally.lengths', t`${matches} matches in all`, times)
  const all = sum(lasted.map(([length, count]) => Number(length) * count))
  if (rounds !== all) refuse('tally.rounds', t`${all}, as "lengths" says`, rounds)
  const moved = first.won + first.lost + first.drawn
  if (moved > matches) refuse('tally.first', t`at most ${matches} matches`, moved)
  seats.forEach((seat, at) => {
    checkSeat(seat, `tally.seats.${at}`, matches, undecided)
  })
  const wins = sum(seats.map(({ won }) => won))
  if (wins < matches - undecided) refuse('tally.seats', t`winners of ${matches - undecided} matches`, wins)
}

function checkSeat({ won, lost, drawn, ends }: SeatTally, field: string, matches: number, undecided: number): void {
  if (won + lost + drawn !== matches) refuse(field, t`${matches} won, lost or drawn`, won + lost + drawn)
  if (won > matches - undecided) refuse(`${field}.won`, t`at most ${matches - undecided}`, won)
  const ended = sum(Object.values(ends))
  if (ended > matches) refuse(`${field}.ends`, t`at most ${matches} in all`, ended)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

/** Another version of the rules or of the opponents may play the same seed differently. */
function checkMaker({ ruleset }: GameEntry, { version }: Run, made: string, build: string): void {
  if (version !== ruleset.version) {
    const words = t`the saved simulation was made with version ${shown(version)} of ${t(ruleset.title)}`
    throw new RangeError(t`${words}; this is ${ruleset.version}: begin a new one`)
  }
  if (made !== build) {
    throw new RangeError(t`the saved simulation was made by another build of Harena, ${made}; this is ${build}`)
  }
}

/** The parts of a plan, as a person would name them. */
const PARTS: readonly (keyof Plan)[] = ['ruleset', 'setup', 'options', 'opponents', 'seed', 'from', 'to']

/** Throws a RangeError that says how a saved simulation differs from what is wanted. */
export function refuseOtherPlan(saved: Plan, plan: Plan): void {
  const differing = PARTS.filter((part) => digest(saved[part]) !== digest(plan[part]))
  if (differing.length === 0) return
  const list = differing.map((part) => t`${part} is ${shown(saved[part], 100)} there, ${shown(plan[part], 100)} here`)
  throw new RangeError(t`the saved simulation is another one: ${list.join('; ')}`)
}
