/** What changes from one piece of plain data to the next: snapshots of a long campaign differ in little. */
import { isObject } from './shapes.ts'

/** Null where nothing changes; a new value; or what changes in the parts of a list or an object. */
export type Delta =
  | null
  | { readonly to: unknown }
  | { readonly parts: Readonly<Record<string, Delta>>; readonly gone?: readonly string[] }
  /** A list as long as `length` when the parts are changed and `more` is put behind. */
  | { readonly items: Readonly<Record<string, Delta>>; readonly length: number; readonly more: readonly unknown[] }

/** What must be done to `before` to get `after`. Parts that both share are not looked into. */
export function deltaOf(before: unknown, after: unknown): Delta {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after)) return listDelta(before, after)
  if (isObject(before) && isObject(after)) return objectDelta(before, after)
  return { to: after }
}

function listDelta(before: readonly unknown[], after: readonly unknown[]): Delta {
  const length = Math.min(before.length, after.length)
  const items: Record<string, Delta> = {}
  for (let at = 0; at < length; at++) {
    const change = deltaOf(before[at], after[at])
    if (change) items[at] = change
  }
  const isSame = length === before.length && length === after.length && Object.keys(items).length === 0
  return isSame ? null : { items, length, more: after.slice(length) }
}

/** Fields that are undefined count as absent. */
function objectDelta(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): Delta {
  const parts = Object.entries(after).flatMap(([key, value]) => {
    if (value === undefined) return []
    const change = isIn(before, key) ? deltaOf(before[key], value) : { to: value }
    return change ? [[key, change] as const] : []
  })
  const gone = Object.keys(before).filter((key) => isIn(before, key) && !isIn(after, key))
  if (parts.length === 0 && gone.length === 0) return null
  // A field may have any name, such as `__proto__`: so nothing is set by name.
  return { parts: Object.fromEntries(parts), ...(gone.length > 0 && { gone }) }
}

function isIn(object: Readonly<Record<string, unknown>>, key: string): boolean {
  return Object.hasOwn(object, key) && object[key] !== undefined
}

/** `before` with what changed; neither is touched. Throws a RangeError where the change does not fit. */
export function changed(before: unknown, delta: Delta): unknown {
  if (delta === null) return before
  if ('to' in delta) return delta.to
  if ('items' in delta && Array.isArray(before)) {
    const list = before.slice(0, delta.length)
    for (const [at, change] of Object.entries(delta.items)) list[Number(at)] = changed(list[Number(at)], change)
    return [...list, ...delta.more]
  }
  if ('parts' in delta && isObject(before)) {
    const gone = new Set(delta.gone)
    const rest = Object.entries(before).filter(([key]) => !gone.has(key))
    const parts = Object.entries(delta.parts).map(([key, part]) => {
      return [key, changed(Object.hasOwn(before, key) ? before[key] : undefined, part)] as const
    })
    return Object.fromEntries([...rest, ...parts])
  }
  throw new RangeError('the change does not fit what it should change')
}
