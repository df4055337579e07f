/** What came of answers after which nothing was left to chance: however often they are tried, it is worked out once. */

type Branch = Map<unknown, Branch | number>

export class SureChances {
  private readonly root: Branch = new Map()

  /** Of answers in the order of their questions; undefined where chance decides, or where it is not known yet. */
  get(opening: readonly unknown[]): number | undefined {
    let at: Branch | number | undefined = this.root
    for (let i = 0; i < opening.length; i++) at = (at as Branch | undefined)?.get(opening[i])
    return at as number | undefined
  }

  set(opening: readonly unknown[], chance: number): void {
    let at = this.root
    for (const answer of opening.slice(0, -1)) {
      const next = (at.get(answer) as Branch | undefined) ?? new Map()
      at.set(answer, next)
      at = next
    }
    at.set(opening.at(-1), chance)
  }
}
