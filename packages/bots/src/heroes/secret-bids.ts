/** Two who bid in secret: a matrix of values, solved for a mix of bids that cannot be outguessed. */

/** More than twice a Strength of 7 with 2 for a woman and 3 for Strong (§3.7). */
const MOST_BIDS = 24

/** By own bid, then by the other's; the value to the one who asks. */
export const matrix: readonly Float64Array[] = Array.from({ length: MOST_BIDS }, () => new Float64Array(MOST_BIDS))

/** The mixes found by `solve`, for the one who asks and for the other. */
export const ownMix = new Float64Array(MOST_BIDS)
export const otherMix = new Float64Array(MOST_BIDS)

const ownSums = new Float64Array(MOST_BIDS)
const otherSums = new Float64Array(MOST_BIDS)

const ROUNDS = 60

/** Each answers in turn best to all that the other has played so far; what they play on the whole is the mix. */
export function solve(ownMin: number, ownMax: number, otherMin: number, otherMax: number): number {
  ownMix.fill(0)
  otherMix.fill(0)
  ownSums.fill(0)
  otherSums.fill(0)
  let own = ownMin
  let low = 0
  let high = 0
  for (let round = 1; round <= ROUNDS; round++) {
    ownMix[own]! += 1 / ROUNDS
    for (let bid = otherMin; bid <= otherMax; bid++) otherSums[bid]! += matrix[own]![bid]!
    let other = otherMin
    for (let bid = otherMin; bid <= otherMax; bid++) if (otherSums[bid]! < otherSums[other]!) other = bid
    otherMix[other]! += 1 / ROUNDS
    for (let bid = ownMin; bid <= ownMax; bid++) ownSums[bid]! += matrix[bid]![other]!
    own = ownMin
    for (let bid = ownMin; bid <= ownMax; bid++) if (ownSums[bid]! > ownSums[own]!) own = bid
    low = otherSums[other]! / round
    high = ownSums[own]! / round
  }
  return (low + high) / 2
}

export interface Best {
  readonly bid: number
  readonly value: number
}

/** The best bid against a known mix of the other's, the lowest of equals, and its value. */
export function bestAgainst(mix: Float64Array, ownMin: number, ownMax: number): Best {
  let bid = ownMin
  let value = Number.NEGATIVE_INFINITY
  for (let own = ownMin; own <= ownMax; own++) {
    let sum = 0
    for (let other = 0; other < mix.length; other++) if (mix[other]! > 0) sum += mix[other]! * matrix[own]![other]!
    if (sum <= value + 1e-9) continue
    bid = own
    value = sum
  }
  return { bid, value }
}
