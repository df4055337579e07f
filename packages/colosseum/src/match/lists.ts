/** Lists that are made in every phase. */

/** A list with one more, as long as it has to be: one that grows takes room for seventeen, and several times as long. */
export function withOne<T>(list: readonly T[], one: T): readonly T[] {
  if (list.length === 0) return [one]
  return list.length === 1 ? [list[0]!, one] : [...list, one]
}
