/** What a new match is made of. */
import { type Level, STRONG } from '@harena/bots/levels'
import {
  type AnyOptions,
  capital,
  type DiceSource,
  effectiveOptions,
  type Game,
  key,
  type Manifest,
  type Option,
  quickBoutOf,
  type Refusal,
  seatsOf,
  seeded,
  t,
} from '@harena/engine'
import type { SavedMatch, Sitter } from '../app/saved-match.ts'

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

/** Who plays: a person, or an opponent by level. */
export type SitterChoice = 'you' | 'second' | Level | typeof STRONG

export const sitterChoices: Readonly<Record<SitterChoice, string>> = {
  you: t('You'),
  second: t('Second player'),
  dummy: t('Dummy to practise on'),
  novice: t('Novice opponent'),
  standard: t('Standard opponent'),
  veteran: t('Veteran opponent'),
  master: t('Master opponent'),
  [STRONG]: t('Master who takes his time'),
}

const levelNotes: Readonly<Record<Level | typeof STRONG, string>> = {
  dummy: t('stands and defends, so that you can practise'),
  novice: t('makes mistakes; you should beat him soon'),
  standard: t('plays soundly and at once'),
  veteran: t('mixes what he does, so that he is hard to foresee'),
  master: t('looks ahead and weighs what you may do; he can say why'),
  [STRONG]: t('looks at several times as many ways before he answers, up to a second long'),
}

/** A named opponent: a master with a leaning. */
export interface Character {
  readonly id: string
  readonly name: string
  /** What he is like, as the rest of a sentence. */
  readonly note: string
}

/** Everybody who may play, levels first, each with his title. */
export function sitterTitles(characters: readonly Character[]): [id: string, title: string][] {
  return [
    ...Object.entries(sitterChoices),
    ...characters.map(({ id, name }): [string, string] => [id, t`${name}, a master`]),
  ]
}

/** What an opponent is like, in a sentence; null for people. */
export function sitterNote(choice: string, characters: readonly Character[]): string | null {
  const character = characters.find(({ id }) => id === choice)
  if (character) return `${character.name} ${t(character.note)}.`
  const note = levelNotes[choice as Level]
  return note ? `${t(capital(choice === STRONG ? 'master' : choice))}: ${note}.` : null
}

/** By the id of a person, a level or a named opponent. */
export function sitterOf(choice: string): Sitter {
  // Names are kept with the match, whatever language it is played in.
  if (choice === 'you') return { kind: 'person', name: key('You') }
  if (choice === 'second') return { kind: 'person', name: key('Second player') }
  return { kind: 'opponent', level: choice }
}

/** A quick bout, without a question: the first side is yours, the others are led by the built-in opponent. */
export function quickMatchOf<G extends Game>(manifest: Manifest<G>, id?: string): NewMatch {
  const ruleset = manifest.ruleset.id
  const { setup, options } = quickBoutOf(ruleset, manifest.quick, id)
  const seats = seatsOf(manifest, setup, options)
  const sitters = seats.map(({ team }) => sitterOf(team === seats[0]!.team ? 'you' : 'standard'))
  return { ruleset, setup, options, dice: seeded(newSeed()), sitters, isQuick: true }
}

type Played = readonly Pick<SavedMatch, 'record' | 'outcome'>[]

/** Whoever has not won in a game yet meets a novice first. */
export function nextLevel(ruleset: string, played: Played): Level {
  return played.some(({ record, outcome }) => outcome === 'won' && record.ruleset === ruleset) ? 'standard' : 'novice'
}

export function against(level: Level, match: NewMatch): NewMatch {
  const sitters = match.sitters.map((one) => (one.kind === 'opponent' ? sitterOf(level) : one))
  return { ...match, sitters }
}

export function gentle(match: NewMatch, played: Played): NewMatch {
  return against(nextLevel(match.ruleset, played), match)
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
