import type { Bot, Game, Opponent } from '@harena/engine'
import { colosseumOpponent } from './colosseum/opponent.ts'
import { heroesCareerOpponent } from './heroes/career.ts'
import { heroesOpponent } from './heroes/opponent.ts'
import { muneraOpponent } from './munera/opponent.ts'
import { outlandOpponent, outlandVeteran } from './outland/opponent.ts'

export * from './lib/random-player.ts'

/** The levels of the built-in opponents, weakest first. */
export const levels = ['novice', 'standard', 'veteran'] as const

type Level = (typeof levels)[number]

/** The opponents of a ruleset, one for each level. The version rises whenever one of them would answer otherwise. */
function ofEveryLevel<G extends Game>(ruleset: string, version: string, make: (level: Level) => Bot<G>) {
  const made = levels.map((level) => [level, { id: `${ruleset}/${level}`, version, play: make(level) }])
  return Object.fromEntries(made) as Record<Level, Opponent<G>>
}

/** The built-in opponents by ruleset and level. */
export const opponents = {
  munera: ofEveryLevel('munera', '1', muneraOpponent),
  outland: ofEveryLevel('outland', '1', (level) => (level === 'veteran' ? outlandVeteran() : outlandOpponent(level))),
  heroes: ofEveryLevel('heroes', '1', heroesOpponent),
  'heroes-career': ofEveryLevel('heroes-career', '1', heroesCareerOpponent),
  colosseum: ofEveryLevel('colosseum', '1', colosseumOpponent),
}
