/** Nodes that wait to be expanded, the likeliest first. */

interface Entry {
  readonly node: number
  readonly chance: number
}

/** A binary heap. A node that gets likelier is put in again; its earlier entries are passed over. */
export class Frontier {
  private readonly chances: number[] = []
  private readonly isTaken: boolean[] = []
  private readonly heap: Entry[] = []

  /** A way of this chance leads to a node. */
  reach(node: number, chance: number): void {
    if (this.isTaken[node]) return
    const sum = (this.chances[node] ?? 0) + chance
    this.chances[node] = sum
    this.push({ node, chance: sum })
  }

  /** The next one and the chance of all ways to it found so far; undefined if there is none. */
  next(): Entry | undefined {
    for (let top = this.pop(); top; top = this.pop()) {
      if (this.isTaken[top.node]) continue
      this.isTaken[top.node] = true
      return top
    }
    return undefined
  }

  private push(entry: Entry): void {
    const { heap } = this
    let at = heap.push(entry) - 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (heap[parent]!.chance >= entry.chance) break
      heap[at] = heap[parent]!
      at = parent
    }
    heap[at] = entry
  }

  private pop(): Entry | undefined {
    const { heap } = this
    const top = heap[0]
    const last = heap.pop()
    if (!top || heap.length === 0) return top
    let at = 0
    for (let child = 1; child < heap.length; child = 2 * at + 1) {
      if (child + 1 < heap.length && heap[child + 1]!.chance > heap[child]!.chance) child++
      if (heap[child]!.chance <= last!.chance) break
      heap[at] = heap[child]!
      at = child
    }
    heap[at] = last!
    return top
  }
}
