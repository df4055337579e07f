/** Rules whose views are arenas of hexes; a board that knows no rules needs to know nothing else of them. */
import type { ArenaView, Game, Ruleset } from '@harena/engine'
import type { ViewGame } from '../../match/timeline.ts'

/** The parts of a ruleset meet only states, questions and answers of its own. */
export function onHexes<G extends Game & { readonly view: ArenaView }>(
  ruleset: Ruleset<G>,
): Ruleset<ViewGame<ArenaView>> {
  return ruleset as unknown as Ruleset<ViewGame<ArenaView>>
}
