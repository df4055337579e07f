/**
 * A patch tries out other rules: switches that differ from the defaults, and other numbers in the tables. It is laid over
 * the tables for the time of a simulation, which runs at one go, and taken back: nobody else ever sees it.
 */
import {
  type AnyOptions,
  checkedPlace,
  effectiveOptions,
  type Game,
  isObject,
  type Manifest,
  type OptionValue,
  type Place,
  type Range,
  rangesOf,
  TABLES_PREFIX,
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
  const entries = flat(tables).map(([path, value]) => [path, checkedPlace(ruleset.tables, path, value)])
  return { ...(title === undefined ? {} : { title }), options: chosen, tables: Object.fromEntries(entries) }
}

/** Nested objects as paths; what is no object is a value. */
function flat(tables: Readonly<Record<string, unknown>>, above = ''): [path: string, value: unknown][] {
  return Object.entries(tables).flatMap(([key, value]) => {
    const path = above === '' ? key : `${above}.${key}`
    return isObject(value) ? flat(value, path) : [[path, value] as [string, unknown]]
  })
}

/** Lays a patch over the tables of this thread and returns how to take it back. */
export function layPatch<G extends Game>(game: Manifest<G>, patch: Patch | undefined): () => void {
  const entries = Object.entries(patch?.tables ?? {})
  if (entries.length === 0 || !game.tablesChanged) return () => {}
  const { tables } = game.ruleset
  const set = (path: string, value: OptionValue) => {
    const keys = path.split('.')
    const last = keys.pop()!
    Reflect.set(
      keys.reduce<object>((of, key) => Reflect.get(of, key) as object, tables),
      last,
      value,
    )
  }
  const before = entries.map(([path, value]) => {
    checkedPlace(tables, path, value)
    return [path, rangesOf(tables).get(path)!.place.value] as const
  })
  for (const [path, value] of entries) set(path, value)
  game.tablesChanged?.()
  return () => {
    for (const [path, value] of before) set(path, value)
    game.tablesChanged?.()
  }
}

/** The entries of a patch as options, for games that read their tables through them. */
export function tableOptions<G extends Game>(game: Manifest<G>, patch: Patch | undefined): AnyOptions {
  if (game.tablesChanged) return {}
  const entries = Object.entries(patch?.tables ?? {})
  return Object.fromEntries(entries.map(([path, value]) => [`${TABLES_PREFIX}${path}`, value]))
}

/** Runs something with a patch, at one go: it must not be asynchronous, and the patch is gone when it returns or throws. */
export function withPatch<G extends Game, T>(game: Manifest<G>, patch: Patch | undefined, run: () => T): T {
  const takeBack = layPatch(game, patch)
  try {
    const result = run()
    if (result instanceof Promise) throw new TypeError('what runs with a patch must be done when it returns')
    return result
  } finally {
    takeBack()
  }
}

export interface Patchable extends Place {
  readonly range: Range
}

/** The places of the tables with what they can hold, for sliders and lists. */
export function patchable({ ruleset }: Pick<Manifest<Game>, 'ruleset'>): Patchable[] {
  return [...rangesOf(ruleset.tables).values()].map(({ place, range }) => ({ ...place, range }))
}
