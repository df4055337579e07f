/** Chapter 39, §39.5.4.4: the odds of the bank. */
import type { LudusOptions } from '../ludus/options.ts'

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b)
}

/** §39.5.4.4 The combat values, each at least 1, divided by what divides both; or one to the rounded ratio (C.39). */
export function bankOdds(
  { oddsMethod }: Pick<LudusOptions, 'oddsMethod'>,
  [first, second]: readonly [number, number],
): [number, number] {
  const [a, b] = [Math.max(1, first), Math.max(1, second)]
  if (oddsMethod === 'gcd') {
    const divisor = greatestDivisor(a, b)
    return [a / divisor, b / divisor]
  }
  // The smaller divided by the greater is rounded up to one.
  return [Math.ceil(a / b), Math.ceil(b / a)]
}

/** §39.5.6 Whoever backs a side gets the other's number for each unit, and pays its own. */
export function stakesOf(odds: readonly [number, number], side: 0 | 1, unit: number): { wins: number; loses: number } {
  return { wins: odds[1 - side]! * unit, loses: odds[side] * unit }
}

/** By the switch: what a lanista may win from the bank in a month. */
export function mostFromBank({ bankLimit }: Pick<LudusOptions, 'bankLimit'>): number {
  return bankLimit === 'none' ? Number.POSITIVE_INFINITY : Number(bankLimit)
}
