/** Simple styles against the levels that should not be open to them. */
import type { Bot, Game } from '@harena/engine'
import { gameOf } from '@harena/games'
import { duelScore, sitting } from './duels.ts'
import { exploiters } from './exploiters.ts'
import { type Part, scored, table } from './part.ts'

export const stylesPart: Part = {
  heading: 'GLADIATOR: simple styles',
  measure(keep, { pairs, long }) {
    const game = gameOf('colosseum')
    const rows = Object.entries(exploiters).map(([name, play]) => {
      const scores = ['veteran', 'master'].map((level) =>
        keep(`colosseum styles ${name} ${level}`, () =>
          duelScore(
            game,
            [name, play as unknown as Bot<Game>],
            sitting(game, level),
            level === 'master' ? long : pairs,
          ),
        ),
      )
      return [name, ...scores.map(scored)]
    })
    return `One who does one thing whenever he may, and is a standard opponent in all else: his score against each level.

${table(['', 'against veteran', 'against master'], rows)}`
  },
}
