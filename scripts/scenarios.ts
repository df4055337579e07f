/**
 * `npm run scenarios` writes docs/scenarios.md: what each scenario is, and how often the side that a person leads wins when
 * the standard opponent leads it. The same numbers go into a file beside the scenarios, from which the page tells how hard
 * and how long each is.
 */
import { writeFileSync } from 'node:fs'
import {
  type AnyOptions,
  effectiveOptions,
  type GameEntry,
  goalSentence,
  levelsOf,
  opponentOf,
  ownTeam,
  parseGoal,
  quickBoutOf,
  type ReadyScenario,
  readyScenario,
  type Seat,
  seatsOf,
  seeded,
  Table,
} from '@harena/engine'
import { gameOf, games } from '@harena/games'
import { type Measured, scenarios } from '@harena/games/scenarios'
import { report, simulate } from '@harena/lab'

const MATCHES = 500
/** Matches in which decisions are counted: they differ less than results. */
const COUNTED = 60

function percentOf(count: number): number {
  return Math.round((count * 100) / MATCHES)
}

interface Counting {
  readonly setup: unknown
  readonly options: AnyOptions
  readonly levels: readonly (string | null)[]
  /** Whose decisions count. */
  readonly own: ReadonlySet<Seat>
}

/** How often somebody is asked in a match, on the average. */
function decisionsIn(game: GameEntry, { setup, options, levels, own }: Counting): number {
  const players = levels.map((level) => opponentOf(game, level ?? 'standard'))
  let count = 0
  for (let match = 0; match < COUNTED; match++) {
    const table = Table.open(game.ruleset, { setup, options, dice: seeded(`scenarios ${match}`), players })
    for (const entry of table.record().tape) {
      const answers = 'sealed' in entry ? entry.sealed : 'answer' in entry ? [entry] : []
      count += answers.filter(({ seat }) => own.has(seat)).length
    }
  }
  return Math.round(count / COUNTED)
}

function measured(ready: ReadyScenario): Measured {
  const { scenario, setup, options, seats, teams } = ready
  const game = gameOf(scenario.ruleset)
  const levels = levelsOf(scenario)
  const plan = { ruleset: scenario.ruleset, setup, options, opponents: levels, seed: 'scenarios', from: 0, to: MATCHES }
  const tally = simulate(game, plan)
  const team = ownTeam(ready)
  const seat = tally.seats[seats.findIndex((one) => one.team === team)]!
  const own = new Set(seats.filter(({ seat: at }) => scenario.deciders[at] === 'person').map(({ seat: at }) => at))
  return {
    side: teams.indexOf(team),
    won: percentOf(seat.won),
    drawn: percentOf(seat.drawn),
    length: Number(report(game, plan, tally).lengths.mean.toFixed(1)),
    decisions: decisionsIn(game, { setup, options, levels, own }),
  }
}

/** How often one is asked in the first quick bout of a game: what its gate says of minutes is said of that. */
function usualDecisions(game: GameEntry): number {
  const { setup, options } = quickBoutOf(game.ruleset.id, game.quick)
  const seats = seatsOf(game, setup, options)
  const own = new Set(seats.filter(({ team }) => team === seats[0]!.team).map(({ seat }) => seat))
  const levels = seats.map(() => 'standard')
  return decisionsIn(game, { setup, options: effectiveOptions(game.ruleset, options), levels, own })
}

/** One row of the table. */
function rowOf({ scenario: { id, ruleset, sides } }: ReadyScenario): string {
  const { side, won, drawn, length, decisions } = shares[id]!
  const { unit } = gameOf(ruleset)
  return `| \`${id}\` | ${sides[side]} | ${won} % | ${drawn} % | ${length.toFixed(1)} ${unit}s | ${decisions} |`
}

function textOf({ scenario, seats }: ReadyScenario): string {
  const names = seats.map(({ name }) => name)
  const sides = seats.map(({ team }) => team)
  const { unit } = gameOf(scenario.ruleset)
  const end = scenario.end === undefined ? '' : ` *${goalSentence(parseGoal(scenario.end), names, sides, unit)}*`
  return `- **${scenario.title}** (\`${scenario.id}\`): ${scenario.text}${end}`
}

const ready = scenarios.map((scenario) => readyScenario(scenario, gameOf(scenario.ruleset)))

const shares = Object.fromEntries(ready.map((one) => [one.scenario.id, measured(one)]))

const usual = Object.fromEntries(
  [...new Set(scenarios.map(({ ruleset }) => ruleset))].map((ruleset) => [ruleset, usualDecisions(gameOf(ruleset))]),
)

const chapters = games.flatMap(({ ruleset }) => {
  const own = ready.filter(({ scenario }) => scenario.ruleset === ruleset.id)
  return own.length === 0 ? [] : [`## ${ruleset.title}\n\n${own.map(textOf).join('\n')}\n`]
})

function listOfUsual(): string {
  return Object.entries(usual)
    .map(([ruleset, decisions]) => `${decisions} (\`${ruleset}\`)`)
    .join(', ')
}

const page = `# Scenarios

A scenario is a prepared match: who stands where, by which switches they fight, who decides for each, and how it ends. The
files lie in \`packages/games/src/scenarios\`. \`harena scenarios\` lists them, \`harena play --scenario <id>\` plays one, and
\`harena scenarios <id> --json > mine.json\` is where one of your own begins; the page has an editor.

| field | what stands there |
|---|---|
| \`format\`, \`version\` | \`"harena-scenario"\`, \`1\` |
| \`id\`, \`title\`, \`text\` | a name for commands, one for people, and what it is about in about three sentences |
| \`ruleset\` | the game, as \`harena rulesets\` lists it |
| \`preset\`, \`switches\` | a bundle of switches, and single ones that win over it; both may be missing |
| \`end\` | how it ends if not as the rules say: \`team 0 holds out 6\`, \`team 0 defeats 2\`, \`team 0 defeats 2 within 6\`, \`team 0 guards 1 for 6\` (F.1); teams and seats count from 0 |
| \`sides\` | what the sides are called, in the order of their numbers |
| \`setup\` | the set-up of its game, as \`--setup\` takes it: gladiators and beasts with their places, the arena with its obstacles |
| \`deciders\` | by seat: \`person\`, the level of an opponent, or \`book\` where the rules decide, as for beasts and centurions |

A file that is not right is refused with the field and what would be right.

${chapters.join('\n')}
## Balance

How often the side of the person wins if the standard opponent leads it, in ${MATCHES} matches each. Made by \`npm run
scenarios\`. The opponents fight as they always do: they do not know of a scenario's own end. Decisions are those of the
person's side in ${COUNTED} matches; in the first quick bout of each game there are ${listOfUsual()}.
The page tells from these numbers how hard a scenario is and, by the minutes that its game says of a bout, how long.

| scenario | side | wins | draws | length | decisions |
|---|---|---|---|---|---|
${ready.map(rowOf).join('\n')}
`

writeFileSync(new URL('../docs/scenarios.md', import.meta.url), page)
writeFileSync(
  new URL('../packages/games/src/scenarios-measured.json', import.meta.url),
  `${JSON.stringify({ usual, scenarios: shares }, null, 2)}\n`,
)
