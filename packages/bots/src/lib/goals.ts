/** F.1 What a goal changes for a side: for whom time works, and whom it is after. */
import { type AnyOptions, goalIn, type Seat } from '@harena/engine'

/** 1 for a side that must bring something about in time, -1 for one that need only wait, 0 where time is nobody's. */
export function hurryOf(options: AnyOptions, team: number): -1 | 0 | 1 {
  const goal = goalIn(options)
  if (!goal || goal.turns === null) return 0
  return (goal.does === 'defeats') === (goal.team === team) ? 1 : -1
}

/** The one whom a side must bring down, also to break the guard of another; -1 for nobody. */
export function markOf(options: AnyOptions, team: number): Seat {
  const goal = goalIn(options)
  if (!goal || goal.mark === null) return -1
  return (goal.does === 'defeats') === (goal.team === team) ? goal.mark : -1
}
