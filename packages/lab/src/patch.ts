/**
 * A patch tries out other rules: switches that differ from the defaults, and other numbers in the tables. A match carries
 * both among its options, so nobody else ever sees them.
 */
import {
  type AnyOptions,
  checkedPlace,
  checks,
  effectiveOptions,
  type Game,
  isObject,
  type Manifest,
  type Place,
  type Range,
  rangesOf,
  TABLES_PREFIX,
  t,
} from '@harena/engine'

/** Checked and flat, so that it can be sent to other threads and machines. */
export interface Patch {
  readonly title?: string
  /** Switches; those of the match itself come first. */
  readonly options?: AnyOptions
  /** New entries by their paths, such as `weapons.sword.ap`. */
  readonly tables?: AnyOptions
}

const EXAMPLE = '{"title": "...", "options": {"switch": "value"}, "tables": {"table.row.column": 1}}'

/** A patch of unknown origin. Throws a RangeError that says what is wrong, what is printed and what would be right. */
export function checkedPatch<G extends Game>({ ruleset }: Pick<Manifest<G>, 'ruleset'>, data: unknown): Patch {
  if (!isObject(data)) throw new RangeError(t`a patch is an object such as ${EXAMPLE}`)
  for (const key of Object.keys(data)) {
    if (!['title', 'options', 'tables'].includes(key)) {
      throw new RangeError(t`unknown part "${key.slice(0, 60)}" of a patch; it has title, options and tables`)
    }
  }
  const { title, options = {}, tables = {} } = data
  if (title !== undefined) checks.text(200)(title, 'title')
  if (!isObject(options)) throw new RangeError(t`"options" must be an object, as in ${EXAMPLE}`)
  if (!isObject(tables)) throw new RangeError(t`"tables" must be an object, as in ${EXAMPLE}`)
  const effective = effectiveOptions(ruleset, options)
  const chosen = Object.fromEntries(Object.keys(options).map((id) => [id, effective[id]!]))
  const entries = flat(tables).map(([path, value]) => [path, checkedPlace(ruleset.tables, path, value)])
  return {
    ...(title === undefined ? {} : { title: String(title) }),
    options: chosen,
    tables: Object.fromEntries(entries),
  }
}

/** Nested objects as paths; what is no object is a value. */
function flat(tables: Readonly<Record<string, unknown>>, above = ''): [path: string, value: unknown][] {
  return Object.entries(tables).flatMap(([key, value]) => {
    const path = above === '' ? key : `${above}.${key}`
    return isObject(value) ? flat(value, path) : [[path, value] as [string, unknown]]
  })
}

/** What a match is played by under a patch: its switches, and its entries of tables as `tables.<path>`. */
export function patchedOptions({ options, tables = {} }: Patch): AnyOptions {
  const entries = Object.entries(tables).map(([path, value]) => [`${TABLES_PREFIX}${path}`, value])
  return { ...options, ...Object.fromEntries(entries) }
}

export interface Patchable extends Place {
  readonly range: Range
}

/** The places of the tables with what they can hold, for sliders and lists. */
export function patchable({ ruleset }: Pick<Manifest<Game>, 'ruleset'>): Patchable[] {
  return [...rangesOf(ruleset.tables).values()].map(({ place, range }) => ({ ...place, range }))
}
