/** Each level against the one below. */
import { levels, randomPlayer } from '@harena/bots'
import type { GameEntry } from '@harena/engine'
import { duelScore, type Sitting, sitting } from './duels.ts'
import type { Score } from './pairings.ts'
import { boutsOf, type Part, scored, table, titleOf } from './part.ts'

interface Row {
  readonly game: string
  readonly pair: string
  readonly score: Score
}

export const levelsPart: Part = {
  heading: 'Levels',
  measure(keep, size) {
    const rows = boutsOf(size).flatMap((game) =>
      pairsOf(game).map(([first, second]): Row => {
        const { id } = game.ruleset
        const isLong = first[0] === 'master' || (first[0] === 'veteran' && id === 'outland')
        const score = keep(`${id} levels ${first[0]} ${second[0]}`, () =>
          duelScore(game, first, second, isLong ? size.long : size.pairs),
        )
        return { game: id, pair: `${first[0]} against ${second[0]}`, score }
      }),
    )
    const games = [...new Set(rows.map(({ game }) => game))]
    const cell = (pair: string, game: string) => {
      const row = rows.find((one) => one.game === game && one.pair === pair)
      return row ? scored(row.score) : ''
    }
    return table(
      ['', ...games.map(titleOf)],
      [...new Set(rows.map(({ pair }) => pair))].map((pair) => [pair, ...games.map((game) => cell(pair, game))]),
    )
  },
}

function pairsOf(game: GameEntry): [Sitting, Sitting][] {
  const random: Sitting = ['random', randomPlayer(game.ruleset)]
  const steps = levels
    .slice(1)
    .map((level, at): [Sitting, Sitting] => [sitting(game, level), sitting(game, levels[at]!)])
  return [[sitting(game, 'standard'), random], ...steps]
}
