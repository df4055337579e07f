/**
 * Dice by where a throw falls among all throws: pools that succeed as often as they fail (T5-3, T5-5 of Heroes), and sums.
 */

/** For each number of dice: the share of all throws with so many successes or fewer. */
const shares: Float64Array[] = []

function sharesOf(dice: number): Float64Array {
  let row = shares[dice]
  if (!row) {
    row = new Float64Array(dice + 1)
    let ways = 1
    let sum = 0
    for (let count = 0; count <= dice; count++) {
      sum += ways
      row[count] = sum / 2 ** dice
      ways = (ways * (dice - count)) / (count + 1)
    }
    shares[dice] = row
  }
  return row
}

/** How many succeed, from the worst throw (0) to the best (1): who throws more dice has at least as many. */
export function successesAt(dice: number, along: number): number {
  if (dice <= 0) return 0
  const row = sharesOf(dice)
  let count = 0
  while (count < dice && row[count]! <= along) count++
  return count
}

export const MOST_DICE = 3

/** For each number of dice: the sums of all throws in their order. */
const sums = Array.from({ length: MOST_DICE + 1 }, (_, dice) => {
  let all = [0]
  for (let i = 0; i < dice; i++) all = all.flatMap((sum) => [1, 2, 3, 4, 5, 6].map((face) => sum + face))
  return Uint8Array.from(all.sort((a, b) => a - b))
})

/** What so many dice add up to, from the lowest throw (0) to the highest (1). */
export function sumAt(dice: number, along: number): number {
  const all = sums[dice]!
  return all[Math.floor(along * all.length)]!
}

/** Spread the first throws of each sample evenly over all throws together: powers of one root, one for each throw. */
const STRIDES = [
  0.8986537126286993, 0.8075784952213448, 0.7257334129697596, 0.652183053011498, 0.586086753544371, 0.5266890867007346,
]

/** Where the throw of that number falls in the sample of that number; null where chance may say it. */
export function evenly(sample: number, toss: number): number | null {
  if (toss >= STRIDES.length) return null
  const along = (sample + 0.5) * STRIDES[toss]!
  return along - Math.floor(along)
}
