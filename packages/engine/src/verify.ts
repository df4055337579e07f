/** Whether what was saved is whole: it leads to the very log it was saved with, and nothing in it was changed. */
import type { MatchRecord } from './record.ts'
import type { Game } from './referee.ts'
import type { Ruleset } from './ruleset.ts'
import { Table } from './table.ts'

export interface Verdict {
  readonly isSame: boolean
  readonly expected: string
  readonly found: string
}

export function verify<G extends Game>(ruleset: Ruleset<G>, record: MatchRecord): Verdict {
  const found = Table.load(ruleset, record).digest()
  return { isSame: found === record.digest, expected: record.digest, found }
}
