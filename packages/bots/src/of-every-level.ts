import type { Bot, Game, Opponent } from '@harena/engine'
import { habitOf } from './habits.ts'
import { byLevel, type Level } from './levels.ts'

/** How a level plays; one who thinks can also say why. */
type Making<G extends Game> = Bot<G> | Pick<Opponent<G>, 'play' | 'explain' | 'advise' | 'foretell'>

/** The opponents of a ruleset, one for each level. The version rises whenever one of them would answer otherwise. */
export function ofEveryLevel<G extends Game>(
  ruleset: string,
  version: string,
  makings: Readonly<Record<Level, Making<G>>>,
): Record<Level, Opponent<G>> {
  return byLevel((level) => {
    const making = makings[level]
    const id = `${ruleset}/${level}`
    return { id, version, ...habitOf(ruleset, level), ...(typeof making === 'function' ? { play: making } : making) }
  })
}
