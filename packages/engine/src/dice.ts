/** Six-sided dice from a seedable, cloneable stream. The state is four 32-bit words: plain data. */

/** The name that a record writes beside its seed, so that old records survive a new generator. */
export const GENERATOR = 'sfc32'

export type DiceState = readonly [number, number, number, number]

/** The largest multiple of six below 2^32: draws at or above it are drawn again, so that no face is favoured. */
const FAIR_LIMIT = 4294967292

export class Dice {
  private a: number
  private b: number
  private c: number
  private counter: number

  private constructor(a: number, b: number, c: number, counter: number) {
    this.a = a
    this.b = b
    this.c = c
    this.counter = counter
  }

  static fromSeed(seed: string): Dice {
    const dice = Dice.forLength(seed.length)
    dice.hash(seed)
    dice.stir()
    return dice
  }

  /** Where the hash of a seed of that length begins. */
  private static forLength(length: number): Dice {
    return new Dice(0x9e3779b9 | 0, 0x243f6a88, 0xb7e15162 | 0, length)
  }

  /** Spreads a text of any length over four words: four multiply-and-xor lanes, each stirred by its neighbour. */
  private hash(text: string): void {
    let { a, b, c, counter: d } = this
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      a = Math.imul(a ^ code, 0x85ebca6b) ^ (d >>> 15)
      b = Math.imul(b ^ code, 0xc2b2ae35) ^ (a >>> 13)
      c = Math.imul(c ^ code, 0x27d4eb2f) ^ (b >>> 16)
      d = Math.imul(d ^ code, 0x165667b1) ^ (c >>> 14)
    }
    this.a = a
    this.b = b
    this.c = c
    this.counter = d
  }

  /** Some draws at one go, so that near seeds give streams that have nothing in common. */
  private stir(): void {
    let a = this.a | 0
    let b = this.b | 0
    let c = this.c | 0
    let counter = this.counter | 0
    for (let i = 0; i < 15; i++) {
      const out = (((a + b) | 0) + counter) | 0
      counter = (counter + 1) | 0
      a = b ^ (b >>> 9)
      b = Math.imul(c, 9)
      c = (((c << 21) | (c >>> 11)) + out) | 0
    }
    this.a = a
    this.b = b
    this.c = c
    this.counter = counter
  }

  /**
   * Streams of seeds that begin alike: their common beginning is hashed once. One stream, made anew by each call, serves
   * for all of them.
   */
  static family(beginning: string): (rest: string) => Dice {
    const begun: Dice[] = []
    const dice = new Dice(0, 0, 0, 0)
    return (rest) => {
      let from = begun[rest.length]
      if (!from) {
        from = Dice.forLength(beginning.length + rest.length)
        from.hash(beginning)
        begun[rest.length] = from
      }
      dice.copyFrom(from)
      dice.hash(rest)
      dice.stir()
      return dice
    }
  }

  static fromState([a, b, c, counter]: DiceState): Dice {
    return new Dice(a | 0, b | 0, c | 0, counter | 0)
  }

  get state(): DiceState {
    return [this.a, this.b, this.c, this.counter]
  }

  clone(): Dice {
    return new Dice(this.a, this.b, this.c, this.counter)
  }

  /** Goes on from where another stream stands, without allocating. */
  copyFrom(other: Dice): void {
    this.a = other.a
    this.b = other.b
    this.c = other.c
    this.counter = other.counter
  }

  /** A whole number from 0 to 2^32 - 1 (Chris Doty-Humphrey's sfc32). */
  next(): number {
    const b = this.b | 0
    const c = this.c | 0
    const counter = this.counter | 0
    const out = ((((this.a | 0) + b) | 0) + counter) | 0
    this.counter = (counter + 1) | 0
    this.a = b ^ (b >>> 9)
    this.b = Math.imul(c, 9)
    this.c = (((c << 21) | (c >>> 11)) + out) | 0
    return out >>> 0
  }

  d6(): number {
    let draw = this.next()
    while (draw >= FAIR_LIMIT) draw = this.next()
    return ((draw % 6) | 0) + 1
  }

  /** The sum of so many dice. */
  sum(count: number): number {
    let total = 0
    for (let i = 0; i < count; i++) total += this.d6()
    return total
  }

  faces(count: number): number[] {
    const faces: number[] = []
    for (let i = 0; i < count; i++) faces.push(this.d6())
    return faces
  }

  /** One of 0 .. count-1, each equally likely: for opponents that choose at random, never for rules. */
  below(count: number): number {
    // As whole numbers of 32 bits: the remainder of any others takes many times as long.
    const most = count >>> 0
    if (most !== count || most === 0) {
      if (count === 0x100000000) return this.next()
      throw new RangeError(`there is nothing to choose among ${count}`)
    }
    const last = (0xffffffff - (((((0xffffffff % most) >>> 0) + 1) % most) >>> 0)) >>> 0
    let draw = this.next()
    while (draw > last) draw = this.next()
    return (draw % most) >>> 0
  }
}

/** A three-sided die: a six-sided one halved, rounded up. */
export function d3(face: number): number {
  return (face + 1) >> 1
}

/** How many faces show 1, 2 or 3. */
export function successesIn(faces: readonly number[]): number {
  return faces.filter((face) => face <= 3).length
}
