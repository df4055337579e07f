/** GLADIATOR with others in the arena: centurions of one's own style, beasts, and many men. */
import { type Dice, effectiveOptions, type GameEntry } from '@harena/engine'
import { gameOf } from '@harena/games'
import { type Match, scoreOf } from './pairings.ts'
import { type Part, scored, table } from './part.ts'

const side = (team: number) =>
  ['myrmillo', 'thraex', 'secutor', 'retiarius', 'provocator', 'gallus'].map((style, at) => ({
    name: `${team === 0 ? 'Red' : 'Blue'} ${at + 1}`,
    team,
    style,
  }))

/** Where a decision takes longest. */
export const companies: Readonly<Record<string, unknown>> = {
  'six against six': { gladiators: [...side(0), ...side(1)] },
  'a lion': {
    gladiators: [
      { name: 'First', team: 0, style: 'bestiarius' },
      { name: 'Second', team: 1, style: 'beast', beast: 'lion' },
    ],
  },
}

/** A man against a centurion of his own style (§29): nobody plays that one. */
function centurions(game: GameEntry): (random: Dice) => Match {
  const options = effectiveOptions(game.ruleset, {})
  const styles = game.balance!.styles
  return (random) => {
    for (;;) {
      const style = styles[random.below(styles.length)]!
      const gladiators = [
        { name: 'First', team: 0, style },
        { name: 'Second', team: 1, style, centurion: true },
      ]
      if (game.ruleset.checkSetup({ gladiators }, options) === null) return { setup: { gladiators }, options }
    }
  }
}

export const companyPart: Part = {
  heading: 'GLADIATOR: centurions, beasts and teams',
  measure(keep, { long }) {
    const game = gameOf('colosseum')
    const options = effectiveOptions(game.ruleset, {})
    const { master, standard } = game.opponents
    const draws: [string, (random: Dice) => Match][] = [
      ['centurion', centurions(game)],
      ...Object.entries(companies).map(([name, setup]): [string, () => Match] => [name, () => ({ setup, options })]),
    ]
    const rows = draws.map(([name, draw]) => {
      const score = keep(`colosseum company ${name}`, () => {
        const matches = name === 'six against six' ? Math.min(long, 4) : long
        return scoreOf(game.ruleset, master!.play, standard!.play, draw, matches, `strength/company/${name}`, false)
      })
      return [name, scored(score), String(score.matches)]
    })
    return `The master alone on his side against one for whom the book decides, or with standard opponents on the other.

${table(['master against', 'score', 'matches'], rows)}`
  },
}
