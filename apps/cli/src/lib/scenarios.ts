/** Scenarios by their names, or out of files. */
import { existsSync } from 'node:fs'
import { checkScenario, nearest, type ReadyScenario, readyScenario, type Scenario, t } from '@harena/engine'
import { gameOf } from '@harena/games'
import { scenarios } from '@harena/games/scenarios'
import { UsageError } from './errors.ts'
import type { MatchFlags } from './match-flags.ts'
import { about, readJson } from './reading.ts'

/** One that comes along, or that of a file. */
function findScenario(wanted: string): Scenario {
  const known = scenarios.find(({ id }) => id === wanted)
  if (known) return known
  if (existsSync(wanted) || /[/\\.]/.test(wanted)) return readJson(wanted, checkScenario)
  const near = nearest(
    wanted,
    scenarios.map(({ id }) => id),
    1,
  )[0]
  throw new UsageError(
    t`unknown scenario "${wanted}", perhaps ${near}? harena scenarios lists them; a file is taken too`,
  )
}

export function readyFor(wanted: string): ReadyScenario {
  const scenario = findScenario(wanted)
  return about(wanted, () => readyScenario(scenario, gameOf(scenario.ruleset)))
}

/** What --scenario names; null without it. It brings everything that these other flags could say. */
export function scenarioFrom(ruleset: string | undefined, flags: MatchFlags): ReadyScenario | null {
  if (flags.scenario === undefined) return null
  const { as, against, fighters, headToHead, setup, preset } = flags
  if ([as, against, fighters, headToHead, setup, preset].some((flag) => flag !== undefined)) {
    throw new UsageError(
      t(
        '--scenario names everyone who fights and the rules; leave out --as, --against, --fighters, --head-to-head, --setup and --preset',
      ),
    )
  }
  const ready = readyFor(flags.scenario)
  if (ruleset !== undefined && ruleset !== ready.scenario.ruleset) {
    throw new UsageError(t`${flags.scenario} is a scenario of ${ready.scenario.ruleset}, not of ${ruleset}`)
  }
  return ready
}
