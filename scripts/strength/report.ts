/** docs/opponents.md from what was measured. */
import { gameOf } from '@harena/games'
import type { Counted } from './counts.ts'
import type { Row } from './measures.ts'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const scoreOf = ({ score }: Row) => `${percent(score.share)} ±${(100 * score.margin).toFixed(1)}`
const time = (milliseconds: number) => (milliseconds < 10 ? milliseconds.toFixed(2) : milliseconds.toFixed(0))

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export function report(rows: readonly Row[], counts: readonly Counted[]): string {
  return `${[
    '# Opponents',
    `Made by \`npm run strength\`; seeded, so the same number of matches gives the same scores. The score of the first, a draw half
a win, with its interval of 95 %: rows have between 50 and 2,000 matches, and the interval says how few. Every match is
played twice with one seed, each player once on either side, with two types drawn at random; only those against centurions,
beasts and teams are not. Times are of CPU for one decision of the first; below some milliseconds the clock of the system is
too coarse to tell them apart.

How the master searches was settled by trials against the same veteran. What was tried before scored less: in Heroes 50 to
55 %, in Outland 39 to 55 %, in GLADIATOR 62 to 64 %. A score of his that is near a goal is therefore to be read with the
lower end of its interval.`,
    '## Levels',
    levels(rows.filter((row) => row.table === 'levels')),
    '## Times per decision',
    times(rows),
    '## GLADIATOR: centurions, beasts and teams',
    'The master alone on his side against one for whom the book decides, or with standard opponents on the other.',
    table(
      ['master against', 'score', 'matches'],
      rows
        .filter((row) => row.table === 'centurions' || row.table === 'company')
        .map((row) => [row.second, scoreOf(row), String(row.score.matches)]),
    ),
    '## GLADIATOR: simple styles',
    'One who does one thing whenever he may, and is a standard opponent in all else: his score against each level.',
    exploited(rows.filter((row) => row.table === 'exploiters')),
    '## Those with a name',
    'A leaning may cost no more than five in a hundred: the score of each against the master without one.',
    table(
      ['', 'named', 'score', 'matches'],
      rows
        .filter((row) => row.table === 'named')
        .map((row) => [gameOf(row.game).ruleset.title, row.first, scoreOf(row), String(row.score.matches)]),
    ),
    '## What a master chooses',
    'How often in his matches against the veteran, and the share of these answers that were given in a match he won.',
    ...counts.map(chosen),
    METHOD,
  ].join('\n\n')}\n`
}

function levels(rows: readonly Row[]): string {
  const games = [...new Set(rows.map(({ game }) => game))]
  const pairs = [...new Set(rows.map(({ first, second }) => `${first} against ${second}`))]
  const cell = (pair: string, game: string) => {
    const row = rows.find((one) => one.game === game && `${one.first} against ${one.second}` === pair)
    return row ? scoreOf(row) : ''
  }
  return table(
    ['', ...games.map((game) => gameOf(game).ruleset.title)],
    pairs.map((pair) => [pair, ...games.map((game) => cell(pair, game))]),
  )
}

function times(rows: readonly Row[]): string {
  const own = rows.filter(
    ({ table: of, first, second }) =>
      (of === 'levels' && second !== 'random') || (of === 'company' && first === 'master'),
  )
  return table(
    ['', 'level', 'median, ms', '99 of 100 below, ms', 'worst, ms'],
    own.map(({ game, table: of, first, second, median, late, worst }) => [
      gameOf(game).ruleset.title + (of === 'company' ? `, ${second}` : ''),
      first,
      time(median),
      time(late),
      time(worst),
    ]),
  )
}

function exploited(rows: readonly Row[]): string {
  const styles = [...new Set(rows.map(({ first }) => first))]
  const against = [...new Set(rows.map(({ second }) => second))]
  const cell = (style: string, level: string) => {
    const row = rows.find(({ first, second }) => first === style && second === level)
    return row ? scoreOf(row) : ''
  }
  return table(
    ['', ...against.map((level) => `against ${level}`)],
    styles.map((style) => [style, ...against.map((level) => cell(style, level))]),
  )
}

function chosen({ game, answers }: Counted): string {
  const sorted = Object.entries(answers).sort(([, a], [, b]) => b.count - a.count)
  const rows = sorted.map(([kind, { count, won }]) => [kind, String(count), percent(won / count)])
  return `### ${gameOf(game).ruleset.title}\n\n${table(['answer', 'given', 'in matches he won'], rows)}`
}

const METHOD = `## How a master thinks

He looks at what his seat knows and nothing else. For a decision that begins its step he takes the answers that he can
think of, draws the answers of the others from the veteran's own distribution, plays each pair on a little with a quick
policy, and lets a small network say who wins from there. The better answers are tried more often. What he answers is
drawn from the veteran's distribution, shifted towards what promises more: a plain best response could be foreseen and
turned against him. Effort is counted in samples, never in time: the same seed gives the same match everywhere.

The networks are trained by \`npm run train -- <game>\` on matches between opponents who now and then do something else.
The weights (\`packages/bots/src/weights\`) name the version of the rules that they were trained on, and a test asks for new
training when that rises: the hash of the rule files moves with every change of form, the version with every change of
behaviour. All sums are made in one order with + and ·, so that Node and every browser come to the same digits.`
