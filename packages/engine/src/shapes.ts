/** Shapes of data of unknown origin. Whether it is legal is another question. */

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object with exactly these fields. */
export function hasOnly(value: unknown, ...fields: string[]): value is Record<string, unknown> {
  return (
    isObject(value) &&
    Object.keys(value).length === fields.length &&
    fields.every((field) => Object.hasOwn(value, field))
  )
}

/** A whole number from 0 to `limit` - 1. */
export function isWholeBelow(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < limit
}

/** A whole number from `least` to `most`. */
export function isWholeWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}

/** One of some words. */
export function isOneOf(known: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && known.includes(value)
}

/** The first key that nobody knows. */
export function unknownKey(value: object, known: readonly string[]): string | undefined {
  return Object.keys(value).find((key) => !known.includes(key))
}

export function isFace(value: unknown): value is number {
  return isWholeBelow(value, 7) && value > 0
}
