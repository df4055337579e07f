/** What a new match is made of. */
import {
  type AnyOptions,
  type DiceSource,
  effectiveOptions,
  type Game,
  type Manifest,
  type Option,
  quickBoutOf,
  type Refusal,
  seatsOf,
  seeded,
} from '@harena/engine'
import type { Sitter } from '../app/saved-match.ts'
import { sitterOf } from './sitter-choices.ts'

export interface NewMatch {
  readonly ruleset: string
  readonly setup: unknown
  readonly options: AnyOptions
  readonly dice: DiceSource
  readonly sitters: readonly Sitter[]
  /** Begun with one click. */
  readonly isQuick?: boolean
  /** Whether gladiators of one's own fight in it under their names. */
  readonly takesOwn?: boolean
}

/** A quick bout, without a question: the first side is yours, the others are led by the built-in opponent. */
export function quickMatchOf<G extends Game>(manifest: Manifest<G>, id?: string): NewMatch {
  const ruleset = manifest.ruleset.id
  const { setup, options } = quickBoutOf(ruleset, manifest.quick, id)
  const seats = seatsOf(manifest, setup, options)
  const sitters = seats.map(({ team }) => sitterOf(team === seats[0]!.team ? 'you' : 'standard'))
  return { ruleset, setup, options, dice: seeded(newSeed()), sitters, isQuick: true }
}

/** Two men by their types, both decided for: what is left to say are dice and who plays. */
export type Duel = Pick<NewMatch, 'ruleset' | 'setup' | 'options'>

export function duelOf<G extends Game>(
  manifest: Manifest<G>,
  [first, second]: readonly [string, string],
  options: AnyOptions = {},
): Duel {
  return { ruleset: manifest.ruleset.id, setup: manifest.setup([[first], [second]], true), options }
}

/** The part of every set-up form that says where the dice come from. */
export interface DiceForm {
  readonly dice: 'app' | 'typed'
  /** Empty: any. */
  readonly seed: string
}

export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function diceOf({ dice, seed }: DiceForm): DiceSource {
  return dice === 'typed' ? { kind: 'typed' } : seeded(seed.trim() || newSeed())
}

/** Only what differs from the book as printed: that is what a record must say. */
export function changedOptions(options: readonly Option[], values: AnyOptions): AnyOptions {
  return Object.fromEntries(
    Object.entries(values).filter(([id, value]) => options.find((one) => one.id === id)?.default !== value),
  )
}

interface Checking {
  readonly options: readonly Option[]
  checkSetup(setup: unknown, options: never): Refusal | null
}

/** What is wrong with a set-up; null if the match can begin. */
export function refusalOf(rules: Checking, makeSetup: () => unknown, options: AnyOptions): Refusal | null {
  try {
    return rules.checkSetup(makeSetup(), effectiveOptions(rules, options) as never)
  } catch (thrown) {
    return { rule: '', message: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}
