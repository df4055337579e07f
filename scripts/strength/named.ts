/** Those with a name: what they like to do, and what it costs them. */
import { habitOf, tempers } from './habits.ts'
import { boutsOf, type Part, percent, table } from './part.ts'

export const namedPart: Part = {
  heading: 'Those with a name',
  measure(keep, size) {
    const rows = boutsOf(size).flatMap((game) => {
      const { id, title } = game.ruleset
      return tempers[id]!.map((temper) => {
        const { positions, his, masters, price } = keep(`${id} habit ${temper.id}`, () => habitOf(game, temper))
        if (positions === 0) return [title, temper.name, Object.keys(temper.likes).join(', '), '', '', '', '0']
        const cells = [percent(his), percent(masters), percent(Math.max(0, price))]
        return [title, temper.name, Object.keys(temper.likes).join(', '), ...cells, String(positions)]
      })
    })
    return `In positions of duels in which something is to his liking and something is not: how often he does what he likes, how often the
master does who has no leanings, and how much chance to win he gives for it in such a decision, as both see it. No leaning
takes an answer that is worse by more than five in a hundred.

${table(['', 'named', 'likes', 'does it', 'the master', 'price', 'positions'], rows)}`
  },
}
