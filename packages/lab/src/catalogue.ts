/** The rulesets, each with its built-in opponents and the gladiators that can be had by name. */
import { effectiveOptions, type Game } from '@harena/engine'
import { muneraEntry, outlandEntry } from './entries/arena.ts'
import { colosseumEntry } from './entries/colosseum.ts'
import { careerEntry, heroesEntry } from './entries/heroes.ts'
import type { Entry, SeatView } from './entry.ts'

/** The games that show nothing but a hex arena, for boards that know no rules. */
export const catalogue: readonly Entry[] = [muneraEntry, outlandEntry]

/**
 * All games; which one it is, is known only when the program runs. The parts of an entry meet only states, questions and
 * views of its own ruleset, which is one of its parts.
 */
export const games = [...catalogue, heroesEntry, careerEntry, colosseumEntry] as unknown as readonly Entry<Game>[]

/** Throws a RangeError that names the known rulesets. */
export function gameOf(id: string): Entry<Game> {
  return found(games, id)
}

/** A game of the catalogue. Throws a RangeError that names those there are. */
export function entryOf(id: string): Entry {
  return found(catalogue, id)
}

function found<G extends Game>(entries: readonly Entry<G>[], id: string): Entry<G> {
  const entry = entries.find(({ ruleset }) => ruleset.id === id)
  if (entry) return entry
  throw new RangeError(`unknown ruleset "${id}"; known are ${entries.map(({ ruleset }) => ruleset.id).join(', ')}`)
}

/**
 * The match before the first die. It is looked at with the default options, under which everybody has his place; the
 * options that are really meant decide whether the set-up is legal. Throws a RangeError if it is not.
 */
function startingState<G extends Game>(
  { ruleset }: Entry<G>,
  setup: G['setup'],
  options: Readonly<Record<string, unknown>>,
): G['state'] {
  const refusal = ruleset.checkSetup(setup, effectiveOptions(ruleset, options))
  if (refusal) throw new RangeError(`${refusal.rule} ${refusal.message}`)
  return ruleset.start(setup, effectiveOptions(ruleset, {}))
}

export function startingView<G extends Game>(
  entry: Entry<G>,
  setup: G['setup'],
  options: Readonly<Record<string, unknown>>,
): G['view'] {
  return entry.ruleset.view(startingState(entry, setup, options), null)
}

/** Who sits where. */
export function seatsOf<G extends Game>(
  entry: Entry<G>,
  setup: G['setup'],
  options: Readonly<Record<string, unknown>>,
): readonly SeatView[] {
  return entry.seats(startingState(entry, setup, options))
}
