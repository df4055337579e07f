/**
 * A situation whose exact odds can be asked for. Its fields are data, so that flags, JSON, help and errors tell the same.
 */

import { t } from './language.ts'
import { shown } from './words.ts'

interface FieldOf<Kind extends string> {
  readonly kind: Kind
  /** As in JSON: `targetAgility`; the flag is `--target-agility`. */
  readonly name: string
  readonly what: string
  /** What holds when it is left out and the rules see to it; it then has no value. */
  readonly omitted?: string
  /** Where an earlier field has this value it is not needed, and then has that of the third. */
  readonly unless?: readonly [field: string, value: string, instead: Value]
}

/** A whole number. */
export interface NumberField extends FieldOf<'number'> {
  readonly min: number
  readonly max: number
  /** Its value when it is missing; a name means that it is then the same as that field. It is needed if there is none. */
  readonly default?: number | string
}

/** Something that holds or not; not, when it is missing and nothing else is said. */
export interface FlagField extends FieldOf<'flag'> {
  readonly default?: boolean
}

export interface ChoiceField extends FieldOf<'choice'> {
  readonly values: readonly string[]
  readonly default?: string
}

export type Field = NumberField | FlagField | ChoiceField

export type Value = number | boolean | string

/** The values of all fields, by name. */
export type Values = Readonly<Record<string, Value>>

/**
 * Chances by outcome; outcomes of one kind stand together. What is certain either way is said as yes or no. A name that
 * begins with `expected` is a mean and no chance.
 */
export interface Odds {
  readonly [outcome: string]: number | boolean | Odds
}

export interface Situation {
  readonly name: string
  readonly what: string
  readonly fields: readonly Field[]
  odds(values: Values): Odds
}

/**
 * A situation with its fields typed: `odds` gets each value as its field says. The fields are checked before it is
 * called.
 */
export function situation<const F extends readonly Field[]>(
  name: string,
  what: string,
  fields: F,
  odds: (values: ValuesOf<F>) => object,
): Situation {
  return { name, what, fields, odds: (values) => odds(values as ValuesOf<F>) as Odds }
}

type ValueOf<F extends Field> = F extends NumberField ? number : F extends FlagField ? boolean : ChoiceOf<F>

type ChoiceOf<F extends Field> = F extends ChoiceField ? F['values'][number] : never

type Omissible = { readonly omitted: string }

type ValuesOf<L extends readonly Field[]> = {
  readonly [F in L[number] as F extends Omissible ? never : F['name']]: ValueOf<F>
} & { readonly [F in L[number] as F extends Omissible ? F['name'] : never]?: ValueOf<F> }

/** What a field takes, in words. */
export function takes(field: Field): string {
  if (field.kind === 'number') return t`a whole number from ${field.min} to ${field.max}`
  return field.kind === 'flag' ? t('true or false') : t`one of ${field.values.join(', ')}`
}

/** What is taken for a field that is missing, in words; null where it is needed. */
export function defaultText(field: Field): string | null {
  if (field.omitted !== undefined) return field.omitted
  if (field.kind === 'flag') return String(field.default ?? false)
  if (field.default === undefined) return null
  return field.kind === 'number' && typeof field.default === 'string' ? t`as ${field.default}` : String(field.default)
}

/**
 * The odds of a situation with these values; `spelt` says how the caller spells a field. Throws a RangeError that names
 * the field and what it takes.
 */
export function oddsOf(one: Situation, given: Readonly<Record<string, unknown>>, spelt = (name: string) => name): Odds {
  for (const name of Object.keys(given)) {
    if (one.fields.some((field) => field.name === name)) continue
    throw new RangeError(
      t`unknown field "${name}"; ${one.name} has ${one.fields.map((field) => field.name).join(', ')}`,
    )
  }
  const values: Record<string, Value> = {}
  for (const field of one.fields) {
    if (given[field.name] === undefined && field.omitted !== undefined) continue
    const value = given[field.name] === undefined ? missing(field, values, spelt) : chosen(field, given[field.name])
    if (!fits(field, value)) {
      throw new RangeError(t`${spelt(field.name)} must be ${takes(field)}, not ${shown(value)}`)
    }
    values[field.name] = value
  }
  return one.odds(values)
}

/** Choices are known in the spelling of flags too: `classic-1981` is `classic1981`. */
function chosen(field: Field, value: unknown): unknown {
  if (field.kind !== 'choice' || typeof value !== 'string') return value
  const bare = (text: string) => text.replaceAll(/(?<=\w)-(?=\w)/g, '').toLowerCase()
  return field.values.find((one) => one === value) ?? field.values.find((one) => bare(one) === bare(value)) ?? value
}

function missing(field: Field, values: Values, spelt: (name: string) => string): Value {
  if (field.unless && values[field.unless[0]] === field.unless[1]) return field.unless[2]
  if (field.kind === 'flag') return field.default ?? false
  if (field.default === undefined) throw new RangeError(t`${spelt(field.name)} is needed: ${takes(field)}`)
  return field.kind === 'number' && typeof field.default === 'string' ? values[field.default]! : field.default
}

function fits(field: Field, value: unknown): value is Value {
  if (field.kind === 'flag') return typeof value === 'boolean'
  if (field.kind === 'choice') return typeof value === 'string' && field.values.includes(value)
  return typeof value === 'number' && Number.isInteger(value) && value >= field.min && value <= field.max
}
