/**
 * Two who choose in secret, each of whom leans from his habit towards what serves him against the other's leaning. The
 * shares at which both leanings rest can be foreseen without much use.
 */
import type { Matrix } from '../lib/fictitious-play.ts'
import { power } from './network.ts'

/** What somebody does by habit, and how much better an answer must be to be given about three times as often. */
export interface Leaning {
  readonly habit: ArrayLike<number>
  readonly grain: number
  /** What he would give for an answer besides. */
  readonly likes?: ArrayLike<number>
}

export interface Mixes {
  readonly rows: Float64Array
  readonly columns: Float64Array
  /** What each row is worth against these columns. */
  readonly worth: Float64Array
}

const ROUNDS = 150

/** Both lean a little more in every round, and less and less is changed by it. */
export function mixesOf({ rows, columns, gains }: Matrix, mine: Leaning, his: Leaning): Mixes {
  const p = shares(mine, new Float64Array(rows))
  const q = shares(his, new Float64Array(columns))
  const worth = new Float64Array(rows)
  const harm = new Float64Array(columns)
  for (let round = 1; round <= ROUNDS; round++) {
    worth.fill(0)
    harm.fill(0)
    for (let row = 0, at = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++, at++) {
        worth[row]! += q[column]! * gains[at]!
        harm[column]! -= p[row]! * gains[at]!
      }
    }
    if (round === ROUNDS) break
    const step = 2 / (round + 2)
    approach(p, shares(mine, worth), step)
    approach(q, shares(his, harm), step)
  }
  return { rows: p, columns: q, worth }
}

/** His habit, shifted to what is worth more. */
function shares({ habit, grain, likes }: Leaning, worth: Float64Array): Float64Array {
  const wanted = worth.map((value, at) => value + (likes?.[at] ?? 0))
  const best = Math.max(...wanted)
  const weights = wanted.map((value, at) => habit[at]! * power((value - best) / grain))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

function approach(from: Float64Array, to: Float64Array, step: number): void {
  for (let at = 0; at < from.length; at++) from[at]! += step * (to[at]! - from[at]!)
}
