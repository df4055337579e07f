/**
 * `npm run scenarios` writes docs/scenarios.md: what each scenario is, and how often the side that a person leads wins when
 * the standard opponent leads it.
 */
import { writeFileSync } from 'node:fs'
import { goalSentence, levelsOf, ownTeam, parseGoal, type ReadyScenario, readyScenario } from '@harena/engine'
import { gameOf, games } from '@harena/games'
import { scenarios } from '@harena/games/scenarios'
import { report, simulate } from '@harena/lab'

const MATCHES = 500

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

/** One row of the table. */
function rowOf(ready: ReadyScenario): string {
  const { scenario, setup, options, seats, teams } = ready
  const game = gameOf(scenario.ruleset)
  const opponents = levelsOf(scenario)
  const plan = { ruleset: scenario.ruleset, setup, options, opponents, seed: 'scenarios', from: 0, to: MATCHES }
  const tally = simulate(game, plan)
  const own = ownTeam(ready)
  const seat = tally.seats[seats.findIndex(({ team }) => team === own)]!
  const { mean } = report(game, plan, tally).lengths
  const side = scenario.sides[teams.indexOf(own)]
  const length = `${mean.toFixed(1)} ${game.unit}s`
  return `| \`${scenario.id}\` | ${side} | ${percent(seat.won / MATCHES)} | ${percent(seat.drawn / MATCHES)} | ${length} |`
}

function textOf({ scenario, seats }: ReadyScenario): string {
  const names = seats.map(({ name }) => name)
  const sides = seats.map(({ team }) => team)
  const { unit } = gameOf(scenario.ruleset)
  const end = scenario.end === undefined ? '' : ` *${goalSentence(parseGoal(scenario.end), names, sides, unit)}*`
  return `- **${scenario.title}** (\`${scenario.id}\`): ${scenario.text}${end}`
}

const ready = scenarios.map((scenario) => readyScenario(scenario, gameOf(scenario.ruleset)))

const chapters = games.flatMap(({ ruleset }) => {
  const own = ready.filter(({ scenario }) => scenario.ruleset === ruleset.id)
  return own.length === 0 ? [] : [`## ${ruleset.title}\n\n${own.map(textOf).join('\n')}\n`]
})

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
scenarios\`. The opponents fight as they always do: they do not know of a scenario's own end.

| scenario | side | wins | draws | length |
|---|---|---|---|---|
${ready.map(rowOf).join('\n')}
`

writeFileSync(new URL('../docs/scenarios.md', import.meta.url), page)
