/** The tables of each ruleset that a patch can change, and every single entry of them. */
import * as colosseum from '@harena/colosseum'
import * as heroes from '@harena/heroes'
import * as munera from '@harena/munera'
import * as outland from '@harena/outland'

/** What stands in one place of a table. */
export type Entry = number | string | boolean | null

/** The tables of a game, and what has to be called after a change; a game without it reads changes from its options. */
export interface Tables {
  readonly tables: Readonly<Record<string, object>>
  tablesChanged?(): void
}

const books: Readonly<Record<string, Tables>> = { munera, outland, heroes, 'heroes-career': heroes, colosseum }

export function tablesOf(ruleset: string): Tables {
  return books[ruleset] ?? { tables: {} }
}

/** One place of a table: its path, what stands there now, and where that is kept. */
export interface Place {
  /** Such as `weapons.sword.ap`. */
  readonly path: string
  readonly value: Entry
  readonly of: object
  readonly key: string
}

/** These only say which row it is. */
const LABELS = ['row', 'rule', 'name', 'kind', 'type', 'hexside', 'rel']

/** Every place of every table, in the book's order. */
export function placesOf(ruleset: string): Place[] {
  const places: Place[] = []
  const walk = (of: object, above: string) => {
    for (const key of Object.keys(of)) {
      if (LABELS.includes(key)) continue
      const value: unknown = Reflect.get(of, key)
      const path = above === '' ? key : `${above}.${key}`
      if (isEntry(value)) places.push({ path, value, of, key })
      else if (typeof value === 'object') walk(value as object, path)
    }
  }
  walk(tablesOf(ruleset).tables, '')
  return places
}

export function isEntry(value: unknown): value is Entry {
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
function columnOf({ path, key }: Place): string {
  const table = path.slice(0, path.indexOf('.'))
  return `${table} ${/^\d+$/.test(key) ? '' : key}`
}

export function rangeOf(place: Place, places: readonly Place[]): Range {
  const column = columnOf(place)
  const values = new Set(places.filter((one) => columnOf(one) === column).map(({ value }) => value))
  const kinds = new Set([...values].map((value) => typeof value))
  const words = [...values].filter((value) => typeof value === 'string').sort()
  return { numbers: kinds.has('number'), booleans: kinds.has('boolean'), nothing: values.has(null), words }
}

/** In words, for errors. */
export function rangeText({ numbers, booleans, nothing, words }: Range): string {
  return [
    ...(numbers ? ['a whole number'] : []),
    ...(booleans ? ['true or false'] : []),
    ...(words.length > 0 ? [`one of ${words.map((word) => `"${word}"`).join(', ')}`] : []),
    ...(nothing ? ['null'] : []),
  ].join(' or ')
}

export function fits(value: Entry, { numbers, booleans, nothing, words }: Range): boolean {
  if (value === null) return nothing
  if (typeof value === 'number') return numbers && Number.isSafeInteger(value)
  return typeof value === 'boolean' ? booleans : words.includes(value)
}
