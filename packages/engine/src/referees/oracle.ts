/**
 * The oracle: exact odds from the very rules. It runs the rule again along every path of dice, weighted. Rolls branch
 * on their sums or counts, not on single faces, unless faces are asked for. At a `point` it cuts: equal points are one
 * node of a chain, and where a point leads back to itself the linear equations are solved instead of unrolled.
 */
import { type Arrow, flow } from '../chain.ts'
import { successesIn } from '../dice.ts'
import type { AnswerTo, Game, Referee, Rule } from '../referee.ts'
import { countsOf, type Distribution, sumsOf } from './distribution.ts'

/** More rolls and points than any path needs; reaching it means that they never end. */
const MAX_STEPS = 10_000

/** Thrown at a point to leave the rule code; never caught by it. */
class Cut {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}

/** The odds cannot be worked out exactly: these dice have no end, or there are too many ways for the budget. */
export class BudgetExceeded extends Error {
  override readonly name = 'BudgetExceeded'
}

/** A place in the tree that many paths may reach: how to get there once, and how many points lie on that way. */
interface Node {
  readonly path: readonly number[]
  readonly answers: readonly unknown[]
  readonly points: number
}

const START: Node = { path: [], answers: [], points: 0 }

export type Policy<G extends Game> = (question: G['question']) => unknown

export interface Sight<G extends Game> {
  /** Answers whatever is asked; the same question on the same way is put once. */
  readonly policy?: Policy<G>
  /** How many times the rule may be run; unlimited unless given. */
  readonly budget?: number
  /** Dice thrown for these paragraphs are not looked at: they show ones, and nothing branches. */
  readonly blind?: ReadonlySet<Rule>
  /** Told again at the start of every run before anything branches. */
  readonly past?: Past
}

const NO_PAST: Past = { throws: [], answers: [] }

/**
 * What has happened already when the rule starts: dice that were thrown and answers that were given, in their order;
 * undefined where an answer is still to be given.
 */
export interface Past {
  readonly throws: readonly (readonly number[])[]
  readonly answers: readonly unknown[]
}

/** The rule, run from its start. */
export type Run<G extends Game, T> = (referee: Oracle<G>) => T

export class Oracle<G extends Game> implements Referee<G> {
  readonly listening = false
  /** How many times the rule was run. */
  runs = 0
  private readonly sight: Sight<G>
  /** Which branch is taken at each roll of this run; the first `given` ones are the way to the node. */
  private path: number[] = []
  private widths: number[] = []
  private given = 0
  private depth = 0
  /** What was answered on this way, and at which depth: while the way is the same, nobody is asked again. */
  private answers: unknown[] = []
  private askedAt: number[] = []
  private asked = 0
  private pointsToPass = 0
  private pointsPassed = 0
  private chance = 1
  private readonly past: Past
  private thrown = 0
  private told = 0
  private isSettling = false
  private readonly distributions = new Map<string, Distribution<unknown>>()
  /** What was settled on this way, by depth; up to `kept` the way is that of the run before. */
  private readonly settled: Distribution<unknown>[] = []
  private kept = -1

  constructor(sight: Sight<G> = {}) {
    this.sight = sight
    this.past = sight.past ?? NO_PAST
  }

  /** Whether what has already happened is still being told again; nothing can be foreseen yet. */
  get isReplaying(): boolean {
    return this.thrown < this.past.throws.length || this.told < this.past.answers.length
  }

  private choose<T>(found: Distribution<T>): T {
    this.takeStep()
    const at = this.depth++
    if (at === this.path.length) this.path.push(0)
    this.widths[at] = found.values.length
    const branch = this.path[at]!
    if (at >= this.given) this.chance *= found.chances[branch]!
    return found.values[branch]!
  }

  roll(dice: number, why?: Rule, _by?: number): number {
    if (dice <= 0) return 0
    if (this.thrown < this.past.throws.length) return this.past.throws[this.thrown++]!.reduce((sum, face) => sum + face)
    return this.sight.blind?.has(why!) ? dice : this.choose(sumsOf(dice))
  }

  dice(count: number, why?: Rule): readonly number[] {
    if (count > 0 && this.thrown < this.past.throws.length) return this.past.throws[this.thrown++]!
    if (this.sight.blind?.has(why!)) return Array<number>(count).fill(1)
    const faces: number[] = []
    for (let i = 0; i < count; i++) faces.push(this.choose(sumsOf(1)))
    return faces
  }

  successes(dice: number): number {
    if (dice <= 0) return 0
    if (this.thrown < this.past.throws.length) return successesIn(this.past.throws[this.thrown++]!)
    return this.choose(countsOf(dice))
  }

  settle<T>(key: () => string, run: () => T, same: (result: T) => string | number): T {
    if (this.isReplaying || this.isSettling) return run()
    if (this.depth > this.kept) this.settled[this.depth] = this.distributionFrom(key(), run, same)
    return this.choose(this.settled[this.depth] as Distribution<T>)
  }

  private distributionFrom<T>(key: string, run: () => T, same: (result: T) => string | number): Distribution<unknown> {
    let found = this.distributions.get(key)
    if (!found) {
      found = this.resultsOf(run, same)
      this.distributions.set(key, found)
    }
    return found
  }

  /** The results of a part of a rule with their chances, equal ones together: all its dice are followed on the spot. */
  private resultsOf<T>(run: () => T, same: (result: T) => string | number): Distribution<T> {
    const { path, widths, given, depth, chance, answers, askedAt, kept } = this
    const found = new Map<string | number, { value: T; chance: number }>()
    this.isSettling = true
    Object.assign(this, { path: [], widths: [], given: 0, answers: [], askedAt: [] })
    do {
      this.depth = 0
      this.chance = 1
      const value = run()
      const name = same(value)
      const one = found.get(name)
      if (one) one.chance += this.chance
      else found.set(name, { value, chance: this.chance })
    } while (this.advance())
    Object.assign(this, { path, widths, given, depth, chance, answers, askedAt, kept })
    this.isSettling = false
    const all = [...found.values()]
    return { values: all.map(({ value }) => value), chances: all.map((one) => one.chance) }
  }

  ask<Q extends G['question']>(question: Q): AnswerTo<G, Q> {
    if (this.isSettling)
      throw new Error(`"${question.kind}" is asked in a part of the rule that is settled by dice alone`)
    const known = this.past.answers[this.told++]
    if (known !== undefined) return known as AnswerTo<G, Q>
    const at = this.asked++
    if (at === this.answers.length) {
      const { policy } = this.sight
      if (!policy) throw new Error(`the odds depend on the answer to "${question.kind}", and no policy was given`)
      this.answers.push(policy(question))
      this.askedAt.push(this.depth)
    }
    return this.answers[at] as AnswerTo<G, Q>
  }

  askAll<Q extends G['question']>(questions: readonly Q[]): AnswerTo<G, Q>[] {
    return questions.map((question) => this.ask(question))
  }

  tell(): void {}

  /** The key tells everything that the rest of the rule and its outcome depend on. */
  point(key: () => string): void {
    if (this.isSettling) throw new Error('a part of the rule that is settled has no points')
    if (this.isReplaying) return
    if (this.pointsPassed === this.pointsToPass) throw new Cut(key())
    this.takeStep()
    this.pointsPassed++
  }

  private takeStep(): void {
    if (this.depth + this.pointsPassed < MAX_STEPS) return
    throw new BudgetExceeded(
      'these dice can go on for ever: let rule code that does so pass a point whose key comes back',
    )
  }

  private countRun(): void {
    const { budget } = this.sight
    if (budget !== undefined && this.runs >= budget) throw new BudgetExceeded(`there are more than ${budget} ways`)
    this.runs++
  }

  /** Runs the rule along every path from a node; each ends in an outcome or at the next point. */
  expand<T>(
    node: Node,
    run: Run<G, T>,
    onEnd: (outcome: T, chance: number) => void,
    onPoint: (key: string, chance: number) => void,
  ): void {
    this.path = [...node.path]
    this.answers = [...node.answers]
    this.askedAt = node.answers.map(() => 0)
    this.given = node.path.length
    this.kept = -1
    do {
      this.countRun()
      this.depth = 0
      this.asked = 0
      this.thrown = 0
      this.told = 0
      this.chance = 1
      this.pointsPassed = 0
      this.pointsToPass = node.points
      try {
        const outcome = run(this)
        onEnd(outcome, this.chance)
      } catch (thrown) {
        if (!(thrown instanceof Cut)) throw thrown
        onPoint(thrown.key, this.chance)
      }
    } while (this.advance())
  }

  /** The node at which this run was cut. */
  nodeHere(): Node {
    const points = this.pointsPassed + 1
    return { path: this.path.slice(0, this.depth), answers: this.answers.slice(0, this.asked), points }
  }

  /** On to the next path: the last roll that has a branch left takes it, what came after is forgotten. */
  private advance(): boolean {
    for (let at = this.depth - 1; at >= this.given; at--) {
      if (this.path[at]! + 1 < this.widths[at]!) {
        // One by one: to set the length costs far more, and there are millions of paths.
        while (this.path.length > at + 1) this.path.pop()
        this.path[at]!++
        this.kept = at
        while (this.askedAt.length > 0 && this.askedAt.at(-1)! > at) {
          this.askedAt.pop()
          this.answers.pop()
        }
        return true
      }
    }
    return false
  }
}

/** Hears of every path: from the node with this number to an outcome, or to the next node. */
interface Steps<T> {
  onEnd(from: number, outcome: T, chance: number): void
  onPoint(from: number, to: number, chance: number): void
}

/** Runs a rule along all of its paths, each from one point to the next; returns how many nodes there are. */
function explore<G extends Game, T>(oracle: Oracle<G>, run: Run<G, T>, steps: Steps<T>): number {
  const nodes: Node[] = [START]
  const numbers = new Map<string, number>()
  for (let from = 0; from < nodes.length; from++) {
    oracle.expand(
      nodes[from]!,
      run,
      (outcome, chance) => steps.onEnd(from, outcome, chance),
      (key, chance) => {
        let to = numbers.get(key)
        if (to === undefined) {
          to = nodes.push(oracle.nodeHere()) - 1
          numbers.set(key, to)
        }
        steps.onPoint(from, to, chance)
      },
    )
  }
  return nodes.length
}

/**
 * The exact distribution of what `run` returns. It is called many times and must start afresh each time (clone any
 * state it changes); outcomes are told apart as keys of a Map, so return strings or numbers.
 */
export function exactly<G extends Game, T extends string | number | boolean>(
  run: (referee: Oracle<G>) => T,
  policy?: Policy<G>,
): Map<T, number> {
  return distributionOf(new Oracle<G>(policy ? { policy } : {}), run)
}

/** The same under an oracle with its own sight. */
export function distributionOf<G extends Game, T extends string | number | boolean>(
  oracle: Oracle<G>,
  run: Run<G, T>,
): Map<T, number> {
  const arrows: Map<number, number>[] = []
  const ends: Map<T, number>[] = []
  const count = explore(oracle, run, {
    onEnd: (from, outcome, chance) => add(ends, from, outcome, chance),
    onPoint: (from, to, chance) => add(arrows, from, to, chance),
  })
  if (count === 1) return ends[0] ?? new Map()
  const chain = Array.from({ length: count }, (_, node): Arrow[] =>
    [...(arrows[node] ?? [])].map(([to, chance]) => ({ to, chance })),
  )
  const total: Map<T, number>[] = [new Map()]
  flow(chain).forEach((visits, node) => {
    for (const [outcome, chance] of ends[node] ?? []) add(total, 0, outcome, chance * visits)
  })
  return total[0]!
}

function add<K>(chances: Map<K, number>[], node: number, key: K, chance: number): void {
  const own = chances[node] ?? new Map<K, number>()
  chances[node] = own
  own.set(key, (own.get(key) ?? 0) + chance)
}
