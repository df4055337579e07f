/**
 * A table of more pairs than can be tried often. What a pair is worth is told by its row, by its column, and, the more
 * often it has been tried itself, by its own tries.
 */

/** How much rows and columns usually differ, and pairs beyond what their rows and columns tell; and the least that dice do. */
const [LINE, PAIR, LEAST] = [0.03, 0.03, 0.005]
const SWEEPS = 8

export class Survey {
  readonly rows: number
  readonly columns: number
  /** What each pair is worth to the rows, since the last reckoning. */
  readonly gains: Float64Array
  private readonly sums: Float64Array
  private readonly squares: Float64Array
  private readonly counts: Float64Array
  private readonly ofRows: Float64Array
  private readonly ofColumns: Float64Array
  private readonly tried: number[] = []

  constructor(rows: number, columns: number) {
    this.rows = rows
    this.columns = columns
    this.gains = new Float64Array(rows * columns)
    this.sums = new Float64Array(rows * columns)
    this.squares = new Float64Array(rows * columns)
    this.counts = new Float64Array(rows * columns)
    this.ofRows = new Float64Array(rows)
    this.ofColumns = new Float64Array(columns)
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

  /** Rows and columns in turn explain what the others leave over. */
  reckon(): void {
    const { rows, columns, gains, sums, counts, ofRows, ofColumns, tried } = this
    const noise = this.noise()
    const mean = this.mean()
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      this.explain(ofRows, ofColumns, mean, noise, true)
      this.explain(ofColumns, ofRows, mean, noise, false)
    }
    for (let row = 0, at = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++, at++) gains[at] = mean + ofRows[row]! + ofColumns[column]!
    }
    for (let i = 0; i < tried.length; i++) {
      const at = tried[i]!
      gains[at]! += (sums[at]! - counts[at]! * gains[at]!) / (counts[at]! + noise / (PAIR * PAIR))
    }
  }

  private mean(): number {
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

  /** What each row, or each column, adds to the mean and the others; the fewer its tries, the less is made of them. */
  private explain(own: Float64Array, others: Float64Array, mean: number, noise: number, isRows: boolean): void {
    const left = new Float64Array(own.length)
    const weights = new Float64Array(own.length).fill(noise / (LINE * LINE))
    const { tried, columns, counts, sums } = this
    for (let i = 0; i < tried.length; i++) {
      const at = tried[i]!
      const column = at % columns
      const row = (at - column) / columns
      const line = isRows ? row : column
      const count = counts[at]!
      left[line]! += sums[at]! - count * (mean + others[isRows ? column : row]!)
      weights[line]! += count
    }
    for (let line = 0; line < own.length; line++) own[line] = left[line]! / weights[line]!
  }
}
