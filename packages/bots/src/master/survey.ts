/**
 * A table of more pairs than can be tried often. What a pair is worth is told by rough guesses, by its row, by its column,
 * and, the more often it has been tried itself, by its own tries. How much each of them tells is learnt from the tries.
 */

/** What rows, columns or single pairs add; how far that lies from nothing, squared, is learnt from what they add. */
interface Effect {
  readonly adds: Float64Array
  spread: number
}

/** How much they differ before anything is learnt; what a guess may count for; the least that dice and effects do. */
const [LINE, PAIR, GUESS, LEAST, LEAST_SPREAD] = [0.03, 0.03, 0.1, 0.005, 0.001]
const SWEEPS = 8

export class Survey {
  readonly rows: number
  readonly columns: number
  /** What each pair is worth to the rows, since the last reckoning. */
  readonly gains: Float64Array
  private readonly sums: Float64Array
  private readonly squares: Float64Array
  private readonly counts: Float64Array
  /** Guesses at what a pair is worth, each on a scale of its own, and what each counts for. */
  private readonly guesses: readonly Float64Array[]
  private readonly weights: Float64Array
  private readonly ofRows: Effect
  private readonly ofColumns: Effect
  private readonly ofPairs: Effect
  private readonly tried: number[] = []
  private mean: number | null = null

  constructor(rows: number, columns: number, guesses: readonly Float64Array[] = []) {
    this.rows = rows
    this.columns = columns
    this.gains = new Float64Array(rows * columns)
    this.sums = new Float64Array(rows * columns)
    this.squares = new Float64Array(rows * columns)
    this.counts = new Float64Array(rows * columns)
    this.guesses = guesses.map(onOneScale)
    this.weights = new Float64Array(guesses.length)
    this.ofRows = effectOf(rows, LINE)
    this.ofColumns = effectOf(columns, LINE)
    this.ofPairs = effectOf(rows * columns, PAIR)
  }

  add(row: number, column: number, chance: number): void {
    const at = row * this.columns + column
    if (this.counts[at] === 0) this.tried.push(at)
    this.sums[at]! += chance
    this.squares[at]! += chance * chance
    this.counts[at]!++
  }

  triesOf(row: number): number {
    let sum = 0
    for (let at = row * this.columns; at < (row + 1) * this.columns; at++) sum += this.counts[at]!
    return sum
  }

  /** Guesses, rows and columns in turn explain what the others leave over; the rest is the pair's own. */
  reckon(): void {
    const noise = this.noise()
    this.mean ??= this.meanOfTries()
    this.tell()
    const left = this.leftOver()
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      for (let which = 0; which < this.guesses.length; which++) this.weigh(which, left, noise)
      this.explain(this.ofRows, left, noise, true)
      this.explain(this.ofColumns, left, noise, false)
    }
    this.tell()
    this.addPairs(left, noise)
  }

  /** What is told of each pair without its own tries. */
  private tell(): void {
    const { rows, columns, gains, guesses, weights, ofRows, ofColumns } = this
    for (let row = 0, at = 0; row < rows; row++) {
      const told = this.mean! + ofRows.adds[row]!
      for (let column = 0; column < columns; column++, at++) gains[at] = told + ofColumns.adds[column]!
    }
    for (let which = 0; which < guesses.length; which++) {
      const guess = guesses[which]!
      const weight = weights[which]!
      for (let at = 0; at < gains.length; at++) gains[at]! += weight * guess[at]!
    }
  }

  /** What the tries of each pair that was tried have above that, all together. */
  private leftOver(): Float64Array {
    const { tried, sums, counts, gains } = this
    const left = new Float64Array(tried.length)
    for (let i = 0; i < left.length; i++) left[i] = sums[tried[i]!]! - counts[tried[i]!]! * gains[tried[i]!]!
    return left
  }

  private meanOfTries(): number {
    let [sum, count] = [0, 0]
    for (const at of this.tried) {
      sum += this.sums[at]!
      count += this.counts[at]!
    }
    return sum / count
  }

  /** How far the tries of one pair lie from each other, squared: what the dice do. */
  private noise(): number {
    let [apart, degrees] = [0, 0]
    for (const at of this.tried) {
      const count = this.counts[at]!
      apart += this.squares[at]! - (this.sums[at]! * this.sums[at]!) / count
      degrees += count - 1
    }
    return Math.max(LEAST * LEAST, degrees > 0 ? apart / degrees : 0)
  }

  /** What a guess counts for. */
  private weigh(which: number, left: Float64Array, noise: number): void {
    const { tried, counts } = this
    const guess = this.guesses[which]!
    const doubt = noise / (GUESS * GUESS)
    let [sum, weight] = [-doubt * this.weights[which]!, doubt]
    for (let i = 0; i < left.length; i++) {
      const at = tried[i]!
      const value = guess[at]!
      sum += left[i]! * value
      weight += counts[at]! * value * value
    }
    const change = sum / weight
    this.weights[which]! += change
    for (let i = 0; i < left.length; i++) left[i]! -= change * counts[tried[i]!]! * guess[tried[i]!]!
  }

  /**
   * What each row, or each column, adds to the rest; the fewer its tries, the less is made of them. What all of them have in
   * common goes to the mean: most tries go to what is good, and the others are not to be taken for as good.
   */
  private explain(effect: Effect, left: Float64Array, noise: number, isRows: boolean): void {
    const { tried, columns, counts } = this
    const { adds } = effect
    const doubt = noise / effect.spread
    const changes = new Float64Array(adds.length)
    const tries = new Float64Array(adds.length)
    for (let i = 0; i < left.length; i++) {
      const line = isRows ? Math.floor(tried[i]! / columns) : tried[i]! % columns
      changes[line]! += left[i]!
      tries[line]! += counts[tried[i]!]!
    }
    let [squares, known, total] = [0, 0, 0]
    for (let line = 0; line < adds.length; line++) {
      const weight = tries[line]! + doubt
      changes[line] = (changes[line]! - doubt * adds[line]!) / weight
      adds[line]! += changes[line]!
      total += adds[line]!
      if (tries[line] === 0) continue
      squares += adds[line]! * adds[line]! + noise / weight
      known++
    }
    for (let i = 0; i < left.length; i++) {
      const line = isRows ? Math.floor(tried[i]! / columns) : tried[i]! % columns
      left[i]! -= counts[tried[i]!]! * changes[line]!
    }
    effect.spread = Math.max(LEAST_SPREAD * LEAST_SPREAD, squares / known)
    const common = total / adds.length
    this.mean! += common
    for (let line = 0; line < adds.length; line++) adds[line]! -= common
  }

  /** What is left belongs to the pairs themselves, as far as their tries tell. */
  private addPairs(left: Float64Array, noise: number): void {
    const { tried, counts, gains, ofPairs } = this
    const doubt = noise / ofPairs.spread
    let squares = 0
    for (let i = 0; i < left.length; i++) {
      const weight = counts[tried[i]!]! + doubt
      const own = left[i]! / weight
      gains[tried[i]!]! += own
      squares += own * own + noise / weight
    }
    ofPairs.spread = Math.max(LEAST_SPREAD * LEAST_SPREAD, squares / left.length)
  }
}

const effectOf = (count: number, usual: number): Effect => ({ adds: new Float64Array(count), spread: usual * usual })

/** With a mean of nothing and as far from it on average as any other. */
function onOneScale(guess: Float64Array): Float64Array {
  let sum = 0
  for (const one of guess) sum += one
  const mean = sum / guess.length
  let squares = 0
  for (const one of guess) squares += (one - mean) * (one - mean)
  const spread = Math.sqrt(squares / guess.length)
  return guess.map((one) => (spread > 0 ? (one - mean) / spread : 0))
}
