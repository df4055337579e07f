/** All ways that a stretch of a match can take, as a chain of the states between its steps. */
import { type CounterChain, distributionOf, type Game, Oracle, type Ruleset } from '@harena/engine'
import { Answering } from './answering.ts'
import { sightOf } from './foresee.ts'
import type { CountersQuestion } from './foresee-each.ts'
import { Frontier } from './frontier.ts'
import type { Standing } from './standing.ts'

/** A decision depends on more than what merged branches have in common. */
export class NeedsPast {}

/** A state between two steps, and what is counted in it. */
interface Node<G extends Game> {
  /** Let go of once all ways from it are known: there may be a hundred thousand of them. */
  state: G['state'] | null
  /** The last node on the way whose key told everything; a short key counts from there. */
  readonly root: number
  readonly isShort: boolean
  readonly counts: readonly (number | null)[]
}

/** More than there are kinds of changes; where a path leads and what it changes make one number. */
const KINDS = 2 ** 24
/** Counters are written as characters: none of them changes by more than this. */
const ZERO = 1000

export class Exploration<G extends Game> implements CounterChain {
  private readonly ruleset: Ruleset<G>
  private readonly question: CountersQuestion<G>
  private readonly isMerging: boolean
  private readonly answering: Answering<G>
  private readonly nodes: Node<G>[] = []
  /** By their keys, short ones by the node that they count from. */
  private readonly numbers = new Map<string, number>()
  private readonly shortNumbers = new Map<number, Map<string, number>>()
  private readonly kinds = new Map<string, number>()
  private readonly codes: number[] = []
  readonly changes: (number | null)[][] = []
  readonly first: number[] = []
  readonly end: number[] = []
  readonly to: number[] = []
  readonly chance: number[] = []
  readonly change: number[] = []
  private readonly opening: Oracle<G>
  private readonly later: Oracle<G>
  /** The state of the run at hand, and the node that it comes from. */
  private now: G['state']
  private from = 0
  private expanded = 0

  constructor(ruleset: Ruleset<G>, standing: Standing<G>, question: CountersQuestion<G>, isMerging: boolean) {
    this.ruleset = ruleset
    this.question = question
    this.isMerging = isMerging
    this.now = standing.state
    this.answering = new Answering(ruleset, question, question.seed ?? 'foresight')
    const sight = sightOf(this.answering, () => this.now, question, { policy: (asked) => this.answer(asked) })
    this.opening = new Oracle<G>({ ...sight, past: standing.past })
    this.later = new Oracle<G>(sight)
    this.addNode(standing.state, 0, false)
  }

  get runs(): number {
    return this.opening.runs + this.later.runs
  }

  /** Whether every way was followed to its end. */
  get isWhole(): boolean {
    return this.expanded === this.nodes.length
  }

  get start(): number[] {
    return this.nodes[0]!.counts.map((value) => value ?? 0)
  }

  /** Follows all ways, as long as there are runs left: those found first, or the likeliest. */
  run(budget: number, isLikeliestFirst: boolean): void {
    if (!isLikeliestFirst) {
      for (let node = 0; node < this.nodes.length && this.runs < budget; node++) this.expand(node)
      return
    }
    const frontier = new Frontier()
    frontier.reach(0, 1)
    for (let next = frontier.next(); next && this.runs < budget; next = frontier.next()) {
      this.expand(next.node)
      for (let arrow = this.first[next.node]!; arrow < this.end[next.node]!; arrow++) {
        if (this.to[arrow]! >= 0) frontier.reach(this.to[arrow]!, next.chance * this.chance[arrow]!)
      }
    }
  }

  private expand(from: number): void {
    const { ruleset } = this
    const { state } = this.nodes[from]!
    this.from = from
    this.nodes[from]!.state = null
    const found = distributionOf<G, number>(from === 0 ? this.opening : this.later, (referee) => {
      this.now = ruleset.clone(state)
      if (!ruleset.isOver(this.now)) ruleset.playStep(this.now, referee)
      return (this.nodeOf(this.now) + 1) * KINDS + this.kindOf(this.now)
    })
    this.first[from] = this.to.length
    for (const [place, chance] of found) {
      this.to.push(Math.floor(place / KINDS) - 1)
      this.change.push(place % KINDS)
      this.chance.push(chance)
    }
    this.end[from] = this.to.length
    this.expanded++
  }

  private addNode(state: G['state'], root: number, isShort: boolean): number {
    this.first.push(0)
    this.end.push(0)
    return this.nodes.push({ state, root, isShort, counts: this.question.counters.count(state) }) - 1
  }

  /** The node of a state that a run has come to; -1 if nothing follows. */
  private nodeOf(state: G['state']): number {
    const { ruleset, question, nodes } = this
    if (ruleset.isOver(state) || question.until(state)) return -1
    const { root } = nodes[this.from]!
    const ahead = this.isMerging ? (question.ahead?.(state) ?? null) : null
    const known = ahead === null ? this.numbers : this.numbersFrom(root)
    const key = ahead ?? JSON.stringify(state)
    let node = known.get(key)
    if (node === undefined) {
      node = this.addNode(state, ahead === null ? nodes.length : root, ahead !== null)
      known.set(key, node)
    }
    return node
  }

  private numbersFrom(root: number): Map<string, number> {
    let known = this.shortNumbers.get(root)
    if (!known) {
      known = new Map()
      this.shortNumbers.set(root, known)
    }
    return known
  }

  /** What a run has changed, as one of the kinds of changes. */
  private kindOf(state: G['state']): number {
    const before = this.nodes[this.from]!.counts
    const counts = this.question.counters.count(state)
    const { codes } = this
    for (let at = 0; at < counts.length; at++) {
      const count = counts[at]!
      codes[at] = count === null ? 0 : ZERO + count - (before[at] ?? 0)
    }
    const name = String.fromCharCode.apply(null, codes)
    let kind = this.kinds.get(name)
    if (kind === undefined) {
      kind = this.changes.push(codes.map((code) => (code === 0 ? null : code - ZERO))) - 1
      this.kinds.set(name, kind)
    }
    return kind
  }

  private answer(asked: G['question']): unknown {
    const fixed = this.answering.fixedFor(this.now, asked)
    if (fixed === undefined && this.nodes[this.from]!.isShort) throw new NeedsPast()
    return fixed ?? this.answering.playedBy(this.now, asked)
  }
}
