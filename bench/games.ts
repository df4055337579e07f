/** What is measured of every game: bouts, threads, answers at a live table, events. */
import {
  type AnyAnswer,
  type Bot,
  Dice,
  digest,
  type Game,
  playOut,
  type Referee,
  type Seat,
  seatsOf,
  seeded,
  Table,
} from '@harena/engine'
import { gameOf } from '@harena/games'
import { type Plan, prepare, simulate, type Tally } from '@harena/lab'
import { simulateOnPool, ThreadPool } from '@harena/lab/threads'
import { measureAlone } from './alone.ts'
import { alternate, type Effort, type Measured, measure, Stopwatch, type Timed } from './measure.ts'
import { atLeast, atMost, comparedWith, type Row, rateRow, readable } from './rows.ts'

/**
 * How many bouts make a short run and a long one, and after how many a thread is warm: a Heroes bout has some fifty
 * decisions.
 */
export const measuredGames = {
  munera: { few: 4000, warmUp: 50_000, many: 150_000 },
  outland: { few: 4000, warmUp: 50_000, many: 150_000 },
  heroes: { few: 1000, warmUp: 20_000, many: 30_000 },
  colosseum: { few: 1000, warmUp: 50_000, many: 75_000 },
} as const

export type Measurable = keyof typeof measuredGames

/**
 * What some rates should be at least on the machine we build on. Bouts are judged by the long run: the short one plays
 * the same bouts over and over, in which an opponent may remember what he has worked out.
 */
const BOUTS_GOAL: Partial<Record<Measurable, number>> = { colosseum: 4000 }
const THREADS_GOAL = 1.7
const ANSWER_GOAL = 2

/** The match that `harena simulate` plays when nobody says otherwise: in Heroes a Star against an NPG. */
export function planOf(ruleset: Measurable, seed: string, matches: number): Plan {
  const entry = gameOf(ruleset)
  const setup = entry.defaultSetup(false)
  const opponents = seatsOf(entry, setup, {}).map(({ isPlayed }) => (isPlayed ? 'standard' : null))
  return { ruleset, setup, options: {}, opponents, seed, from: 0, to: matches }
}

/** Bouts of a game besides its usual one, whose sides move by other rules; a share of the short run each. */
const furtherBouts: Partial<Record<Measurable, Readonly<Record<string, unknown>>>> = {
  colosseum: {
    hunts: {
      gladiators: [
        { name: 'Carpophorus', team: 0, style: 'bestiarius' },
        { name: 'Nemeus', team: 1, style: 'beast', beast: 'lion' },
      ],
    },
    'centurion against centurion': {
      gladiators: [
        { name: 'Cassius', team: 0, style: 'myrmillo', centurion: true },
        { name: 'Longinus', team: 1, style: 'parmularius', centurion: true },
      ],
    },
  },
}

export async function gameRows(game: Measurable, effort: Effort): Promise<Row[]> {
  return [
    await boutsRow(game, effort),
    ...(await furtherRows(game, effort)),
    ...(await threadRows(game, effort)),
    await answersRow(game, effort),
    eventsRow(game, effort),
  ]
}

/** All rounds together, and a fingerprint of everything that was counted. */
export function checksumOf(tally: Tally): string {
  return `${tally.rounds} rounds, ${digest(tally).slice(0, 12)}`
}

export function bouts(game: Measurable, { seed, runs, scale }: Effort): Promise<Measured<Tally>> {
  const plan = planOf(game, seed, measuredGames[game].few * scale)
  return measure(runs, plan.to, () => simulate(gameOf(game), plan))
}

async function boutsRow(game: Measurable, effort: Effort): Promise<Row> {
  const measured = await bouts(game, effort)
  return rateRow(`${game}: bouts, simulated`, measured, { checksum: checksumOf(measured.result) })
}

async function furtherRows(game: Measurable, { seed, runs, scale }: Effort): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, setup] of Object.entries(furtherBouts[game] ?? {})) {
    const entry = gameOf(game)
    const opponents = seatsOf(entry, setup, {}).map(({ isPlayed }) => (isPlayed ? 'standard' : null))
    const matches = measuredGames[game].few * scale
    const plan = { ruleset: game, setup, options: {}, opponents, seed, from: 0, to: matches }
    const measured = await measureAlone({ plan, isRandom: false, runs, warmUp: 3000 })
    rows.push(rateRow(`${game}: ${name}, simulated`, measured, { checksum: measured.result }))
  }
  return rows
}

/** The same work on one and on two threads, in turn. */
async function threadRows(game: Measurable, { seed, runs, scale }: Effort): Promise<Row[]> {
  const { warmUp, many } = measuredGames[game]
  const plan = planOf(game, seed, many * scale)
  const [one, two] = await alternate(
    Math.ceil(runs / 2),
    [1, 2].map((threads) => () => warmRate(plan, threads, warmUp)),
  )
  const ratio = two!.rate / one!.rate
  const goal = BOUTS_GOAL[game]
  return [
    rateRow(`${game}: bouts on one thread`, one!, {
      checksum: checksumOf(one!.result),
      ...(goal ? { goal: atLeast(goal, one!.rate) } : {}),
    }),
    rateRow(`${game}: bouts on two threads`, two!, {
      checksum: checksumOf(two!.result),
      ratio: `${ratio.toFixed(2)} x one thread`,
      goal: comparedWith(one!, `at least ${THREADS_GOAL}`, ratio >= THREADS_GOAL),
    }),
  ]
}

/**
 * Threads start cold, so each plays so many bouts first, whether it is alone or not: two that share one warm-up are only half
 * as warm as one. One thread is a new one as well: this one may remember what it worked out before.
 */
async function warmRate(plan: Plan, threads: number, warmUp: number): Promise<Timed<Tally>> {
  const game = gameOf(plan.ruleset)
  const pool = new ThreadPool(threads, import.meta.resolve('@harena/games'))
  try {
    await simulateOnPool(game, { ...plan, from: plan.to, to: plan.to + warmUp * threads }, pool)
    const watch = new Stopwatch()
    const result = await simulateOnPool(game, plan, pool)
    return { ...watch.read(plan.to, threads), result }
  } finally {
    await pool.close()
  }
}

/** The answers of one bout between standard opponents. */
type Script = readonly { readonly seat: Seat; readonly answer: AnyAnswer<Game> }[]

/**
 * Answers given to a table one by one: each suspends the rules and runs the phase again from its checkpoint. What
 * opponents would answer is worked out before, so that their thinking is not counted.
 */
async function answersRow(game: Measurable, effort: Effort): Promise<Row> {
  const measured = await liveAnswers(game, effort)
  const each = 1000 / measured.rate
  const { answers, digest: fingerprint } = measured.result
  return rateRow(`${game}: answers at a live table`, measured, {
    ratio: `${readable(each)} ms each`,
    goal: atMost(ANSWER_GOAL, each, 'ms'),
    checksum: `${answers} answers, ${fingerprint.slice(0, 12)}`,
  })
}

export function liveAnswers(
  game: Measurable,
  { seed, runs, scale }: Effort,
): Promise<Measured<{ answers: number; digest: string }>> {
  const { ruleset, opponents } = gameOf(game)
  const { setup } = planOf(game, seed, 1)
  const tables = Array.from({ length: 20 * scale }, (_, i) => () => {
    return Table.open(ruleset, { setup, dice: seeded(`${seed}/${i}`) })
  })
  const scripts = tables.map((open) => scriptOf(open(), opponents.standard!.play))
  const answers = scripts.reduce((sum, script) => sum + script.length, 0)
  return measure(runs, answers, () => {
    const digests = tables.map((open, i) => {
      const table = open()
      for (const { seat, answer } of scripts[i]!) table.answer(seat, answer)
      return table.digest()
    })
    return { answers, digest: digest(digests) }
  })
}

function scriptOf(table: Table<Game>, bot: Bot<Game>): Script {
  const script: { seat: Seat; answer: AnyAnswer<Game> }[] = []
  const random = Dice.fromSeed('unused')
  while (table.waiting?.for === 'answers') {
    const question = table.waiting.questions[0]!
    const answer = bot(table.state, question, random)
    script.push({ seat: question.seat, answer })
    table.answer(question.seat, answer)
  }
  return script
}

/** Plays bouts with the simulation's referee and counts the events that rule code creates all the same. */
function eventsRow(game: Measurable, { seed, scale }: Effort): Row {
  const matches = 100 * scale
  const { ruleset } = gameOf(game)
  const plan = planOf(game, seed, matches)
  const { options, opponents } = prepare(gameOf(game), plan)
  const bots = opponents.map(({ play }) => play)
  let events = 0
  const counting = {
    ...ruleset,
    playStep: (state: unknown, referee: Referee<Game>) => {
      referee.tell = () => {
        events++
      }
      ruleset.playStep(state, referee)
    },
  }
  for (let i = 0; i < matches; i++) {
    playOut(counting, ruleset.start(plan.setup, options), bots, `${seed}/${i}`)
  }
  const goal = { text: 'none', isMet: events === 0 }
  return { what: `${game}: log events made`, value: events, unit: `in ${matches} simulated bouts`, goal }
}
