/**
 * The oracle: exact odds from the very rules. It runs the rule again along every path of dice, weighted. Rolls branch
 * on their sums or counts, not on single faces, unless faces are asked for. At a `point` it cuts: equal points are one
 * node of a chain, and where a point leads back to itself the linear equations are solved instead of unrolled.
 */
import { type Arrow, flow } from '../chain.ts'
import type { AnswerTo, Game, Referee, Rule } from '../referee.ts'

interface Fan {
  readonly values: readonly number[]
  readonly chances: readonly number[]
}

const sums: Fan[] = []
const counts: Fan[] = []

/** The sums of so many d6 with their chances. */
function sumsOf(dice: number): Fan {
  let fan = sums[dice]
  if (!fan) {
    let ways = [1]
    for (let i = 0; i < dice; i++) {
      const next = new Array<number>(ways.length + 6).fill(0)
      ways.forEach((n, sum) => {
        for (let face = 1; face <= 6; face++) next[sum + face]! += n
      })
      ways = next
    }
    fan = fanOf(ways, 6 ** dice)
    sums[dice] = fan
  }
  return fan
}

/** The numbers of successes among so many dice with their chances: each succeeds on half its faces. */
function countsOf(dice: number): Fan {
  let fan = counts[dice]
  if (!fan) {
    let ways = [1]
    for (let i = 0; i < dice; i++) ways = [...ways, 0].map((n, k) => n + (ways[k - 1] ?? 0))
    fan = fanOf(ways, 2 ** dice)
    counts[dice] = fan
  }
  return fan
}

function fanOf(ways: readonly number[], total: number): Fan {
  const values = ways.flatMap((n, value) => (n > 0 ? [value] : []))
  return { values, chances: values.map((value) => ways[value]! / total) }
}

/** More rolls and points than any path needs; reaching it means that they never end. */
const MAX_STEPS = 10_000

/** Thrown at a point to leave the rule code; never caught by it. */
class Cut {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}

/** A place in the tree that many paths may reach: how to get there once, and how many points lie on that way. */
interface Node {
  readonly path: readonly number[]
  readonly points: number
}

export type Policy<G extends Game> = (question: G['question']) => unknown

export class Oracle<G extends Game> implements Referee<G> {
  readonly listening = false
  private readonly policy: Policy<G> | undefined
  /** Which branch is taken at each roll of this run; the first `given` ones are the way to the node. */
  private path: number[] = []
  private widths: number[] = []
  private given = 0
  private depth = 0
  private pointsToPass = 0
  private pointsPassed = 0
  private chance = 1

  constructor(policy?: Policy<G>) {
    this.policy = policy
  }

  private choose(fan: Fan): number {
    this.takeStep()
    const at = this.depth++
    if (at === this.path.length) this.path.push(0)
    this.widths[at] = fan.values.length
    const branch = this.path[at]!
    if (at >= this.given) this.chance *= fan.chances[branch]!
    return fan.values[branch]!
  }

  roll(dice: number, _why?: Rule, _by?: number): number {
    return dice <= 0 ? 0 : this.choose(sumsOf(dice))
  }

  dice(count: number): number[] {
    const faces: number[] = []
    for (let i = 0; i < count; i++) faces.push(this.choose(sumsOf(1)))
    return faces
  }

  successes(dice: number): number {
    return dice <= 0 ? 0 : this.choose(countsOf(dice))
  }

  ask<Q extends G['question']>(question: Q): AnswerTo<G, Q> {
    if (!this.policy) throw new Error(`the odds depend on the answer to "${question.kind}", and no policy was given`)
    return this.policy(question) as AnswerTo<G, Q>
  }

  askAll<Q extends G['question']>(questions: readonly Q[]): AnswerTo<G, Q>[] {
    return questions.map((question) => this.ask(question))
  }

  tell(): void {}

  point(key: () => string): void {
    if (this.pointsPassed === this.pointsToPass) throw new Cut(key())
    this.takeStep()
    this.pointsPassed++
  }

  private takeStep(): void {
    if (this.depth + this.pointsPassed < MAX_STEPS) return
    throw new Error('these dice can go on for ever: let rule code that does so pass a point whose key comes back')
  }

  /** Runs the rule along every path from a node; each ends in an outcome or at the next point. */
  expand<T>(
    node: Node,
    run: (referee: Oracle<G>) => T,
    onEnd: (outcome: T, chance: number) => void,
    onPoint: (key: string, chance: number, node: Node) => void,
  ): void {
    this.path = [...node.path]
    this.given = node.path.length
    for (;;) {
      this.depth = 0
      this.chance = 1
      this.pointsPassed = 0
      this.pointsToPass = node.points
      try {
        const outcome = run(this)
        onEnd(outcome, this.chance)
      } catch (thrown) {
        if (!(thrown instanceof Cut)) throw thrown
        onPoint(thrown.key, this.chance, { path: this.path.slice(0, this.depth), points: node.points + 1 })
      }
      if (!this.advance()) return
    }
  }

  /** On to the next path: the last roll that has a branch left takes it, what came after is forgotten. */
  private advance(): boolean {
    for (let at = this.depth - 1; at >= this.given; at--) {
      if (this.path[at]! + 1 < this.widths[at]!) {
        this.path.length = at + 1
        this.path[at]!++
        return true
      }
    }
    return false
  }
}

/**
 * The exact distribution of what `run` returns. It is called many times and must start afresh each time (clone any
 * state it changes); outcomes are told apart as keys of a Map, so return strings or numbers.
 */
export function exactly<G extends Game, T extends string | number | boolean>(
  run: (referee: Oracle<G>) => T,
  policy?: Policy<G>,
): Map<T, number> {
  const oracle = new Oracle<G>(policy)
  const nodes: Node[] = [{ path: [], points: 0 }]
  const numbers = new Map<string, number>()
  const arrows: Arrow[][] = []
  const ends: Map<T, number>[] = []
  for (let number = 0; number < nodes.length; number++) {
    const out = new Map<number, number>()
    const end = new Map<T, number>()
    oracle.expand(
      nodes[number]!,
      run,
      (outcome, chance) => end.set(outcome, (end.get(outcome) ?? 0) + chance),
      (key, chance, node) => {
        let to = numbers.get(key)
        if (to === undefined) {
          to = nodes.push(node) - 1
          numbers.set(key, to)
        }
        out.set(to, (out.get(to) ?? 0) + chance)
      },
    )
    arrows.push([...out].map(([to, chance]) => ({ to, chance })))
    ends.push(end)
  }
  const visits = flow(arrows)
  const total = new Map<T, number>()
  ends.forEach((end, number) => {
    for (const [outcome, chance] of end) total.set(outcome, (total.get(outcome) ?? 0) + chance * visits[number]!)
  })
  return total
}
