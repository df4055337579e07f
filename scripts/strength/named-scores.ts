/** What a leaning costs in matches. */
import type { GameEntry } from '@harena/engine'
import { duelScore, sitting } from './duels.ts'
import { tempers } from './habits.ts'
import type { Score } from './pairings.ts'
import { boutsOf, type Keep, type Part, type Size, scored, table } from './part.ts'

export const namedScoresPart: Part = {
  heading: 'What a name costs',
  measure(keep, size) {
    const rows = boutsOf(size).map((game) => scoreRow(game, keep, size))
    return `All those with a name of a game together against its veteran, who has no leanings, and the master against the same.

${table(['', 'those with a name', 'matches', 'the master', 'matches'], rows)}`
  },
}

function scoreRow(game: GameEntry, keep: Keep, { long }: Size): string[] {
  const { id, title } = game.ruleset
  const veteran = sitting(game, 'veteran')
  const scores = tempers[id]!.map((temper) =>
    keep(`${id} named ${temper.id}`, () => duelScore(game, sitting(game, temper.id), veteran, Math.ceil(long / 4))),
  )
  const master = keep(`${id} levels master veteran`, () => duelScore(game, sitting(game, 'master'), veteran, long))
  const all = together(scores)
  return [title, scored(all), `${all.matches}`, scored(master), `${master.matches}`]
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
