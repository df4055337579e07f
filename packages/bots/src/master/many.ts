/**
 * Two foes who choose at once and can do much. All that either can do is tried against what the other does by habit, then
 * what promises something against what he should do; how often each should be done follows from the table that comes out.
 */
import type { Game, Reasons } from '@harena/engine'
import type { Meeting } from './meeting.ts'
import { type Mixes, mixesOf, sharesOf } from './mixing.ts'
import { Survey } from './survey.ts'
import type { Candidate } from './trials.ts'

/** How often everything is reckoned anew; of a mix that is only to guide the next tries fewer rounds will do. */
const ROUNDS = 4
const [FIRST_MIX, LAST_MIX] = [40, 100]
/** So many pairs are tried so often to see how much the dice decide. */
const [SOUNDED, OFTEN] = [24, 4]
/** What is worse by this is tried about a third as often; and so many of the tries go to all alike. */
const [WIDTH, ALIKE] = [0.03, 0.1]
/** How much better for him an answer must be that the other gives it about three times as often as by habit. */
const FEAR = 0.01
/** How often what is not done by habit is taken for one. */
const OPEN = 0.1

export function meetMany<G extends Game>(meeting: Meeting<G>): Reasons<G> {
  const { rows, columns, other, budget } = meeting
  const survey = new Survey(rows.length, columns.length, meeting.guesses)
  const trials = new Trials(meeting, survey)
  const each = Math.floor((budget - SOUNDED * OFTEN) / ROUNDS / 2)
  let mixes: Mixes = { rows: usual(rows), columns: usual(columns), worth: even(rows), harm: even(columns) }
  trials.soundOut()
  for (let round = 1; round <= ROUNDS; round++) {
    trials.tryPairs(mixes.rows, promising(mixes.harm), each)
    trials.tryPairs(promising(mixes.worth), mixes.columns, each)
    survey.reckon()
    mixes = mix(meeting, survey, round < ROUNDS ? FIRST_MIX : LAST_MIX)
  }
  const considered = rows.map(({ answer, habit }, row) => ({
    answer,
    habit,
    share: mixes.rows[row]!,
    chance: Math.min(1, Math.max(0, mixes.worth[row]!)),
    samples: survey.triesOf(row),
  }))
  const answers = columns.map(({ answer }, column) => ({ answer, share: mixes.columns[column]! }))
  return {
    considered: considered.sort((a, b) => b.share - a.share || b.chance - a.chance),
    beliefs: [{ seat: other, answers: answers.sort((a, b) => b.share - a.share) }],
  }
}

const usual = <G extends Game>(list: readonly Candidate<G>[]) => Float64Array.from(list, ({ habit }) => habit)
const even = (list: readonly unknown[]) => new Float64Array(list.length)

/** How often each is tried. */
function promising(worth: Float64Array): Float64Array {
  const shares = sharesOf({ habit: new Float64Array(worth.length).fill(1), grain: WIDTH }, worth)
  return shares.map((share) => (1 - ALIKE) * share + ALIKE / worth.length)
}

/** Both lean from their habits to what serves them in the table as it is known so far. */
function mix<G extends Game>({ rows, columns, effort, trust }: Meeting<G>, survey: Survey, rounds: number): Mixes {
  return mixesOf(
    survey,
    { habit: habits(rows), grain: effort.grain, likes: rows.map(({ liking }) => liking) },
    { habit: habits(columns), grain: FEAR, trust, usual: usual(columns) },
    rounds,
  )
}

const habits = <G extends Game>(list: readonly Candidate<G>[]) => list.map(({ habit }) => Math.max(habit, OPEN))

const GOLDEN = 0.6180339887498949

/** Tries pairs, each with dice of its own. */
class Trials<G extends Game> {
  private readonly meeting: Meeting<G>
  private readonly survey: Survey
  private number = 0

  constructor(meeting: Meeting<G>, survey: Survey) {
    this.meeting = meeting
    this.survey = survey
  }

  soundOut(): void {
    const { rows, columns } = this.survey
    for (let i = 0; i < SOUNDED; i++) {
      const row = Math.floor((rows * (i + 0.5)) / SOUNDED)
      const column = Math.floor(columns * (((i + 0.5) * GOLDEN) % 1))
      for (let time = 0; time < OFTEN; time++) this.tryPair(row, column)
    }
  }

  /** Pairs, evenly as often as both sides' shares say. */
  tryPairs(mine: Float64Array, his: Float64Array, count: number): void {
    const [rows, columns] = [ends(mine), ends(his)]
    for (let i = 0; i < count; i++)
      this.tryPair(placeOf(rows, (i + 0.5) / count), placeOf(columns, ((i + 0.5) * GOLDEN) % 1))
  }

  private tryPair(row: number, column: number): void {
    const { rows, columns, chanceIn } = this.meeting
    this.survey.add(row, column, chanceIn(rows[row]!.answer, columns[column]!.answer, this.number++))
  }
}

/** Where each one's share of all ends when they are laid end to end. */
function ends(shares: Float64Array): Float64Array {
  const total = shares.reduce((sum, share) => sum + share, 0)
  let sum = 0
  return shares.map((share) => {
    sum += share / total
    return sum
  })
}

/** The first that ends beyond, or the last one. */
function placeOf(all: Float64Array, along: number): number {
  let from = 0
  let to = all.length - 1
  while (from < to) {
    const middle = (from + to) >> 1
    if (along < all[middle]!) to = middle
    else from = middle + 1
  }
  return from
}
