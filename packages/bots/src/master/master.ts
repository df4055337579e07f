/** The master: thinks about what matters, and answers by habit otherwise. */
import type { Game, Opponent } from '@harena/engine'
import { adviser, type Nearness } from './adviser.ts'
import type { Effort, Mind } from './mind.ts'
import { chanceAt } from './sample.ts'
import { answerOf, think } from './search.ts'

/** How he plays, and why: the same stream leads to the same thoughts. */
export function masterly<G extends Game>(
  mind: Mind<G>,
  effort: Effort,
  nearness: Nearness<G> = () => null,
): Pick<Required<Opponent<G>>, 'play' | 'explain' | 'advise' | 'foretell'> {
  return {
    play: (known, question, random) => {
      const reasons = think(mind, effort, known, question, random)
      return reasons ? answerOf(reasons, random) : mind.habit(known, question, random)
    },
    explain: (known, question, random) => think(mind, effort, known, question, random),
    advise: adviser(mind, effort, nearness),
    foretell: (state, seat) => (mind.isTelling(state, null) ? chanceAt(mind, state, seat) : null),
  }
}
