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

/** How many numbers tell of one man, of the two together, and of all else. */
export interface Sections {
  readonly ofAMan: number
  readonly ofTwo: number
  readonly ofAll: number
}

/** A position as one man looks at it: himself, his foe, the two of them, and the rest. */
export class PairRow<S, M> extends FeatureRow {
  private readonly sections: Sections

  constructor(sections: Sections) {
    super(2 * sections.ofAMan + sections.ofTwo + sections.ofAll)
    this.sections = sections
  }

  /** What concerns a foe is nought where there is none. */
  write(
    state: S,
    me: M,
    foe: M | null,
    putMan: (state: S, who: M) => void,
    putTwo: (state: S, me: M, foe: M) => void,
    putAll: (state: S, me: M, foe: M | null) => void,
  ): Float64Array {
    const { ofAMan, ofTwo } = this.sections
    this.begin()
    putMan(state, me)
    if (foe !== null) putMan(state, foe)
    this.fillTo(2 * ofAMan)
    if (foe !== null) putTwo(state, me, foe)
    this.fillTo(2 * ofAMan + ofTwo)
    putAll(state, me, foe)
    return this.values
  }
}
