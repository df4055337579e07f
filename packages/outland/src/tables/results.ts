/** T3 Results of an exchange, by the size of the difference. */
import type { Rule } from '@harena/engine'

export interface ResultRow {
  readonly rule: Rule
  /** How many hexes the loser backs up. */
  readonly backsUp: 0 | 1 | 2
  /** Whether the winner follows. */
  readonly follow: 'no' | 'must' | 'may'
  readonly winnerTakes: number
  readonly loserTakes: number
  readonly besides: 'locked' | 'prone' | 'mortallyWounded' | null
}

function row(
  rule: Rule,
  backsUp: 0 | 1 | 2,
  follow: ResultRow['follow'],
  winnerTakes: number,
  loserTakes: number,
  besides: ResultRow['besides'] = null,
): ResultRow {
  return { rule, backsUp, follow, winnerTakes, loserTakes, besides }
}

/** By the size of the difference. */
export const results: Readonly<Record<number, ResultRow>> = {
  1: row('T3.1', 0, 'no', 0, 0, 'locked'),
  2: row('T3.2', 1, 'no', 0, 0),
  3: row('T3.3', 1, 'must', 0, 0),
  4: row('T3.4', 1, 'must', 0, 1),
  5: row('T3.5', 1, 'may', 1, 1),
  6: row('T3.6', 1, 'may', 1, 2),
  7: row('T3.7', 2, 'may', 1, 2),
  8: row('T3.8', 2, 'may', 1, 3),
  9: row('T3.9', 1, 'may', 2, 4, 'prone'),
  10: row('T3.10', 0, 'no', 1, 0, 'mortallyWounded'),
}

/** The number of the row: differences 0 and 1 share the first, 10 and more the last. */
export function rowNumber(difference: number): number {
  const size = Math.abs(difference)
  return size < 1 ? 1 : size > 10 ? 10 : size
}
