/**
 * A patch tries out other rules: switches that differ from the defaults, and other numbers in the tables. It is laid over
 * the tables for the time of a simulation, which runs at one go, and taken back: nobody else ever sees it.
 */
import { type AnyOptions, effectiveOptions, type Game, isObject, nearest, TABLES_PREFIX } from '@harena/engine'
import type { Entry } from './entry.ts'
import {
  fits,
  isEntry,
  type Place,
  placesOf,
  type Range,
  rangeOf,
  rangeText,
  tablesOf,
  type Entry as Value,
} from './patch-tables.ts'

/** Checked and flat, so that it can be sent to other threads and machines. */
export interface Patch {
  readonly title?: string
  /** Switches; those of the match itself come first. */
  readonly options?: AnyOptions
  /** New entries by their paths, such as `weapons.sword.ap`. */
  readonly tables?: Readonly<Record<string, Value>>
}

const EXAMPLE = '{"title": "...", "options": {"switch": "value"}, "tables": {"table.row.column": 1}}'

/** A patch of unknown origin. Throws a RangeError that says what is wrong, what is there now and what would be right. */
export function checkedPatch<G extends Game>({ ruleset }: Pick<Entry<G>, 'ruleset'>, data: unknown): Patch {
  if (!isObject(data)) throw new RangeError(`a patch is an object such as ${EXAMPLE}`)
  for (const key of Object.keys(data)) {
    if (!['title', 'options', 'tables'].includes(key)) {
      throw new RangeError(`unknown part "${key.slice(0, 60)}" of a patch; it has title, options and tables`)
    }
  }
  const { title, options = {}, tables = {} } = data
  if (title !== undefined && typeof title !== 'string') throw new RangeError('the title of a patch must be a text')
  if (!isObject(options)) throw new RangeError(`"options" must be an object, as in ${EXAMPLE}`)
  if (!isObject(tables)) throw new RangeError(`"tables" must be an object, as in ${EXAMPLE}`)
  const effective = effectiveOptions(ruleset, options)
  const chosen = Object.fromEntries(Object.keys(options).map((id) => [id, effective[id]!]))
  const entries = checkedEntries(ruleset.id, tables)
  return { ...(title === undefined ? {} : { title }), options: chosen, tables: entries }
}

function checkedEntries(ruleset: string, tables: Readonly<Record<string, unknown>>): Record<string, Value> {
  const places = placesOf(ruleset)
  const entries: Record<string, Value> = {}
  for (const [path, value] of flat(tables)) {
    const place = places.find((one) => one.path === path)
    if (!place) throw new RangeError(unknownPath(path, places, ruleset))
    const range = rangeOf(place, places)
    if (!isEntry(value) || !fits(value, range)) {
      const now = `it is ${printed(place.value)} now and can be ${rangeText(range)}`
      throw new RangeError(`"${path}" cannot be ${printed(value)}; ${now}`)
    }
    entries[path] = value
  }
  return entries
}

/** Nested objects as paths; what is no object is a value. */
function flat(tables: Readonly<Record<string, unknown>>, above = ''): [path: string, value: unknown][] {
  return Object.entries(tables).flatMap(([key, value]) => {
    const path = above === '' ? key : `${above}.${key}`
    return isObject(value) ? flat(value, path) : [[path, value] as [string, unknown]]
  })
}

function unknownPath(path: string, places: readonly Place[], ruleset: string): string {
  if (places.length === 0) return `${ruleset} has no tables that can be changed`
  const below = places.filter((place) => place.path.startsWith(`${path}.`))
  if (below.length > 0) {
    return `"${path}" is not a single entry; it has ${listed(below.slice(0, 5).map((place) => place.path))}`
  }
  const near = nearest(
    path,
    places.map((place) => place.path),
    5,
  )
  return `unknown table entry "${path.slice(0, 80)}"; the nearest are ${listed(near)}`
}

function listed(paths: readonly string[]): string {
  return paths.join(', ')
}

function printed(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return (JSON.stringify(value) ?? String(value)).slice(0, 60)
}

/** Lays a patch over the tables of this thread and returns how to take it back. */
export function layPatch(ruleset: string, patch: Patch | undefined): () => void {
  const entries = Object.entries(patch?.tables ?? {})
  const { tablesChanged } = tablesOf(ruleset)
  if (entries.length === 0 || !tablesChanged) return () => {}
  const places = placesOf(ruleset)
  const found = entries.map(([path, value]) => {
    const place = places.find((one) => one.path === path)
    if (!place) throw new RangeError(unknownPath(path, places, ruleset))
    return { place, value }
  })
  for (const { place, value } of found) Reflect.set(place.of, place.key, value)
  tablesChanged()
  return () => {
    for (const { place } of found) Reflect.set(place.of, place.key, place.value)
    tablesChanged()
  }
}

/** The entries of a patch as options, for games that read their tables through them. */
export function tableOptions(ruleset: string, patch: Patch | undefined): AnyOptions {
  if (tablesOf(ruleset).tablesChanged) return {}
  const entries = Object.entries(patch?.tables ?? {})
  return Object.fromEntries(entries.map(([path, value]) => [`${TABLES_PREFIX}${path}`, value]))
}

/** Runs something with a patch, at one go: it must not be asynchronous, and the patch is gone when it returns or throws. */
export function withPatch<G extends Game, T>(
  { ruleset }: Pick<Entry<G>, 'ruleset'>,
  patch: Patch | undefined,
  run: () => T,
): T {
  const takeBack = layPatch(ruleset.id, patch)
  try {
    const result = run()
    if (result instanceof Promise) throw new TypeError('what runs with a patch must be done when it returns')
    return result
  } finally {
    takeBack()
  }
}

export interface Patchable {
  readonly path: string
  readonly value: Value
  readonly range: Range
}

/** The places of the tables with what they can hold, for sliders and lists. */
export function patchable(ruleset: string): Patchable[] {
  const places = placesOf(ruleset)
  return places.map((place) => ({ path: place.path, value: place.value, range: rangeOf(place, places) }))
}
