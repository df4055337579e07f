/** Choices that the book leaves to chance without naming dice: equal targets, equal paths (G-36). */
import type { Seat } from '@harena/engine'
import type { Ref } from '../match/game.ts'
import type { State } from '../match/state.ts'

/**
 * One of a list, each equally likely. No dice fall where there is nothing to choose; a result that is too high is thrown
 * again. `why` names what else the rest of the activation depends on: with the state it is all that matters.
 */
export function pickOf(list: readonly number[], state: State, referee: Ref, by: Seat, why: string): number {
  const count = list.length
  if (count <= 1) return list[0]!
  const dice = count <= 6 ? 1 : 2
  const results = 6 ** dice
  const fair = results - (results % count)
  for (;;) {
    let result = 0
    for (let i = 0; i < dice; i++) result = result * 6 + referee.roll(1, 'G-36', by, 'chance') - 1
    if (result < fair) return list[result % count]!
    referee.point(() => JSON.stringify(['chance', why, by, list, state]))
  }
}
