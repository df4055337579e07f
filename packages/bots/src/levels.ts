/** The levels of the built-in opponents, weakest first. */
export const levels = ['dummy', 'novice', 'standard', 'veteran', 'master'] as const

/** The master with the larger budget: the same thoughts, more of them. */
export const STRONG = 'master-strong'

export type Level = (typeof levels)[number]

export function byLevel<T>(make: (level: Level) => T): Record<Level, T> {
  return Object.fromEntries(levels.map((level) => [level, make(level)])) as Record<Level, T>
}
