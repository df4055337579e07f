/** What is played to learn each game: who meets whom, by which rules, and how well. */

import { mind as colosseum } from '@harena/bots/colosseum/mind'
import { mind as heroes } from '@harena/bots/heroes/mind'
import type { Mind } from '@harena/bots/master/mind'
import { mind as munera } from '@harena/bots/munera/mind'
import { mind as outland } from '@harena/bots/outland/mind'
import { type AnyOptions, type Dice, effectiveOptions, type Game, type GameEntry, type Teams } from '@harena/engine'
import { gameOf } from '@harena/games'

export interface Course {
  readonly game: GameEntry
  readonly mind: Mind<Game>
  match(random: Dice): { readonly setup: unknown; readonly options: AnyOptions }
  /** The levels that play; one that is listed twice plays twice as often. */
  readonly levels: readonly string[]
  /** How often in a hundred they do something else: one of these for each player. */
  readonly wandering: readonly number[]
  readonly hidden: readonly number[]
  readonly matches: number
}

/** Of ten matches most are duels, some are of two or three a side. */
const SIZES = [1, 1, 1, 1, 1, 1, 1, 1, 2, 3] as const

function course(mind: Mind<Game>, types: readonly string[], more: Partial<Course> = {}): Course {
  const game = gameOf(mind.ruleset.id)
  return {
    game,
    mind,
    match: (random) => drawMatch(game, types, random),
    levels: ['veteran', 'veteran', 'standard'],
    wandering: [0, 5, 20],
    hidden: [48],
    matches: 20_000,
    ...more,
  }
}

function drawMatch(game: GameEntry, types: readonly string[], random: Dice) {
  for (;;) {
    const presets = Object.values(game.presets)
    const switches = presets.length > 0 && random.below(4) === 0 ? presets[random.below(presets.length)]!.switches : {}
    const options = effectiveOptions(game.ruleset, switches)
    const size = SIZES[random.below(SIZES.length)]!
    const side = () => Array.from({ length: size }, () => types[random.below(types.length)]!)
    const teams: Teams = [side(), side()]
    const setup = game.setup(teams, true)
    if (game.ruleset.checkSetup(setup, options) === null) return { setup, options }
  }
}

/** A mind of any game, as the scripts hold it. */
function asMind<G extends Game>(mind: Mind<G>): Mind<Game> {
  return mind as unknown as Mind<Game>
}

export const courses: Readonly<Record<string, () => Course>> = {
  colosseum: () => course(asMind(colosseum), gameOf('colosseum').balance!.styles, { matches: 60_000 }),
  // Whoever bids at random wastes his dice: so they seldom do, lest Bonus Dice seem worth little.
  heroes: () =>
    course(asMind(heroes), gameOf('heroes').types, {
      levels: ['veteran', 'veteran', 'veteran', 'standard'],
      wandering: [0, 0, 2, 10],
    }),
  munera: () => course(asMind(munera), gameOf('munera').types),
  // A veteran plays hundreds of matches in his mind for each action: too slow to learn from.
  outland: () => course(asMind(outland), gameOf('outland').types, { levels: ['standard'] }),
}
