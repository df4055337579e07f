/** Where a match stands, and where it can be played on from. */
import type { Dice } from './dice.ts'
import type { Ending, TapeEntry } from './record.ts'
import type { Game, Roll } from './referee.ts'
import type { Waiting } from './referees/live.ts'

/** An event with the dice that led to it. */
export interface LogEntry<G extends Game> {
  readonly event: G['event']
  readonly rolls: readonly Roll[]
}

/** Where a step began: everything needed to run it again. */
export interface Checkpoint<G extends Game> {
  readonly state: G['state']
  readonly dice: Dice | null
  readonly tape: number
  readonly log: number
  readonly rolls: number
  readonly loose: readonly Roll[]
}

/** Where the match stands. Whatever comes in leads to a new position; the one before is never changed. */
export interface Position<G extends Game> {
  readonly tape: TapeEntry[]
  /** What had happened when each entry of the tape was read; as long as the part that has been read. */
  readonly read: { readonly rolls: number; readonly log: number }[]
  checkpoint: Checkpoint<G>
  /** The last one at which no match inside was on; null where it was taken up in the middle of one. */
  outside: Checkpoint<G> | null
  state: G['state']
  readonly log: LogEntry<G>[]
  rolls: number
  /** Rolls that no event has told of yet. */
  loose: Roll[]
  waiting: Waiting<G> | null
  /** All questions that were put together, to be revealed together, answered ones too; empty if it was one alone. */
  together: readonly G['question'][]
  /** Somebody has ended the match before the rules did. */
  ending: Ending | null
}

/** The position from which a tape is played on; of the position before it keeps what lies before the checkpoint. */
export function positionAt<G extends Game>(from: Checkpoint<G>, tape: TapeEntry[], before?: Position<G>): Position<G> {
  return {
    tape,
    read: before?.read.slice(0, from.tape) ?? [],
    checkpoint: from,
    outside: before?.outside ?? null,
    state: from.state,
    log: before?.log.slice(0, from.log) ?? [],
    rolls: from.rolls,
    loose: [...from.loose],
    waiting: null,
    together: [],
    ending: null,
  }
}
