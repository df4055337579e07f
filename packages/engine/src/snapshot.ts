/** A match with where it stands, so that it can go on without being played again. Plain data. */
import type { DiceState } from './dice.ts'
import type { Checkpoint, LogEntry, Position } from './position.ts'
import type { MatchRecord } from './record.ts'
import type { Game } from './referee.ts'

export interface Snapshot<G extends Game> {
  readonly record: MatchRecord
  readonly checkpoint: Omit<Checkpoint<G>, 'dice'> & { readonly dice: DiceState | null }
  /** What was told and read before the checkpoint. */
  readonly log: LogEntry<G>[]
  readonly read: Position<G>['read']
  readonly revision: number
}
