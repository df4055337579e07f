/** How the games on hexes are played here: they are all alike. */
import type { ArenaView, Ruleset } from '@harena/engine'
import { hexChoices } from '../../match/choices.ts'
import type { PlayedGame } from '../../match/game.ts'
import type { ViewGame } from '../../match/timeline.ts'
import { walksFrom } from './walks.ts'

/** What opens a match or a turn is quickly told. */
export const brief: ReadonlySet<string> = new Set([
  'strengthRolled',
  'attributesRolled',
  'orderRolled',
  'turnBegan',
  'roundBegan',
  'placed',
])

/** Games tell of the crowd with events of these names. */
const verdicts = new Set(['appealed', 'judged'])

export function playedOnHexes(ruleset: Ruleset<ViewGame<ArenaView>>): Omit<PlayedGame<ArenaView>, 'opponents'> {
  return {
    ruleset,
    choicesFor: (known, question, view) => hexChoices(ruleset, known, question, view),
    walksFor: (known, question, view) => walksFrom(ruleset, known, question, view),
    pace: ({ event, rolls }) => (brief.has(event.kind) ? 0.4 : rolls.length > 0 ? 1.2 : 0.8),
    isVerdict: ({ event }) => verdicts.has(event.kind),
  }
}
