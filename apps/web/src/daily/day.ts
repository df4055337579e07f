/** The fight of the day: the same game, men, opponent and dice for everybody on one date of UTC, and of that date alone. */

import type { Level } from '@harena/bots/levels'
import type { Trait } from '../games/in-short.ts'
import { games } from '../games/index.ts'
import { type Kind, kindsIn } from '../games/kinds.ts'
import type { Character } from '../games/sitter-choices.ts'

interface OnDay {
  /** As in 2026-11-16. */
  readonly day: string
  readonly seed: string
}

export interface DuelOfDay extends OnDay {
  readonly kind: 'duel'
  readonly ruleset: string
  /** The first is led by whoever plays. */
  readonly men: readonly [Kind, Kind]
  /** A level, or a named opponent. */
  readonly opponent: string
}

export interface ScenarioOfDay extends OnDay {
  readonly kind: 'scenario'
  /** How many scenarios came before it. */
  readonly turn: number
}

export type FightOfDay = DuelOfDay | ScenarioOfDay

const MILLISECONDS = 86_400_000
const SEED = 'fight of the day '

/** From Sunday on: the week begins gently and ends with masters who have a name. */
const LEVELS: readonly Level[] = ['master', 'novice', 'standard', 'standard', 'standard', 'veteran', 'master']

/** What is needed to do what they like. */
const LEANINGS: Readonly<Record<string, Trait>> = { 'net-man': 'net', lasher: 'net', shield: 'shield' }

/** Prime to the numbers of pairs, so that all of them have their day. */
const STRIDE = 7

export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** The day that is so many days later, or earlier. */
export function dayAfter(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * MILLISECONDS)
}

/** Each book in turn, then a scenario. */
export function fightOn(day: string): FightOfDay {
  const books = games.filter(({ gate }) => gate !== undefined)
  const number = Date.parse(day) / MILLISECONDS
  const [turn, place] = [Math.floor(number / (books.length + 1)), number % (books.length + 1)]
  const seed = SEED + day
  const book = books[place]
  if (!book) return { kind: 'scenario', day, seed, turn }
  const pairs = pairsIn(book.id)
  const men = pairs[(turn * STRIDE) % pairs.length]!
  const level = LEVELS[new Date(day).getUTCDay()]!
  const named = level === 'master' ? suited(book.characters ?? [], men[1]) : []
  return { kind: 'duel', day, seed, ruleset: book.id, men, opponent: named[turn % named.length]?.id ?? level }
}

/** Those who can do with that man what they like to do. */
function suited(characters: readonly Character[], { traits }: Kind): readonly Character[] {
  return characters.filter(({ id }) => !LEANINGS[id] || traits.includes(LEANINGS[id]))
}

function pairsIn(ruleset: string): (readonly [Kind, Kind])[] {
  const known = kindsIn(ruleset)
  return known.flatMap((own) => known.filter((other) => other !== own).map((other) => [own, other] as const))
}

/** The day whose fight has these dice; null for any other match. */
export function dayOfSeed(seed: string): string | null {
  const day = seed.slice(SEED.length)
  return seed.startsWith(SEED) && /^\d{4}-\d\d-\d\d$/.test(day) ? day : null
}
