/** A player that takes any legal answer, each equally likely: a yardstick for opponents, and a fuzzer. */
import type { Bot, Game, Ruleset } from '@harena/engine'

export function randomPlayer<G extends Game>(ruleset: Ruleset<G>): Bot<G> {
  return (state, question, random) => {
    if (ruleset.pick) return ruleset.pick(state, question, random)
    const legal = ruleset.legal(state, question)
    return legal[random.below(legal.length)]!
  }
}
