/** What somebody is trying out at the designer's bench: a patch in the making, and how small a run is to judge it. */

import { type AnyOptions, capital, spaced, t } from '@harena/engine'
import { gameOf } from '@harena/games'
import { type Patch, type Patchable, patchable } from '@harena/lab'
import type { BalanceReport, Move, Settings } from '@harena/lab/balance'

export type Value = Patchable['value']

export interface Draft {
  readonly ruleset: string
  /** New entries of tables by their paths; an entry may stand here unchanged while its slider is in view. */
  readonly tables: Readonly<Record<string, Value>>
  readonly options: AnyOptions
  readonly styles: readonly string[]
  /** Of each pairing. */
  readonly bouts: number
  readonly opponent: string
}

/** Three styles tell something within seconds; all of them would take minutes on a phone. */
const STYLES_AT_FIRST = 3
export const boutChoices = [100, 200, 500, 1000, 2000] as const

export function newDraft(ruleset: string): Draft {
  const { balance, chunk } = gameOf(ruleset)
  const { reference, styles } = balance!
  const met = [...new Set(reference.flat())].slice(0, STYLES_AT_FIRST)
  return {
    ruleset,
    tables: {},
    options: {},
    styles: styles.filter((style) => met.includes(style)),
    // What is cut into small chunks takes longer.
    bouts: chunk < 100 ? 100 : 500,
    opponent: 'standard',
  }
}

/** Only what differs from the rules as they are. */
export function patchOf({ ruleset, tables, options }: Draft): Patch {
  const places = new Map(patchable(gameOf(ruleset)).map(({ path, value }) => [path, value]))
  const defaults = new Map(gameOf(ruleset).ruleset.options.map((option) => [option.id, option.default]))
  return {
    options: Object.fromEntries(Object.entries(options).filter(([id, value]) => defaults.get(id) !== value)),
    tables: Object.fromEntries(Object.entries(tables).filter(([path, value]) => places.get(path) !== value)),
  }
}

export function isEmpty({ options = {}, tables = {} }: Patch): boolean {
  return Object.keys(options).length === 0 && Object.keys(tables).length === 0
}

/** How the bench would be judged by the lab: the same seed for all, so that only the change makes a difference. */
export function settingsOf(draft: Draft): Settings {
  const { bouts, opponent, styles } = draft
  return { bouts, opponent, seed: 'designer', only: styles, patch: patchOf(draft) }
}

/** What is worth a line: where not one bout came out otherwise there is nothing to estimate, and no interval. */
export function movesShown({ isIdentical, moves }: NonNullable<BalanceReport['patch']>): readonly Move[] {
  return isIdentical ? [] : moves
}

/** The draft that a patch from a file makes. */
export function withPatch(draft: Draft, { options = {}, tables = {} }: Patch): Draft {
  return { ...draft, options, tables }
}

/** What the tables call otherwise than people do. */
const WORDS: Readonly<Record<string, string>> = { xlarge: t('extra large') }

/** `weapons.trident.ap` as people read it: Weapons › trident › ap. */
export function placeName(path: string): string {
  const [table = '', ...rest] = path.split('.').map((part) => WORDS[part] ?? t(spaced(part)))
  return [capital(table), ...rest].join(' › ')
}

/** The places whose names hold all these words, in any order; those that hold them as whole words first. */
export function placesLike(places: readonly Patchable[], words: string): Patchable[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const found = places.flatMap((place) => {
    const name = placeName(place.path).toLowerCase()
    if (!wanted.every((word) => name.includes(word))) return []
    const parts = name.split(/[^a-z0-9]+/)
    return [{ place, whole: wanted.filter((word) => parts.includes(word)).length }]
  })
  return found.sort((a, b) => b.whole - a.whole).map(({ place }) => place)
}

/** How far a slider reaches: as far again as the number is from nothing, and at least five either way. */
export function reachOf(value: number): { readonly min: number; readonly max: number } {
  const reach = Math.max(5, Math.abs(value))
  return { min: value - reach, max: value + reach }
}
