/** Those with a name: what their leanings cost. */
import { duelScore, sitting } from './duels.ts'
import { boutsOf, type Part, scored, table } from './part.ts'

export const namedPart: Part = {
  heading: 'Those with a name',
  measure(keep, size) {
    const rows = boutsOf(size).flatMap((game) => {
      const { id, title } = game.ruleset
      const named = Object.keys(game.opponents).filter((one) => game.opponents[one]!.name)
      return named.map((one) => {
        const score = keep(`${id} named ${one}`, () =>
          duelScore(game, sitting(game, one), sitting(game, 'master'), size.long),
        )
        return [title, one, scored(score), String(score.matches)]
      })
    })
    return `A leaning may cost no more than five in a hundred: the score of each against the master without one.

${table(['', 'named', 'score', 'matches'], rows)}`
  },
}
