/**
 * The tables of a game, as printed, and with other numbers. A match carries the places that differ among its options
 * (`tables.weapons.sword.ap`), so two matches with different numbers can be played side by side, saved and replayed.
 */
import { t } from './language.ts'
import { nearest } from './nearest.ts'
import { plainCopy } from './plain.ts'
import type { AnyOptions, OptionValue } from './referee.ts'
import { shown } from './words.ts'

/** Tables by the book's names: plain data, never changed. */
export type Tables = Readonly<Record<string, object>>

/** Where the changed places stand among the options. */
export const TABLES_PREFIX = 'tables.'

/** One place of a table: its path, such as `weapons.sword.ap`, and what is printed there. */
export interface Place {
  readonly path: string
  readonly value: OptionValue
}

/** These only say which row it is. */
const LABELS = ['row', 'rule', 'name', 'kind', 'type', 'hexside', 'rel']

/** Every place of every table, in the book's order. */
export function placesOf(tables: Tables): Place[] {
  const places: Place[] = []
  const walk = (of: object, above: string) => {
    for (const [key, value] of Object.entries(of)) {
      if (LABELS.includes(key)) continue
      const path = above === '' ? key : `${above}.${key}`
      if (isEntry(value)) places.push({ path, value })
      else if (typeof value === 'object') walk(value, path)
    }
  }
  walk(tables, '')
  return places
}

function isEntry(value: unknown): value is OptionValue {
  return value === null || ['number', 'string', 'boolean'].includes(typeof value)
}

/** What a place can hold: whatever kind of thing stands there or in the same column of its table. */
export interface Range {
  readonly numbers: boolean
  readonly booleans: boolean
  readonly nothing: boolean
  readonly words: readonly string[]
}

/** The column of a place: its last name; in lists and grids, where that is a number, the whole table. */
function columnOf({ path }: Place): string {
  const table = path.slice(0, path.indexOf('.'))
  const key = path.slice(path.lastIndexOf('.') + 1)
  return `${table} ${/^\d+$/.test(key) ? '' : key}`
}

export function rangeOf(place: Place, places: readonly Place[]): Range {
  const column = columnOf(place)
  const values = new Set(places.filter((one) => columnOf(one) === column).map(({ value }) => value))
  const kinds = new Set([...values].map((value) => typeof value))
  const words = [...values].filter((value) => typeof value === 'string').sort()
  return { numbers: kinds.has('number'), booleans: kinds.has('boolean'), nothing: values.has(null), words }
}

function rangeText({ numbers, booleans, nothing, words }: Range): string {
  return [
    ...(numbers ? [t('a whole number')] : []),
    ...(booleans ? [t('true or false')] : []),
    ...(words.length > 0 ? [t`one of ${words.map((word) => `"${word}"`).join(', ')}`] : []),
    ...(nothing ? ['null'] : []),
  ].join(` ${t('or')} `)
}

function fits(value: OptionValue, { numbers, booleans, nothing, words }: Range): boolean {
  if (value === null) return nothing
  if (typeof value === 'number') return numbers && Number.isSafeInteger(value)
  return typeof value === 'boolean' ? booleans : words.includes(value)
}

const known = new WeakMap<Tables, ReadonlyMap<string, { readonly place: Place; readonly range: Range }>>()

/** Every place with what it can hold, by its path; worked out once for each set of tables. */
export function rangesOf(tables: Tables): ReadonlyMap<string, { readonly place: Place; readonly range: Range }> {
  let found = known.get(tables)
  if (!found) {
    const places = placesOf(tables)
    found = new Map(places.map((place) => [place.path, { place, range: rangeOf(place, places) }]))
    known.set(tables, found)
  }
  return found
}

/** A changed place of unknown origin. Throws a RangeError that says what is printed there and what would be right. */
export function checkedPlace(tables: Tables, path: string, value: unknown): OptionValue {
  const found = rangesOf(tables).get(path)
  if (!found) throw new RangeError(unknownPath(tables, path))
  if (isEntry(value) && fits(value, found.range)) return value
  const now = t`it is ${shown(found.place.value)} in print and can be ${rangeText(found.range)}`
  throw new RangeError(t`"${path}" cannot be ${shown(value)}; ${now}`)
}

function unknownPath(tables: Tables, path: string): string {
  const paths = [...rangesOf(tables).keys()]
  if (paths.length === 0) return t('this game has no tables that can be changed')
  const below = paths.filter((one) => one.startsWith(`${path}.`))
  if (below.length > 0) return t`"${path}" is not a single entry; it has ${below.slice(0, 5).join(', ')}`
  return t`unknown table entry ${shown(path, 80)}; the nearest are ${nearest(path, paths, 5).join(', ')}`
}

/**
 * The tables of a match by its options: the printed ones themselves where nothing is changed, and one set for all matches
 * with the same changes, so that what is worked out from it (`perTables`) is worked out once. The options of a match are
 * one object from its start to its end, so they are looked up once.
 */
export function tableSet<T extends Tables>(printed: T): (options: AnyOptions) => T {
  const sets = new WeakMap<AnyOptions, T>()
  let last: AnyOptions | null = null
  let lastSet = printed
  let changes = ''
  let changedSet = printed
  const setOf = (options: AnyOptions): T => {
    const own = Object.entries(options).filter(([id]) => id.startsWith(TABLES_PREFIX))
    if (own.length === 0) return printed
    const wanted = JSON.stringify(own)
    if (wanted !== changes) changedSet = changed(printed, own)
    changes = wanted
    return changedSet
  }
  return (options) => {
    if (options === last) return lastSet
    let set = sets.get(options)
    if (!set) {
      set = setOf(options)
      sets.set(options, set)
    }
    last = options
    lastSet = set
    return set
  }
}

function changed<T extends Tables>(printed: T, changes: readonly (readonly [string, OptionValue])[]): T {
  const copy = plainCopy(printed)
  for (const [id, value] of changes) {
    const keys = id.slice(TABLES_PREFIX.length).split('.')
    const last = keys.pop()!
    const row = keys.reduce<object>((of, key) => Reflect.get(of, key) as object, copy)
    Reflect.set(row, last, value)
  }
  return copy
}

/** What is worked out from tables, once for each set of them. */
export function perTables<T extends object, D>(work: (tables: T) => D): (tables: T) => D {
  const done = new WeakMap<T, { readonly value: D }>()
  let last: T | null = null
  let lastValue: D
  return (tables) => {
    if (tables === last) return lastValue
    let found = done.get(tables)
    if (!found) {
      found = { value: work(tables) }
      done.set(tables, found)
    }
    last = tables
    lastValue = found.value
    return lastValue
  }
}
