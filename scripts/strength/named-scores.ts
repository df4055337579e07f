/** What a leaning costs in matches. */
import type { GameEntry } from '@harena/engine'
import { duelScore, sitting } from './duels.ts'
import { tempers } from './habits.ts'
import type { Score } from './pairings.ts'
import { boutsOf, type Keep, type Part, type Size, scored, table } from './part.ts'

export const namedScoresPart: Part = {
  heading: 'What a name costs',
  measure(keep, size) {
    const found = boutsOf(size).map((game) => scoresOf(game, keep, size))
    const rows = found.map(({ title, named, master }) => {
      const all = together(named.map(({ score }) => score))
      return [title, scored(all), `${all.matches}`, scored(master)]
    })
    const each = found.flatMap(({ title, named }) =>
      named.map(({ name, score }) => [title, name, scored(score), `${score.matches}`]),
    )
    return `All those with a name of a game together against its veteran, who has no leanings, and the master against the same
(as above under Levels).

${table(['', 'those with a name', 'matches', 'the master'], rows)}

Each of them:

${table(['', 'named', 'against veteran', 'matches'], each)}`
  },
}

function scoresOf(game: GameEntry, keep: Keep, { long }: Size) {
  const { id, title } = game.ruleset
  const veteran = sitting(game, 'veteran')
  const named = tempers[id]!.map((temper) => ({
    name: temper.name,
    score: keep(`${id} named ${temper.id}`, () =>
      duelScore(game, sitting(game, temper.id), veteran, Math.ceil(long / 4)),
    ),
  }))
  const master = keep(`${id} levels master veteran`, () => duelScore(game, sitting(game, 'master'), veteran, long))
  return { title, named, master }
}

/** Scores of as many matches each, as one. */
function together(scores: readonly Score[]): Score {
  const count = scores.length
  return {
    share: scores.reduce((sum, { share }) => sum + share, 0) / count,
    margin: Math.sqrt(scores.reduce((sum, { margin }) => sum + margin * margin, 0)) / count,
    matches: scores.reduce((sum, { matches }) => sum + matches, 0),
  }
}
