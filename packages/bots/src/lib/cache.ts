/**
 * Remembers what was worked out, by number, and forgets what nobody has asked for in a while: when one half is full, the
 * other is emptied and takes its place. What is asked for again comes along.
 */
export class Cache<V> {
  private readonly most: number
  private young = new Map<number, V>()
  private old = new Map<number, V>()

  /** Up to twice as many are kept. */
  constructor(most: number) {
    this.most = most
  }

  get(key: number): V | undefined {
    const found = this.young.get(key)
    if (found !== undefined) return found
    const older = this.old.get(key)
    if (older !== undefined) this.set(key, older)
    return older
  }

  set(key: number, value: V): void {
    if (this.young.size >= this.most) {
      this.old = this.young
      this.young = new Map()
    }
    this.young.set(key, value)
  }
}
