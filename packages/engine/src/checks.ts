/** Checks of data of unknown origin. Each throws a RangeError that names the field and what would be right. */
import { t } from './language.ts'
import { isObject } from './shapes.ts'
import { isClean } from './text.ts'
import { shown } from './words.ts'

export type Check = (value: unknown, field: string) => void

/** A field that holds something wrong, and what would be right. */
class FieldError extends RangeError {
  readonly right: string

  constructor(field: string, right: string, value: unknown) {
    super(t`"${shortened(field)}" must be ${right}, not ${shown(value)}`)
    this.right = right
  }
}

export function refuseField(field: string, right: string, value: unknown): never {
  throw new FieldError(field, right, value)
}

/** What a check would take, for a field that is not there. */
function rightOf(inner: Check): string {
  try {
    inner(undefined, '')
  } catch (thrown) {
    if (thrown instanceof FieldError) return t`: it must be ${thrown.right}`
  }
  return ''
}

function shortened(field: string): string {
  return field.length > 80 ? `${field.slice(0, 77)}...` : field
}

function check(isFine: (value: unknown) => boolean, right: string): Check {
  return (value, field) => {
    if (!isFine(value)) refuseField(field, right, value)
  }
}

/** A whole number. */
export function whole(min = 0, max = Number.MAX_SAFE_INTEGER): Check {
  const right =
    max === Number.MAX_SAFE_INTEGER ? t`a whole number, ${min} or more` : t`a whole number from ${min} to ${max}`
  return check((value) => Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max, right)
}

export function numberFrom(min: number, max: number): Check {
  const isFine = (value: unknown) => typeof value === 'number' && value >= min && value <= max
  return check(isFine, t`a number from ${min} to ${max}`)
}

export function text(longest: number): Check {
  const isFine = (value: unknown) => typeof value === 'string' && value.length <= longest && isClean(value)
  return check(isFine, t`a text of at most ${longest} characters, none of them invisible`)
}

export const truth: Check = check((value) => typeof value === 'boolean', t('true or false'))

export function oneOf(...values: readonly unknown[]): Check {
  return check((value) => values.includes(value), values.map((value) => shown(value)).join(` ${t('or')} `))
}

export function either(one: Check, other: Check, right: string): Check {
  const fits = (fitting: Check, value: unknown) => {
    try {
      fitting(value, '')
      return true
    } catch {
      return false
    }
  }
  return check((value) => fits(one, value) || fits(other, value), right)
}

export function listOf(each: Check, min: number, max: number): Check {
  const size = min === max ? String(min) : t`${min} to ${max}`
  return (value, field) => {
    const isFine = Array.isArray(value) && value.length >= min && value.length <= max
    if (!isFine) refuseField(field, t`a list of ${size}`, value)
    for (const [at, one] of (value as unknown[]).entries()) each(one, `${field}.${at}`)
  }
}

/** An object with these fields, perhaps some more, and no others. */
export function fields(needed: Readonly<Record<string, Check>>, more: Readonly<Record<string, Check>> = {}): Check {
  const known = { ...needed, ...more }
  const within = (field: string, name: string) => (field === '' ? name : `${field}.${name}`)
  return (value, field) => {
    if (!isObject(value)) refuseField(field, t`an object with ${Object.keys(needed).join(', ')}`, value)
    const given = value as Record<string, unknown>
    const unknown = Object.keys(given).find((name) => !Object.hasOwn(known, name))
    if (unknown !== undefined) {
      throw new RangeError(
        t`unknown field ${shown(within(field, unknown))}; known are ${Object.keys(known).join(', ')}`,
      )
    }
    for (const [name, inner] of Object.entries(known)) {
      if (Object.hasOwn(given, name)) inner(given[name], within(field, name))
      else if (Object.hasOwn(needed, name)) refuseMissing(within(field, name), inner)
    }
  }
}

function refuseMissing(field: string, inner: Check): never {
  throw new RangeError(t`"${shortened(field)}" is missing${rightOf(inner)}`)
}

/** An object whose keys are free. */
export function entriesOf(key: RegExp, right: string, each: Check, most: number): Check {
  return (value, field) => {
    if (!isObject(value)) refuseField(field, t('an object'), value)
    const entries = Object.entries(value as object)
    if (entries.length > most)
      throw new RangeError(t`"${field}" has ${entries.length} entries; at most ${most} are read`)
    for (const [name, one] of entries) {
      if (!key.test(name)) throw new RangeError(t`"${field}" has an entry ${shown(name)}; each is ${right}`)
      each(one, `${field}.${name}`)
    }
  }
}
