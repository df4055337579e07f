/** Plain data: null, booleans, finite numbers, strings, and lists and objects of them. JSON carries it unchanged. */

/** Deeper than any set-up or answer; a limit keeps hostile texts from exhausting the stack. */
export const MAX_DEPTH = 40

/** Whether JSON would carry a value as it is; fields that are undefined count as absent. */
export function isPlain(value: unknown, depth = MAX_DEPTH): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === 0) return false
  if (Array.isArray(value)) return Array.from(value).every((inner) => isPlain(inner, depth - 1))
  const prototype = Object.getPrototypeOf(value)
  const isBare = prototype === null || Object.getPrototypeOf(prototype) === null
  return isBare && Object.values(value).every((inner) => inner === undefined || isPlain(inner, depth - 1))
}

/** A copy of plain data that shares nothing with it. */
export function plainCopy<T>(value: T): T {
  return typeof value === 'object' ? JSON.parse(JSON.stringify(value)) : value
}
