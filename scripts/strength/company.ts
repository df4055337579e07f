/** GLADIATOR with others in the arena: centurions of one's own style, beasts, and many men. */
import { type Dice, effectiveOptions, type GameEntry } from '@harena/engine'
import { gameOf } from '@harena/games'
import { type Match, scoreOf } from './pairings.ts'
import { type Keep, type Part, type Size, scored, table } from './part.ts'

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

/** A man against a centurion of his own style (§29): nobody plays that one. He sits once on either side. */
function centurions(game: GameEntry): (random: Dice) => Match {
  const options = effectiveOptions(game.ruleset, {})
  const styles = game.balance!.styles
  const against = (style: string, seat: number) => ({
    gladiators: [0, 1].map((team) => ({
      name: team === 0 ? 'First' : 'Second',
      team,
      style,
      ...(team === seat && { centurion: true }),
    })),
  })
  return (random) => {
    for (;;) {
      const style = styles[random.below(styles.length)]!
      const [setup, mirror] = [against(style, 1), against(style, 0)]
      if (game.ruleset.checkSetup(setup, options) === null) return { setup, mirror, options }
    }
  }
}

/** Each level against the book's own opponent. */
function ownStyles(keep: Keep, { pairs }: Size): string[][] {
  const game = gameOf('colosseum')
  return ['novice', 'standard', 'veteran'].map((level) => {
    const score = keep(`colosseum company centurion ${level}`, () => {
      const { play } = game.opponents[level]!
      return scoreOf(game.ruleset, play, play, centurions(game), pairs, 'strength/company/centurion')
    })
    return [level, scored(score), String(score.matches)]
  })
}

export const companyPart: Part = {
  heading: 'GLADIATOR: centurions, beasts and teams',
  measure(keep, size) {
    const game = gameOf('colosseum')
    const options = effectiveOptions(game.ruleset, {})
    const { master, standard } = game.opponents
    const draws: [string, (random: Dice) => Match][] = [
      ['centurion', centurions(game)],
      ...Object.entries(companies).map(([name, setup]): [string, () => Match] => [name, () => ({ setup, options })]),
    ]
    const rows = draws.map(([name, draw]) => {
      const score = keep(`colosseum company ${name}`, () => {
        const matches = name === 'six against six' ? Math.min(size.long, 20) : size.long
        return scoreOf(game.ruleset, master!.play, standard!.play, draw, matches, `strength/company/${name}`, false)
      })
      return [name, scored(score), String(score.matches)]
    })
    return `Each level against a centurion of his own style (chapter 29), every match twice with one seed, the man once on either side;
the goal is 80 %. How the styles fare against each beast stands in the [balance report](balance/colosseum.md#hunts).

${table(['against a centurion of his own style', 'score', 'matches'], ownStyles(keep, size))}

The master alone on his side against one for whom the book decides, or with standard opponents on the other.

${table(['master against', 'score', 'matches'], rows)}`
  },
}
