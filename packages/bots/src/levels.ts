import type { Bot, Game, Opponent } from '@harena/engine'
import { habitOf } from './habits.ts'

/** The levels of the built-in opponents, weakest first. */
export const levels = ['dummy', 'novice', 'standard', 'veteran', 'master'] as const

/** The master with the larger budget: the same thoughts, more of them. */
export const STRONG = 'master-strong'

export type Level = (typeof levels)[number]

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

export function byLevel<T>(make: (level: Level) => T): Record<Level, T> {
  return Object.fromEntries(levels.map((level) => [level, make(level)])) as Record<Level, T>
}
