/** Choices that the book leaves to chance without naming dice: equal targets, equal paths (G-36). */
import type { Seat } from '@harena/engine'
import type { Ref } from '../match/game.ts'

/** One of 0 .. count-1, each equally likely. No dice fall where there is nothing to choose. */
export function pick(count: number, referee: Ref, by: Seat): number {
  if (count <= 1) return 0
  const dice = count <= 6 ? 1 : 2
  const results = 6 ** dice
  const fair = results - (results % count)
  for (;;) {
    let result = 0
    for (let i = 0; i < dice; i++) result = result * 6 + referee.roll(1, 'G-36', by, 'chance') - 1
    if (result < fair) return result % count
  }
}

export function pickOf<T>(list: readonly T[], referee: Ref, by: Seat): T {
  return list[pick(list.length, referee, by)]!
}
