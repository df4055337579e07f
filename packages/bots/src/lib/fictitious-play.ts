/** Games of two in which each chooses in secret: what to play so often that the other cannot use it. */
import { Rooms } from './rooms.ts'

/** A table of what the first player gains: a row for each of his choices, a column for each of the other's. */
export interface Matrix {
  readonly rows: number
  readonly columns: number
  readonly gains: Float64Array
}

/**
 * What to play: shares of the first player's choices and of the other's, and what the game is worth to the first. The
 * shares are good until the next game is solved.
 */
export interface Solution {
  readonly rows: Float64Array
  readonly columns: Float64Array
  readonly value: number
}

const [playedRooms, answeredRooms, gainedRooms, lostRooms] = [new Rooms(), new Rooms(), new Rooms(), new Rooms()]

/**
 * Fictitious play: in every round each takes what would have served best against all that the other has played so far.
 * The shares of their choices come near to those that nobody can exploit.
 */
export function solve({ rows, columns, gains }: Matrix, rounds: number): Solution {
  const played = playedRooms.zeros(rows)
  const answered = answeredRooms.zeros(columns)
  const gained = gainedRooms.of(rows)
  const lost = lostRooms.zeros(columns)
  for (let row = 0; row < rows; row++) {
    let sum = 0
    for (let column = 0; column < columns; column++) sum += gains[row * columns + column]!
    gained[row] = sum / columns
  }
  for (let round = 0; round < rounds; round++) {
    const row = highest(gained)
    played[row]! += 1 / rounds
    for (let column = 0, at = row * columns; column < columns; column++) lost[column]! += gains[at++]!
    const column = lowest(lost)
    answered[column]! += 1 / rounds
    for (let one = 0, at = column; one < rows; one++, at += columns) gained[one]! += gains[at]!
  }
  // What each could still gain against the other's mix bounds the value from both sides.
  const value = (lost[lowest(lost)]! / rounds + gained[highest(gained)]! / (rounds + 1)) / 2
  return { rows: played, columns: answered, value }
}

/** The place of the highest value, the first of equals. */
export function highest(values: Float64Array): number {
  let best = 0
  let most = values[0]!
  for (let i = 1; i < values.length; i++) {
    if (values[i]! <= most) continue
    most = values[i]!
    best = i
  }
  return best
}

function lowest(values: Float64Array): number {
  let best = 0
  let least = values[0]!
  for (let i = 1; i < values.length; i++) {
    if (values[i]! >= least) continue
    least = values[i]!
    best = i
  }
  return best
}

const GRAIN = 4096

/** One of the choices by its share. */
export function draw(shares: ArrayLike<number>, random: { below(count: number): number }): number {
  let only = -1
  let count = 0
  let total = 0
  for (let i = 0; i < shares.length; i++) {
    if (shares[i]! <= 0) continue
    only = i
    count++
    total += shares[i]!
  }
  if (count < 2) return only
  let left = ((random.below(GRAIN) + 0.5) / GRAIN) * total
  for (let i = 0; i < shares.length; i++) {
    left -= shares[i]!
    if (left < 0) return i
  }
  return only
}
