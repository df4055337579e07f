/** How long decisions take, level by level and with either budget. */
import { levels } from '@harena/bots'
import { STRONG } from '@harena/bots/levels'
import { type Dice, effectiveOptions, type GameEntry } from '@harena/engine'
import { companies } from './company.ts'
import { anyDuel } from './duels.ts'
import { type Match, Stopwatch, scoreOf } from './pairings.ts'
import { boutsOf, type Part, table } from './part.ts'

interface Times {
  readonly median: number
  readonly late: number
  readonly worst: number
}

function timesOf(game: GameEntry, level: string, draw: (random: Dice) => Match, matches: number): Times {
  const watch = new Stopwatch()
  const { [level]: one, standard } = game.opponents
  scoreOf(game.ruleset, watch.watch(one!.play), standard!.play, draw, matches, `times/${level}`, false)
  return { median: watch.quantile(0.5), late: watch.quantile(0.99), worst: watch.quantile(1) }
}

const time = (milliseconds: number) => (milliseconds < 10 ? milliseconds.toFixed(2) : milliseconds.toFixed(0))

export const timesPart: Part = {
  heading: 'Times per decision',
  measure(keep, size) {
    const rows = boutsOf(size).flatMap((game) => {
      const { id, title } = game.ruleset
      const row = (where: string, level: string, draw: (random: Dice) => Match, matches: number) => {
        const { median, late, worst } = keep(`${id} times ${where} ${level}`, () => timesOf(game, level, draw, matches))
        return [`${title}${where}`, level, time(median), time(late), time(worst)]
      }
      const alone = [...levels.slice(1), STRONG].map((level) => {
        const isQuick = level !== 'master' && level !== STRONG
        return row('', level, anyDuel(game), isQuick ? 4 * size.long : level === STRONG ? 4 : 20)
      })
      const options = effectiveOptions(game.ruleset, {})
      const inCompany = Object.entries(id === 'colosseum' ? companies : {}).flatMap(([name, setup]) =>
        ['master', STRONG].map((level) =>
          row(`, ${name}`, level, () => ({ setup, options }), name === 'a lion' ? 4 : 1),
        ),
      )
      return [...alone, ...inCompany]
    })
    return table(['', 'level', 'median, ms', '99 of 100 below, ms', 'worst, ms'], rows)
  },
}
