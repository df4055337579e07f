/** `harena scenarios`: the prepared matches that come along, and what is in one. */
import { goalSentence, PERSON, parseGoal, type ReadyScenario, type Scenario, t } from '@harena/engine'
import { gameOf } from '@harena/games'
import { scenarios as known } from '@harena/games/scenarios'
import type { Command } from 'commander'
import { examples } from '../lib/help.ts'
import { readyFor } from '../lib/scenarios.ts'
import { paint, print, printJson, words, wrap } from '../terminal/output.ts'

export function addScenarios(program: Command): void {
  program
    .command('scenarios')
    .description(t('list the scenarios, or tell of one'))
    .argument('[scenario]', t('one of the list, or a file'))
    .option('--json', t('for programs; of one scenario its file'))
    .addHelpText(
      'after',
      examples(
        'harena scenarios',
        'harena scenarios the-great-hunt',
        'harena scenarios first-lesson --json > mine.json',
        'harena play --scenario mine.json',
      ),
    )
    .action(scenarios)
}

function scenarios(wanted: string | undefined, flags: { readonly json?: boolean }): void {
  if (wanted !== undefined) {
    const ready = readyFor(wanted)
    if (flags.json) printJson(ready.scenario)
    else describe(ready)
    return
  }
  if (flags.json) {
    printJson(known.map(({ id, title, text, ruleset, sides }) => ({ id, title, text, ruleset, sides })))
    return
  }
  for (const [ruleset, own] of Map.groupBy(known, (scenario) => scenario.ruleset)) {
    print(`${paint('bold', t(gameOf(ruleset).ruleset.title))}`)
    for (const { id, title } of own) print(`  ${id.padEnd(WIDEST)}  ${title}`)
    print()
  }
  print(t('harena scenarios <id> tells more, harena play --scenario <id> begins.'))
}

const WIDEST = Math.max(...known.map(({ id }) => id.length))

function describe(ready: ReadyScenario): void {
  const { scenario, seats, teams } = ready
  const { ruleset } = gameOf(scenario.ruleset)
  print(paint('bold', scenario.title))
  print(wrap(scenario.preset ? t`${t(ruleset.title)}, preset ${scenario.preset}` : t(ruleset.title)))
  print(`\n${wrap(scenario.text)}\n`)
  for (const [at, team] of teams.entries()) {
    const own = seats.filter((seat) => seat.team === team)
    const who = own.map(({ seat, name, type }) => `${name} (${words(type)}, ${decider(scenario, seat)})`)
    print(wrap(`${scenario.sides[at]}: ${who.join(', ')}`, 0, 2))
  }
  const switches = Object.entries(scenario.switches ?? {})
  if (switches.length > 0) print(wrap(t`Switches: ${switches.map(([id, value]) => `${id} ${value}`).join(', ')}`, 0, 2))
  print(wrap(endOf(ready), 0, 2))
}

function decider({ deciders }: Scenario, seat: number): string {
  const given = deciders[seat]!
  return given === PERSON ? t('you') : given === 'book' ? t('by the book') : given
}

/** How it ends, in a sentence. */
export function endOf({ scenario, seats }: ReadyScenario): string {
  if (scenario.end === undefined) return t('It ends as the rules say.')
  const names = seats.map(({ name }) => name)
  const sides = seats.map(({ team }) => team)
  return goalSentence(parseGoal(scenario.end), names, sides, gameOf(scenario.ruleset).unit)
}
