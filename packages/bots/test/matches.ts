/** Matches between opponents, for the tests of this package. */
import {
  type Bot,
  type Dice,
  effectiveOptions,
  type Game,
  type Opponent,
  playOut,
  type Ruleset,
  seeded,
  Table,
} from '@harena/engine'

/** Opponents as bare bots, by level. */
export function plays<L extends string, G extends Game>(levels: Record<L, Opponent<G>>): Record<L, Bot<G>> {
  const entries = Object.entries<Opponent<G>>(levels).map(([level, { play }]) => [level, play])
  return Object.fromEntries(entries) as Record<L, Bot<G>>
}

/** How many of so many matches each seat wins, played without a table. */
export function winsOf<G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  bots: readonly Bot<G>[],
  matches: number,
): number[] {
  const options = effectiveOptions(ruleset, {}) as G['options']
  const wins = bots.map(() => 0)
  for (let i = 0; i < matches; i++) {
    const state = ruleset.start(setup, options)
    playOut(ruleset, state, bots, `wins/${i}`)
    for (const seat of ruleset.result(state).winners) wins[seat]!++
  }
  return wins
}

/** One value of each switch, at random. */
export function randomOptions<G extends Game>(ruleset: Ruleset<G>, random: Dice): Record<string, string | number> {
  return Object.fromEntries(
    ruleset.options.map((option) => {
      if (!('values' in option)) return [option.id, Math.min(option.max, 5 + random.below(40))]
      const values = Object.keys(option.values)
      return [option.id, values[random.below(values.length)]!]
    }),
  )
}

/** A match of opponents at a table, which checks every answer and throws at the first illegal one. */
export function playChecked<G extends Game>(
  ruleset: Ruleset<G>,
  setup: G['setup'],
  options: Record<string, string | number>,
  bots: readonly Bot<G>[],
  seed: string,
): Table<G> {
  return Table.open(ruleset, { setup, options, dice: seeded(seed), players: bots })
}
