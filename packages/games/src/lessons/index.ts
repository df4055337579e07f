/** The school: lessons in the order in which they are best taken, the first bout of each game before its parts. */
import * as colosseum from './colosseum.ts'
import * as heroes from './heroes.ts'
import type { Lesson } from './lesson.ts'
import * as munera from './munera.ts'
import * as outland from './outland.ts'

export * from './lesson.ts'
export * from './puzzle.ts'
export * from './puzzles.ts'

export const lessons: readonly Lesson[] = [
  munera.firstBout,
  munera.facing,
  munera.net,
  munera.club,
  outland.firstBout,
  outland.odds,
  heroes.firstMatch,
  heroes.bids,
  colosseum.firstBout,
  colosseum.plots,
  colosseum.allocationLesson,
  colosseum.beasts,
]
