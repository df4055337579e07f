/** One secret decision of two as a table: what each answer of the one is worth against each of the other's. */
import type { Mind } from '@harena/bots/master/mind'
import { Sampling } from '@harena/bots/master/sample'
import type { Game } from '@harena/engine'

/** A position in which both are asked at once. */
export interface Meeting {
  readonly known: unknown
  readonly together: readonly Game['question'][]
}

const MOST_KNOWN = 4096

/** Different answers, each with its place. */
export class Answers {
  readonly list: unknown[] = []
  private readonly places = new Map<string, number>()

  placeOf(answer: unknown): number {
    const key = JSON.stringify(answer)
    let place = this.places.get(key)
    if (place === undefined) {
      place = this.list.push(answer) - 1
      this.places.set(key, place)
    }
    return place
  }
}

/** What a cell is worth to the first, by so many plays with the same dice for every cell; worked out when it is asked for. */
export class CellTable {
  private readonly cells = new Map<number, number>()
  private readonly mind: Mind<Game>
  private readonly meeting: Meeting
  private readonly seeds: readonly string[]
  /** Of either; more may come in. */
  readonly answers: readonly [Answers, Answers]

  constructor(mind: Mind<Game>, meeting: Meeting, answers: readonly [Answers, Answers], seeds: readonly string[]) {
    this.mind = mind
    this.meeting = meeting
    this.answers = answers
    this.seeds = seeds
  }

  at(row: number, column: number): number {
    const key = row * MOST_KNOWN + column
    let value = this.cells.get(key)
    if (value === undefined) {
      const { known, together } = this.meeting
      const opening = [this.answers[0].list[row], this.answers[1].list[column]]
      const sampling = new Sampling(this.mind)
      let sum = 0
      for (const [at, seed] of this.seeds.entries()) sum += sampling.chanceAfter(known, together[0]!, opening, seed, at)
      value = sum / this.seeds.length
      this.cells.set(key, value)
    }
    return value
  }

  /** What a row is worth against a mix of columns. */
  ofRow(row: number, columns: Mix): number {
    let sum = 0
    for (const [column, share] of columns) sum += share * this.at(row, column)
    return sum
  }

  ofColumn(column: number, rows: Mix): number {
    let sum = 0
    for (const [row, share] of rows) sum += share * this.at(row, column)
    return sum
  }

  /** The row that does best against a mix, and the column that does most harm to one. */
  bestRow(columns: Mix): number {
    return bestOf(this.answers[0].list.length, (row) => this.ofRow(row, columns))
  }

  worstColumn(rows: Mix): number {
    return bestOf(this.answers[1].list.length, (column) => -this.ofColumn(column, rows))
  }
}

/** Answers by their place, with their shares. */
export type Mix = ReadonlyMap<number, number>

function bestOf(count: number, worth: (at: number) => number): number {
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < count; at++) {
    const value = worth(at)
    if (value <= most) continue
    most = value
    best = at
  }
  return best
}

export interface Equilibrium {
  readonly rows: Mix
  readonly columns: Mix
  readonly value: number
  /** What the two could still gain together. */
  readonly gap: number
}

/** How near the shares come to what nobody can use. */
const GAP = 0.001
const ROUNDS = 4000
const MOST_ANSWERS = 60

/**
 * The equilibrium of the whole table from a part of it: what does best against the equilibrium of the part comes in, until
 * nothing does better by more than the gap.
 */
export function equilibriumOf(table: CellTable, rows: ReadonlySet<number>, columns: ReadonlySet<number>): Equilibrium {
  const [mine, his] = [new Set(rows), new Set(columns)]
  for (;;) {
    const found = solved(table, [...mine], [...his])
    const [row, column] = [table.bestRow(found.columns), table.worstColumn(found.rows)]
    const gap = table.ofRow(row, found.columns) - table.ofColumn(column, found.rows)
    const isKnown = mine.has(row) && his.has(column)
    if (gap < GAP || isKnown || mine.size + his.size > MOST_ANSWERS) return { ...found, gap }
    mine.add(row)
    his.add(column)
  }
}

/** Regret matching: whoever would have gained more by an answer gives it more often; the mean of all rounds is the mix. */
function solved(table: CellTable, rows: readonly number[], columns: readonly number[]): Omit<Equilibrium, 'gap'> {
  const gains = rows.map((row) => columns.map((column) => table.at(row, column)))
  const [mine, his] = [new Regrets(rows.length), new Regrets(columns.length)]
  for (let round = 1; round <= ROUNDS; round++) {
    const [p, q] = [mine.next(round), his.next(round)]
    mine.learn(rows.map((_, i) => columns.reduce((sum, _c, j) => sum + q[j]! * gains[i]![j]!, 0)))
    his.learn(columns.map((_, j) => rows.reduce((sum, _r, i) => sum - p[i]! * gains[i]![j]!, 0)))
  }
  const [p, q] = [mine.mean(), his.mean()]
  const value = rows.reduce(
    (sum, _, i) => sum + p[i]! * columns.reduce((all, _c, j) => all + q[j]! * gains[i]![j]!, 0),
    0,
  )
  return { rows: mixOf(rows, p), columns: mixOf(columns, q), value }
}

const mixOf = (places: readonly number[], shares: readonly number[]): Mix =>
  new Map(places.map((place, at) => [place, shares[at]!] as const).filter(([, share]) => share > 1e-4))

class Regrets {
  private readonly regrets: number[]
  private readonly sums: number[]
  private now: number[]

  constructor(count: number) {
    this.regrets = Array.from({ length: count }, () => 0)
    this.sums = [...this.regrets]
    this.now = this.regrets.map(() => 1 / count)
  }

  /** Later rounds count for more: they are nearer to the end. */
  next(weight: number): readonly number[] {
    for (let at = 0; at < this.now.length; at++) this.sums[at]! += weight * this.now[at]!
    return this.now
  }

  learn(worth: readonly number[]): void {
    const value = worth.reduce((sum, one, at) => sum + one * this.now[at]!, 0)
    for (let at = 0; at < worth.length; at++) {
      this.regrets[at] = Math.max(0, this.regrets[at]! + worth[at]! - value)
    }
    const total = this.regrets.reduce((sum, one) => sum + one, 0)
    this.now = this.regrets.map((one) => (total > 0 ? one / total : 1 / worth.length))
  }

  mean(): readonly number[] {
    const total = this.sums.reduce((sum, one) => sum + one, 0)
    return this.sums.map((one) => one / total)
  }
}
