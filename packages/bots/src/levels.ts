import type { Bot, Game, Opponent } from '@harena/engine'

/** The levels of the built-in opponents, weakest first. */
export const levels = ['novice', 'standard', 'veteran'] as const

export type Level = (typeof levels)[number]

/** The opponents of a ruleset, one for each level. The version rises whenever one of them would answer otherwise. */
export function ofEveryLevel<G extends Game>(ruleset: string, version: string, make: (level: Level) => Bot<G>) {
  const made = levels.map((level) => [level, { id: `${ruleset}/${level}`, version, play: make(level) }])
  return Object.fromEntries(made) as Record<Level, Opponent<G>>
}
