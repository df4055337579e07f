/**
 * Two foes who choose at once. What serves best against the other's habit could be foreseen: so what the other would do
 * against it is looked for as well, and what serves against that; then all of it is weighed as one table.
 */
import type { AnyAnswer, Considered, Game, Reasons, Seat } from '@harena/engine'
import { meetMany } from './many.ts'
import type { Effort } from './mind.ts'
import { mixesOf } from './mixing.ts'
import { type Candidate, NOVELTY, tryAll, weigh } from './trials.ts'

export interface Meeting<G extends Game> {
  /** His own answers, and those of the other. */
  readonly rows: readonly Candidate<G>[]
  readonly columns: readonly Candidate<G>[]
  readonly other: Seat
  readonly effort: Effort
  /** In what share of all cases the other is taken to follow his habit, whatever would serve him. */
  readonly trust: number
  readonly budget: number
  /** Rough guesses at what each pair is worth, row by row (see `Mind.guesses`). */
  readonly guesses: readonly Float64Array[]
  /** His chance to win when these two meet, as far as the sample of that number tells. */
  chanceIn(row: AnyAnswer<G>, column: AnyAnswer<G>, number: number): number
}

/** So many answers of either come into the table. */
const MOST = 6
/** How much better for him an answer must be that the other gives it about three times as often as by habit. */
const FEAR = 0.05

/** Of so many pairs each can be tried. */
const FEW = 300

export function meet<G extends Game>(meeting: Meeting<G>): Reasons<G> {
  return meeting.rows.length * meeting.columns.length > FEW ? meetMany(meeting) : meetFew(meeting)
}

function meetFew<G extends Game>(meeting: Meeting<G>): Reasons<G> {
  const { rows, columns, other, effort, budget, chanceIn } = meeting
  const usual = spread(columns.map(({ habit }) => habit))
  tryAll(rows, budget / 4, MOST, (row, number) => {
    row.sum += chanceIn(row.answer, columns[usual[number % EVENLY]!]!.answer, number)
  })
  const mine = weigh(rows, effort.grain).slice(0, MOST)
  const drawn = spread(mine.map(({ share }) => share))
  tryAll(columns, budget / 4, MOST, (column, number) => {
    column.sum += 1 - chanceIn(mine[drawn[number % EVENLY]!]!.answer, column.answer, number)
  })
  const his = weigh(columns, FEAR).slice(0, MOST)
  const mixes = mixesOf(
    { rows: mine.length, columns: his.length, gains: tableOf(meeting, mine, his, budget / 2) },
    {
      habit: habits(mine),
      grain: effort.grain,
      likes: mine.map(({ answer }) => rows.find((row) => row.answer === answer)!.liking),
    },
    { habit: habits(his), grain: FEAR },
  )
  const considered = mine.map((one, at) => ({ ...one, share: mixes.rows[at]!, chance: mixes.worth[at]! }))
  const answers = his.map(({ answer }, at) => ({ answer, share: mixes.columns[at]! }))
  return {
    considered: considered.sort((a, b) => b.share - a.share || b.chance - a.chance),
    beliefs: [{ seat: other, answers: answers.sort((a, b) => b.share - a.share) }],
  }
}

const habits = <G extends Game>(list: readonly Considered<G>[]) => list.map(({ habit }) => Math.max(habit, NOVELTY))

/** Every cell with the same dice. */
function tableOf<G extends Game>(
  { chanceIn }: Meeting<G>,
  rows: readonly Considered<G>[],
  columns: readonly Considered<G>[],
  budget: number,
): Float64Array {
  const each = Math.max(1, Math.floor(budget / (rows.length * columns.length)))
  const gains = new Float64Array(rows.length * columns.length)
  for (let row = 0, at = 0; row < rows.length; row++) {
    for (let column = 0; column < columns.length; column++, at++) {
      let sum = 0
      for (let number = 0; number < each; number++) {
        sum += chanceIn(rows[row]!.answer, columns[column]!.answer, number)
      }
      gains[at] = sum / each
    }
  }
  return gains
}

const EVENLY = 16

/** Places, evenly as often as their shares say. */
function spread(shares: readonly number[]): number[] {
  return Array.from({ length: EVENLY }, (_, at) => {
    let left = (((at * 7) % EVENLY) + 0.5) / EVENLY
    let place = 0
    for (; place < shares.length - 1; place++) {
      left -= shares[place]!
      if (left < 0) break
    }
    return place
  })
}
