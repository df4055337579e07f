/** Those with a name: what they like to do, what it costs them, and how well they still fight. */
import type { GameEntry } from '@harena/engine'
import { duelScore, sitting } from './duels.ts'
import { habitOf, tempers } from './habits.ts'
import type { Score } from './pairings.ts'
import { boutsOf, type Keep, type Part, percent, type Size, scored, table } from './part.ts'

export const namedPart: Part = {
  heading: 'Those with a name',
  measure(keep, size) {
    const games = boutsOf(size)
    const habits = games.flatMap((game) => habitRows(game, keep))
    const scores = games.map((game) => scoreRow(game, keep, size))
    return `Masters, each with a leaning that one can learn. In positions of duels in which something is to his liking and something is
not: how often he does what he likes, how often the master does who has no leanings, by how much more he does it, and how
much chance to win he gives for it in such a decision, as both see it. No leaning prefers an answer that is worse by more
than five in a hundred.

${table(['', 'named', 'likes', 'does it', 'the master', 'more often by', 'price', 'positions'], habits)}

What it costs them in matches: all of a game together against its veteran, who is left as he is, and the master against
the same.

${table(['', 'those with a name', 'the master', 'matches of the former'], scores)}`
  },
}

function habitRows(game: GameEntry, keep: Keep): string[][] {
  const { id, title } = game.ruleset
  return tempers[id]!.map((temper) => {
    const likes = Object.keys(temper.likes).join(', ')
    const { positions, his, masters, margin, price } = keep(`${id} habit ${temper.id}`, () => habitOf(game, temper))
    if (positions === 0) return [title, temper.name, likes, '', '', '', '', '0']
    const more = `${percent(his - masters)} ±${(100 * margin).toFixed(1)}`
    return [
      title,
      temper.name,
      likes,
      percent(his),
      percent(masters),
      more,
      percent(Math.max(0, price)),
      `${positions}`,
    ]
  })
}

function scoreRow(game: GameEntry, keep: Keep, { long }: Size): string[] {
  const { id, title } = game.ruleset
  const veteran = sitting(game, 'veteran')
  const scores = tempers[id]!.map((temper) =>
    keep(`${id} named ${temper.id}`, () => duelScore(game, sitting(game, temper.id), veteran, Math.ceil(long / 4))),
  )
  const master = keep(`${id} levels master veteran`, () => duelScore(game, sitting(game, 'master'), veteran, long))
  const all = together(scores)
  return [title, scored(all), scored(master), `${all.matches}`]
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
