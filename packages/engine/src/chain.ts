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
  for (const knot of knotsInOrder(arrows)) {
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

/** A step of several counters. `to` is -1 where the way ends. */
export interface CounterStep {
  readonly to: number
  readonly chance: number
  /** By how much each of them goes up or down on the way; null: it is no longer counted. */
  readonly by: readonly (number | null)[]
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
export function flowOfCounters(steps: readonly (readonly CounterStep[])[], start: readonly number[]): Counted[] {
  const inside = steps.map((list) => list.filter(({ to }) => to >= 0))
  const ends: number[][] = start.map(() => [])
  const gone = start.map(() => 0)
  const at: number[][][] = steps.map(() => start.map(() => []))
  for (const [counter, value] of start.entries()) raise(at[0]![counter]!, value, 1)
  for (const knot of knotsInOrder(inside)) {
    const members = new Set(knot)
    const isLoop = knot.length > 1 || inside[knot[0]!]!.some(({ to }) => members.has(to))
    if (isLoop) settleCounters(knot, members, inside, at)
    for (const node of knot) {
      for (const { to, chance, by } of steps[node]!) {
        if (isLoop && members.has(to)) continue
        const after = to < 0 ? ends : at[to]!
        for (const [counter, change] of by.entries()) {
          at[node]![counter]!.forEach((share, value) => {
            if (change === null) gone[counter]! += share * chance
            else raise(after[counter]!, value + change, share * chance)
          })
        }
      }
    }
  }
  return ends.map((chances, counter) => ({
    chances: Array.from(chances, (chance) => chance ?? 0),
    gone: gone[counter]!,
  }))
}

function raise(chances: number[], value: number, by: number): void {
  if (by !== 0) chances[value] = (chances[value] ?? 0) + by
}

/** Solves a knot once for each value of each counter. */
function settleCounters(
  knot: readonly number[],
  members: ReadonlySet<number>,
  steps: readonly (readonly CounterStep[])[],
  at: number[][][],
): void {
  for (const node of knot) {
    for (const { to, by } of steps[node]!) {
      if (members.has(to) && by.some((change) => change !== 0)) throw new Error('a counter goes on for ever')
    }
  }
  for (const counter of at[knot[0]!]!.keys()) {
    const longest = Math.max(...knot.map((node) => at[node]![counter]!.length))
    for (let value = 0; value < longest; value++) {
      const visits: number[] = []
      for (const node of knot) visits[node] = at[node]![counter]![value] ?? 0
      solveKnot(knot, steps, visits)
      for (const node of knot) at[node]![counter]![value] = visits[node]!
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

/** The strongly connected parts of the chain, each before those it leads to. */
function knotsInOrder(arrows: readonly (readonly Arrow[])[]): number[][] {
  const index = new Array<number>(arrows.length).fill(-1)
  const low = new Array<number>(arrows.length).fill(0)
  const open: number[] = []
  const isOpen = new Array<boolean>(arrows.length).fill(false)
  const knots: number[][] = []
  let clock = 0
  const work: { node: number; next: number }[] = []
  const enter = (node: number) => {
    index[node] = clock
    low[node] = clock++
    open.push(node)
    isOpen[node] = true
    work.push({ node, next: 0 })
  }
  enter(0)
  while (work.length > 0) {
    const top = work.at(-1)!
    const arrow = arrows[top.node]![top.next++]
    if (arrow) {
      if (index[arrow.to] === -1) enter(arrow.to)
      else if (isOpen[arrow.to]) low[top.node] = Math.min(low[top.node]!, index[arrow.to]!)
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
