/** From a scenario to a match. The games are fetched when somebody plays. */
import { BOOK, PERSON, type ReadyScenario, readyScenario, type Scenario, seeded } from '@harena/engine'
import type { Sitter } from '../../app/saved-match.ts'
import { type NewMatch, newSeed } from '../../games/new-match.ts'

/** Throws a RangeError that names the field and what would be right. */
export async function readied(scenario: Scenario): Promise<ReadyScenario> {
  const { gameOf } = await import('@harena/games')
  return readyScenario(scenario, gameOf(scenario.ruleset))
}

export async function matchOf(scenario: Scenario): Promise<NewMatch> {
  const ready = await readied(scenario)
  const { setup, options } = ready
  return { ruleset: scenario.ruleset, setup, options, dice: seeded(newSeed()), sitters: sittersOf(ready) }
}

/** People of one side are one person; somebody must sit where the book decides, and it is no second person. */
export function sittersOf({ scenario, seats, teams }: ReadyScenario): Sitter[] {
  const { deciders, sides } = scenario
  const led = new Set(seats.filter(({ seat }) => deciders[seat] === PERSON).map(({ team }) => team))
  return seats.map(({ seat, team }): Sitter => {
    const decider = deciders[seat]!
    if (decider === PERSON) return { kind: 'person', name: led.size === 1 ? 'You' : sides[teams.indexOf(team)]! }
    return { kind: 'opponent', level: decider === BOOK ? 'standard' : decider }
  })
}

/** What is wrong with a scenario, as its reader says it: by its field. */
export function whyNot(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}
