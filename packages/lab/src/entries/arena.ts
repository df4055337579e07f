/** The games on a hex arena: Munera Sine Missione and Outland's Gladiator. */
import { opponents } from '@harena/bots'
import { type Bot, effectiveOptions, type Game, type Ruleset } from '@harena/engine'
import { munera, sampleTypes } from '@harena/munera'
import { gladiatorTypes, outland } from '@harena/outland'
import { type ArenaGame, type Entry, entrantsOf, type SeatView, type Teams } from '../entry.ts'

export const muneraEntry: Entry = {
  ...onHexes(munera),
  opponents: anyOpponents(opponents.munera),
  types: sampleTypes,
  unit: 'round',
}

export const outlandEntry: Entry = {
  ...onHexes(outland),
  opponents: anyOpponents(opponents.outland),
  types: Object.keys(gladiatorTypes),
  unit: 'turn',
}

/** Everybody is decided for, and both games take a list of gladiators by type. */
function onHexes(
  ruleset: Ruleset<ArenaGame>,
): Pick<Entry, 'ruleset' | 'book' | 'chunk' | 'teams' | 'defaultSetup' | 'setup' | 'seats' | 'board'> {
  const seats = (state: unknown): SeatView[] =>
    ruleset.view(state, null).figures.map(({ seat, name, type, team }) => ({ seat, name, type, team, isPlayed: true }))
  return {
    ruleset,
    book: ruleset.id,
    chunk: 1000,
    teams: (): Teams => {
      const state = ruleset.start(ruleset.defaultSetup, effectiveOptions(ruleset, {}))
      const sides = Map.groupBy(seats(state), ({ team }) => team)
      return [...sides.values()].map((side) => side.map(({ type }) => type))
    },
    defaultSetup: () => ruleset.defaultSetup,
    setup: (teams) => ({ fighters: entrantsOf(teams) }),
    seats,
    board: (view) => ({ kind: 'hexes', view }),
  }
}

/** An opponent meets only states and questions of its own ruleset, since both stand in one entry. */
function anyOpponents<G extends Game>(levels: object & { readonly standard: Bot<G> }): Record<string, Bot<ArenaGame>> {
  return levels as unknown as Record<string, Bot<ArenaGame>>
}
