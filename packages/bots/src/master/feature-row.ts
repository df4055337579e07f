/** The numbers of one position, written one after the other into one array. */
export class FeatureRow {
  readonly values: Float64Array
  private at = 0

  constructor(count: number) {
    this.values = new Float64Array(count)
  }

  begin(): void {
    this.at = 0
  }

  put(value: number): void {
    this.values[this.at++] = value
  }

  flag(is: boolean): void {
    this.values[this.at++] = is ? 1 : 0
  }

  /** One of several, told by its place; none if it is beyond them. */
  choice(which: number, count: number): void {
    for (let i = 0; i < count; i++) this.values[this.at++] = i === which ? 1 : 0
  }

  /** Writes noughts for what is not there, up to this place. */
  fillTo(end: number): void {
    if (this.at > end) throw new RangeError(`${this.at} features were written where ${end} end`)
    this.values.fill(0, this.at, end)
    this.at = end
  }
}
