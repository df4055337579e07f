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
  /** In so large a share of all cases he does not lean at all, and does this. */
  readonly trust?: number
  readonly usual?: ArrayLike<number>
}

export interface Mixes {
  readonly rows: Float64Array
  readonly columns: Float64Array
  /** What each row is worth against these columns, and each column to the other against these rows. */
  readonly worth: Float64Array
  readonly harm: Float64Array
}

const ROUNDS = 150
/** A smaller share counts for nothing. */
const LEAST = 1e-5

/**
 * Both lean a little more in every round, and less and less is changed by it. The rows lean against what is believed of the
 * columns: that they are trusted to follow their habit in a share of all cases, and lean in the rest.
 */
export function mixesOf({ rows, columns, gains }: Matrix, mine: Leaning, his: Leaning, rounds = ROUNDS): Mixes {
  const p = sharesOf(mine, new Float64Array(rows))
  const q = sharesOf(his, new Float64Array(columns))
  const believed = new Float64Array(columns)
  const worth = new Float64Array(rows)
  const harm = new Float64Array(columns)
  for (let round = 1; round <= rounds; round++) {
    blend(believed, q, his)
    const likely = places(believed)
    worth.fill(0)
    harm.fill(0)
    for (let row = 0, at = 0; row < rows; row++, at += columns) {
      for (const column of likely) worth[row]! += believed[column]! * gains[at + column]!
    }
    for (const row of places(p)) {
      for (let column = 0, at = row * columns; column < columns; column++, at++) harm[column]! -= p[row]! * gains[at]!
    }
    if (round === rounds) break
    const step = 2 / (round + 2)
    approach(p, sharesOf(mine, worth), step)
    approach(q, sharesOf(his, harm), step)
  }
  return { rows: p, columns: believed, worth, harm }
}

/** His habit, shifted to what is worth more. */
export function sharesOf({ habit, grain, likes }: Leaning, worth: Float64Array): Float64Array {
  const wanted = worth.map((value, at) => value + (likes?.[at] ?? 0))
  const best = Math.max(...wanted)
  const weights = wanted.map((value, at) => habit[at]! * power((value - best) / grain))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

function places(shares: Float64Array): number[] {
  const found: number[] = []
  for (let at = 0; at < shares.length; at++) if (shares[at]! > LEAST) found.push(at)
  return found
}

function blend(into: Float64Array, leaning: Float64Array, { trust = 0, usual = leaning }: Leaning): void {
  for (let at = 0; at < into.length; at++) into[at] = trust * usual[at]! + (1 - trust) * leaning[at]!
}

function approach(from: Float64Array, to: Float64Array, step: number): void {
  for (let at = 0; at < from.length; at++) from[at]! += step * (to[at]! - from[at]!)
}
