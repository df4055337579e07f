/** Duels between two opponents, their types drawn at random. */
import { type Bot, type Dice, effectiveOptions, type Game, type GameEntry } from '@harena/engine'
import { type Match, type Score, scoreOf } from './pairings.ts'

/** Somebody who plays, under the name that the report gives him. */
export type Sitting = readonly [name: string, bot: Bot<Game>]

export function sitting(game: GameEntry, level: string): Sitting {
  return [level, game.opponents[level]!.play]
}

/** Duels of any two types. */
export function anyDuel(game: GameEntry): (random: Dice) => Match {
  const { ruleset, balance } = game
  const options = effectiveOptions(ruleset, {})
  const styles = balance!.styles
  return (random) => {
    for (;;) {
      const setup = game.setup([[styles[random.below(styles.length)]!], [styles[random.below(styles.length)]!]], true)
      if (ruleset.checkSetup(setup, options) === null) return { setup, options }
    }
  }
}

/** The first one's score in mirrored duels; `from` is the number of the first pair, so that more can be added to some. */
export function duelScore(
  game: GameEntry,
  [first, one]: Sitting,
  [second, other]: Sitting,
  pairs: number,
  from = 0,
): Score {
  const seed = `strength/${game.ruleset.id}/${first}/${second}`
  return scoreOf(game.ruleset, one, other, anyDuel(game), pairs, seed, true, from)
}
