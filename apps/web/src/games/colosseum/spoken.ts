/** Names of horses and beasts in the language of the page: a match keeps them in English. */
import { type Colosseum, spokenName, type View } from '@harena/colosseum'
import type { Game, Ruleset } from '@harena/engine'

export function spokenIn<V extends View | null>(view: V): V {
  if (view === null) return view
  const called = <T extends { readonly name: string }>(one: T): T => ({ ...one, name: spokenName(one.name) })
  return { ...view, figures: view.figures.map(called), sheets: view.sheets.map(called) }
}

/** A match as the page shows it. */
export function spokenMatch(ruleset: Ruleset<Colosseum>): Ruleset<Colosseum> {
  return {
    ...ruleset,
    names: (state) => ruleset.names(state).map(spokenName),
    view: (state, seat) => spokenIn(ruleset.view(state, seat)),
  }
}

interface WithMatch extends Game {
  readonly view: { readonly match: View | null }
}

/** A campaign with the match inside. */
export function spokenCampaign<G extends WithMatch>(ruleset: Ruleset<G>): Ruleset<G> {
  return {
    ...ruleset,
    view: (state, seat) => {
      const view = ruleset.view(state, seat)
      return { ...view, match: spokenIn(view.match) }
    },
  }
}
