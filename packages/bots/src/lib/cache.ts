/**
 * Remembers what was worked out, and forgets what nobody has asked for in a while: when one half is full, the
 * other is emptied and takes its place. What is asked for again comes along.
 */
export class Cache<V, K = number> {
  private readonly most: number
  private young = new Map<K, V>()
  private old = new Map<K, V>()

  /** Up to twice as many are kept. */
  constructor(most: number) {
    this.most = most
  }

  get(key: K): V | undefined {
    const found = this.young.get(key)
    if (found !== undefined) return found
    const older = this.old.get(key)
    if (older !== undefined) this.set(key, older)
    return older
  }

  set(key: K, value: V): void {
    if (this.young.size >= this.most) {
      this.old = this.young
      this.young = new Map()
    }
    this.young.set(key, value)
  }
}
