/** What may be shown of a match that is still on: what one seat knows, and nothing that is sealed, private or to come. */
import type { LogEntry } from './position.ts'
import type { PlayerRecord } from './record.ts'
import type { Game, Seat } from './referee.ts'

export const SEEN_FORMAT = 'harena-seen'

export interface SeenRecord<G extends Game> {
  readonly format: typeof SEEN_FORMAT
  readonly ruleset: string
  readonly rulesetVersion: string
  readonly options: G['options']
  readonly players: readonly PlayerRecord[]
  /** Whose knowledge it is; null is a spectator's. */
  readonly seat: Seat | null
  readonly revision: number
  /** The number of the question that waits, to be named with its answer. */
  readonly at: number
  readonly state: G['state']
  readonly log: readonly LogEntry<G>[]
  /** What the seat is asked now. */
  readonly questions: readonly G['question'][]
}
