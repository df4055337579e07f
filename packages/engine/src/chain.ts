/** Absorbing Markov chains: how often each node is visited, starting once at node 0. */

export interface Arrow {
  readonly to: number
  readonly chance: number
}

/**
 * The expected number of visits to each node. Knots of nodes that lead back to themselves are found (Tarjan) and
 * solved one at a time as linear equations; everything else is a single pass.
 */
export function flow(arrows: readonly (readonly Arrow[])[]): number[] {
  const visits = new Array<number>(arrows.length).fill(0)
  visits[0] = 1
  const first: number[] = []
  const end: number[] = []
  for (const list of arrows) {
    first.push(end.at(-1) ?? 0)
    end.push(first.at(-1)! + list.length)
  }
  const to = arrows.flatMap((list) => list.map((arrow) => arrow.to))
  for (const knot of knotsInOrder(first, end, to)) {
    const first = knot[0]!
    if (knot.length > 1 || arrows[first]!.some((arrow) => arrow.to === first)) solveKnot(knot, arrows, visits)
    const inside = new Set(knot)
    for (const node of knot) {
      for (const arrow of arrows[node]!) {
        if (!inside.has(arrow.to)) visits[arrow.to]! += visits[node]! * arrow.chance
      }
    }
  }
  return visits
}

/** A chain on the way along which counters go up and down. */
export interface CounterChain {
  /** Where the arrows of each node begin and end. */
  readonly first: readonly number[]
  readonly end: readonly number[]
  /** For each arrow: where it leads, -1 where the way ends; how likely it is; which of the changes it brings. */
  readonly to: readonly number[]
  readonly chance: readonly number[]
  readonly change: readonly number[]
  /** By how much each counter goes up or down; null: it is no longer counted. */
  readonly changes: readonly (readonly (number | null)[])[]
}

/** The chances of 0, 1, 2 ... at the end, and the chance that it was no longer counted. */
export interface Counted {
  readonly chances: readonly number[]
  readonly gone: number
}

/**
 * How each of several counters is distributed at the end, given what they are at node 0. Within a knot nothing may be
 * counted.
 */
export function flowOfCounters(chain: CounterChain, start: readonly number[]): Counted[] {
  const { first, end, to, chance, change, changes } = chain
  const ends: number[][] = start.map(() => [])
  const gone = start.map(() => 0)
  const at: (number[][] | null)[] = new Array(first.length).fill(null)
  at[0] = start.map((value) => raised([], value, [1], 1))
  for (const knot of knotsInOrder(first, end, to)) {
    const members = new Set(knot)
    const isLoop = knot.length > 1 || leadsBack(chain, knot[0]!)
    if (isLoop) settleCounters(knot, members, chain, at, start.length)
    for (const node of knot) {
      const here = at[node] ?? start.map(() => [])
      at[node] = null
      for (let arrow = first[node]!; arrow < end[node]!; arrow++) {
        const next = to[arrow]!
        if (isLoop && members.has(next)) continue
        if (next >= 0) at[next] ??= start.map(() => [])
        const after = next < 0 ? ends : at[next]!
        const by = changes[change[arrow]!]!
        for (let counter = 0; counter < by.length; counter++) {
          const step = by[counter]!
          if (step === null) gone[counter]! += sum(here[counter]!) * chance[arrow]!
          else raised(after[counter]!, step, here[counter]!, chance[arrow]!)
        }
      }
    }
  }
  return ends.map((chances, counter) => ({ chances, gone: gone[counter]! }))
}

/** Adds so much of some chances, each moved up by a step. */
function raised(chances: number[], step: number, more: readonly number[], share: number): number[] {
  while (chances.length < more.length + step) chances.push(0)
  for (let value = 0; value < more.length; value++) {
    const by = more[value]! * share
    if (by !== 0) chances[value + step]! += by
  }
  return chances
}

function sum(chances: readonly number[]): number {
  let total = 0
  for (const chance of chances) total += chance
  return total
}

function leadsBack({ first, end, to }: CounterChain, node: number): boolean {
  for (let arrow = first[node]!; arrow < end[node]!; arrow++) if (to[arrow] === node) return true
  return false
}

/** Solves a knot once for each value of each counter. */
function settleCounters(
  knot: readonly number[],
  members: ReadonlySet<number>,
  { first, end, to, chance, change, changes }: CounterChain,
  at: (number[][] | null)[],
  counters: number,
): void {
  const inside: Arrow[][] = []
  for (const node of knot) {
    at[node] ??= Array.from({ length: counters }, () => [])
    inside[node] = []
    for (let arrow = first[node]!; arrow < end[node]!; arrow++) {
      if (!members.has(to[arrow]!)) continue
      if (changes[change[arrow]!]!.some((step) => step !== 0)) throw new Error('a counter goes on for ever')
      inside[node].push({ to: to[arrow]!, chance: chance[arrow]! })
    }
  }
  for (let counter = 0; counter < counters; counter++) {
    const longest = Math.max(...knot.map((node) => at[node]![counter]!.length))
    for (let value = 0; value < longest; value++) {
      const visits: number[] = []
      for (const node of knot) visits[node] = at[node]![counter]![value] ?? 0
      solveKnot(knot, inside, visits)
      for (const node of knot) {
        const own = at[node]![counter]!
        while (own.length <= value) own.push(0)
        own[value] = visits[node]!
      }
    }
  }
}

/** Replaces the inflow of a knot's nodes by their visits: v = inflow + (chances inside the knot, turned round) v. */
function solveKnot(knot: readonly number[], arrows: readonly (readonly Arrow[])[], visits: number[]): void {
  const place = new Map(knot.map((node, i) => [node, i]))
  const rows = knot.map((node, i) => {
    const row = new Array<number>(knot.length + 1).fill(0)
    row[i] = 1
    row[knot.length] = visits[node]!
    return row
  })
  for (const [node, from] of place) {
    for (const arrow of arrows[node]!) {
      const to = place.get(arrow.to)
      if (to !== undefined) rows[to]![from]! -= arrow.chance
    }
  }
  const solved = solve(rows)
  for (const [node, i] of place) visits[node] = solved[i]!
}

/** Gaussian elimination with the largest pivot; the last column is the right-hand side. */
function solve(rows: number[][]): number[] {
  const n = rows.length
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row
    }
    if (Math.abs(rows[pivot]![column]!) < 1e-12) throw new Error('these dice can go on for ever: the odds have no end')
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    const top = rows[column]!
    for (let row = 0; row < n; row++) {
      const factor = row === column ? 0 : rows[row]![column]! / top[column]!
      if (factor !== 0) for (let i = column; i <= n; i++) rows[row]![i]! -= factor * top[i]!
    }
  }
  return rows.map((row, i) => row[n]! / row[i]!)
}

/** The strongly connected parts of the chain, each before those it leads to; arrows as in a `CounterChain`. */
function knotsInOrder(first: readonly number[], end: readonly number[], to: readonly number[]): number[][] {
  const count = first.length
  const index = new Array<number>(count).fill(-1)
  const low = new Array<number>(count).fill(0)
  const open: number[] = []
  const isOpen = new Array<boolean>(count).fill(false)
  const knots: number[][] = []
  let clock = 0
  const work: { node: number; next: number }[] = []
  const enter = (node: number) => {
    index[node] = clock
    low[node] = clock++
    open.push(node)
    isOpen[node] = true
    work.push({ node, next: first[node]! })
  }
  enter(0)
  while (work.length > 0) {
    const top = work.at(-1)!
    if (top.next < end[top.node]!) {
      const next = to[top.next++]!
      if (next < 0) continue
      if (index[next] === -1) enter(next)
      else if (isOpen[next]) low[top.node] = Math.min(low[top.node]!, index[next]!)
      continue
    }
    work.pop()
    const parent = work.at(-1)
    if (parent) low[parent.node] = Math.min(low[parent.node]!, low[top.node]!)
    if (low[top.node] === index[top.node]) knots.push(closeKnot(top.node, open, isOpen))
  }
  return knots.reverse()
}

function closeKnot(root: number, open: number[], isOpen: boolean[]): number[] {
  const knot: number[] = []
  for (;;) {
    const node = open.pop()!
    isOpen[node] = false
    knot.push(node)
    if (node === root) return knot
  }
}
