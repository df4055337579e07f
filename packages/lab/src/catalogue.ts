/** The rulesets, each with its built-in opponents and the gladiators that can be had by name. */
import { opponents } from '@harena/bots'
import { type ArenaView, type Bot, effectiveOptions, type Game, type Ruleset } from '@harena/engine'
import { munera, sampleTypes } from '@harena/munera'
import { gladiatorTypes, outland } from '@harena/outland'

/** A game on a hex arena; which one is known only when the program runs. */
export interface ArenaGame extends Game {
  readonly view: ArenaView
}

export interface Entry<G extends ArenaGame = ArenaGame> {
  readonly ruleset: Ruleset<G>
  /** By level; `standard` is the default. */
  readonly opponents: Readonly<Record<string, Bot<G>>>
  /** The types of gladiators, in the book's order. */
  readonly types: readonly string[]
  /** A match of gladiators given by type, one list for each team. */
  setup(teams: readonly (readonly string[])[]): G['setup']
}

export const catalogue: readonly Entry[] = [
  { ruleset: munera, opponents: anyOpponents(opponents.munera), types: sampleTypes, setup: setupOf },
  { ruleset: outland, opponents: anyOpponents(opponents.outland), types: Object.keys(gladiatorTypes), setup: setupOf },
]

/** Throws a RangeError that names the known rulesets. */
export function entryOf(id: string): Entry {
  const entry = catalogue.find(({ ruleset }) => ruleset.id === id)
  if (entry) return entry
  throw new RangeError(`unknown ruleset "${id}"; known are ${catalogue.map(({ ruleset }) => ruleset.id).join(', ')}`)
}

/**
 * The arena before the first die. It is looked at with the default options, under which everybody has his place; the
 * options that are really meant decide whether the set-up is legal. Throws a RangeError if it is not.
 */
export function startingView(
  { ruleset }: Entry,
  setup: unknown,
  options: Readonly<Record<string, unknown>>,
): ArenaView {
  const refusal = ruleset.checkSetup(setup, effectiveOptions(ruleset.options, options))
  if (refusal) throw new RangeError(`${refusal.rule} ${refusal.message}`)
  return ruleset.view(ruleset.start(setup, effectiveOptions(ruleset.options, {})), null)
}

/** An opponent meets only states and questions of its own ruleset, since both stand in one entry. */
function anyOpponents<G extends Game>(levels: object & { readonly standard: Bot<G> }): Record<string, Bot<ArenaGame>> {
  return levels as unknown as Record<string, Bot<ArenaGame>>
}

/** Gladiators of renown; who fights under which name says nothing about his skill. */
const NAMES = ['Priscus', 'Verus', 'Crixus', 'Flamma', 'Hilarus', 'Tetraites', 'Spiculus', 'Astacius'] as const

/** Both games take a list of gladiators by type. */
function setupOf(teams: readonly (readonly string[])[]): unknown {
  const fighters = teams.flatMap((types, team) => types.map((type) => ({ type, team })))
  return { fighters: fighters.map(({ type, team }, seat) => ({ name: nameFor(seat), type, team })) }
}

function nameFor(seat: number): string {
  return NAMES[seat] ?? `Gladiator ${seat + 1}`
}
