/** Six-sided dice from a seedable, cloneable stream. The state is four 32-bit words: plain data. */

/** The name that a record writes beside its seed, so that old records survive a new generator. */
export const GENERATOR = 'sfc32'

export type DiceState = readonly [number, number, number, number]

/** The largest multiple of six below 2^32: draws at or above it are drawn again, so that no face is favoured. */
const FAIR_LIMIT = 4294967292

/** Where the hash of a seed of that length begins. */
function beginHash(length: number): Int32Array {
  return new Int32Array([0x9e3779b9, 0x243f6a88, 0xb7e15162, length])
}

/** Spreads a text of any length over four words: four multiply-and-xor lanes, each stirred by its neighbour. */
function hashOn(words: Int32Array, text: string): void {
  let a = words[0]!
  let b = words[1]!
  let c = words[2]!
  let d = words[3]!
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x85ebca6b) ^ (d >>> 15)
    b = Math.imul(b ^ code, 0xc2b2ae35) ^ (a >>> 13)
    c = Math.imul(c ^ code, 0x27d4eb2f) ^ (b >>> 16)
    d = Math.imul(d ^ code, 0x165667b1) ^ (c >>> 14)
  }
  words[0] = a
  words[1] = b
  words[2] = c
  words[3] = d
}

export class Dice {
  private readonly words: Int32Array

  private constructor(words: Int32Array) {
    this.words = words
  }

  static fromSeed(seed: string): Dice {
    const dice = new Dice(beginHash(seed.length))
    dice.hash(seed)
    return dice
  }

  /** Hashes the rest of a seed and stirs, so that near seeds give streams that have nothing in common. */
  private hash(rest: string): void {
    hashOn(this.words, rest)
    this.stir(15)
  }

  /** As many draws as that, at one go. */
  private stir(draws: number): void {
    const w = this.words
    let a = w[0]!
    let b = w[1]!
    let c = w[2]!
    let counter = w[3]!
    for (let i = 0; i < draws; i++) {
      const out = (a + b + counter) | 0
      counter = (counter + 1) | 0
      a = b ^ (b >>> 9)
      b = (c + (c << 3)) | 0
      c = (((c << 21) | (c >>> 11)) + out) | 0
    }
    w[0] = a
    w[1] = b
    w[2] = c
    w[3] = counter
  }

  /**
   * Streams of seeds that begin alike: their common beginning is hashed once. One stream, made anew by each call, serves
   * for all of them.
   */
  static family(beginning: string): (rest: string) => Dice {
    const begun: (Int32Array | undefined)[] = []
    const dice = new Dice(new Int32Array(4))
    return (rest) => {
      let words = begun[rest.length]
      if (!words) {
        words = beginHash(beginning.length + rest.length)
        hashOn(words, beginning)
        begun[rest.length] = words
      }
      dice.words.set(words)
      dice.hash(rest)
      return dice
    }
  }

  static fromState(state: DiceState): Dice {
    return new Dice(new Int32Array(state))
  }

  get state(): DiceState {
    const [a, b, c, d] = this.words
    return [a!, b!, c!, d!]
  }

  clone(): Dice {
    return new Dice(this.words.slice())
  }

  /** Goes on from where another stream stands, without allocating. */
  copyFrom(other: Dice): void {
    this.words.set(other.words)
  }

  /** A whole number from 0 to 2^32 - 1 (Chris Doty-Humphrey's sfc32). */
  next(): number {
    const w = this.words
    const b = w[1]!
    const c = w[2]!
    const counter = w[3]!
    const out = (w[0]! + b + counter) | 0
    w[3] = counter + 1
    w[0] = b ^ (b >>> 9)
    w[1] = c + (c << 3)
    w[2] = ((c << 21) | (c >>> 11)) + out
    return out >>> 0
  }

  d6(): number {
    let draw = this.next()
    while (draw >= FAIR_LIMIT) draw = this.next()
    return (draw % 6) + 1
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
    if (!(count >= 1 && count <= 4294967296)) throw new RangeError(`there is nothing to choose among ${count}`)
    const limit = 4294967296 - (4294967296 % count)
    let draw = this.next()
    while (draw >= limit) draw = this.next()
    return draw % count
  }
}

/** A three-sided die: a six-sided one halved, rounded up. */
export function d3(face: number): number {
  return (face + 1) >> 1
}

/** D66: the first die gives the tens, the second the units; 36 results from 11 to 66. */
export function d66(tens: number, units: number): number {
  return tens * 10 + units
}

/** How many faces show 1, 2 or 3. */
export function successesIn(faces: readonly number[]): number {
  return faces.filter((face) => face <= 3).length
}
