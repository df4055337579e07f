/** Exact odds by name: the answer to a situation that is given as data. */
import { isObject, kebabCase, type Odds, oddsOf, type Situation, t } from '@harena/engine'

/** The one that is called so, in either spelling. */
function named<T extends { readonly name: string }>(list: readonly T[], wanted: string): T | undefined {
  return list.find(({ name }) => name === wanted || kebabCase(name) === wanted)
}

/**
 * The odds of a situation given as an object: its kind and its fields. Throws a RangeError that says what is wrong and
 * what would be right.
 */
export function oddsOfData(known: readonly Situation[], data: unknown): Odds {
  const kinds = known.map(({ name }) => name).join(', ')
  if (!isObject(data)) throw new RangeError(t('a situation is an object such as {"kind": ...}'))
  const { kind, ...given } = data
  if (typeof kind !== 'string') throw new RangeError(t`"kind" is needed: one of ${kinds}`)
  const found = named(known, kind)
  if (!found) throw new RangeError(t`unknown kind "${kind.slice(0, 60)}"; known are ${kinds}`)
  const values = Object.entries(given).map(([name, value]) => [named(found.fields, name)?.name ?? name, value])
  return oddsOf(found, Object.fromEntries(values))
}

/** The odds of many situations in their order; an error names the position of the situation, counted from 1. */
export function oddsOfAll(known: readonly Situation[], list: unknown): Odds[] {
  if (!Array.isArray(list)) throw new RangeError(t('a batch is a list of situations: [{"kind": ...}, ...]'))
  return list.map((data, at) => {
    try {
      return oddsOfData(known, data)
    } catch (thrown) {
      if (!(thrown instanceof RangeError)) throw thrown
      throw new RangeError(t`situation ${at + 1} of ${list.length}: ${thrown.message}`)
    }
  })
}

/** Four dice have so many outcomes. */
const LARGEST_DENOMINATOR = 1296

/** The fraction that equals a chance made by a few dice, such as 5/36; null where there is no short one. */
export function fractionOf(chance: number): { readonly numerator: number; readonly denominator: number } | null {
  for (let denominator = 1; denominator <= LARGEST_DENOMINATOR; denominator++) {
    const numerator = Math.round(chance * denominator)
    if (Math.abs(numerator / denominator - chance) < 1e-12) return { numerator, denominator }
  }
  return null
}
