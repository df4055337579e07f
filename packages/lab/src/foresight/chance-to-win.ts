/** The chance to win from here, with an opponent of one's choice on every seat. */
import type { Bot, Game, MatchResult, Ruleset, SeatAnswer } from '@harena/engine'
import { type Rate, wilson } from '../statistics.ts'
import { Answering, type FixedAnswer } from './answering.ts'
import { foresee, playSample } from './foresee.ts'
import { type From, type Given, standingOf } from './standing.ts'

export interface WinQuestion<G extends Game> extends Given<G> {
  /** Who plays each seat from here on. */
  readonly bots: readonly (Bot<G> | undefined)[]
  readonly fixed?: readonly FixedAnswer[]
  /** At most so many matches are played. */
  readonly samples?: number
  /** Enough once every interval reaches no further than this to either side. */
  readonly precision?: number
  readonly seed?: string
  /** How many runs of rule code an exact answer may take; few matches are that near to their end. */
  readonly budget?: number
}

/** One seat's chances; an exact one has an interval of no width. */
export interface SeatChances {
  readonly won: Rate
  readonly drawn: Rate
  readonly lost: Rate
}

export interface Chances {
  readonly method: 'exact' | 'sampled'
  /** Matches played; 0 if exact. */
  readonly samples: number
  readonly seats: readonly SeatChances[]
}

/** Intervals are looked at after each batch, so that the same question always gets the same answer. */
const BATCH = 100
const DEFAULT_SAMPLES = 4000
const DEFAULT_PRECISION = 0.02
const DEFAULT_BUDGET = 2000

type Outcome = MatchResult['seats'][number]['outcome']
const OUTCOMES: readonly Outcome[] = ['won', 'drawn', 'lost']

export function chanceToWin<G extends Game>(ruleset: Ruleset<G>, from: From<G>, question: WinQuestion<G>): Chances {
  return exactChances(ruleset, from, question) ?? sampledChances(ruleset, from, question)
}

/** Null where it takes too long, or an opponent chooses by chance. */
function exactChances<G extends Game>(ruleset: Ruleset<G>, from: From<G>, question: WinQuestion<G>): Chances | null {
  const foreseen = foresee<G, readonly Outcome[]>(ruleset, from, {
    ...question,
    budget: question.budget ?? DEFAULT_BUDGET,
    samples: 0,
    until: () => false,
    outcome: (state) => ruleset.result(state).seats.map(({ outcome }) => outcome),
  })
  if (foreseen.method !== 'exact' || foreseen.hasDrawn) return null
  const seats = ruleset.names(from.state).map((_, seat) => {
    const share = (outcome: Outcome): Rate => {
      const own = foreseen.distribution.filter((one) => one.outcome[seat] === outcome)
      const sum = own.reduce((total, { chance }) => total + chance, 0)
      return { share: sum, low: sum, high: sum }
    }
    return { won: share('won'), drawn: share('drawn'), lost: share('lost') }
  })
  return { method: 'exact', samples: 0, seats }
}

function sampledChances<G extends Game>(ruleset: Ruleset<G>, from: From<G>, question: WinQuestion<G>): Chances {
  const { samples = DEFAULT_SAMPLES, precision = DEFAULT_PRECISION, seed = 'foresight' } = question
  const standing = standingOf(ruleset, from, question)
  const answering = new Answering(ruleset, question, seed)
  const counts = ruleset.names(from.state).map(() => ({ won: 0, drawn: 0, lost: 0 }))
  let played = 0
  for (;;) {
    for (const end = Math.min(samples, played + BATCH); played < end; played++) {
      const state = playSample(ruleset, standing, answering, () => false, `${seed}/${played}`)
      ruleset.result(state).seats.forEach(({ outcome }, seat) => {
        counts[seat]![outcome]++
      })
    }
    const seats = counts.map(({ won, drawn, lost }) => ({
      won: wilson(won, played),
      drawn: wilson(drawn, played),
      lost: wilson(lost, played),
    }))
    const isNarrow = seats.every((one) => OUTCOMES.every((outcome) => isWithin(one[outcome], precision)))
    if (isNarrow || played >= samples) return { method: 'sampled', samples: played, seats }
  }
}

function isWithin({ low, high }: Rate, precision: number): boolean {
  return high - low <= 2 * precision
}

/** The same for each of several answers to the question that waits now: "if I do this, what then?" */
export function chanceToWinWith<G extends Game>(
  ruleset: Ruleset<G>,
  from: From<G>,
  question: WinQuestion<G>,
  answers: readonly SeatAnswer[],
): { readonly answer: unknown; readonly chances: Chances }[] {
  return answers.map((one) => ({
    answer: one.answer,
    chances: chanceToWin(ruleset, from, { ...question, answers: [...(question.answers ?? []), one] }),
  }))
}
