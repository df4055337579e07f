/** Simple styles against the levels that should not be open to them. */
import type { Bot, Game, GameEntry } from '@harena/engine'
import { gameOf } from '@harena/games'
import { duelScore, type Sitting, sitting } from './duels.ts'
import { exploiters } from './exploiters.ts'
import { leaning } from './leanings.ts'
import { boutsOf, type Part, type Size, scored, table } from './part.ts'

/** Of the other games, by what they always do where they may. */
const always: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>> = {
  munera: {
    'always comes nearer and strikes': { attack: 2, near: 1 },
    'always runs away': { far: 1 },
    'stands and lets the other come': { end: 1 },
    'net or lasso again and again': { cast: 1 },
    'fists every time': { fists: 1 },
  },
  outland: {
    'always fights': { melee: 1 },
    'always goes on': { step: 1 },
    'stands and lets the other come': { end: 1 },
    'net again and again': { ensnare: 1, whip: 0.5 },
    'always follows': { follow: 1 },
    'never follows': { stay: 1 },
  },
  heroes: {
    'always fights': { fight: 1, move: 0.5 },
    'all Bonus Dice at once': { high: 1 },
    'keeps his Bonus Dice': { low: 1 },
    'rests and holds his ground': { rest: 1, hold: 1 },
    'sand every time': { kickSand: 1 },
    'net every time': { netToss: 1 },
    'throws every time': { throw: 1 },
    'shield every time': { bash: 1 },
  },
}

function stylesOf(game: GameEntry): Sitting[] {
  const { id } = game.ruleset
  if (id === 'colosseum') return Object.entries(exploiters).map(([name, play]) => [name, play as unknown as Bot<Game>])
  const simple = Object.entries(always[id] ?? {}).map(([name, likes]): Sitting => [name, leaning(game, likes)])
  return [['stands and defends', game.opponents.dummy!.play], ...simple]
}

function tableOf(game: GameEntry, keep: Parameters<Part['measure']>[0], { pairs, long }: Size): string {
  const { id } = game.ruleset
  const rows = stylesOf(game).map((style) => {
    const scores = ['veteran', 'master'].map((level) => {
      const isLong = level === 'master' || id === 'outland'
      return keep(`${id} styles ${style[0]} ${level}`, () =>
        duelScore(game, style, sitting(game, level), isLong ? long : pairs),
      )
    })
    return [style[0], ...scores.flatMap((score) => [scored(score), String(score.matches)])]
  })
  return table(['', 'against veteran', 'matches', 'against master', 'matches'], rows)
}

export const stylesPart: Part = {
  heading: 'GLADIATOR: simple styles',
  measure(keep, size) {
    return `One who does one thing whenever he may, and is a veteran who does not think for long in all else: his score against each
level.

${tableOf(gameOf('colosseum'), keep, size)}`
  },
}

export const otherStylesPart: Part = {
  heading: 'Other games: simple styles',
  measure(keep, size) {
    const others = boutsOf(size).filter(({ ruleset }) => ruleset.id !== 'colosseum')
    return [
      `One who does one thing whenever he may, and is a veteran in all else: his score against each level. In Heroes to throw the net
whenever one may is what the veteran does himself.`,
      ...others.map((game) => `### ${game.ruleset.title}\n\n${tableOf(game, keep, size)}`),
    ].join('\n\n')
  },
}
