/** A scenario of any game out of a match as its own set-up form makes it. */
import {
  type AnyOptions,
  BOOK,
  type GameEntry,
  GOAL,
  PERSON,
  readyScenario,
  SCENARIO_FORMAT,
  SCENARIO_VERSION,
  type Scenario,
  seatsOf,
  t,
} from '@harena/engine'
import type { NewMatch } from '../../games/new-match.ts'
import { idOf } from './draft.ts'

const blank = {
  format: SCENARIO_FORMAT,
  version: SCENARIO_VERSION,
  id: 'my-scenario',
  title: t('My scenario'),
  text: t('Say here what it is about.'),
  sides: [],
} as const

/** The match instead of whatever was set up; a goal that no longer fits falls away. */
export function withMatch(game: GameEntry, match: NewMatch, before: Partial<Scenario> = {}): Scenario {
  const { setup, sitters, ruleset } = match
  const { [GOAL]: _goal, ...switches } = match.options as AnyOptions
  const seats = seatsOf(game, setup, switches)
  const teams = [...new Set(seats.map(({ team }) => team))].sort((a, b) => a - b)
  const { end, preset: _preset, switches: _switches, ...rest } = { ...blank, ...before }
  const made: Scenario = {
    ...rest,
    ruleset,
    setup,
    ...(Object.keys(switches).length > 0 && { switches }),
    sides: teams.map((_team, at) => rest.sides[at] ?? t`Side ${at + 1}`),
    deciders: seats.map(({ seat, isPlayed }) => {
      const sitter = sitters[seat]
      if (!isPlayed) return BOOK
      return sitter?.kind === 'opponent' ? sitter.level : PERSON
    }),
  }
  const ended = end === undefined ? made : { ...made, end }
  return isPlayable(game, ended) ? ended : made
}

function isPlayable(game: GameEntry, scenario: Scenario): boolean {
  try {
    readyScenario(scenario, game)
    return true
  } catch {
    return false
  }
}

/** The file that comes of it, its id from its title. */
export function named(scenario: Scenario): Scenario {
  return { ...scenario, id: idOf(scenario.title) }
}
