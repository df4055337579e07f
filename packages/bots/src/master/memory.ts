/** What was worked out for the last rows of numbers: many ways lead to one position, and most samples to one of few. */

/** So many rows are remembered, each in the place that its numbers give it. */
const PLACES = 1024

export class Memory {
  readonly width: number
  private readonly rows: Float64Array
  private readonly values: Float64Array
  /** The row that was looked for last, as numbers and as the words that they are made of. */
  private readonly row: Float64Array
  private readonly words: Int32Array
  private place = 0

  constructor(width: number) {
    this.width = width
    // No row has such numbers in it: at first all places are empty.
    this.rows = new Float64Array(PLACES * width).fill(Number.NaN)
    this.values = new Float64Array(PLACES)
    this.row = new Float64Array(width)
    this.words = new Int32Array(this.row.buffer)
  }

  /** What is remembered of a row, or null. */
  at(row: Float64Array): number | null {
    const { rows, width } = this
    this.row.set(row)
    this.place = this.placeOfRow()
    const from = this.place * width
    for (let i = 0; i < width; i++) if (rows[from + i] !== row[i]) return null
    return this.values[this.place]!
  }

  /** Remembers the row that was just looked for instead of another one. */
  keep(row: Float64Array, value: number): number {
    this.rows.set(row, this.place * this.width)
    this.values[this.place] = value
    return value
  }

  /** Two words at a time, each in a lane of its own: that is quicker. */
  private placeOfRow(): number {
    const { words } = this
    let a = 0
    let b = 0
    for (let i = 0; i < words.length; i += 2) {
      a = Math.imul(a ^ words[i]!, 0x85ebca6b)
      b = Math.imul(b ^ words[i + 1]!, 0x27d4eb2f)
    }
    const both = Math.imul(a ^ (a >>> 15) ^ b ^ (b >>> 13), 0x165667b1)
    return (both >>> 16) % PLACES
  }
}
