/**
 * A scenario: a prepared match as a small file. It says who stands where, by which switches they fight, who decides for
 * each, and how it ends; the set-up in it is that of its game. Whatever is wrong with one is named by its field.
 */
import { type Check, either, entriesOf, fields, listOf, numberFrom, oneOf, refuseField, text, truth } from './checks.ts'
import { GOAL, GOAL_FORMS, parseGoal } from './goal.ts'
import { parseJson } from './json.ts'
import { t } from './language.ts'
import { type GameEntry, type SeatView, seatsOf } from './manifest.ts'
import { isPlain, plainCopy } from './plain.ts'
import { MAX_SEATS } from './record.ts'
import type { AnyOptions, Game } from './referee.ts'
import { effectiveOptions } from './ruleset.ts'
import { isObject } from './shapes.ts'
import { shown } from './words.ts'

export const SCENARIO_FORMAT = 'harena-scenario'
export const SCENARIO_VERSION = 1

/** Longer files are refused unread. */
export const MAX_SCENARIO_LENGTH = 100_000

/** Who decides for a gladiator besides the opponents of the game, who are named by their level. */
export const PERSON = 'person'
export const BOOK = 'book'

export interface Scenario {
  readonly format: typeof SCENARIO_FORMAT
  readonly version: typeof SCENARIO_VERSION
  readonly id: string
  readonly title: string
  /** What it is about, in three sentences or so. */
  readonly text: string
  readonly ruleset: string
  /** A bundle of switches; those below win over it. */
  readonly preset?: string
  readonly switches?: AnyOptions
  /** What the sides are called, in the order of their numbers. */
  readonly sides: readonly string[]
  readonly setup: unknown
  /** By seat: a person, the level of an opponent, or the book where the game decides for him. */
  readonly deciders: readonly string[]
  /** Where it does not end as the rules say: see goal.ts. */
  readonly end?: string
}

const goal: Check = (value, field) => {
  try {
    parseGoal(value)
  } catch {
    refuseField(field, t`such as ${GOAL_FORMS}`, value)
  }
}

const matching =
  (form: RegExp, right: string): Check =>
  (value, field) => {
    if (typeof value !== 'string' || !form.test(value)) refuseField(field, right, value)
  }

const filled =
  (longest: number): Check =>
  (value, field) => {
    text(longest)(value, field)
    if ((value as string).trim() === '') refuseField(field, t('more than blanks'), value)
  }

const value = either(text(200), either(numberFrom(-1e9, 1e9), truth, ''), t('a text, a number, true or false'))

/** The shape of the file; what stands in it is looked at with its game. */
const shape = fields(
  {
    format: oneOf(SCENARIO_FORMAT),
    version: oneOf(SCENARIO_VERSION),
    id: matching(
      /^[a-z0-9]+(-[a-z0-9]+)*$(?<=^.{1,40})/,
      t('lower-case words joined by hyphens, at most 40 characters'),
    ),
    title: filled(60),
    text: filled(600),
    ruleset: text(40),
    sides: listOf(filled(40), 2, MAX_SEATS),
    setup: (given, field) => {
      if (!isPlain(given) || typeof given !== 'object' || given === null)
        refuseField(field, t('an object, the set-up of its game'), given)
    },
    deciders: listOf(text(40), 1, MAX_SEATS),
  },
  { preset: text(40), switches: entriesOf(/^.{1,100}$/, t('the name of a switch'), value, 300), end: goal },
)

/** Data of unknown origin as a scenario. Throws a RangeError that names the field and what would be right. */
export function checkScenario(data: unknown): Scenario {
  if (!isObject(data)) refuseField(t('the scenario'), t`an object with "format": "${SCENARIO_FORMAT}"`, data)
  shape(data, '')
  return plainCopy(data) as unknown as Scenario
}

export function parseScenario(source: string): Scenario {
  return checkScenario(parseJson(source, t('the scenario'), MAX_SCENARIO_LENGTH))
}

/** In the order of the fields above, so that the same scenario is the same file. */
export function formatScenario(scenario: Scenario): string {
  const order = ['format', 'version', 'id', 'title', 'text', 'ruleset', 'preset', 'switches', 'end', 'sides'] as const
  const { setup, deciders, ...head } = scenario
  const sorted = Object.fromEntries(order.flatMap((key) => (head[key] === undefined ? [] : [[key, head[key]]])))
  return `${JSON.stringify({ ...sorted, setup, deciders }, null, 2)}\n`
}

/** A scenario with its game: what a table needs. */
export interface ReadyScenario {
  readonly scenario: Scenario
  readonly setup: unknown
  readonly options: AnyOptions
  readonly seats: readonly SeatView[]
  /** The numbers of the sides, in the order of their names. */
  readonly teams: readonly number[]
}

/** What is looked at of a game. */
type ScenarioGame = Pick<GameEntry, 'ruleset' | 'presets' | 'opponents' | 'seats' | 'setupFields'>

/** Whether its game can play it. Throws a RangeError that names the field and what would be right. */
export function readyScenario(scenario: Scenario, game: ScenarioGame): ReadyScenario {
  const { ruleset, presets } = game
  oneOf(ruleset.id)(scenario.ruleset, 'ruleset')
  const { preset, switches = {}, end, setup } = scenario
  if (preset !== undefined) oneOf(...Object.keys(presets))(preset, 'preset')
  for (const [id, given] of Object.entries(switches)) {
    if (id === GOAL) throw new RangeError(t`"switches.${GOAL}" stands in a field of its own, "end"`)
    about(`switches.${id}`, () => effectiveOptions(ruleset, { [id]: given }))
  }
  if (end !== undefined && !ruleset.takesGoals) throw new RangeError(t`"end" is not known to ${t(ruleset.title)}`)
  const bundle = preset === undefined ? {} : presets[preset]!.switches
  const options = { ...bundle, ...switches, ...(end !== undefined && { [GOAL]: end }) }
  game.setupFields?.(setup, 'setup')
  const seats = about('setup', () => seatsOf<Game>(game as GameEntry, setup, options))
  checkDeciders(scenario, seats, Object.keys(game.opponents))
  const teams = [...new Set(seats.map(({ team }) => team))].sort((a, b) => a - b)
  if (teams.length !== scenario.sides.length) {
    throw new RangeError(t`"sides" must name the ${teams.length} sides of the set-up, not ${scenario.sides.length}`)
  }
  return { scenario, setup, options, seats, teams }
}

function checkDeciders({ deciders }: Scenario, seats: readonly SeatView[], levels: readonly string[]): void {
  if (deciders.length !== seats.length) {
    throw new RangeError(t`"deciders" must say who decides for each of ${seats.length}, not for ${deciders.length}`)
  }
  for (const { seat, name, isPlayed } of seats) {
    const given = deciders[seat]!
    const field = `deciders.${seat}`
    if (isPlayed) oneOf(PERSON, ...levels)(given, field)
    else if (given !== BOOK) {
      throw new RangeError(t`"${field}" must be "${BOOK}", not ${shown(given)}: the rules decide for ${name}`)
    }
  }
}

/** What a rule refuses is told with the field in which it stands. */
function about<T>(field: string, act: () => T): T {
  try {
    return act()
  } catch (thrown) {
    if (thrown instanceof RangeError) throw new RangeError(t`"${field}" cannot be played: ${thrown.message}`)
    throw thrown
  }
}

/** The levels with which opponents play it out; null where the book decides. */
export function levelsOf({ deciders }: Scenario): (string | null)[] {
  return deciders.map((decider) => (decider === BOOK ? null : decider === PERSON ? 'standard' : decider))
}

/** The side that the first person leads; the first where nobody does. */
export function ownTeam({ scenario, seats }: ReadyScenario): number {
  return seats.find(({ seat }) => scenario.deciders[seat] === PERSON)?.team ?? seats[0]!.team
}
