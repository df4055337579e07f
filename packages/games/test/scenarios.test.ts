import { readdirSync, readFileSync } from 'node:fs'
import {
  checkScenario,
  formatScenario,
  levelsOf,
  MAX_SCENARIO_LENGTH,
  parseScenario,
  readyScenario,
  type Scenario,
} from '@harena/engine'
import { simulate } from '@harena/lab'
import { describe, expect, test } from 'vitest'
import { gameOf } from '../src/index.ts'
import { measured, scenarios, usualDecisions } from '../src/scenarios/index.ts'

const folder = new URL('../src/scenarios/', import.meta.url)
const ready = (scenario: Scenario) => readyScenario(scenario, gameOf(scenario.ruleset))

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (id, scenario) => {
  test('is the file of its name, and comes back from its text as it was', () => {
    expect(parseScenario(readFileSync(new URL(`${id}.json`, folder), 'utf8'))).toEqual(scenario)
    expect(parseScenario(formatScenario(scenario))).toEqual(scenario)
  })

  test('is played by somebody, and told in three sentences', () => {
    expect(scenario.deciders).toContain('person')
    expect(scenario.text.match(/[.!?](?= [A-Z]|$)/g)).toHaveLength(3)
  })

  test('is legal, and opponents play it to an end', () => {
    const { setup, options } = ready(scenario)
    const opponents = levelsOf(scenario)
    const plan = { ruleset: scenario.ruleset, setup, options, opponents, seed: 'test', from: 0, to: 8 }
    expect(simulate(gameOf(scenario.ruleset), plan).matches).toBe(8)
  })
})

test('every file is listed, and every scenario stands in the docs with its title', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  expect(files.sort()).toEqual(scenarios.map(({ id }) => `${id}.json`).sort())
  const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8')
  const listed = [...page.matchAll(/^- \*\*(.+)\*\* \(`(.+)`\)/gm)].map(([, title, id]) => [id, title])
  expect(listed.sort()).toEqual(scenarios.map(({ id, title }) => [id, title]).sort())
  const weighed = [...page.matchAll(/^\| `([a-z0-9-]+)` \| .* \| \d+ % \| \d+ % \|/gm)].map(([, id]) => id)
  expect(weighed).toEqual(scenarios.map(({ id }) => id))
})

test('what was measured of a scenario is what the docs say', () => {
  const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8')
  const row = /^\| `([a-z0-9-]+)` \| (.*) \| (\d+) % \| (\d+) % \| ([\d.]+) \w+ \| (\d+) \|/gm
  const told = [...page.matchAll(row)].map(([, id, side, ...numbers]) => [id, side, ...numbers.map(Number)])
  expect(told).toEqual(
    scenarios.map(({ id, sides }) => {
      const { side, won, drawn, length, decisions } = measured[id]!
      return [id, sides[side], won, drawn, length, decisions]
    }),
  )
  for (const { ruleset } of scenarios) expect(usualDecisions[ruleset]).toBeGreaterThan(0)
})

test.each(['first-lesson', 'the-first-hunt', 'the-mosaic-of-madrid', 'four-in-the-ring'])(
  'the share of %s that was measured still holds, as far as 60 matches can tell',
  (id) => {
    const scenario = scenarios.find((one) => one.id === id)!
    const { setup, options, seats, teams } = ready(scenario)
    const opponents = levelsOf(scenario)
    const plan = { ruleset: scenario.ruleset, setup, options, opponents, seed: 'share', from: 0, to: 60 }
    const tally = simulate(gameOf(scenario.ruleset), plan)
    const { side, won } = measured[id]!
    const seat = tally.seats[seats.findIndex(({ team }) => team === teams[side])]!
    expect(Math.abs((seat.won * 100) / 60 - won)).toBeLessThan(25)
  },
)

const hunt = scenarios.find(({ id }) => id === 'the-white-gazelle')!

/** The hunt with one place changed; undefined takes it away. */
function changed(path: string, value: unknown): unknown {
  const copy = structuredClone(hunt) as unknown as Record<string, unknown>
  const names = path.split('.')
  let inner = copy
  for (const name of names.slice(0, -1)) inner = inner[name] as Record<string, unknown>
  if (value === undefined) delete inner[names.at(-1)!]
  else inner[names.at(-1)!] = value
  return copy
}

const bad: readonly (readonly [string, unknown, string])[] = [
  ['format', 'harena-match', '"format" must be "harena-scenario", not "harena-match"'],
  ['title', undefined, '"title" is missing: it must be a text of at most 60 characters'],
  ['format', undefined, '"format" is missing: it must be "harena-scenario"'],
  ['deciders', undefined, '"deciders" is missing: it must be a list of 1 to 100'],
  ['setup.gladiators.1.style', undefined, '"setup.gladiators.1.style" is missing: it must be "parmularius" or'],
  ['title', '  ', '"title" must be more than blanks, not "  "'],
  ['id', 'My hunt', '"id" must be lower-case words joined by hyphens, at most 40 characters, not "My hunt"'],
  ['text', 7, '"text" must be a text of at most 600 characters, none of them invisible, not 7'],
  ['wolves', 3, 'unknown field "wolves"; known are format, version'],
  ['ruleset', 'chess', 'unknown ruleset "chess"'],
  ['preset', 'hard', '"preset" must be "book" or "house" or'],
  ['switches', { stans: 'off' }, '"switches.stans" cannot be played: unknown option "stans"'],
  ['switches', { stansMissus: 'no' }, '"switches.stansMissus" cannot be played: option "stansMissus" cannot be "no"'],
  ['switches', { goal: 'team 0 holds out 6' }, '"switches.goal" stands in a field of its own, "end"'],
  ['switches', { stansMissus: [] }, '"switches.stansMissus" must be a text, a number, true or false, not []'],
  ['end', 'survive', '"end" must be such as "team 0 holds out 6"'],
  ['end', 'team 0 defeats 9', '"setup" cannot be played: F.1 The goal names seat 9; there are seats 0 to 5.'],
  ['sides', ['The hunters'], '"sides" must be a list of 2 to 100'],
  ['sides', ['a', 'b', 'c'], '"sides" must name the 2 sides of the set-up, not 3'],
  ['setup', [], '"setup" must be an object with gladiators'],
  ['setup.gladiators.1.palce', {}, 'unknown field "setup.gladiators.1.palce"; known are name, team, style'],
  ['setup.gladiators.2.beast', 'dragon', '"setup.gladiators.2.beast" must be "bear" or "boar"'],
  [
    'setup.gladiators.0.place.column',
    17,
    '"setup.gladiators.0.place.column" must be a whole number from 0 to 16, not 17',
  ],
  ['setup.gladiators.0.place', { column: 8, row: 13, facing: 0 }, '"setup" cannot be played: §4.5 No two gladiators'],
  ['setup.arena.obstacles.0.terrain', 'lava', '"setup.arena.obstacles.0.terrain" must be "pillar" or "tree"'],
  ['deciders', ['person'], '"deciders" must say who decides for each of 6, not for 1'],
  ['deciders.0', 'genius', '"deciders.0" must be "person" or "dummy" or "novice"'],
  ['deciders.2', 'person', '"deciders.2" must be "book", not "person": the rules decide for Candida'],
  ['deciders.0', 'book', '"deciders.0" must be "person"'],
]

test.each(bad)('a file with %s %j is refused with what would be right', (path, value, message) => {
  expect(() => ready(checkScenario(changed(path, value)))).toThrow(message)
})

test('text that is too long, too deep or no JSON is refused unread', () => {
  expect(() => parseScenario(' '.repeat(MAX_SCENARIO_LENGTH + 1))).toThrow('the scenario is 100001 characters long')
  expect(() => parseScenario('['.repeat(200))).toThrow('nested more than')
  expect(() => parseScenario('{"format":')).toThrow('the scenario is not JSON, or it was cut off')
  expect(() => parseScenario('null')).toThrow(
    '"the scenario" must be an object with "format": "harena-scenario", not null',
  )
})
