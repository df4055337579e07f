/**
 * What was learned is set right for the match at hand: by one number, added to all expectations on the scale of log odds,
 * with which they agree on the whole with matches that were played out from the same positions.
 */
import { apartOf } from './looks.ts'
import type { Samples } from './samples.ts'
import { meanOf } from './spread.ts'

/** A position by what was learned and by playing it out. */
export interface Compared {
  readonly learned: Samples
  readonly played: Samples
}

/** A sample by what was learned, set right; results stay as they are. */
export function setRight({ values, isOver }: Samples, shift: number): Float64Array {
  return values.map((value, at) => (isOver[at] ? value : shifted(value, shift)))
}

/** Nothing that was learned is certain. */
const SUREST = 1e-4

function shifted(chance: number, shift: number): number {
  const inside = Math.min(1 - SUREST, Math.max(SUREST, chance))
  return 1 / (1 + Math.exp(-shift) * (1 / inside - 1))
}

const FARTHEST = 4
const HALVINGS = 30

/** The number to add: the more of it, the higher all chances, so it is found by halving. */
export function shiftFor(all: readonly Compared[]): number {
  const wanted = sum(all.map(({ played }) => meanOf(played.values)))
  let [low, high] = [-FARTHEST, FARTHEST]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (sum(all.map(({ learned }) => meanOf(setRight(learned, middle)))) < wanted) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** How far off the learned value then still is, root mean square, less what is due to the samples alone. */
export function errorOf(all: readonly Compared[], shift: number): number {
  return apartOf(all.map(({ learned, played }) => [setRight(learned, shift), played.values]))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
