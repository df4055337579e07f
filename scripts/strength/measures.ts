/** What is measured of the opponents, each as a row of its own that is played once and then kept. */
import { levels, randomPlayer } from '@harena/bots'
import { type Bot, type Dice, effectiveOptions, type Game, type GameEntry } from '@harena/engine'
import { games } from '@harena/games'
import { exploiters } from './exploiters.ts'
import { type Match, type Score, Stopwatch, scoreOf } from './pairings.ts'

/** Who is measured against whom, and how long his decisions took in milliseconds of CPU. */
export interface Row {
  readonly game: string
  readonly table: 'levels' | 'named' | 'exploiters' | 'centurions' | 'company'
  readonly first: string
  readonly second: string
  readonly score: Score
  readonly median: number
  readonly late: number
  readonly worst: number
}

export interface Measure extends Pick<Row, 'game' | 'table' | 'first' | 'second'> {
  /** Those of a thinking opponent take long. */
  readonly isLong: boolean
  play(pairs: number): Row
}

const bouts: readonly GameEntry[] = games.filter(({ balance }) => balance !== null)

/** Duels of any two types. */
function duels(game: GameEntry): (random: Dice) => Match {
  const { ruleset, balance } = game
  const options = effectiveOptions(ruleset, {})
  const styles = balance!.styles
  return (random) => {
    for (;;) {
      const setup = game.setup([[styles[random.below(styles.length)]!], [styles[random.below(styles.length)]!]], true)
      if (ruleset.checkSetup(setup, options) === null) return { setup, options }
    }
  }
}

function measure(
  game: GameEntry,
  table: Row['table'],
  [first, one]: readonly [string, Bot<Game>],
  [second, other]: readonly [string, Bot<Game>],
  draw = duels(game),
  isMirrored = true,
): Measure {
  const named = { game: game.ruleset.id, table, first, second }
  const isLong = [first, second].some((name) => name === 'master' || (name === 'veteran' && named.game === 'outland'))
  return {
    ...named,
    isLong,
    play: (pairs) => {
      const watch = new Stopwatch()
      const seed = `strength/${named.game}/${first}/${second}`
      const score = scoreOf(game.ruleset, watch.watch(one), other, draw, pairs, seed, isMirrored)
      return { ...named, score, median: watch.quantile(0.5), late: watch.quantile(0.99), worst: watch.quantile(1) }
    },
  }
}

/** Each level against the one below, those with a name against the master without a leaning. */
function levelMeasures(game: GameEntry): Measure[] {
  const bot = (level: string) => [level, game.opponents[level]!.play] as const
  const steps = levels.slice(1).map((level, at) => measure(game, 'levels', bot(level), bot(levels[at]!)))
  const random = ['random', randomPlayer(game.ruleset)] as const
  const named = Object.keys(game.opponents).slice(levels.length)
  const leanings = named.map((id) => measure(game, 'named', bot(id), bot('master')))
  return [measure(game, 'levels', bot('standard'), random), ...steps, ...leanings]
}

function gladiatorMeasures(game: GameEntry): Measure[] {
  const bot = (level: string) => [level, game.opponents[level]!.play] as const
  const against = (level: string) =>
    Object.entries(exploiters).map(([name, play]) =>
      measure(game, 'exploiters', [name, play as unknown as Bot<Game>], bot(level)),
    )
  const company = Object.entries(companies).map(([name, setup]) => {
    const options = effectiveOptions(game.ruleset, {})
    return measure(
      game,
      'company',
      bot('master'),
      [name, game.opponents.standard!.play],
      () => ({ setup, options }),
      false,
    )
  })
  const watch = measure(game, 'centurions', bot('master'), ['centurion', bot('standard')[1]], centurions(game), false)
  return [...against('veteran'), ...against('master'), watch, ...company]
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

const side = (team: number) =>
  ['myrmillo', 'thraex', 'secutor', 'retiarius', 'provocator', 'gallus'].map((style, at) => ({
    name: `${team === 0 ? 'Red' : 'Blue'} ${at + 1}`,
    team,
    style,
  }))

/** Where a decision takes longest. */
const companies: Readonly<Record<string, unknown>> = {
  'six against six': { gladiators: [...side(0), ...side(1)] },
  'a lion': {
    gladiators: [
      { name: 'First', team: 0, style: 'bestiarius' },
      { name: 'Second', team: 1, style: 'beast', beast: 'lion' },
    ],
  },
}

export const measures: readonly Measure[] = bouts.flatMap((game) => [
  ...levelMeasures(game),
  ...(game.ruleset.id === 'colosseum' ? gladiatorMeasures(game) : []),
])
