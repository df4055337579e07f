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
  const worth = new Float64Array(rows)
  const harm = new Float64Array(columns)
  const p = sharesOf(mine, worth)
  const q = sharesOf(his, harm)
  const [nextP, nextQ, believed] = [new Float64Array(rows), new Float64Array(columns), new Float64Array(columns)]
  const places = new Int32Array(Math.max(rows, columns))
  for (let round = 1; round <= rounds; round++) {
    blend(believed, q, his)
    addColumns(worth, gains, believed, places, listPlaces(believed, places))
    takeRows(harm, gains, p, places, listPlaces(p, places))
    if (round === rounds) break
    const step = 2 / (round + 2)
    approach(p, sharesOf(mine, worth, nextP), step)
    approach(q, sharesOf(his, harm, nextQ), step)
  }
  return { rows: p, columns: believed, worth, harm }
}

/** His habit, shifted to what is worth more. */
export function sharesOf(
  { habit, grain, likes }: Leaning,
  worth: Float64Array,
  into = new Float64Array(worth.length),
): Float64Array {
  let best = Number.NEGATIVE_INFINITY
  for (let at = 0; at < into.length; at++) {
    into[at] = worth[at]! + (likes?.[at] ?? 0)
    best = Math.max(best, into[at]!)
  }
  let total = 0
  for (let at = 0; at < into.length; at++) {
    into[at] = habit[at]! * power((into[at]! - best) / grain)
    total += into[at]!
  }
  for (let at = 0; at < into.length; at++) into[at]! /= total
  return into
}

/** Where shares count for something; how many such places there are. */
function listPlaces(shares: Float64Array, into: Int32Array): number {
  let count = 0
  for (let at = 0; at < shares.length; at++) if (shares[at]! > LEAST) into[count++] = at
  return count
}

/** What each row is worth: four rows at a time, which is quicker. */
function addColumns(
  worth: Float64Array,
  gains: Float64Array,
  shares: Float64Array,
  places: Int32Array,
  count: number,
): void {
  const { length: columns } = shares
  for (let row = 0; row < worth.length; row += 4) {
    // The last rows may have been done before.
    const first = Math.max(0, Math.min(row, worth.length - 4))
    const at = first * columns
    let a = 0
    let b = 0
    let c = 0
    let d = 0
    for (let i = 0; i < count; i++) {
      const column = places[i]!
      const share = shares[column]!
      a += share * gains[at + column]!
      b += share * gains[at + columns + column]!
      c += share * gains[at + 2 * columns + column]!
      d += share * gains[at + 3 * columns + column]!
    }
    worth[first] = a
    if (first + 1 < worth.length) worth[first + 1] = b
    if (first + 2 < worth.length) worth[first + 2] = c
    if (first + 3 < worth.length) worth[first + 3] = d
  }
}

/** What each column is worth to the other. */
function takeRows(
  harm: Float64Array,
  gains: Float64Array,
  shares: Float64Array,
  places: Int32Array,
  count: number,
): void {
  const { length: columns } = harm
  harm.fill(0)
  for (let i = 0; i < count; i++) {
    const share = shares[places[i]!]!
    const at = places[i]! * columns
    for (let column = 0; column < columns; column++) harm[column]! -= share * gains[at + column]!
  }
}

function blend(into: Float64Array, leaning: Float64Array, { trust = 0, usual = leaning }: Leaning): void {
  for (let at = 0; at < into.length; at++) into[at] = trust * usual[at]! + (1 - trust) * leaning[at]!
}

function approach(from: Float64Array, to: Float64Array, step: number): void {
  for (let at = 0; at < from.length; at++) from[at]! += step * (to[at]! - from[at]!)
}
