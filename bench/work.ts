/** The work that is measured: bouts, attacks, exact odds, answers at a live table. */
import { Dice, digest, exactly, playOut, type Referee, Simulation, seeded, Table } from '@harena/engine'
import { type ArenaGame, entryOf, type Plan, prepare, simulate, type Tally } from '@harena/lab'
import { simulateOnThreads } from '@harena/lab/threads'
import { type Munera, munera, newBlow, strike } from '@harena/munera'
import { type Effort, measure, perSecond, type Row, readable, repeat, rowOf } from './measure.ts'

function planOf(ruleset: string, seed: string, matches: number): Plan {
  const setup = entryOf(ruleset).ruleset.defaultSetup
  return { ruleset, setup, options: {}, opponents: ['standard', 'standard'], seed, from: 0, to: matches }
}

/** All rounds together, and a fingerprint of everything that was counted. */
function checksumOf(tally: Tally): string {
  return `${tally.rounds} rounds, ${digest(tally).slice(0, 12)}`
}

export async function measureBouts(ruleset: string, { seed, runs, scale }: Effort): Promise<Row> {
  const plan = planOf(ruleset, seed, 4000 * scale)
  const measured = await measure(runs, plan.to, () => simulate(plan))
  return rowOf(`${ruleset}: bouts, simulated`, 'a second', measured, checksumOf(measured.result))
}

/**
 * The same work on one and on two threads. Threads start cold and are warm after some 20,000 bouts, so the work is long
 * and its first half is not counted.
 */
export async function measureThreads(ruleset: string, { seed, runs, scale }: Effort): Promise<Row[]> {
  const plan = planOf(ruleset, seed, 100_000 * scale)
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
export async function measureLiveTable(ruleset: string, { seed, runs, scale }: Effort): Promise<Row> {
  const { ruleset: game, opponents } = entryOf(ruleset)
  const bot = opponents.standard!
  const play = () => {
    let answers = 0
    const digests: string[] = []
    for (let i = 0; i < 40 * scale; i++) {
      const table = Table.open(game, { setup: game.defaultSetup, dice: seeded(`${seed}/${i}`) })
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

function answerAll(table: Table<ArenaGame>, bot: NonNullable<ReturnType<typeof entryOf>['opponents'][string]>): number {
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
export function measureEvents(ruleset: string, { seed, scale }: Effort): string {
  const matches = 100 * scale
  const { ruleset: game } = entryOf(ruleset)
  const { options, bots } = prepare(planOf(ruleset, seed, matches))
  let events = 0
  const counting = {
    ...game,
    playPhase: (state: unknown, referee: Referee<ArenaGame>) => {
      referee.tell = () => {
        events++
      }
      game.playPhase(state, referee)
    },
  }
  for (let i = 0; i < matches; i++) {
    playOut(counting, game.start(game.defaultSetup, options), bots, `${seed}/${i}`)
  }
  return `${ruleset}: ${events} log events were created in ${matches} simulated bouts`
}
