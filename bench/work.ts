/** The work that is measured: bouts, attacks, exact odds, answers at a live table. */
import {
  type Bot,
  Dice,
  digest,
  exactly,
  type Game,
  playOut,
  type Referee,
  Simulation,
  seeded,
  Table,
} from '@harena/engine'
import { gameOf, type Plan, prepare, seatsOf, simulate, type Tally } from '@harena/lab'
import { simulateOnThreads } from '@harena/lab/threads'
import { type Munera, munera, newBlow, strike } from '@harena/munera'
import { type Effort, measure, perSecond, type Row, readable, repeat, rowOf } from './measure.ts'

/** What is measured, and how many bouts make a short run and a long one: a Heroes bout has some fifty decisions. */
export const measuredGames = {
  munera: { few: 4000, many: 100_000 },
  outland: { few: 4000, many: 100_000 },
  heroes: { few: 1000, many: 20_000 },
} as const

export type Measurable = keyof typeof measuredGames

/** The match that `harena simulate` plays when nobody says otherwise: in Heroes a Star against an NPG. */
function planOf(ruleset: Measurable, seed: string, matches: number): Plan {
  const entry = gameOf(ruleset)
  const setup = entry.defaultSetup(false)
  const opponents = seatsOf(entry, setup, {}).map(({ isPlayed }) => (isPlayed ? 'standard' : null))
  return { ruleset, setup, options: {}, opponents, seed, from: 0, to: matches }
}

/** All rounds together, and a fingerprint of everything that was counted. */
function checksumOf(tally: Tally): string {
  return `${tally.rounds} rounds, ${digest(tally).slice(0, 12)}`
}

export async function measureBouts(ruleset: Measurable, { seed, runs, scale }: Effort): Promise<Row> {
  const plan = planOf(ruleset, seed, measuredGames[ruleset].few * scale)
  const measured = await measure(runs, plan.to, () => simulate(plan))
  return rowOf(`${ruleset}: bouts, simulated`, 'a second', measured, checksumOf(measured.result))
}

/**
 * The same work on one and on two threads. Threads start cold and are warm after some seconds, so the work is long
 * and its first half is not counted.
 */
export async function measureThreads(ruleset: Measurable, { seed, runs, scale }: Effort): Promise<Row[]> {
  const plan = planOf(ruleset, seed, measuredGames[ruleset].many * scale)
  const rows: Row[] = []
  let alone = 0
  for (const threads of [1, 2]) {
    const measured = await repeat(Math.ceil(runs / 3), () => warmRate(plan, threads))
    alone ||= measured.rate
    const ratio = `${(measured.rate / alone).toFixed(2)} x one thread`
    const what = `${ruleset}: bouts on ${threads === 1 ? 'one thread' : 'two threads'}`
    rows.push(rowOf(what, 'a second', measured, checksumOf(measured.result), ratio))
  }
  return rows
}

async function warmRate(plan: Plan, threads: number): Promise<{ rate: number; result: Tally }> {
  let before = 0
  let started = 0
  const onProgress = (matches: number) => {
    if (started > 0 || matches < plan.to / 2) return
    before = matches
    started = performance.now()
  }
  const result = await simulateOnThreads(plan, threads, { onProgress })
  return { rate: perSecond(plan.to - before, started), result }
}

/** Blows of §6.3 to §6.10 with the referee that simulations use. */
export async function measureAttacks({ seed, runs, scale }: Effort): Promise<Row> {
  const attacks = 1_000_000 * scale
  const measured = await measure(runs, attacks, () =>
    withSimulationReferee(seed, (referee) => strikes(referee, attacks)),
  )
  return rowOf('munera: attacks resolved', 'a second', measured, `${measured.result} wounds`)
}

function strikes(referee: Referee<Munera>, count: number): number {
  const blow = newBlow()
  let wounds = 0
  for (let i = 0; i < count; i++) {
    strike(referee, 0, 1, (i % 5) - 1, i & 3, true, false, blow)
    if (blow.outcome === 'wounded') wounds += blow.score
  }
  return wounds
}

function withSimulationReferee<T>(seed: string, work: (referee: Referee<Munera>) => T): T {
  const { options } = prepare(planOf('munera', seed, 1))
  return work(new Simulation<Munera>(munera.start(munera.defaultSetup, options as Munera['options']), [], seed))
}

/** The oracle on the same blow, worked out anew each time. */
export async function measureOdds({ runs, scale }: Effort): Promise<Row> {
  const count = 2000 * scale
  const blow = newBlow()
  const measured = await measure(runs, count, () => {
    let hit = 0
    for (let i = 0; i < count; i++) {
      const odds = exactly<Munera, string>((referee) => {
        strike(referee, 0, 1, (i % 5) - 1, 1 + (i & 3), true, false, blow)
        return `${blow.outcome} ${blow.score}`
      })
      for (const [outcome, share] of odds) if (outcome.startsWith('wounded')) hit += share
    }
    return hit
  })
  return rowOf('munera: exact odds of an attack', 'a second', measured, `${measured.result.toFixed(6)} hits`)
}

/** Every answer suspends the rules and runs the phase again from its checkpoint. */
export async function measureLiveTable(ruleset: Measurable, { seed, runs, scale }: Effort): Promise<Row> {
  const { ruleset: game, opponents } = gameOf(ruleset)
  const { setup } = planOf(ruleset, seed, 1)
  const bot = opponents.standard!
  const play = () => {
    let answers = 0
    const digests: string[] = []
    for (let i = 0; i < 40 * scale; i++) {
      const table = Table.open(game, { setup, dice: seeded(`${seed}/${i}`) })
      answers += answerAll(table, bot)
      digests.push(table.digest())
    }
    return { answers, digest: digest(digests) }
  }
  const { answers } = play()
  const measured = await measure(runs, answers, play)
  const each = `${readable(1e6 / measured.rate)} µs each`
  return rowOf(
    `${ruleset}: answers at a live table`,
    'a second',
    measured,
    `${answers} answers, ${measured.result.digest.slice(0, 12)}`,
    each,
  )
}

function answerAll(table: Table<Game>, bot: Bot<Game>): number {
  let answers = 0
  const random = Dice.fromSeed('unused')
  while (table.waiting?.for === 'answers') {
    const question = table.waiting.questions[0]!
    table.answer(question.seat, bot(table.state, question, random))
    answers++
  }
  return answers
}

/** Plays bouts with the simulation's referee and counts the events that rule code creates all the same. */
export function measureEvents(ruleset: Measurable, { seed, scale }: Effort): string {
  const matches = 100 * scale
  const { ruleset: game } = gameOf(ruleset)
  const plan = planOf(ruleset, seed, matches)
  const { options, bots } = prepare(plan)
  let events = 0
  const counting = {
    ...game,
    playPhase: (state: unknown, referee: Referee<Game>) => {
      referee.tell = () => {
        events++
      }
      game.playPhase(state, referee)
    },
  }
  for (let i = 0; i < matches; i++) {
    playOut(counting, game.start(plan.setup, options), bots, `${seed}/${i}`)
  }
  return `${ruleset}: ${events} log events were created in ${matches} simulated bouts`
}
