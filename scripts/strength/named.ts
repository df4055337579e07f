/** Those with a name: what they like to do, and what it costs them. */
import type { GameEntry } from '@harena/engine'
import { habitOf, tempers } from './habits.ts'
import { boutsOf, type Keep, type Part, percent, table } from './part.ts'

export const namedPart: Part = {
  heading: 'Those with a name',
  measure(keep, size) {
    const rows = boutsOf(size).flatMap((game) => habitRows(game, keep))
    return `Masters, each with a leaning that one can learn. In positions of duels in which something is to his liking and something is
not: how often he does what he likes, how often the master does who has no leanings, by how much more he does it, and how
much chance to win he gives for it in such a decision, as both see it. No leaning prefers an answer that is worse by more
than five in a hundred.

${table(['', 'named', 'likes', 'does it', 'the master', 'more often by', 'price', 'positions'], rows)}`
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
